import Pages
import XCTest

@testable import XcodeApp

/// The table that the app takes from its package, and the façade for Objective-C.
@MainActor
final class TableTests: XCTestCase {
    func testRoutesOfEachFeature() throws {
        let chat = try Navigation.router.call("xcodeapp://chat/5", as: ChatPage.self)
        XCTAssertEqual(chat, ChatPage(chatID: 5))
        let product = try Navigation.router.call("//shop/lamp", as: ProductPage.self)
        XCTAssertEqual(product, ProductPage(name: "lamp"))
    }

    func testCallFromObjectiveC() throws {
        XCTAssertEqual(try Navigation.legacyShop.price(ofProduct: "lamp"), "4 €")
        XCTAssertThrowsError(try Navigation.legacyShop.price(ofProduct: "lamp/shade"))
    }

    func testRequestFromObjectiveC() {
        let isOpen = expectation(description: "the handler has returned")
        Navigation.legacyShop.openProduct("lamp") { page, error in
            XCTAssertEqual(page as? ProductPage, ProductPage(name: "lamp"))
            XCTAssertNil(error)
            isOpen.fulfill()
        }
        wait(for: [isOpen], timeout: 10)
    }
}

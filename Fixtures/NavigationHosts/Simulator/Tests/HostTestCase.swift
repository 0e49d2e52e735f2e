import XCTest

/// An app of a host, which each test launches.
@MainActor
class HostTestCase: XCTestCase {
    let app = XCUIApplication()

    override func setUp() async throws {
        continueAfterFailure = false
        app.launch()
    }

    func text(_ label: String) -> XCUIElement { app.staticTexts[label].firstMatch }

    /// Opens a link, as another app does.
    func open(_ path: String) throws {
        app.open(try XCTUnwrap(URL(string: "navigationhosts://\(path)")))
    }
}

import ChatRoutes
import Models
import RouterPipeline
import RouterRuntime
import RouterServices
import Search
import ShopRoutes
import Testing

@Suite struct AppsTests {
    private let router = Router(.appsTests)

    @Test("accessors of two interfaces and of a feature itself in one file")
    func accessorsOfTwoInterfacesAndOfAFeatureItselfInOneFile() throws {
        #expect(try router.call(.openChat(chatID: 5)) == "chat 5")
        #expect(try router.call(.shopProduct(id: 7)) == Product(id: 7))
        #expect(try router.call(.search(id: 7)) == ["map of product 7", "Product(id: 7)"])
        #expect(try router.services.messages.unread() == 3)
    }
}

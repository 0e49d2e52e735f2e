import ChatRoutes
import Models
import RouterPipeline
import RouterRuntime
import RouterTestSupport
import Testing

/// The feature alone: no other feature is linked.
@Suite struct ShopTests {
    private let router = Router(.shopTests)

    @Test("A discussion opens the chat about the product")
    func discussion() throws {
        let recorder = RouteRecorder(router)
        let chat = Route.openChat(chatID: 1, about: Product(id: 7))
        recorder.stub(chat, with: "about a bicycle")

        #expect(try router.call("//shop/discuss/7", as: String.self) == "about a bicycle")
        #expect(recorder.count(of: chat) == 1)
    }

    @Test("A discussion fails if the chat fails")
    func failure() {
        let recorder = RouteRecorder(router)
        let chat = Route.openChat(chatID: 1, about: Product(id: 7))
        recorder.stub(chat, throwing: CancellationError())

        #expect(throws: CancellationError.self) { try router.call("//shop/discuss/7", as: String.self) }
    }

    @Test("Without a stub, a route of a feature that is not linked is unknown")
    func unknown() {
        #expect(throws: RouterError.self) { try router.call("//shop/discuss/7", as: String.self) }
    }
}

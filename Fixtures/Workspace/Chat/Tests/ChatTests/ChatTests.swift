import ChatRoutes
import Models
import RouterPipeline
import RouterRuntime
import RouterServices
import Testing

/// A route of the tests' own, beside those of the feature.
///
/// @route //tests/echo/:text
func echo(text: String) -> String { text }

@Suite struct ChatTests {
    private let router = Router(.chatTests)

    @Test("the tests' table has the feature's routes and their own") func theTestsTableHasTheFeaturesRoutesAndTheirOwn()
        throws
    {
        #expect(try router.call("//chat/5", as: String.self) == "chat 5")
        #expect(try router.call("//tests/echo/a", as: String.self) == "a")
    }

    @Test("accessors of the interface and of the tests themselves")
    func accessorsOfTheInterfaceAndOfTheTestsThemselves() throws {
        #expect(try router.call(.openChat(chatID: 5, about: Product(id: 7))) == "chat 5 about product 7")
        #expect(try router.store.echo(text: "b") == "b")
        #expect(try router.services.messages.unread() == 3)
    }
}

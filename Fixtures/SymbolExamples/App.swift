// What the examples in the documentation of declarations use of an app. `SymbolExampleTests` compiles both.
import Foundation
import RouteTables
import RouterDynamic
import RouterFoundation
import RouterInspector
import RouterNavigation
import RouterRuntime
import RouterTestSupport

// The app.

struct ChatScreen: NavigationPage {
    var chatID: Int
}
enum Screen: Hashable, Sendable {
    case inbox, help, chat(Int)
}
struct Product: Sendable {
    var id: Int
}
struct Photo: Sendable {}
struct Image: Sendable {}
protocol AppConfigService: Sendable {}
protocol Storage: Sendable {}
protocol LaunchModule {}
final class AModule: LaunchModule {
    /// Gives the value back.
    ///
    /// @route
    func server2(value: Int) -> Int { value }
}
final class BModule: LaunchModule {
    /// Gives the value back.
    ///
    /// @route
    func server2(value: Int) -> Int { value }
}
@MainActor final class ProfileView {
    let personID: Int
    init(personID: Int) { self.personID = personID }
    /// Loads the profile again.
    ///
    /// @route //profile/reload
    func reload() {}
}

/// Opens a conversation.
///
/// @route //chat/:chatID
func openChat(chatID: Int) -> ChatScreen { ChatScreen(chatID: chatID) }
/// Opens a conversation about a product.
///
/// @route //discussion/:chatID
func openChat(chatID: Int, about: Product) -> String { "\(chatID) \(about)" }
/// Asks for a photo.
///
/// @route //photo
@MainActor func pickPhoto() -> PhotoPage { PhotoPage() }
/// Buys what is in the cart.
///
/// @route //checkout
func checkout() {}
/// Lists the orders.
///
/// @route //orders
func orders() {}
/// Opens a product.
///
/// @route //shop/product/:id
func shopProduct(id: Int) -> Product { Product(id: id) }
final class PhotoPage: ResultPage {
    let result = PageResult<Photo>()
}

extension RouteTable {
    static var superApp: RouteTable { app }
    static func app(server: [String]) -> RouteTable { app }
}

// What else its code has.

/// The facts of the app that routes require.
enum RouteRequirement: String {
    case account
}

actor Session {
    static let shared = Session()
    static let isOpen = true
    static let isOffline = false
    var isOpen: Bool { true }
    func logIn() async throws {}
}
struct Offline: Error {}
enum Experiment { static let isOn = true }
enum Settings { static let usesOldShop = true }
enum Statistics { static func count(_ event: RouteEvent) {} }
@MainActor enum Spinner { static func stop() {} }
enum Invitations {
    static func chat(of code: String) throws -> Int { code.count }
}
@MainActor enum Banner { static func show(_ text: String) {} }
@MainActor enum editor { static let text = "" }
struct Draft: Sendable {
    var text: String
}
struct Campaign: Sendable {
    var id: Int
}
struct Container: Sendable {
    func resolve(_ type: Any.Type) -> AnyObject? { nil }
}
struct Log: Sendable {
    func warning(_ text: String) {}
}

let router = Router(.app)
let inspector = RouteInspector(router)
let recorder = RouteRecorder(router)
let image = Image()
let draft = Draft(text: "")
let container = Container()
let logger = Log()
let data = Data()
final class NSApplication {}

// What it shows.

final class Host: NavigationHost {
    func show(
        _ scene: NavigatorScene?,
        replacing old: NavigatorScene?,
        isAnimated: Bool,
        in navigator: Navigator
    ) async throws {}
}
@MainActor let host = Host()
@MainActor let navigator = Navigator(router)
let state = NavigationState()
var page: Page {
    get throws { throw Offline() }
}

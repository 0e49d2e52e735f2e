import RouterRuntime
import RouterServices

/// A page with a value of the URL and a service.
///
/// @route(init, inject: clock) //injected/page/:id
struct ClockPage {
    let id: Int
    let clock: any Clock
    var tags: [String] = []
}

/// A page with a service in a property.
///
/// @route(init, inject: clock) //injected/board/:title
final class ClockBoard {
    var clock: (any Clock)?
    var title = ""

    init() {}
}

enum Injected {
    /// The service is awaited where the handler is.
    ///
    /// @route(inject: store, clock) //injected/count
    static func count(of store: any Storage.Store, _ clock: any Clock, factor: Int = Injected.one) async -> String {
        "\(clock.name) \(store.count() * factor)"
    }

    /// @route(inject: screen) //injected/title
    @MainActor static func title(screen: any Screen) -> String { screen.title() }

    static let one = 1
}

/// What the app provides when it runs.
protocol Session: Sendable {
    var user: String { get }
}

/// @route(inject: session) //injected/user
func user(session: any Session, greeting: String) -> String { "\(greeting), \(session.user)" }

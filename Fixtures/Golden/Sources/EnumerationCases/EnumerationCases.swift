/// Where an app's own stack leads.
enum Destination: Hashable, Sendable {
    /// Shows a post.
    ///
    /// @route //post/:id
    /// @route(from: web) //p/:id/:comment?
    case post(id: Int, comment: Int? = nil)
    /// @route //home
    case home
    /// @route
    case settings, about
    /// @route //search
    case search(text: String, tags: [String] = [], page: Int = Destination.first)
    /// @route //default
    case `default`
    #if DEBUG || !DEBUG
        /// @route //traced/:name
        indirect case traced(name: String)
    #endif
    case unmarked(Int)

    static let first = 1
}

/// A destination whose values are static properties.
///
/// @route //screens
struct Screen: Hashable, Sendable {
    var title: String

    /// @route
    static let help: Screen = Screen(title: "help")
    /// @route(name: start) start
    static var home: Self { Screen(title: "home") }
    /// @route //latest
    @MainActor static var latest: Screen? { get async throws { Screen(title: "latest") } }
}

extension Screen {
    /// @route
    static var `default`: Screen { get throws { throw Missing() } }

    struct Missing: Error {}
}

/// @route //sheets
@MainActor
enum Sheet {
    /// @route(name: login) login
    case login(then: (Int) -> Int)
    /// @route alert
    case alert(text: String)

    /// @route count
    static func count() -> Int { 2 }

    enum Kind: String {
        /// @route //kind/small
        case small = "s"
        /// @route //kind/large
        case large = "l"
    }
}

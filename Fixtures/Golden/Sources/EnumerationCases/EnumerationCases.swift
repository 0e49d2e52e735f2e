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

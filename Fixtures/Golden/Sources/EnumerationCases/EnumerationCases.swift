/// Where an app's own stack leads.
enum Destination: Hashable, Sendable {
    /// Shows a post.
    ///
    /// @route //post/:id
    /// @route(from: webView) //p/:id/:comment?
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

/// One destination of a stack, with an enumeration for each feature.
enum Page: Hashable, Sendable {
    /// @route
    case forum(ForumPage)
    /// @route(from: webView) //page/about
    case about
    /// @route
    case help(HelpPage)
}

/// @route //forum
indirect enum ForumPage: Hashable, Sendable {
    /// @route :id
    case post(id: Int, comment: Int = ForumPage.first)
    /// @route
    case home
    /// @route
    case settings(Settings)

    static let first = 1

    /// @route newest
    @MainActor static func newest() async throws -> Self { .post(id: 9) }
    /// @route count
    static func count() -> Int { 3 }

    #if DEBUG || !DEBUG
        enum Settings: Hashable, Sendable {
            /// @route(parent: forumPageHome) settings/:name
            case item(name: String)
        }
    #endif
}

struct HelpPage: Hashable, Sendable {
    var topic: String

    /// @route //help-page
    init(topic: String = "all") { self.topic = topic }
    /// @route //help-page/failing
    init?(failing: Bool) { return nil }
}

/// A place, which builds for debugging name in another way.
enum Place: Hashable, Sendable {
    #if DEBUG
        /// @route
        case marked(Room)
    #else
        /// @route
        case plain(Room)
    #endif
}

/// A room of a place.
enum Room: Hashable, Sendable {
    /// @route //room/:number
    case numbered(number: Int)
}

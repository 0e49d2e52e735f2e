/// The screens of an app that parses its links by hand.
enum Screen: Hashable, Sendable {
    case home, orderHistory
    /// A product, with its reviews.
    case product(id: Int, sorting: Sorting = .newest)
    case profile(user: String, tab: ProfileTab)
    case forum(ForumScreen)
    case compose(draft: Draft)
    case photo(Int)
}

/// The screens of the forum.
enum ForumScreen: Hashable, Sendable {
    case rules
}

enum Sorting: String, Sendable {
    case newest, best
}

enum ProfileTab: String, Sendable {
    case posts, likes
}

/// What the user has typed.
struct Draft: Hashable, Sendable {
    var text = ""
}

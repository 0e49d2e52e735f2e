/// @route //old/all
@available(*, deprecated) func old() -> String { "old" }

/// @route //old/renamed/:id
@available(*, deprecated, renamed: "new(id:)") func renamed(id: Int) -> String { "renamed \(id)" }

/// @route //new/:id
func new(id: Int) -> String { "new \(id)" }

@available(*, deprecated, message: "Use \"Shop\" instead.")
struct Store {
    init() {}

    /// @route
    func open() -> String { "store" }

    /// @route
    @available(*, deprecated, message: "It is slow,\tand \\ old.")
    static func slow() async -> String { "slow" }
}

enum Pages {
    /// @route
    @available(
        *,
        deprecated,
        message: """
            Two
            lines.
            """
    )
    @MainActor static func first() -> String { "first" }

    /// @route
    @available(*, noasync) static func blocking() -> String { "blocking" }
}

/// Old and new patterns of one handler; accessors stand for the new one.
///
/// @route(deprecated: "Say \"news\".") //old-news/:id
/// @route //news/:id
/// @route(deprecated) //older-news/:id
func news(id: Int) -> String { "news \(id)" }

/// No pattern is to be used any longer, so no accessor either.
///
/// @route(deprecated: "It is gone.") //gone
func gone() -> String { "gone" }

@available(*, deprecated)
extension Pages {
    /// @route
    static func last() -> String { "last" }
}

/// @route //maps
final class Maps {
    init() {}

    /// @route
    func open() -> String { "open" }

    /// @route pin/:id
    /// @route //pins/:id
    func pin(id: Int) -> String { "pin \(id)" }

    /// @route tiles
    enum Tiles {
        /// @route :x/:y
        static func tile(x: Int, y: Int) -> String { "\(x)/\(y)" }

        /// @route
        static func all() -> String { "all" }

        struct Layer {
            init() {}

            /// @route layer
            func show() -> String { "layer" }
        }
    }
}

extension Maps {
    /// @route route?from=:start&to=:end
    func route(from start: String, to end: String) -> String { "\(start) to \(end)" }
}

/// @route(lifetime: transient) /users/:user(\d+)
struct User {
    init() {}

    /// @route posts/:post?
    func posts(user: Int, post: Int?) -> String { "\(user) \(post as Any)" }

    /// @route /all-users
    func all() -> String { "all" }
}

/// What the marker of a type says goes for all routes inside, but for those that say otherwise.
///
/// @route(from: webView, notification, priority: high) //open
enum Open {
    /// @route
    static func all() -> String { "all" }

    /// @route(from: external, priority: low) :name
    static func named(name: String) -> String { "named \(name)" }

    /// @route(deprecated: "Use \"all\".") old
    enum Old {
        /// @route
        static func some() -> String { "some" }
    }
}

/// Goes after what stands inside of a type with a higher priority.
///
/// @route(overlaps: openAll) //open/all
/// @route //open/:name/more
func more(name: String = "") -> String { "more \(name)" }

/// @route //trailing/
enum Trailing {
    /// @route slash
    static func slash() -> String { "slash" }
}

/// The marker stands on an extension.
struct Late {}

/// @route //late
extension Late {
    /// @route
    static func start() -> String { "start" }
}

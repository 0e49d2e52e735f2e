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

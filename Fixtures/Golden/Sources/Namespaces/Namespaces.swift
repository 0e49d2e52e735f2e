public enum Shop {
    /// @route //shop/:id
    public static func product(id: Int) -> String { "product \(id)" }

    enum Cart {
        struct Line: Equatable, Sendable { var count: Int }

        /// @route //shop/cart/add
        static func add(_ line: Line) -> Line { line }

        @MainActor
        enum Checkout {
            /// @route //shop/cart/pay
            static func pay(lines: [Line]) -> Int { lines.map(\.count).reduce(0, +) }
        }
    }
}

extension Shop {
    enum Wishes {
        /// @route
        static func list() -> [String] { ["bicycle"] }
    }
}

extension Shop.Wishes {
    /// @route
    static func first() -> String? { list().first }
}

/// A case is the instance on which a method is called: the app has to say which.
///
/// @route(lifetime: provided)
enum Theme {
    case dark, light

    /// @route
    func describe() -> String { "\(self)" }
}

final class Base {
    /// @route
    class func overridable() -> String { "base" }
}

import RouteTables
import RouterRuntime

/// Values of any types by parameter name, which code passes to a handler.
///
/// Values of common types become part of the context. Of another value, nothing says at run time whether it is
/// `Sendable`. So only the handler receives it, as a callback.
package struct UserInfo {
    private var context: [String: any Sendable] = [:]
    private var others: [String: Any] = [:]

    package init(_ values: [String: Any]) {
        for (name, value) in values {
            if let value = Self.sendable(value) { context[name] = value } else { others[name] = value }
        }
    }

    /// Adds the values to a context and to callbacks, in place of those with the same names.
    package func add(to context: inout [String: any Sendable], _ callbacks: inout RouteCallbacks, of owner: ValueOwner)
    {
        context.merge(self.context) { $1 }
        for name in others.keys { context[name] = nil }
        callbacks = callbacks.carrying(others, of: owner)
    }

    private static func sendable(_ value: Any) -> (any Sendable)? {
        same(value, as: String.self) ?? same(value, as: Int.self) ?? same(value, as: Bool.self)
            ?? same(value, as: Double.self) ?? same(value, as: [String].self) ?? same(value, as: [Int].self)
    }

    private static func same<Value: Sendable>(_ value: Any, as type: Value.Type) -> (any Sendable)? {
        // Objective-C's numbers can be cast to several of these types.
        Swift.type(of: value) == type ? value as? Value : nil
    }
}

import RouteTables
import RouterRuntime

/// A context of values that may not be `Sendable`, such as those of Objective-C.
///
/// The caller must give up the values: nothing checks that only one isolation uses them.
package struct UncheckedContext {
    package let values: [String: any Sendable]

    package init(_ values: [String: Any]) {
        // `Sendable` is a marker protocol, which has no witness table and no metadata, so both are the same type at run
        // time. A cast of the single values would not do: it opens them, and a bit cast of the opened value traps.
        self.values = unsafeBitCast(values, to: [String: any Sendable].self)
    }
}

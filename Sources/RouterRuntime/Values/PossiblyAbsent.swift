/// A value of code that may stand for none: an optional, and JSON's `null`, which `RouterFoundation` conforms.
///
/// `any Sendable` takes an optional without a warning, so a context may have one that is `nil`.
package protocol PossiblyAbsent {
    /// The value; `nil` for none.
    var present: Any? { get }
}

extension Optional: PossiblyAbsent {
    /// The wrapped value.
    package var present: Any? { self }
}

/// Values of code without the optionals around them.
enum PresentValue {
    /// A value without optionals around it; `nil` if it stands for none.
    @inline(never)
    @_optimize(size)
    static func of(_ value: Any) -> Any? {
        var value = value
        while let optional = value as? any PossiblyAbsent {
            guard let present = optional.present else { return nil }
            value = present
        }
        return value
    }
}

/// A value that may represent the absence of a value, such as an optional.
///
/// `RouterFoundation` conforms `NSNull`, the `null` of JSON.
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
    /// The value inside any optionals; `nil` if there is none.
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

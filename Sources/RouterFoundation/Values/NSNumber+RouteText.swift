public import Foundation
import RouterPipeline
import RouterRuntime

extension NSNumber: RouteTextConvertible {
    /// The number in decimal form; `true` or `false` if it was made from a `Bool`.
    ///
    /// So a number of JSON or of a property list in the context reaches parameters of every type that reads such a
    /// string.
    package var routeText: String {
        isBoolean ? (boolValue ? "true" : "false") : stringValue
    }

    /// Whether the number was made from a `Bool`.
    ///
    /// Foundation has one object for `true` and one for `false`. On Apple's systems, their Objective-C type is also that
    /// of numbers made from an `Int8`.
    var isBoolean: Bool { self === NSNumber(value: true) || self === NSNumber(value: false) }
}

extension NSString: RouteTextConvertible {
    /// The string itself.
    package var routeText: String { description }
}

extension NSNull: PossiblyAbsent {
    /// Nothing: `null` of JSON is no value.
    package var present: Any? { nil }
}

extension NSObject {
    /// The object of this class that a value is.
    ///
    /// A cast of an array or a dictionary would first make objects of all that it contains, by calls in each other.
    static func from(_ value: Any?) -> Self? {
        value is [Any] || value is [String: Any] ? nil : value as? Self
    }
}

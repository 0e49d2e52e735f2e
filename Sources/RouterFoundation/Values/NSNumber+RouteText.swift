public import Foundation
import RouterRuntime

extension NSNumber: RouteTextConvertible {
    /// The number in decimal form; `true` or `false` if it was made from a `Bool`.
    ///
    /// So a number of JSON or of a property list in the context reaches parameters of every type that reads such a
    /// text.
    package var routeText: String {
        if let flag = self as? Bool, String(cString: objCType) == "c" { return flag ? "true" : "false" }
        return stringValue
    }
}

extension NSString: RouteTextConvertible {
    /// The text itself.
    package var routeText: String { description }
}

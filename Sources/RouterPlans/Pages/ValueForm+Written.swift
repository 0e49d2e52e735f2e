internal import RouteTables
internal import RouterRuntime

extension ValueForm {
    /// A string as the value that it is read as writes it; the string itself if it is no such value.
    static func written(_ text: String, in form: Int) -> String {
        switch form {
        case integer: Int64(routeText: text)?.routeText ?? text
        case unsignedInteger: UInt64(routeText: text)?.routeText ?? text
        case double: Double(routeText: text)?.routeText ?? text
        case float: Float(routeText: text)?.routeText ?? text
        // A key without a value is true.
        case boolean: text.isEmpty ? "true" : Bool(routeText: text)?.routeText ?? text
        case identifier: text.lowercased()
        default: text
        }
    }
}

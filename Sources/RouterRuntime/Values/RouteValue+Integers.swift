import RouteTables

// Each type has its own implementation. An extension of a protocol would also apply to types of others that have their
// own strings.

extension Int: RouteValue {
    /// Reads the digits of a placeholder in place, and everything else as a string.
    public static func value(of parameter: RouteParameter) throws -> Int {
        try parameter.number(as: Int.self) ?? parameter.value(as: Int.self)
    }
}

extension Int64: RouteValue {
    /// Reads the digits of a placeholder in place, and everything else as a string.
    public static func value(of parameter: RouteParameter) throws -> Int64 {
        try parameter.number(as: Int64.self) ?? parameter.value(as: Int64.self)
    }
}

extension Int8: RouteValue {}
extension Int16: RouteValue {}
extension Int32: RouteValue {}
extension UInt: RouteValue {}
extension UInt8: RouteValue {}
extension UInt16: RouteValue {}
extension UInt32: RouteValue {}
extension UInt64: RouteValue {}

import RouteTables

// Each type has its own implementation. An extension of a protocol would also apply to types of others that have their
// own texts.

extension Int: RouteValue {
    /// Reads the digits of a placeholder in place, and everything else as text.
    public static func value(of parameter: RouteParameter) throws -> Int {
        try parameter.number(as: Int.self) ?? parameter.value(as: Int.self)
    }
}

extension Int8: RouteValue {
    /// Reads the digits of a placeholder in place, and everything else as text.
    public static func value(of parameter: RouteParameter) throws -> Int8 {
        try parameter.number(as: Int8.self) ?? parameter.value(as: Int8.self)
    }
}

extension Int16: RouteValue {
    /// Reads the digits of a placeholder in place, and everything else as text.
    public static func value(of parameter: RouteParameter) throws -> Int16 {
        try parameter.number(as: Int16.self) ?? parameter.value(as: Int16.self)
    }
}

extension Int32: RouteValue {
    /// Reads the digits of a placeholder in place, and everything else as text.
    public static func value(of parameter: RouteParameter) throws -> Int32 {
        try parameter.number(as: Int32.self) ?? parameter.value(as: Int32.self)
    }
}

extension Int64: RouteValue {
    /// Reads the digits of a placeholder in place, and everything else as text.
    public static func value(of parameter: RouteParameter) throws -> Int64 {
        try parameter.number(as: Int64.self) ?? parameter.value(as: Int64.self)
    }
}

extension UInt: RouteValue {
    /// Reads the digits of a placeholder in place, and everything else as text.
    public static func value(of parameter: RouteParameter) throws -> UInt {
        try parameter.number(as: UInt.self) ?? parameter.value(as: UInt.self)
    }
}

extension UInt8: RouteValue {
    /// Reads the digits of a placeholder in place, and everything else as text.
    public static func value(of parameter: RouteParameter) throws -> UInt8 {
        try parameter.number(as: UInt8.self) ?? parameter.value(as: UInt8.self)
    }
}

extension UInt16: RouteValue {
    /// Reads the digits of a placeholder in place, and everything else as text.
    public static func value(of parameter: RouteParameter) throws -> UInt16 {
        try parameter.number(as: UInt16.self) ?? parameter.value(as: UInt16.self)
    }
}

extension UInt32: RouteValue {
    /// Reads the digits of a placeholder in place, and everything else as text.
    public static func value(of parameter: RouteParameter) throws -> UInt32 {
        try parameter.number(as: UInt32.self) ?? parameter.value(as: UInt32.self)
    }
}

extension UInt64: RouteValue {
    /// Reads the digits of a placeholder in place, and everything else as text.
    public static func value(of parameter: RouteParameter) throws -> UInt64 {
        try parameter.number(as: UInt64.self) ?? parameter.value(as: UInt64.self)
    }
}

import RouteTables

/// A standard type that reads some strings only.
enum ReadableType: String, Hashable, Sendable {
    case bool = "Bool"
    case character = "Character"
    case int = "Int"
    case int8 = "Int8"
    case int16 = "Int16"
    case int32 = "Int32"
    case int64 = "Int64"
    case uint = "UInt"
    case uint8 = "UInt8"
    case uint16 = "UInt16"
    case uint32 = "UInt32"
    case uint64 = "UInt64"
    case double = "Double"
    case float = "Float"

    /// Whether a string is a value of the type.
    ///
    /// An `Int` has 64 bits, as on every system that apps run on today.
    func reads(_ text: String) -> Bool {
        func signed<Value: FixedWidthInteger>(_ type: Value.Type) -> Bool {
            StandardText.signedInteger(text).flatMap { Value(exactly: $0) } != nil
        }
        func unsigned<Value: FixedWidthInteger>(_ type: Value.Type) -> Bool {
            StandardText.unsignedInteger(text).flatMap { Value(exactly: $0) } != nil
        }
        return switch self {
        case .bool: StandardText.boolean(text) != nil
        case .character: StandardText.character(text) != nil
        case .int, .int64: signed(Int64.self)
        case .int8: signed(Int8.self)
        case .int16: signed(Int16.self)
        case .int32: signed(Int32.self)
        case .uint, .uint64: unsigned(UInt64.self)
        case .uint8: unsigned(UInt8.self)
        case .uint16: unsigned(UInt16.self)
        case .uint32: unsigned(UInt32.self)
        case .double: StandardText.decimal(text, as: Double.self) != nil
        case .float: StandardText.decimal(text, as: Float.self) != nil
        }
    }
}

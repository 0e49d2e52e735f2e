import RouteGenCore
import RouteTables

/// A JSON value whose objects keep the order of their keys, so equal values have equal strings.
public enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case int(Int)
    case string(String)
    case array([JSONValue])
    case object([Member])

    /// A key of an object with its value.
    public struct Member: Hashable, Sendable {
        /// The key.
        public var key: String
        /// The value.
        public var value: JSONValue

        /// Creates a member.
        public init(_ key: String, _ value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    /// The value as JSON on one line, with a space after each comma and colon.
    ///
    /// - Complexity: O(*n*) in the size of the string.
    public var text: String {
        var bytes: [UInt8] = []
        write(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func write(to bytes: inout [UInt8]) {
        /// A part of the string that is not written yet.
        enum Part {
            case value(JSONValue)
            case text(String)
        }
        var pending = [Part.value(self)]
        while let part = pending.popLast() {
            switch part {
            case .text(let text): bytes += text.utf8
            case .value(.null): bytes += "null".utf8
            case .value(.bool(let value)): bytes += (value ? "true" : "false").utf8
            case .value(.int(let value)): bytes += String(value).utf8
            case .value(.string(let value)): Self.write(value, to: &bytes)
            case .value(.array(let values)):
                pending.append(.text("]"))
                for (index, value) in values.enumerated().reversed() {
                    pending.append(.value(value))
                    if index > 0 { pending.append(.text(", ")) }
                }
                pending.append(.text("["))
            case .value(.object(let members)):
                pending.append(.text("}"))
                for (index, member) in members.enumerated().reversed() {
                    pending += [.value(member.value), .text(": "), .value(.string(member.key))]
                    if index > 0 { pending.append(.text(", ")) }
                }
                pending.append(.text("{"))
            }
        }
    }

    private static func write(_ string: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        let start = bytes.count
        var mayHaveUnsafe = false
        for byte in string.utf8 {
            switch byte {
            case UInt8(ascii: "\""): bytes += "\\\"".utf8
            case UInt8(ascii: "\\"): bytes += "\\\\".utf8
            case UInt8(ascii: "\n"): bytes += "\\n".utf8
            case UInt8(ascii: "\r"): bytes += "\\r".utf8
            case UInt8(ascii: "\t"): bytes += "\\t".utf8
            case 0..<0x20:
                bytes += "\\u00".utf8
                if byte < 0x10 { bytes.append(UInt8(ascii: "0")) }
                bytes += String(byte, radix: 16).utf8
            // The first bytes of all other characters that a terminal obeys.
            case 0x7F, 0xC2, 0xD8, 0xE2:
                mayHaveUnsafe = true
                bytes.append(byte)
            default: bytes.append(byte)
            }
        }
        if mayHaveUnsafe { escapeUnsafe(in: &bytes, from: start) }
        bytes.append(UInt8(ascii: "\""))
    }
}

extension JSONValue {
    /// Escapes characters that a terminal obeys, so that a document can be printed.
    private static func escapeUnsafe(in bytes: inout [UInt8], from start: Int) {
        let text = String(decoding: bytes[start...], as: UTF8.self)
        bytes.removeSubrange(start...)
        for scalar in text.unicodeScalars {
            guard PrintableText.isUnsafe(scalar) else {
                bytes += String(scalar).utf8
                continue
            }
            let code = String(scalar.value, radix: 16)
            bytes += "\\u".utf8
            bytes += repeatElement(UInt8(ascii: "0"), count: 4 - code.utf8.count)
            bytes += code.utf8
        }
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Creates a string.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Creates a number.
    public init(integerLiteral value: Int) { self = .int(value) }
    /// Creates a truth value.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// Creates an array.
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    /// Creates an object with its keys in the order written.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map { Member($0.0, $0.1) })
    }
}

extension JSONValue {
    /// An array as JSON, with a line for each element.
    static func lines(_ values: [JSONValue]) -> String {
        values.isEmpty ? "[]" : "[\n" + values.map(\.text).joined(separator: ",\n") + "\n]"
    }
}

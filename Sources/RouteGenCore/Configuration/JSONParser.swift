import RoutePatterns
import RouteTables

/// Reads a JSON document (RFC 8259).
package struct JSONParser {
    private let bytes: [UInt8]
    private let path: String
    private var index = 0
    private var line = 1
    private var lineStart = 0

    /// The deepest nesting that is read.
    ///
    /// Without a limit, freeing a value could exhaust the stack.
    private static let depthLimit = 100

    /// Reads the whole document as one value.
    package static func parse(_ bytes: [UInt8], path: String) throws(JSONError) -> LocatedJSON {
        var parser = JSONParser(bytes: bytes, path: path)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.index = 3 }
        let value = try parser.value()
        parser.skipSpace()
        guard parser.index == bytes.count else { throw parser.error("there is text after the end of the value") }
        return value
    }

    /// The place of the mark at the beginning of a merge conflict; `nil` if there is none.
    static func conflictMark(in bytes: [UInt8], path: String) -> SourceLocation? {
        let mark = repeatElement(UInt8(ascii: "<"), count: 7)
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.firstIndex { $0.starts(with: mark) }.map { line in
            SourceLocation(file: path, line: line + 1, column: 1)
        }
    }

    private init(bytes: [UInt8], path: String) {
        self.bytes = bytes
        self.path = path
    }

    private var location: SourceLocation { SourceLocation(file: path, line: line, column: index - lineStart + 1) }
    private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

    private func error(_ message: String) -> JSONError { JSONError(message: message, location: location) }

    /// White space as in RFC 8259, section 2, which excludes vertical tabs and form feeds.
    private static func isSpace(_ byte: UInt8) -> Bool { " \t\n\r".utf8.contains(byte) }

    private mutating func skipSpace() {
        while let byte = current, Self.isSpace(byte) {
            index += 1
            if byte == UInt8(ascii: "\n") {
                line += 1
                lineStart = index
            }
        }
    }

    /// An object or an array that has not ended.
    private struct Container {
        var start: SourceLocation
        var isObject: Bool
        var names: [(name: String, location: SourceLocation)] = []
        var elements: [LocatedJSON] = []

        var value: LocatedJSON {
            let members = zip(names, elements).map { name, value in
                LocatedJSON.Member(name: name.name, location: name.location, value: value)
            }
            return LocatedJSON(content: isObject ? .object(members) : .array(elements), location: start)
        }
    }

    private mutating func value() throws(JSONError) -> LocatedJSON {
        var open: [Container] = []
        while true {
            skipSpace()
            let start = location
            guard open.count < Self.depthLimit else { throw error("the nesting is too deep") }
            var value: LocatedJSON
            switch current {
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                let isObject = current == UInt8(ascii: "{")
                let container = Container(start: start, isObject: isObject)
                index += 1
                skipSpace()
                guard take(isObject ? "}" : "]") else {
                    open.append(container)
                    if isObject { open[open.count - 1].names.append(try memberName()) }
                    continue
                }
                value = container.value
            case UInt8(ascii: "\""): value = LocatedJSON(content: .string(try string()), location: start)
            case nil: throw error("a value is missing")
            default: value = LocatedJSON(content: try word(), location: start)
            }
            // The value ends, and perhaps those around it.
            while true {
                guard let last = open.indices.last else { return value }
                let isObject = open[last].isObject
                open[last].elements.append(value)
                skipSpace()
                guard !take(isObject ? "}" : "]") else {
                    value = open.removeLast().value
                    continue
                }
                guard take(",") else {
                    throw error("a comma or a closing \(isObject ? "brace" : "bracket") is missing")
                }
                if isObject { open[last].names.append(try memberName()) }
                break
            }
        }
    }

    /// The name of a member and the colon after it.
    private mutating func memberName() throws(JSONError) -> (name: String, location: SourceLocation) {
        skipSpace()
        let start = location
        guard current == UInt8(ascii: "\"") else { throw error("a member's name in quotes is missing") }
        let name = try string()
        skipSpace()
        guard take(":") else { throw error("a colon is missing") }
        return (name, start)
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard current == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    private mutating func word() throws(JSONError) -> LocatedJSON.Content {
        let start = index
        while let byte = current, !Self.endsWord(byte) { index += 1 }
        let word = String(decoding: bytes[start..<index], as: UTF8.self)
        switch word {
        case "": throw error("a value is missing")
        case "null": return .null
        case "true": return .bool(true)
        case "false": return .bool(false)
        default:
            guard Self.isNumber(word.utf8) else {
                index = start
                throw error("`\(word)` is not a JSON value")
            }
            return .number(word)
        }
    }

    /// Checks for a number as in RFC 8259, section 6.
    ///
    /// `Double` would also accept `nan`, `0x10` and `1.`.
    private static func isNumber(_ word: String.UTF8View) -> Bool {
        var rest = word[...]
        func take(_ bytes: UInt8...) -> Bool {
            guard let first = rest.first, bytes.contains(first) else { return false }
            rest.removeFirst()
            return true
        }
        func takeDigits() -> Bool {
            let end = rest.firstIndex { !URLCharacters.isDigit($0) } ?? rest.endIndex
            defer { rest = rest[end...] }
            return end != rest.startIndex
        }
        _ = take(UInt8(ascii: "-"))
        guard take(UInt8(ascii: "0")) || takeDigits() else { return false }
        if take(UInt8(ascii: ".")), !takeDigits() { return false }
        if take(UInt8(ascii: "e"), UInt8(ascii: "E")) {
            _ = take(UInt8(ascii: "+"), UInt8(ascii: "-"))
            guard takeDigits() else { return false }
        }
        return rest.isEmpty
    }

    /// A word also ends at a control character, so findings never contain one.
    private static func endsWord(_ byte: UInt8) -> Bool {
        byte <= UInt8(ascii: " ") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
    }

    private mutating func string() throws(JSONError) -> String {
        index += 1
        var text: [UInt8] = []
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\""):
                index += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                index += 1
                text += Array(String(try escape()).utf8)
            case ..<UInt8(ascii: " "): throw error("a string contains a line break or another control character")
            default:
                text.append(byte)
                index += 1
            }
        }
        throw error("a string is not closed")
    }

    private mutating func escape() throws(JSONError) -> Character {
        guard let byte = current else { throw error("a string is not closed") }
        guard byte >= UInt8(ascii: " ") else {
            throw error("a string contains a line break or another control character")
        }
        let start = index
        index += 1
        switch byte {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Character(Unicode.Scalar(byte))
        case UInt8(ascii: "u"): return Character(try unicodeEscape())
        default:
            index = start
            let rest = String(decoding: bytes[start...].prefix(4), as: UTF8.self).unicodeScalars
            throw error("`\\\(rest.first.map(String.init) ?? "")` is not a JSON escape sequence")
        }
    }

    private mutating func unicodeEscape() throws(JSONError) -> Unicode.Scalar {
        let high = try fourDigits()
        if let scalar = Unicode.Scalar(high) { return scalar }
        guard (0xD800..<0xDC00).contains(high), take("\\"), take("u") else {
            throw error("half of a surrogate pair is missing")
        }
        let low = try fourDigits()
        guard (0xDC00..<0xE000).contains(low),
            let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
        else { throw error("half of a surrogate pair is missing") }
        return scalar
    }

    private mutating func fourDigits() throws(JSONError) -> UInt32 {
        let digits = bytes[index...].prefix(4).compactMap(URLCharacters.hexValue)
        guard digits.count == 4 else { throw error("`\\u` needs four hexadecimal digits") }
        index += 4
        return digits.reduce(0) { $0 << 4 | UInt32($1) }
    }
}

import RoutePatterns
import RouteTables

/// Builds the packed text of a module's path constants.
package struct RoutePathEncoder {
    private typealias Layout = RoutePathLayout

    /// One pattern of a handler.
    package struct Path {
        /// The handler's identity; see ``RouteHandlerIdentity``.
        package var identity: UInt64
        /// Which of the handler's patterns it is, starting at 0.
        package var ordinal: Int
        package var pattern: String
        /// The pattern as it was read; without it, no URL can be written.
        package var route: RoutePattern?
        /// The parameters as ``RoutePathLayout`` describes them.
        package var parameters: String

        package init(identity: UInt64, ordinal: Int, pattern: String, route: RoutePattern?, parameters: String) {
            self.route = route
            self.identity = identity
            self.ordinal = ordinal
            self.pattern = pattern
            self.parameters = parameters
        }
    }

    private var records: [UInt8] = []
    private var text: [UInt8] = []
    private var templates = URLTemplateEncoder()
    private var textOffsets: [String: Int] = [:]
    /// How many paths there are.
    package private(set) var count = 0

    package init() {}

    /// Adds a path, and returns its number.
    package mutating func add(_ path: Path) -> Int {
        for byte in 0..<8 { records.append(UInt8(truncatingIfNeeded: path.identity >> (8 * UInt64(byte)))) }
        Self.write(path.ordinal, digits: 4, to: &records)
        for string in [path.pattern, path.parameters] {
            Self.write(offset(of: string), digits: 4, to: &records)
            Self.write(string.utf8.count, digits: 4, to: &records)
        }
        Self.write(path.route.map { templates.add($0) } ?? 0, digits: 4, to: &records)
        count += 1
        return count - 1
    }

    /// The packed text: printable ASCII except for names and patterns, which are UTF-8.
    package func encode() -> [UInt8] {
        var header: [UInt8] = []
        let textOffset = Layout.Header.size + records.count
        let templates = templates.characters
        Self.write(textOffset + text.count + templates.count, digits: 4, to: &header)
        Self.write(textOffset, digits: 4, to: &header)
        Self.write(textOffset + text.count, digits: 4, to: &header)
        return header + records + text + templates
    }

    private mutating func offset(of string: String) -> Int {
        if let offset = textOffsets[string] { return offset }
        let offset = text.count
        text += Array(string.utf8)
        textOffsets[string] = offset
        return offset
    }

    private static func write(_ number: Int, digits: Int, to bytes: inout [UInt8]) {
        for digit in 0..<digits {
            bytes.append(UInt8(number >> (6 * digit) & 0x3F) + PackedText.zero)
        }
    }
}

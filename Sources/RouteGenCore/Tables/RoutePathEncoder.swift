import RoutePatterns
import RouteTables

/// Builds the packed data of a module's path constants.
package struct RoutePathEncoder {
    private typealias Layout = RoutePathLayout

    /// A pattern of a handler.
    ///
    /// The identity is the handler's (see ``RouteHandlerIdentity``), the ordinal the index among its patterns. Without
    /// the parsed pattern, the path has no URLs. ``RoutePathLayout`` describes the parameters.
    package typealias Path = (
        identity: UInt64, ordinal: Int, pattern: String, route: RoutePattern?, parameters: String
    )

    private var records: [UInt8] = []
    private var texts = PackedTexts()
    private var templates = URLTemplateEncoder()
    /// The number of paths.
    package private(set) var count = 0

    package init() {}

    /// Adds a path, and returns its index.
    package mutating func add(_ path: Path) -> Int {
        for byte in 0..<8 { records.append(UInt8(truncatingIfNeeded: path.identity >> (8 * UInt64(byte)))) }
        PackedText.write(path.ordinal, digits: 4, to: &records)
        for string in [path.pattern, path.parameters] { records += texts.reference(to: string) }
        PackedText.write(path.route.map { templates.add($0) } ?? 0, digits: 4, to: &records)
        count += 1
        return count - 1
    }

    /// The packed text: printable ASCII except for names and patterns, which are UTF-8.
    package func encode() -> [UInt8] {
        var header: [UInt8] = []
        let textOffset = Layout.Header.size + records.count
        let templates = templates.characters
        PackedText.write(textOffset + texts.bytes.count + templates.count, digits: 4, to: &header)
        PackedText.write(textOffset, digits: 4, to: &header)
        PackedText.write(textOffset + texts.bytes.count, digits: 4, to: &header)
        return header + records + texts.bytes + templates
    }
}

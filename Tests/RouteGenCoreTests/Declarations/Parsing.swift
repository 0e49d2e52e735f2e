@testable import RouteGenCore

/// Parses a text as the file `F.swift`.
func parse(_ text: String) -> ParsedFile {
    parse(Array(text.utf8))
}

/// Parses bytes as the file `F.swift`.
func parse(_ bytes: [UInt8]) -> ParsedFile {
    bytes.withUnsafeBufferPointer { DeclarationParser.parse(path: "F.swift", bytes: $0) }
}

/// The byte search for declarations of protocols.
enum ProtocolSearch {
    private static let keyword = Array("protocol".utf8)

    /// The names after the word `protocol`, wherever it stands.
    ///
    /// - Complexity: O(*n*) in the length of the file.
    static func names(in bytes: UnsafeBufferPointer<UInt8>) -> Set<String> {
        guard let base = bytes.baseAddress else { return [] }
        var names: Set<String> = []
        var position = 0
        while true {
            position = ByteSearch.first(UInt8(ascii: "p"), in: base, from: position, to: bytes.count)
            guard position < bytes.count else { return names }
            if let name = name(in: bytes, at: position) { names.insert(name) }
            position += 1
        }
    }

    /// The name of the protocol whose declaration starts at a position.
    private static func name(in bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> String? {
        let end = position + keyword.count
        guard end < bytes.count, bytes[position..<end].elementsEqual(keyword), !MarkerText.isIdentifier(bytes[end]),
            position == 0 || !MarkerText.isIdentifier(bytes[position - 1])
        else { return nil }
        let rest = bytes[end...].drop { $0 == MarkerSign.space || $0 == MarkerSign.backquote || (9...13).contains($0) }
        let name = rest.prefix { MarkerText.isIdentifier($0) }
        return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
    }
}

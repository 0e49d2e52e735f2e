import Foundation
import RouterPipeline
import RouterRuntime

/// The parts of a text that may not be a URL, as its delimiters determine them.
struct RecordedParts {
    /// The text before the `@` that precedes the host.
    let userInformation: Range<Int>
    let host: Range<Int>
    let path: Range<Int>
    let fragment: Range<Int>
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        let hash = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
        fragment = min(hash + 1, bytes.endIndex)..<bytes.endIndex
        let pathEnd = bytes[..<hash].firstIndex(of: UInt8(ascii: "?")) ?? hash
        var start = 0
        let first = bytes[..<pathEnd].prefix { $0 != UInt8(ascii: "/") }
        if let colon = first.firstIndex(of: UInt8(ascii: ":")) { start = colon + 1 }
        guard bytes[start..<pathEnd].starts(with: "//".utf8) else {
            userInformation = start..<start
            host = start..<start
            path = start..<pathEnd
            return
        }
        let authority = bytes[(start + 2)..<pathEnd].prefix { $0 != UInt8(ascii: "/") }
        let at = authority.lastIndex(of: UInt8(ascii: "@"))
        let hostStart = at.map { $0 + 1 } ?? authority.startIndex
        userInformation = authority.startIndex..<(at ?? authority.startIndex)
        host = hostStart..<authority.endIndex
        path = authority.endIndex..<pathEnd
    }

    /// The components of a path or fragment.
    func components(of range: Range<Int>) -> [Range<Int>] {
        bytes[range].split(separator: UInt8(ascii: "/")).map(\.indices)
    }
}

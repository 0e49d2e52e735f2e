import RoutePatterns
import RouteTables
import RouterRuntime

/// What a capture took, as it stands in the URL, encoded.
struct CapturedText {
    private let bytes: [UInt8]
    private let origin: RoutePattern.Capture.Place

    init(_ match: PatternMatch, _ capture: Int, _ origin: RoutePattern.Capture.Place) {
        self.origin = origin
        if let range = match.range(ofCapture: capture) {
            bytes = match.url.withBytes { Array($0[range]) }
        } else {
            // Repeated in the query: the values one after the other, as components of a path.
            bytes = Array(match.texts(ofCapture: capture).map(Self.encoded).joined(separator: [0x2F]))
        }
    }

    /// The text for another part of a URL, where it must not end that part, or the component or item.
    func spelt(in place: RoutePattern.Capture.Place) -> [UInt8] {
        let delimiters: [UInt8] =
            switch place {
            case .scheme, .fragment, .url: []
            case .host: [0x2F, 0x3F, 0x23, 0x40, 0x5B, 0x5D]
            // A slash of a path separates components there too; one of a query or a fragment is data.
            case .path: origin == .query || origin == .fragment ? [0x2F, 0x3F, 0x23] : [0x3F, 0x23]
            case .query: [0x26, 0x23]
            }
        guard bytes.contains(where: { delimiters.contains($0) }) else { return bytes }
        return bytes.flatMap { delimiters.contains($0) ? URLCharacters.escape($0) : [$0] }
    }

    private static func encoded(_ text: String) -> [UInt8] {
        text.utf8.flatMap { URLCharacters.isUnreserved($0) ? [$0] : URLCharacters.escape($0) }
    }
}

/// A URL and the route that takes it, with what the route captured.
///
/// Captures are numbered from 0 in the order in which they stand in the pattern. Their values are found and decoded when they are
/// asked for, so a match itself allocates nothing.
public struct RouteMatch: Sendable {
    /// The number of the route, as ``RouteMatcherEncoder/add(_:priority:)`` returned it.
    public let entry: Int
    /// The URL.
    public let url: RouteURL

    let table: MatcherTable
    /// Where the table says how captures are found; 0 if they are the noted ones.
    let captures: Int
    let noted: NotedRanges
    let notedCount: Int

    /// Where a capture lies in the URL's text, in bytes of UTF-8; nil if it was left out, or is repeated in the query.
    public func range(ofCapture index: Int) -> Range<Int>? {
        if captures == 0 { return index < notedCount && index >= 0 ? noted[index] : nil }
        return url.withBytes { bytes in locate(index, bytes)?.range }
    }

    /// The decoded value of a capture, or nil if it was left out.
    ///
    /// A capture of several components is their text with the slashes; of several query items it is the first.
    public func text(ofCapture index: Int) -> String? {
        url.withBytes { bytes in
            if captures == 0 {
                return index < notedCount && index >= 0 ? RouteURL.decoded(bytes, noted[index]) : nil
            }
            return locate(index, bytes).map { RouteURL.decoded(bytes, $0.range) }
        }
    }

    /// The decoded values of a capture: one for each component or query item that a repeated capture took.
    public func texts(ofCapture index: Int) -> [String] {
        url.withBytes { bytes in
            if captures == 0 {
                return index < notedCount && index >= 0 ? [RouteURL.decoded(bytes, noted[index])] : []
            }
            if let values = queryValues(index, bytes) { return values }
            guard let found = locate(index, bytes) else { return [] }
            return found.isRepeated
                ? RouteURL.components(bytes, found.range) : [RouteURL.decoded(bytes, found.range)]
        }
    }
}

/// The ranges of the first captures of a match, without an allocation.
struct NotedRanges: Sendable {
    /// How many there is room for.
    static let capacity = 8

    typealias Storage = (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)

    /// Start and end of each, in the low and the high half.
    var storage: Storage = (0, 0, 0, 0, 0, 0, 0, 0)

    subscript(index: Int) -> Range<Int> {
        let value = withUnsafeBytes(of: storage) { $0.load(fromByteOffset: index &* 8, as: UInt64.self) }
        return Int(value & 0xFFFF_FFFF)..<Int(value >> 32)
    }

    @inline(__always)
    mutating func set(_ index: Int, _ start: Int, _ end: Int) {
        let value = UInt64(truncatingIfNeeded: start) | UInt64(truncatingIfNeeded: end) &<< 32
        withUnsafeMutableBytes(of: &storage) { $0.storeBytes(of: value, toByteOffset: index &* 8, as: UInt64.self) }
    }
}

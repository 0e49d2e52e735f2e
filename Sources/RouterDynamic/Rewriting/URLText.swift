import RoutePatterns
import RouteTables
import RouterRuntime

/// The text of a URL while it is written.
///
/// What has been written can be looked at through these functions only, which count what they look at.
struct URLText {
    private var bytes: [UInt8] = []
    /// How many bytes were written or looked at.
    private(set) var steps = SearchSteps()

    var string: String { String(decoding: bytes, as: UTF8.self) }

    var last: UInt8? { bytes.last }

    /// Whether there is a question mark, which only a query begins with: elsewhere it is escaped.
    var hasQuery: Bool {
        mutating get { firstIndex(of: 0x3F) != nil }
    }

    mutating func append(_ part: some Collection<UInt8>) {
        steps.add(part.count)
        bytes += part
    }

    mutating func removeLast() {
        steps.add(1)
        bytes.removeLast()
    }

    /// Sees to it that what was written, a path without a host, is read as that again, whatever its components are.
    ///
    /// A path that begins with two slashes has an empty host before it, so that its first component does not become the host. One
    /// that begins with what may be read as a scheme has a slash.
    mutating func keepPath(behindScheme: Bool) {
        let start = behindScheme ? firstIndex(of: 0x3A).map { $0 + 1 } ?? 0 : 0
        let path = bytes[start...]
        if path.starts(with: [0x2F, 0x2F]) {
            insert([0x2F, 0x2F], at: start)
        } else if !behindScheme, path.first != 0x2F, path.prefix(while: { $0 != 0x2F }).contains(0x3A) {
            insert([0x2F], at: start)
        }
    }

    private mutating func insert(_ part: [UInt8], at index: Int) {
        steps.add(bytes.count)
        bytes.insert(contentsOf: part, at: index)
    }

    private mutating func firstIndex(of byte: UInt8) -> Int? {
        let index = bytes.firstIndex(of: byte)
        steps.add(index ?? bytes.count)
        return index
    }
}

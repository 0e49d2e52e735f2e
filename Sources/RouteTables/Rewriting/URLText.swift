/// The text of a URL while it is written.
///
/// Only these functions examine the bytes, and they count the bytes that they examine.
package struct URLText {
    private var bytes: [UInt8] = []
    /// The number of bytes that were written or examined.
    package private(set) var steps = SearchSteps()

    package init() {}

    package var string: String { String(decoding: bytes, as: UTF8.self) }

    var last: UInt8? { bytes.last }

    /// Whether there is a question mark, which only a query begins with: elsewhere it is escaped.
    package var hasQuery: Bool {
        mutating get { firstIndex(of: UInt8(ascii: "?")) != nil }
    }

    package mutating func append(_ part: some Collection<UInt8>) {
        steps.add(part.count)
        bytes += part
    }

    mutating func removeLast() {
        steps.add(1)
        bytes.removeLast()
    }

    /// Changes a path without a host so that it is read as a path again, whatever its components are.
    ///
    /// A path that begins with two slashes gets an empty host, so that its first component does not become the host. A
    /// path whose beginning could be read as a scheme gets a slash.
    package mutating func keepPath(afterScheme: Bool) {
        let start = afterScheme ? firstIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? 0 : 0
        let path = bytes[start...]
        if URLCharacters.areSlashes(bytes, at: start) {
            insert(Array("//".utf8), at: start)
        } else if !afterScheme, path.first != UInt8(ascii: "/"),
            path.prefix(while: { $0 != UInt8(ascii: "/") }).contains(UInt8(ascii: ":"))
        {
            insert([UInt8(ascii: "/")], at: start)
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

/// The string of a URL while it is written.
///
/// Only these functions examine the bytes, and they count the bytes that they examine.
package struct URLText {
    private(set) var bytes: [UInt8] = []
    /// The number of bytes that were written or examined.
    package private(set) var steps = SearchSteps()

    /// An empty string, with space for most URLs.
    package init() { bytes.reserveCapacity(64) }

    /// A string in which all but the unreserved characters are escaped (RFC 3986, section 2.3).
    package init(escaping text: String) { append(escaping: text) }

    package var string: String { String(decoding: bytes, as: UTF8.self) }

    var count: Int { bytes.count }

    var last: UInt8? { bytes.last }

    /// Whether there is a question mark, which only a query begins with: elsewhere it is escaped.
    package var hasQuery: Bool {
        mutating get { firstIndex(of: UInt8(ascii: "?")) < bytes.count }
    }

    @inline(never)
    package mutating func append(_ byte: UInt8) {
        steps.add(1)
        bytes.append(byte)
    }

    @inline(never)
    package mutating func append(_ part: [UInt8]) {
        steps.add(part.count)
        for byte in part { bytes.append(byte) }
    }

    mutating func append(_ part: UnsafeBufferPointer<UInt8>) {
        append(part, 0..<part.count)
    }

    /// Appends a part of another string.
    @inline(never)
    mutating func append(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        steps.add(range.count)
        for index in range { bytes.append(text[index]) }
    }

    /// Appends a string in which all but the unreserved characters are escaped.
    @inline(never)
    mutating func append(escaping text: String) {
        steps.add(text.utf8.count)
        bytes.append(escaping: text)
    }

    /// Appends items of a query, in the order of their names.
    ///
    /// - Parameters:
    ///   - items: The values of the items by name, not escaped.
    ///   - sign: The character before the first item; `nil` for none.
    package mutating func append(_ items: [String: [String]], after sign: UInt8?) {
        var sign = sign
        for name in URLText.inOrder(Array(items.keys)) { append((name, items[name] ?? []), after: &sign) }
    }

    /// Appends items of a query, in the order of their names; of several with one name, the last one.
    @inline(never)
    mutating func append(_ items: [NamedTexts], after sign: UInt8) {
        var sign: UInt8? = sign
        if items.count == 1 { return append(items[0], after: &sign) }
        var named: [String: [String]] = [:]
        for item in items { named[item.name] = item.texts }
        append(named, after: sign)
    }

    /// Appends an item for each value of a name.
    @inline(never)
    private mutating func append(_ item: NamedTexts, after sign: inout UInt8?) {
        for value in item.texts {
            if let sign { append(sign) }
            sign = UInt8(ascii: "&")
            append(escaping: item.name)
            append(UInt8(ascii: "="))
            append(escaping: value)
        }
    }

    /// Names in their order, so that a URL does not depend on that of a dictionary.
    ///
    /// Not inlined: each copy of a sort takes 3 KB.
    ///
    /// - Complexity: O(*n* log *n*) in the number of names, of which a URL may have many.
    @inline(never)
    package static func inOrder(_ names: [String]) -> [String] { names.sorted() }

    mutating func removeLast() {
        steps.add(1)
        bytes.removeLast()
    }

    /// Changes a path without a host so that it is read as a path again, whatever its components are.
    ///
    /// A path that begins with two slashes gets an empty host, so that its first component does not become the host. A
    /// path whose beginning could be read as a scheme gets a slash.
    @inline(never)
    package mutating func keepPath(afterScheme: Bool) {
        let colon = afterScheme ? firstIndex(of: UInt8(ascii: ":")) : -1
        let start = colon < bytes.count ? colon + 1 : 0
        if URLCharacters.areSlashes(bytes, at: start) {
            insertSlashes(2, at: start)
        } else if !afterScheme, bytes.first != UInt8(ascii: "/") {
            let colon = firstIndex(of: UInt8(ascii: ":"))
            if colon < min(bytes.count, firstIndex(of: UInt8(ascii: "/"))) { insertSlashes(1, at: 0) }
        }
    }

    @inline(never)
    private mutating func insertSlashes(_ number: Int, at index: Int) {
        steps.add(bytes.count)
        for _ in 0..<number { bytes.insert(UInt8(ascii: "/"), at: index) }
    }

    /// The first index of a byte; the number of bytes if there is none.
    @inline(never)
    private mutating func firstIndex(of byte: UInt8) -> Int {
        var index = 0
        while index < bytes.count, bytes[index] != byte { index += 1 }
        steps.add(index)
        return index
    }

    /// Whether one of the components of a path is `.` or `..`.
    static func hasDotSegment(_ path: ArraySlice<UInt8>) -> Bool {
        var dots = 0
        for byte in path {
            if byte == UInt8(ascii: "/"), dots == 1 || dots == 2 { return true }
            // Three or more dots, and other characters, are no dot segment.
            dots = byte == UInt8(ascii: "/") ? 0 : byte == UInt8(ascii: ".") ? dots + 1 : 3
        }
        return dots == 1 || dots == 2
    }
}

import RouteTables

/// A URL as the expression of a `regex` route or scope sees it: one of the URL's spellings.
///
/// If a route by pattern takes the URL, a scope is also tried with the other spellings that patterns do not
/// distinguish. Otherwise, a slash at the end or one of the app's own schemes would evade an expression for that route.
package struct RegexSubject {
    /// A part of the spelling, and the part of the URL that it was copied from, which is empty for added bytes.
    private struct Segment {
        var copy: Range<Int>
        var original: Range<Int>
    }

    private(set) var bytes: [UInt8] = []
    /// Letters before this offset are in lower case: scheme and host.
    private(set) var foldedEnd = 0
    private var segments: [Segment] = []

    private mutating func append(_ original: Range<Int>, of text: UnsafePointer<UInt8>) {
        guard !original.isEmpty else { return }
        let start = bytes.count
        bytes += UnsafeBufferPointer(start: text + original.lowerBound, count: original.count)
        segments.append(Segment(copy: start..<bytes.count, original: original))
    }

    private mutating func add(_ text: [UInt8], at place: Int) {
        segments.append(Segment(copy: bytes.count..<(bytes.count + text.count), original: place..<place))
        bytes += text
    }

    /// Calls a closure with the spelling in canonical form; `nil` if it is empty.
    func withCanonicalBytes<Result>(_ body: (CanonicalBytes) -> Result) -> Result? {
        bytes.withUnsafeBufferPointer { bytes in
            bytes.baseAddress.map { body(CanonicalBytes($0, 0..<bytes.count, .path, foldedUntil: foldedEnd)) }
        }
    }

    /// The range in the URL of a part of the spelling.
    func original(_ range: Range<Int>) -> Range<Int>? {
        guard let first = segments.last(where: { $0.copy.lowerBound <= range.lowerBound }) else { return nil }
        let start = min(first.original.lowerBound + range.lowerBound - first.copy.lowerBound, first.original.upperBound)
        guard !range.isEmpty, let last = segments.last(where: { $0.copy.lowerBound < range.upperBound }) else {
            return start..<start
        }
        let end = min(last.original.lowerBound + range.upperBound - last.copy.lowerBound, last.original.upperBound)
        return start..<max(start, end)
    }
}

extension RegexSubject {
    /// The spellings of a URL other than the original one.
    ///
    /// - Parameters:
    ///   - text: The URL.
    ///   - parts: Its parts.
    /// - Returns: The spellings, each once; none if there is no other.
    static func others(_ text: UnsafePointer<UInt8>, _ parts: RouteURL.Parts) -> [RegexSubject] {
        let hasOwnScheme = parts.flags.contains(.ownScheme)
        var subjects: [RegexSubject] = []
        for subject in [
            make(text, parts, hasScheme: true, isPlain: true),
            hasOwnScheme ? make(text, parts, hasScheme: false, isPlain: false) : nil,
            hasOwnScheme ? make(text, parts, hasScheme: false, isPlain: true) : nil,
        ] {
            guard let subject, !subject.isWritten(in: text, parts) else { continue }
            if !subjects.contains(where: { $0.bytes == subject.bytes }) { subjects.append(subject) }
        }
        return subjects
    }

    private func isWritten(in text: UnsafePointer<UInt8>, _ parts: RouteURL.Parts) -> Bool {
        bytes.elementsEqual(
            UnsafeBufferPointer(start: text + Int(parts.start), count: Int(parts.end) - Int(parts.start))
        )
    }

    /// Makes a spelling.
    ///
    /// - Parameters:
    ///   - text: The URL.
    ///   - parts: Its parts.
    ///   - hasScheme: Whether the spelling has the URL's scheme.
    ///   - isPlain: Whether the spelling has no trailing slash, and no empty host, query or fragment, and its path
    ///     begins with a slash.
    /// - Returns: The spelling.
    private static func make(
        _ text: UnsafePointer<UInt8>,
        _ parts: RouteURL.Parts,
        hasScheme: Bool,
        isPlain: Bool
    ) -> RegexSubject {
        var subject = RegexSubject()
        if hasScheme { subject.append(Int(parts.start)..<parts.afterScheme, of: text) }
        let host = Int(parts.hostStart)..<Int(parts.hostEnd)
        if let authority = parts.authority, !isPlain || !host.isEmpty {
            subject.append(authority..<(authority + 2), of: text)
            subject.append(host, of: text)
        }
        subject.foldedEnd = subject.bytes.count
        var path = (parts.authority == nil ? parts.afterScheme : host.upperBound)..<Int(parts.pathLimit)
        if isPlain {
            if host.isEmpty, path.isEmpty || text[path.lowerBound] != UInt8(ascii: "/") {
                subject.add([UInt8(ascii: "/")], at: path.lowerBound)
            }
            if path.count > (host.isEmpty ? 1 : 0), text[path.upperBound - 1] == UInt8(ascii: "/") {
                path = path.lowerBound..<(path.upperBound - 1)
            }
        }
        subject.append(path, of: text)
        let rest = Int(parts.pathLimit)
        let end = Int(parts.end)
        let isEmptyRest =
            (rest..<end).allSatisfy { text[$0] == UInt8(ascii: "?") || text[$0] == UInt8(ascii: "#") }
            && end - rest <= 2
        if !isPlain || !isEmptyRest { subject.append(rest..<end, of: text) }
        return subject
    }
}

extension RouteURL.Parts {
    /// The offset after the scheme and its colon.
    fileprivate var afterScheme: Int { Int(schemeEnd > start ? schemeEnd &+ 1 : start) }

    /// The offset of the two slashes before an authority; `nil` if there is none.
    fileprivate var authority: Int? {
        // The rest after the host of one of the app's links is a path, with any number of slashes. Then the host lies
        // before the start.
        Int(hostStart) >= afterScheme &+ 2 ? afterScheme : nil
    }
}

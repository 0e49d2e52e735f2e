import RouteTables

/// The match of a pattern and a URL: its rank among other matches of the URL, and the captures.
package struct PatternMatch: Sendable {
    /// The order of the matches of a URL: the smaller one wins.
    ///
    /// It follows the rules for a table: scheme, host and path from the left, then the fragment, then the number of
    /// query items that the pattern requires.
    package struct Rank: Comparable, Sendable {
        var isRegex = false
        var scheme = Int.max
        var host = 0
        var path: [UInt8] = []
        /// A match that includes the fragment precedes one that ignores it.
        var fragment: [UInt8]?
        var endsWithEmptyRest = false
        var requiredItems: Int

        package static func < (left: Rank, right: Rank) -> Bool {
            let origin = [left.isRegex ? 1 : 0, left.scheme, left.host]
            let otherOrigin = [right.isRegex ? 1 : 0, right.scheme, right.host]
            if origin != otherOrigin { return origin.lexicographicallyPrecedes(otherOrigin) }
            if left.path != right.path { return left.path.lexicographicallyPrecedes(right.path) }
            switch (left.fragment, right.fragment) {
            case (_?, nil): return true
            case (nil, _?): return false
            case (let own?, let other?) where own != other: return own.lexicographicallyPrecedes(other)
            default: break
            }
            if left.endsWithEmptyRest != right.endsWithEmptyRest { return right.endsWithEmptyRest }
            return left.requiredItems > right.requiredItems
        }
    }

    package let pattern: RoutePattern
    package let url: RouteURL
    package let rank: Rank
    private let matcher: PatternMatcher
    private let path: ComponentWalk.Result?
    private let fragment: ComponentWalk.Result?
    /// The spelling of the URL that a regular expression matches; `nil` for the original URL.
    private let subject: RegexSubject?

    init(
        _ pattern: RoutePattern,
        _ matcher: PatternMatcher,
        _ url: RouteURL,
        rank: Rank,
        path: ComponentWalk.Result,
        fragment: ComponentWalk.Result?
    ) {
        self.pattern = pattern
        self.matcher = matcher
        self.url = url
        self.rank = rank
        self.path = path
        self.fragment = fragment
        subject = nil
    }

    /// A match by a regular expression over the whole URL.
    init(_ pattern: RoutePattern, _ matcher: PatternMatcher, _ url: RouteURL, subject: RegexSubject?) {
        self.pattern = pattern
        self.matcher = matcher
        self.url = url
        self.subject = subject
        rank = Rank(isRegex: true, requiredItems: 0)
        path = nil
        fragment = nil
    }

    // MARK: Captures

    /// The range of a capture's string in the URL, in bytes; `nil` if it is absent or takes no component, or is
    /// repeated in the query.
    package func range(ofCapture index: Int) -> Range<Int>? {
        guard pattern.captures.indices.contains(index) else { return nil }
        return url.withBytes { bytes in
            guard let text = bytes.baseAddress else { return nil }
            let parts = url.parts
            let place = pattern.captures[index].place
            switch place {
            case .scheme:
                let scheme = Int(parts.start)..<Int(parts.schemeEnd)
                return matcher.range(ofCapture: index, place, text, scheme, pattern)
            case .host:
                let host = Int(parts.hostStart)..<Int(parts.hostEnd)
                return matcher.range(ofCapture: index, place, text, host, pattern)
            case .path:
                return group(index, text, parts.path, path, matcher.paths)
            case .fragment:
                return group(index, text, parts.fragmentPath(in: bytes), fragment, matcher.fragments ?? [])
            case .query: return matcher.queryRange(ofCapture: index, bytes, parts, pattern)
            case .url: return regexGroup(index, text, parts)
            }
        }
    }

    /// The decoded string of a capture.
    ///
    /// If it is repeated in the query, the first value.
    package func text(ofCapture index: Int) -> String? {
        guard let range = range(ofCapture: index) else { return isEmpty(index) ? "" : nil }
        return url.withBytes { url.parts.decoded($0, range) }
    }

    /// The decoded strings of a capture: one for each component or query item of one that is repeated.
    package func texts(ofCapture index: Int) -> [String] {
        guard pattern.captures.indices.contains(index) else { return [] }
        let capture = pattern.captures[index]
        let isRepeated = capture.kind == .any || capture.kind == .some
        return url.withBytes { bytes in
            if isRepeated, capture.place == .query {
                return matcher.queryRanges(ofCapture: index, bytes, url.parts, pattern).map {
                    url.parts.decoded(bytes, $0)
                }
            }
            guard let range = range(ofCapture: index) else { return isEmpty(index) ? [""] : [] }
            return isRepeated ? RouteURL.components(bytes, range) : [url.parts.decoded(bytes, range)]
        }
    }

    /// Whether a capture that has no range has the empty string, because it takes no component, as `:rest(.*)` may.
    private func isEmpty(_ index: Int) -> Bool {
        guard pattern.captures.indices.contains(index), pattern.captures[index].kind == .one else { return false }
        return [.path, .fragment].contains(pattern.captures[index].place)
    }

    private func group(
        _ index: Int,
        _ text: UnsafePointer<UInt8>,
        _ region: Range<Int>?,
        _ result: ComponentWalk.Result?,
        _ variants: [PreparedVariant]
    ) -> Range<Int>? {
        guard let region, let result else { return nil }
        return pattern.compiled.group(
            index,
            of: variants[result.variant].expression,
            in: CanonicalBytes(text, region, url.parts.form(at: region.lowerBound)),
            codes: result.codes(of: text, region)
        )
    }

    private func regexGroup(_ index: Int, _ text: UnsafePointer<UInt8>, _ parts: RouteURL.Parts) -> Range<Int>? {
        guard let regex = pattern.regex else { return nil }
        // Group 0 is the whole expression.
        let group = index + 1
        guard let subject else {
            let written = CanonicalBytes(text, Int(parts.start)..<Int(parts.end), .path, foldedUntil: parts.foldedEnd)
            return pattern.compiled.group(group, of: regex, in: written)
        }
        let range = subject.withCanonicalBytes { pattern.compiled.group(group, of: regex, in: $0) } ?? nil
        return range.flatMap { subject.original($0) }
    }
}

extension PatternMatch: CapturedURL {}

extension ComponentWalk.Result {
    /// The ranks by the bytes where the components begin.
    fileprivate func codes(of text: UnsafePointer<UInt8>, _ region: Range<Int>) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: region.upperBound + 1)
        var component = 0
        for position in region.lowerBound...region.upperBound {
            guard position == region.lowerBound || text[position - 1] == UInt8(ascii: "/") else { continue }
            if component < codes.count { result[position] = codes[component] }
            component += 1
        }
        return result
    }
}

extension CompiledPattern {
    /// The range of a group in a string that the expression matches.
    func group(
        _ index: Int,
        of expression: RegularExpression,
        in source: CanonicalBytes,
        codes: [UInt8] = []
    ) -> Range<Int>? {
        guard let program = try? program(of: expression) else { return nil }
        return program.withUnsafeBufferPointer { bytes in
            bytes.baseAddress.flatMap { start in
                let data = PackedText(base: start, count: bytes.count)
                return PackedProgram(data, at: 0).range(ofGroup: index, in: source, codes: codes)
            }
        }
    }
}

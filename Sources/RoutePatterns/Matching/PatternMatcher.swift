import RouteTables

/// Matches URLs with one pattern, without a compiled table.
///
/// It is for patterns that are only known at run time. The pattern's own automata match each component, and a match has
/// a rank, so matches of several patterns can be ordered as if they were in one table.
///
/// The pattern owns its matcher, so the matcher does not refer to the pattern. Each call receives it.
package final class PatternMatcher: Sendable {
    private let scheme: PreparedStep?
    private let host: PreparedStep?
    let paths: [PreparedVariant]
    let fragments: [PreparedVariant]?
    private let query: [QueryCondition]
    private let requiredItems: Int
    private let regex: Automaton?

    /// Prepares a pattern, whose automata the parser has compiled.
    init(_ pattern: RoutePattern, _ variants: CompiledPattern.Variants) throws(Automaton.TooLarge) {
        let compiled = pattern.compiled
        scheme = try variants.scheme.map { step throws(Automaton.TooLarge) in try PreparedStep(step, compiled) }
        host = try variants.host.map { step throws(Automaton.TooLarge) in try PreparedStep(step, compiled) }
        paths = try variants.paths.map { path throws(Automaton.TooLarge) in try PreparedVariant(path, compiled) }
        fragments = try variants.fragments?.map { fragment throws(Automaton.TooLarge) in
            try PreparedVariant(fragment, compiled)
        }
        query = try pattern.query.map { item throws(Automaton.TooLarge) in
            try QueryCondition(item, of: pattern)
        }
        requiredItems = pattern.query.count { $0.isRequired(pattern.captures) }
        regex = try pattern.regex.map { regex throws(Automaton.TooLarge) in try compiled.automaton(of: regex) }
    }

    /// How the spelling of a URL matters for a regular expression over the whole URL.
    package enum Spelling: Sendable {
        /// The expression matches the original URL only, as for a route.
        case asWritten
        /// The expression also matches other spellings of the same URL, as for a scope around routes by pattern, so no
        /// caller can evade it.
        case any
    }

    /// The best match of a URL.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - pattern: The pattern of the matcher.
    ///   - spelling: How the URL's spelling matters for a regular expression.
    /// - Returns: The match, or `nil` if the pattern does not match.
    /// - Complexity: Linear in the length of the URL, for each variant of the pattern.
    func match(_ url: RouteURL, with pattern: RoutePattern, spelling: Spelling) -> PatternMatch? {
        url.withBytes { bytes in
            guard let text = bytes.baseAddress else { return nil }
            if let regex { return matchRegex(regex, url, pattern, text, spelling) }
            let parts = url.parts
            var rank = PatternMatch.Rank(requiredItems: requiredItems)
            guard matchOrigin(text, parts, &rank) else { return nil }
            guard let path = ComponentWalk.best(of: paths, text, parts.path, parts) else { return nil }
            guard query.allSatisfy({ $0.isMet(by: bytes, parts) }) else { return nil }
            rank.path = path.codes
            rank.endsWithEmptyRest = path.endsWithEmptyRest
            var fragment: ComponentWalk.Result?
            if let fragments {
                guard parts.flags.contains(.hasFragment),
                    let best = ComponentWalk.best(of: fragments, text, parts.fragmentPath(in: bytes), parts)
                else { return nil }
                fragment = best
                rank.fragment = best.codes
                rank.endsWithEmptyRest = best.endsWithEmptyRest
            }
            return PatternMatch(pattern, self, url, rank: rank, path: path, fragment: fragment)
        }
    }

    private func matchOrigin(_ text: UnsafePointer<UInt8>, _ parts: RouteURL.Parts, _ rank: inout PatternMatch.Rank)
        -> Bool
    {
        if let scheme {
            guard parts.schemeEnd > parts.start,
                scheme.matches(CanonicalBytes(text, Int(parts.start)..<Int(parts.schemeEnd), .folded))
            else { return false }
            rank.scheme = scheme.step.code
        } else if parts.flags.contains(.foreignScheme) {
            return false
        }
        guard let host else { return parts.hostStart == parts.hostEnd }
        guard parts.hostStart != parts.hostEnd,
            host.matches(CanonicalBytes(text, Int(parts.hostStart)..<Int(parts.hostEnd), .folded))
        else { return false }
        rank.host = host.step.code
        return true
    }

    private func matchRegex(
        _ regex: Automaton,
        _ url: RouteURL,
        _ pattern: RoutePattern,
        _ text: UnsafePointer<UInt8>,
        _ spelling: Spelling
    ) -> PatternMatch? {
        let parts = url.parts
        let written = CanonicalBytes(text, Int(parts.start)..<Int(parts.end), .path, foldedUntil: parts.foldedEnd)
        if regex.accepts(IteratorSequence(written)) {
            return PatternMatch(pattern, self, url, subject: nil)
        }
        guard spelling == .any else { return nil }
        for subject in RegexSubject.others(text, parts)
        where subject.withCanonicalBytes({ regex.accepts(IteratorSequence($0)) }) ?? false {
            return PatternMatch(pattern, self, url, subject: subject)
        }
        return nil
    }
}

// MARK: The beginning

extension PatternMatcher {
    /// The host and the first component of all URLs that the pattern matches; `nil` if they differ.
    var beginning: (host: [UInt8], component: [UInt8]?)? {
        guard regex == nil else { return nil }
        guard let host else { return ([], firstComponent) }
        guard case .literal(let text) = host.step.matcher else { return nil }
        return (text, firstComponent)
    }

    /// The first component of all paths that the pattern matches; `nil` if they differ.
    private var firstComponent: [UInt8]? {
        guard case .literal(let text) = paths.first?.steps.first?.step.matcher,
            paths.allSatisfy({ $0.steps.first?.step.matcher == .literal(text) })
        else { return nil }
        return text
    }
}

// MARK: Captures outside of the path

extension PatternMatcher {
    /// The range of a capture in a scheme or a host.
    func range(
        ofCapture index: Int,
        _ place: RoutePattern.Capture.Place,
        _ text: UnsafePointer<UInt8>,
        _ range: Range<Int>,
        _ pattern: RoutePattern
    ) -> Range<Int>? {
        guard let step = (place == .scheme ? scheme : host)?.step else { return nil }
        if step.capture == index { return range }
        return step.source.flatMap { pattern.compiled.group(index, of: $0, in: CanonicalBytes(text, range, .folded)) }
    }

    /// The range of a capture's value in the query: that of the first item with its name.
    func queryRange(
        ofCapture index: Int,
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ parts: RouteURL.Parts,
        _ pattern: RoutePattern
    ) -> Range<Int>? {
        for (item, condition) in zip(pattern.query, query) {
            switch item.value {
            case .capture(let capture, _) where capture == index: return condition.find(bytes, parts).value
            case .text(let expression, _) where expression.groups.contains(index):
                guard let base = bytes.baseAddress, let value = condition.find(bytes, parts).value else { return nil }
                let text = CanonicalBytes(base, value, condition.form(parts))
                return pattern.compiled.group(index, of: expression, in: text)
            default: continue
            }
        }
        return nil
    }

    /// The ranges of a repeated capture's values in the query.
    func queryRanges(
        ofCapture index: Int,
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ parts: RouteURL.Parts,
        _ pattern: RoutePattern
    ) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        for (item, condition) in zip(pattern.query, query) {
            guard case .capture(let capture, _) = item.value, capture == index else { continue }
            var items = condition.items(bytes, parts)
            while let item = items.next() {
                let form = condition.form(parts)
                if condition.isNamed(bytes, item.name, form), condition.accepts(bytes, item.value, form) {
                    ranges.append(item.value)
                }
            }
        }
        return ranges
    }
}

/// Matching one pattern reads bytes in loops; a search in a table needs no conformance.
extension CanonicalBytes: IteratorProtocol {}

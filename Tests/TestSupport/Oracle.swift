import Foundation
internal import RoutePatterns
internal import RouteTables

/// The rules for matching and ranking in the slowest and most obvious form: try every division of every URL among the
/// components of every pattern, and sort.
///
/// It shares the syntax of patterns with the code under test, but nothing of the matching: no automata, no variants, no
/// table.
struct Oracle {
    /// A URL, split in a naive way.
    struct URL {
        var scheme: String?
        var host: String?
        var path: [[Unit]] = []
        var query: [(name: [Unit], value: [Unit])] = []
        var fragment: [[Unit]]?
        var fragmentItems: [(name: [Unit], value: [Unit])] = []
        var whole: [Unit] = []
    }

    /// A character for matching: a scalar, or an escaped delimiter.
    struct Unit: Hashable {
        var scalar: UInt32
        var isEscapedDelimiter = false
    }

    /// A match of a pattern and a URL: a rank for each component, and the captured strings.
    struct Fit {
        var ranks: [Int] = []
        var captures: [Int: [[Unit]]] = [:]
        /// Whether each optional component is absent.
        var leftOut: [Int] = []
        /// For each component, how much it takes.
        ///
        /// Less is better, so what captures take is negated.
        var taken: [Int] = []

        /// The order of divisions with the same rank: optional components further left take their share first, then
        /// captures further left take more, and uncaptured parts take less.
        static func < (left: Fit, right: Fit) -> Bool {
            if left.ranks != right.ranks { return left.ranks.lexicographicallyPrecedes(right.ranks) }
            if left.leftOut != right.leftOut { return left.leftOut.lexicographicallyPrecedes(right.leftOut) }
            return left.taken.lexicographicallyPrecedes(right.taken)
        }
    }

    static let unreserved = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".unicodeScalars)
    static let delimiters = Set(":/?#[]@!$&'()*+,;=".unicodeScalars)

    // MARK: URLs

    /// An escaped byte that is part of no character is this number plus the byte.
    ///
    /// It matches as U+FFFD.
    private static let outsideUTF8: UInt32 = 0x120000

    /// The decoded string of some characters.
    private static func decoded(_ units: [Unit]) -> String {
        let bytes = units.flatMap { unit in
            UnicodeScalar(unit.scalar).map { Array(String($0).utf8) } ?? [UInt8(unit.scalar - outsideUTF8)]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The characters of a part of a URL.
    static func units(_ text: Substring, decodingDelimiters: Bool = false) -> [Unit] {
        var result: [Unit] = []
        var bytes: [UInt8] = []
        func flush() {
            var rest = bytes[...]
            while let first = rest.first {
                let character = (1...4).map { rest.prefix($0) }.first {
                    let text = String(decoding: $0, as: UTF8.self)
                    return text.unicodeScalars.count == 1 && text.utf8.elementsEqual($0)
                }
                let scalar = String(decoding: character ?? [], as: UTF8.self).unicodeScalars.first
                result.append(Unit(scalar: scalar?.value ?? outsideUTF8 + UInt32(first)))
                rest = rest.dropFirst(character?.count ?? 1)
            }
            bytes = []
        }
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            // A sign is not a digit, although `UInt8` accepts one.
            if byte == 0x25, rest.count >= 2, rest.prefix(2).allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
                let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                rest = rest.dropFirst(2)
                if delimiters.contains(UnicodeScalar(value)), !decodingDelimiters {
                    flush()
                    result.append(Unit(scalar: UInt32(value), isEscapedDelimiter: true))
                } else {
                    bytes.append(value)
                }
            } else {
                bytes.append(byte)
            }
        }
        flush()
        return result
    }

    static func components(_ text: Substring.UnicodeScalarView) -> [[Unit]] {
        var text = text
        if text.first == "/" { text = text.dropFirst() }
        if text.isEmpty { return [] }
        if text.last == "/" { text = text.dropLast() }
        return text.split(separator: "/", omittingEmptySubsequences: false).map { units(Substring($0)) }
    }

    /// The characters of a host or a scheme, whose case is ignored.
    static func foldedUnits(_ text: Substring) -> [Unit] {
        units(text).map { (0x41...0x5A).contains($0.scalar) ? Unit(scalar: $0.scalar + 0x20) : $0 }
    }

    private static func items(_ text: Substring.UnicodeScalarView) -> [(name: [Unit], value: [Unit])] {
        text.split(separator: "&").map { item in
            let equals = item.firstIndex(of: "=")
            let value = equals.map { Substring(item[item.index(after: $0)...]) } ?? ""
            return (
                units(Substring(item[..<(equals ?? item.endIndex)]), decodingDelimiters: true),
                units(value, decodingDelimiters: true)
            )
        }
    }

    /// Splits a string into the parts of a URL.
    ///
    /// It works on scalars, because a delimiter and a combining mark form one character.
    static func url(_ text: String) -> URL {
        var url = URL()
        var rest = Substring(text).unicodeScalars
        if let hash = rest.firstIndex(of: "#") {
            let fragment = rest[rest.index(after: hash)...]
            let end = fragment.firstIndex { "/?=".unicodeScalars.contains($0) }
            if let end, end > fragment.startIndex, fragment[end] == "=" {
                url.fragment = []
                url.fragmentItems = items(fragment)
            } else {
                let mark = fragment.firstIndex(of: "?")
                url.fragment = components(fragment[..<(mark ?? fragment.endIndex)])
                url.fragmentItems = mark.map { items(fragment[fragment.index(after: $0)...]) } ?? []
            }
            rest = rest[..<hash]
        }
        if let mark = rest.firstIndex(of: "?") {
            url.query = items(rest[rest.index(after: mark)...])
            rest = rest[..<mark]
        }
        if let colon = rest.firstIndex(of: ":"), isScheme(rest[..<colon]) {
            url.scheme = String(rest[..<colon])
            rest = rest[rest.index(after: colon)...]
        }
        if rest.starts(with: "//".unicodeScalars) {
            rest = rest.dropFirst(2)
            let end = rest.firstIndex(of: "/") ?? rest.endIndex
            let host = rest[..<end].split(separator: "@", omittingEmptySubsequences: false).last.map(String.init) ?? ""
            url.host = host.isEmpty ? nil : normalized(host, url.scheme ?? "")
            rest = rest[end...]
        }
        url.path = components(rest)
        url.whole = whole(text)
        return url
    }

    /// A host in the form in which hosts are compared.
    private static func normalized(_ host: some StringProtocol, _ scheme: some StringProtocol) -> String {
        String(
            decoding: HostName.normalized(Array(host.utf8), scheme: Array(scheme.utf8)) ?? Array(host.utf8),
            as: UTF8.self
        )
    }

    /// The whole URL as the expression of a `regex` route sees it: scheme and host in lower case, without user
    /// information and default port, and in ASCII.
    private static func whole(_ text: String) -> [Unit] {
        var rest = Substring(text).unicodeScalars
        if let colon = rest.firstIndex(of: ":"), isScheme(rest[..<colon]) {
            rest = rest[rest.index(after: colon)...]
        }
        var (start, host) = (text[..<rest.startIndex], Substring())
        if rest.starts(with: "//".unicodeScalars) {
            rest = rest.dropFirst(2)
            start = text[..<rest.startIndex]
            let end = rest.firstIndex { "/?#".unicodeScalars.contains($0) } ?? rest.endIndex
            let authority = rest[..<end]
            host = Substring(authority.lastIndex(of: "@").map { authority[$0...].dropFirst() } ?? authority)
            rest = rest[end...]
        }
        let name = host.isEmpty ? "" : normalized(host, start.prefix { $0 != ":" && $0 != "/" })
        return foldedUnits(start) + foldedUnits(name[...]) + units(Substring(rest))
    }

    private static func isScheme(_ text: Substring.UnicodeScalarView) -> Bool {
        (text.first?.properties.isAlphabetic ?? false)
            && text.allSatisfy {
                $0.isASCII && ($0.properties.isAlphabetic || "0123456789+-.".unicodeScalars.contains($0))
            }
    }

    /// A URL in canonical form, as bytes.
    static func canonical(_ text: String) -> [UInt8] {
        whole(text).flatMap { unit -> [UInt8] in
            guard let scalar = UnicodeScalar(unit.scalar) else {
                return Array(String(format: "%%%02X", unit.scalar - outsideUTF8).utf8)
            }
            let stands = !unit.isEscapedDelimiter && (unreserved.contains(scalar) || delimiters.contains(scalar))
            if stands { return Array(String(scalar).utf8) }
            return String(scalar).utf8.flatMap { Array(String(format: "%%%02X", $0).utf8) }
        }
    }

    // MARK: Components

    private static let slash = Unit(scalar: 0x2F)
    static let literal = 0
    static let quantified = 1
    static let text = 2
    static let constrained = 3
    static let free = 4
    static let end = 5
    static let any = 6
    static let rest = 7

    /// Every way to divide components among the components of a pattern.
    ///
    /// Twice the rank, plus one after an empty `**`.
    static func fits(
        _ pattern: ArraySlice<PatternComponent>,
        _ url: ArraySlice<[Unit]>,
        _ captures: [RoutePattern.Capture],
        afterEmptyRest: Bool = false
    ) -> [Fit] {
        let penalty = afterEmptyRest ? 1 : 0
        guard let component = pattern.first else {
            return url.isEmpty ? [Fit(ranks: [end * 2 + penalty])] : []
        }
        let others = pattern.dropFirst()
        var mayBeLeftOut = component == .rest

        /// The component takes `count` components of the URL, each at a rank, then the others follow.
        func take(_ count: Int, _ rank: Int, _ index: Int?, joined: Bool = false) -> [Fit] {
            let taken = Array(url.prefix(count))
            return fits(others, url.dropFirst(count), captures).map { fit in
                var fit = fit
                fit.ranks = [rank * 2 + penalty] + Array(repeating: rank * 2, count: count - 1) + fit.ranks
                if mayBeLeftOut { fit.leftOut.insert(0, at: 0) }
                fit.taken.insert(index == nil ? count : -count, at: 0)
                if let index { fit.captures[index] = joined ? [Array(taken.joined(separator: [slash]))] : taken }
                return fit
            }
        }
        func leaveOut(emptyRest: Bool) -> [Fit] {
            fits(others, url, captures, afterEmptyRest: afterEmptyRest || emptyRest).map { fit in
                var fit = fit
                fit.leftOut.insert(1, at: 0)
                fit.taken.insert(0, at: 0)
                // A capture that needs a value has the empty string.
                if case .capture(let index, _) = component, captures[index].kind == .one { fit.captures[index] = [[]] }
                return fit
            }
        }

        switch component {
        case .literal(let bytes):
            let wanted = units(Substring(String(decoding: bytes, as: UTF8.self)))
            return url.first == wanted ? take(1, literal, nil) : []
        case .text(let expression, let isQuantified):
            guard let first = url.first, matches(expression, first) else { return [] }
            return take(1, isQuantified ? (isFinite(expression) ? literal : quantified) : text, nil)
        case .any: return url.isEmpty ? [] : take(1, any, nil)
        case .optional(let group):
            var required = captures
            for case .capture(let index, _) in group { required[index] = required[index].of(kind: .one) }
            let present = fits(group + others, url, required, afterEmptyRest: afterEmptyRest).map { fit in
                var fit = fit
                fit.leftOut.insert(0, at: 0)
                fit.taken.replaceSubrange(0..<group.count, with: [0])
                return fit
            }
            return present + leaveOut(emptyRest: false)
        case .rest:
            return leaveOut(emptyRest: true) + (url.isEmpty ? [] : (1...url.count).flatMap { take($0, rest, nil) })
        case .capture(let index, let expression):
            let kind = captures[index].kind
            mayBeLeftOut =
                kind == .optional || kind == .any
                || kind == .one && expression?.canContainSlash == true && matches(expression ?? .empty, [])
            if let expression, expression.canContainSlash, kind == .one || kind == .optional {
                let constraint = captures[index].constraint
                let rank = constraint == ".*" || constraint == ".+" ? rest : constrained
                var result: [Fit] = []
                for count in url.isEmpty ? [] : Array(1...url.count)
                where matches(expression, Array(url.prefix(count).joined(separator: [slash]))) {
                    result += take(count, rank, index, joined: true)
                }
                if constraint == ".*", kind == .one { return result + leaveOut(emptyRest: true) }
                if kind == .optional || matches(expression, []) { result += leaveOut(emptyRest: false) }
                return result
            }
            let isFree = expression == nil || captures[index].constraint == "[^/]+"
            let rank = isFree ? free : constrained
            func fits(_ unit: [Unit]) -> Bool { expression.map { matches($0, unit) } ?? !unit.isEmpty }
            var result: [Fit] = []
            let most = kind == .any || kind == .some ? url.count : min(1, url.count)
            for count in most == 0 ? [] : Array(1...most) where url.prefix(count).allSatisfy(fits) {
                result += take(count, rank, index)
            }
            if kind == .optional || kind == .any { result += leaveOut(emptyRest: false) }
            return result
        }
    }

    // MARK: Whole patterns

    /// The rank of a pattern for a URL, which is compared element by element, less being better; `nil` if the pattern
    /// does not match.
    static func rank(_ pattern: RoutePattern, _ url: URL) -> [Int]? {
        if let regex = pattern.regex { return matches(regex, url.whole) ? [Int.max] : nil }
        var result: [Int] = []
        func single(_ component: PatternComponent, _ text: String) -> Int? {
            let fit = fits([component], [foldedUnits(Substring(text))], pattern.captures)
            // A host is never empty, so these constrain nothing.
            if case .capture(let index, _?) = component, [".*", ".+"].contains(pattern.captures[index].constraint) {
                return fit.isEmpty ? nil : free * 2
            }
            return fit.compactMap(\.ranks.first).min()
        }
        if let scheme = pattern.scheme {
            guard let text = url.scheme, let rank = single(scheme, text) else { return nil }
            result.append(rank)
        } else {
            result.append(end * 2)
        }
        guard (pattern.host == nil) == (url.host == nil) else { return nil }
        if let host = pattern.host {
            guard let rank = single(host, url.host ?? "") else { return nil }
            result.append(rank)
        }
        guard let path = best(pattern.path, url.path, pattern) else { return nil }
        result += path.dropLast()
        if let components = pattern.fragment {
            guard let fragment = url.fragment, let ranks = best(components, fragment, pattern) else { return nil }
            // A pattern that names the fragment ranks before one that does not.
            result += [-1] + ranks
        } else {
            result.append(path.last ?? 0)
        }
        var required = 0
        for item in pattern.query {
            guard fits(item, url, pattern) else { return nil }
            if case .capture(let index, _) = item.value, [.optional, .any].contains(pattern.captures[index].kind) {
                continue
            }
            required += 1
        }
        return result + [-required]
    }

    private static func best(_ components: [PatternComponent], _ url: [[Unit]], _ pattern: RoutePattern) -> [Int]? {
        bestFit(components, url, pattern)?.ranks
    }

    /// The best division.
    private static func bestFit(_ components: [PatternComponent], _ url: [[Unit]], _ pattern: RoutePattern) -> Fit? {
        fits(components[...], url[...], pattern.captures).min { $0 < $1 }
    }

    /// The values of captures that are whole components of the path and the fragment, by the captures' numbers.
    static func captures(_ pattern: RoutePattern, _ text: String) -> [Int: [String]] {
        let url = url(text)
        let path = bestFit(pattern.path, url.path, pattern)?.captures ?? [:]
        let fragment = pattern.fragment.flatMap { bestFit($0, url.fragment ?? [], pattern)?.captures } ?? [:]
        return path.merging(fragment) { first, _ in first }.mapValues { values in
            values.map { units in
                decoded(units)
            }
        }
    }

    private static func fits(_ item: PatternQueryItem, _ url: URL, _ pattern: RoutePattern) -> Bool {
        let name = units(Substring(String(decoding: item.plainName, as: UTF8.self)), decodingDelimiters: true)
        let items = item.isInFragment ? url.fragmentItems : url.query
        let isOptional =
            if case .capture(let index, _) = item.value {
                [.optional, .any].contains(pattern.captures[index].kind)
            } else {
                false
            }
        guard let value = items.first(where: { $0.name == name })?.value else { return isOptional }
        let isFitting =
            switch item.value {
            case .literal(let text):
                value == units(Substring(String(decoding: text, as: UTF8.self)), decodingDelimiters: true)
            case .any, .rest, .optional: true
            case .text(let expression, _): matches(expression, value)
            case .capture(_, let expression): expression.map { matches($0, value) } ?? !value.isEmpty
            }
        return isFitting || isOptional && value.isEmpty
    }

    /// The indices of the patterns that match, best first; those of the same rank in ascending order.
    static func order(_ patterns: [RoutePattern], _ priorities: [RoutePriority], _ text: String) -> [Int] {
        ranks(patterns, priorities, text).map(\.patternIndex)
    }

    /// The routes that match a URL, best first, each with its rank.
    ///
    /// Equal ranks mean that nothing distinguishes two routes.
    static func ranks(
        _ patterns: [RoutePattern],
        _ priorities: [RoutePriority],
        _ text: String
    ) -> [(patternIndex: Int, rank: [Int])] {
        let url = url(text)
        let ranked = patterns.indices.compactMap { index in
            rank(patterns[index], url).map { (patternIndex: index, rank: [priorities[index].rank] + $0) }
        }
        return ranked.sorted { left, right in
            left.rank == right.rank
                ? left.patternIndex < right.patternIndex : left.rank.lexicographicallyPrecedes(right.rank)
        }
    }
}

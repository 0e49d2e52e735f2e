/// A finding about a source: what is wrong, where it is, which other places are involved, and how to fix it.
public struct Diagnostic: Hashable, Sendable {
    /// The severity of a finding.
    public enum Severity: String, Hashable, Sendable {
        case error, warning
    }

    /// Another place that is part of a finding.
    public struct Related: Hashable, Sendable {
        /// The place.
        public var location: SourceLocation
        /// A note about the place.
        public var message: String
    }

    /// The stable code, which `routegen explain` explains.
    public var code: DiagnosticCode
    /// The severity.
    public var severity: Severity
    /// The problem, in one line without a full stop.
    public var message: String
    /// The place of the mistake.
    public var location: SourceLocation
    /// The number of bytes to underline, starting at the location; 1 for a place without an extent.
    public var length: Int
    /// The first other places, in the order of their notes.
    public internal(set) var related: [Related] = []
    /// The number of all other places.
    public internal(set) var relatedCount = 0
    /// A URL that shows the finding.
    public var witness: String?
    /// How to fix or silence it, in one line.
    public var help: String?

    /// Completes a problem with its message.
    init(_ problem: Problem, _ message: String) {
        code = problem.code
        severity = problem.severity
        self.message = message
        location = problem.location
        length = problem.length
    }
}

extension Diagnostic {
    /// The number of other places that a finding contains.
    ///
    /// Two thousand routes with one pattern would otherwise list each other two thousand times.
    public static let relatedLimit = 10

    /// A list of words for a sentence, each word in backquotes: `` `a`, `b` or `c` ``.
    public static func list(_ words: [String], joinedBy conjunction: String = "or", quote: String = "`") -> String {
        let quoted = words.map { quote + $0 + quote }
        guard quoted.count > 1, let last = quoted.last else { return quoted.first ?? "" }
        return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}

extension Sequence<Diagnostic> {
    /// The findings without repetitions, in the order of every output.
    ///
    /// They are sorted by file, line and column, then by code and message. So the order does not depend on the order in
    /// which files were read. If a source is broken, the findings that may result from that are left out.
    ///
    /// - Complexity: O(*n* log *n*).
    public func arranged() -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        let isBroken = contains { $0.code == .brokenSource }
        return filter { !isBroken || $0.code == .brokenSource || $0.code == .unreadableFile }.filter {
            seen.insert($0).inserted
        }.sorted { left, right in
            if left.location != right.location { return left.location < right.location }
            if left.code != right.code { return left.code.rawValue < right.code.rawValue }
            if left.message != right.message { return left.message < right.message }
            if left.related.map(\.location) != right.related.map(\.location) {
                return left.related.map(\.location).lexicographicallyPrecedes(right.related.map(\.location))
            }
            return (left.witness ?? "", left.help ?? "") < (right.witness ?? "", right.help ?? "")
        }
    }
}

import RoutePatterns
import RouteTables

/// A pattern of all URLs that a rewriting rule may give, and how each of them comes about.
///
/// The pattern is the target with the constraints of the source. It may also match URLs that the rule never gives, such
/// as ones in which two uses of a capture differ, so each request inferred from a URL is tried.
struct RewriteResults: Sendable {
    /// The pattern.
    let pattern: RoutePattern
    /// For each capture of the pattern, the capture of the source that it comes from.
    private let origins: [String: Int]
    private let source: RoutePattern

    /// Makes the pattern of a rule; `nil` if the target's captures make no pattern.
    init?(_ template: RewriteTemplate, _ source: RewriteSource) {
        var writer = RewriteResultsWriter(template, source.pattern)
        writer.write()
        guard let pattern = try? RoutePattern(writer.text),
            let folded = source.pattern.ignoresCase ? try? pattern.ignoringCase() : pattern
        else { return nil }
        self.pattern = folded
        origins = writer.origins
        self.source = source.pattern
    }

    /// A URL of the source that may become a URL; `nil` if none is found.
    func request(for result: String) -> String? {
        guard let url = try? RouteURL(result), let match = pattern.found(in: url, spelling: .asWritten),
            let template = try? source.template()
        else { return nil }
        var values: [String: [String]] = [:]
        for (index, capture) in pattern.captures.enumerated() {
            guard let origin = origins[capture.name] else { continue }
            let name = source.captures[origin].name
            if values[name] == nil { values[name] = match.texts(ofCapture: index) }
        }
        for capture in template.captures where values[capture.name] == nil && capture.count.isRequired {
            values[capture.name] = [Self.shortestValue(of: capture)]
        }
        return try? OwnedTemplate(template).url(values, pattern: source.description) { text in
            guard let url = try? RouteURL(text), let match = source.found(in: url, spelling: .asWritten) else {
                return nil
            }
            return source.captures.indices.map { match.texts(ofCapture: $0) }
        }
    }

    private static func shortestValue(of capture: PatternTemplate.Capture) -> String {
        guard let text = capture.automaton?.shortestText() else { return "a" }
        return text.withUnsafeBufferPointer { RouteURL.decoded($0, $0.indices) }
    }
}

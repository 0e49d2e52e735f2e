import RoutePatterns
import RouteTables

/// Reads the rewriting rules of a configuration, and finds the mistakes in each.
package struct RewriteRuleReader {
    package private(set) var rules: [RewriteRule] = []
    package private(set) var diagnostics: [Diagnostic] = []

    let configuration: Configuration

    /// Reads the rules of a configuration; those with mistakes are left out.
    package init(_ configuration: Configuration) {
        self.configuration = configuration
        for rule in configuration.rewrites { read(rule) }
    }

    private mutating func read(_ rule: Configuration.Rewrite) {
        let source: RewriteSource
        do {
            source = try RewriteSource(rule.source.value, ignoresCase: configuration.urls.ignoresCase)
        } catch {
            let place = Self.place(ofBytes: error.offset..<error.offset + error.length, in: rule.source)
            diagnostics += malformed(at: place)
                .saying("`from` is not a pattern: \(error.message)")
                .advising(error.help)
            return
        }
        guard source.pattern.regex == nil else {
            diagnostics += malformed(at: rule.source)
                .saying("`from` is a regular expression over whole URLs")
                .advising("write a pattern, or add the rule at run time with `router.rewrite(_:to:)` of RouterDynamic")
            return
        }
        guard checkCharacters(rule.target) else { return }
        var parser = RewriteTemplateParser(rule.target.value, source, isPattern: false)
        do {
            let template = try parser.parse()
            guard checkUnmarked(parser.unmarked, source, rule), checkURL(template, rule) else { return }
            let results = RewriteResultsWriter.pattern(template, source.pattern)
            rules.append(RewriteRule(rule: rule, source: source, template: template, results: results))
        } catch {
            report(error, source, rule)
        }
    }

    // MARK: Mistakes in targets

    private func malformed(at part: some Placed) -> Problem { Problem(.malformedRewrite, at: part) }

    /// Reports white space and control characters, which would also end the line of a target in generated code.
    private mutating func checkCharacters(_ target: Located<String>) -> Bool {
        let bytes = Array(target.value.utf8)
        guard let offset = bytes.firstIndex(where: { $0 <= UInt8(ascii: " ") || $0 == 0x7F }) else { return true }
        let escape = String(decoding: URLCharacters.escape(bytes[offset]), as: UTF8.self)
        diagnostics += malformed(at: Self.place(ofBytes: offset..<offset + 1, in: target).location)
            .saying("`to` has white space or a control character, which a URL cannot contain")
            .advising("write `\(escape)` for the character")
        return false
    }

    /// Reports captures that the source may leave out, where the target does not say that they may be missing.
    private mutating func checkUnmarked(
        _ captures: [RoutePattern.Capture],
        _ source: RewriteSource,
        _ rule: Configuration.Rewrite
    ) -> Bool {
        guard let capture = captures.first else { return true }
        let mark = capture.kind == .optional ? "?" : "*"
        diagnostics += malformed(at: rule.target)
            .saying("`to` uses `:\(capture.name)`, which a URL of `\(rule.source.value)` may lack")
            .advising("write `:\(capture.name)\(mark)` if the URL is right without it, or require it in `from`")
        return false
    }

    /// Reports a target that is no URL, whatever it takes over.
    private mutating func checkURL(_ template: RewriteTemplate, _ rule: Configuration.Rewrite) -> Bool {
        let bytes = template.pieces.flatMap { piece -> [UInt8] in
            if case .text(let text) = piece { text } else { [UInt8(ascii: "a")] }
        }
        do {
            _ = try RouteURL(String(decoding: bytes, as: UTF8.self))
            return true
        } catch {
            diagnostics += malformed(at: rule.target).saying("`to` does not give a URL: \(error)")
            return false
        }
    }

    private mutating func report(
        _ problem: RewriteTargetProblem,
        _ source: RewriteSource,
        _ rule: Configuration.Rewrite
    ) {
        let names = source.pattern.captures.indices.filter { !source.wildcards.contains($0) }
            .map { source.pattern.captures[$0].name }
        let (message, help): (String, String) =
            switch problem {
            case .trailingBackslash: ("`to` ends with a backslash that escapes nothing", "remove the backslash")
            // A group has a number in an expression only, which a rule of the configuration cannot have.
            case .unknownCapture(let name), .dollar(let name):
                (
                    "`to` uses `:\(name)`, which `from` does not capture",
                    names.isEmpty
                        ? "capture it in `from`, or write `\\\\:\(name)` for that text"
                        : "`from` captures \(Diagnostic.list(names.map { ":\($0)" }, joinedBy: "and"))"
                )
            case .constraint(let name):
                ("`to` has a constraint after `:\(name)`", "write `:\(name)` alone; its text is taken over as it is")
            case .partialWildcard:
                ("`to` has a `*` that is not a component of its own", "write `\\\\*` for the character")
            case .hostWithSlashes(let text):
                (
                    "`to` has `\(text)` as its host, which may contain slashes",
                    "capture the host on its own in `from`, and write `//:host/**` in `to`"
                )
            case .tooManyWildcards:
                ("`to` has more wildcards than `from`", "capture what is to be repeated by name, as in `:rest(.*)`")
            }
        diagnostics += malformed(at: rule.target).saying(message).advising(help)
    }

    /// The place in the file of a part of a string.
    private static func place(ofBytes part: Range<Int>, in text: Located<String>) -> Located<Void> {
        let bytes = Array(text.value.utf8)
        let start = min(part.lowerBound, bytes.count)
        var location = text.location
        location.column += 1 + ConfigurationReader.width(bytes[..<start])
        let length = ConfigurationReader.width(bytes[start...].prefix(part.count))
        return Located((), at: location, length: max(1, length))
    }
}

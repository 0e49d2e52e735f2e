import RoutePatterns
import RouteReasons
import RouteTables

/// The URL by which TheRouter calls a service: `//services?protocol=P&method=m`, with `ivar1`, `ivar2` for the
/// arguments (seed T9).
///
/// A rewriting rule leads from it to the requirement's own pattern, `//services/P/m`.
struct ServiceURL {
    private let requirement: Handler
    private let pattern: Handler.Pattern

    /// The URL for a pattern of a handler; `nil` unless it is a requirement's own pattern, which its marker does not
    /// write.
    init?(_ requirement: Handler, _ pattern: Handler.Pattern) {
        guard requirement.isRequirement, pattern.marker.pattern == nil, !pattern.isWithheld,
            pattern.text == Handler.servicePattern(requirement.typePath, requirement.name)
        else { return nil }
        self.requirement = requirement
        self.pattern = pattern
    }

    /// The strings that name the requirement as the item `method`.
    var methods: [String] { [requirement.name, requirement.signatureName, selector] }

    /// The rule, which applies to the callers to whom the pattern is open.
    ///
    /// To others, the URL looks as if the requirement did not exist.
    var rule: RewriteRule? {
        let methods = methods.map(Self.escaped)
        let name = Self.escaped(requirement.typeName)
        let text = "//services?protocol=\(name)&method=(\(methods.joined(separator: "|")))"
        guard let source = try? RewriteSource(text, ignoresCase: pattern.pattern.ignoresCase),
            var template = try? RewriteTemplate(pattern.text, source)
        else { return nil }
        template.items += requirement.namedParameters.enumerated().map { index, parameter in
            ("ivar\(index + 1)", parameter.name)
        }
        func located(_ text: String) -> Located<String> {
            Located(text, at: pattern.location, length: pattern.marker.length)
        }
        return RewriteRule(
            rule: Configuration.Rewrite(source: located(text), target: located(pattern.text)),
            source: source,
            template: template,
            results: RewriteResultsWriter.pattern(template, source.pattern),
            origins: pattern.origins
        )
    }

    /// The Objective-C selector that the compiler would derive: `openMiniProgramWithInfo:`.
    private var selector: String {
        guard let first = requirement.parameters.first else { return requirement.name }
        var selector = requirement.name
        if let label = first.label {
            if !Self.prepositions.contains(Self.firstWord(label)), !Self.prepositions.contains(Self.lastWord(selector))
            {
                selector += "With"
            }
            selector += AccessorName.uppercasedFirst(label)
        }
        return selector + ":" + requirement.parameters.dropFirst().map { "\($0.label ?? ""):" }.joined()
    }

    private static func firstWord(_ name: String) -> String {
        String(name.prefix(1)).lowercased() + name.dropFirst().prefix { !$0.isUppercase }
    }

    private static func lastWord(_ name: String) -> String {
        guard let start = name.lastIndex(where: \.isUppercase) else { return name }
        return name[start...].lowercased()
    }

    /// The prepositions that the Swift compiler knows.
    ///
    /// Next to one of them it does not add "With".
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given",
        "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
        "using", "via", "when", "with", "within",
    ]

    /// The string with the special characters of patterns escaped.
    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            if "():+*?|.\\".contains(character) { result.append("\\") }
            result.append(character)
        }
    }
}

extension CompiledRoutes {
    /// The rules of the requirements' second URLs, which apply after those of the configuration.
    package var serviceURLRules: [RewriteRule] {
        routes.compactMap { ServiceURL($0.handler, $0.pattern)?.rule }
    }
}

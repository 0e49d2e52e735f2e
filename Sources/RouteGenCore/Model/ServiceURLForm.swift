import RoutePatterns
import RouteTables

/// The URL form of TheRouter that calls a service: `//services?protocol=P&method=m`, with `ivar1`, `ivar2` for the
/// arguments (seed T9).
struct ServiceURLForm {
    private let requirement: Declaration
    private let protocolName: String

    init(_ requirement: Declaration, typePath: [String]) {
        self.requirement = requirement
        protocolName = typePath.joined(separator: ".")
    }

    /// The pattern of this form, open to the same callers as another.
    func pattern(like pattern: Handler.Pattern) -> Handler.Pattern? {
        let methods = [requirement.name, swiftName, selector].map(Self.escaped)
        let text = "//services?protocol=\(Self.escaped(protocolName))&method=(\(methods.joined(separator: "|")))"
        guard let parsed = try? RoutePattern(text) else { return nil }
        var form = pattern
        form.text = text
        form.pattern = parsed
        form.isPositional = true
        return form
    }

    /// The name with labels: `openMiniProgram(info:)`.
    private var swiftName: String {
        "\(requirement.name)(\(requirement.parameters.map { "\($0.label ?? "_"):" }.joined()))"
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
            selector += Handler.uppercasedFirst(label)
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

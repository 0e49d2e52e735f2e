/// A parsed `@available` attribute.
struct AvailabilityAttribute: Hashable, Sendable {
    /// A platform, a language or an availability macro, with the first version that has the declaration.
    struct Introduction: Hashable, Sendable {
        var domain: String
        /// `nil` for an availability macro.
        var version: String?
    }

    /// The attribute as it is written.
    let text: String
    /// The platform or language: `iOS`, `swift`, `*`.
    ///
    /// In the short form, the first one.
    private(set) var domain = "*"
    private(set) var introductions: [Introduction] = []
    private(set) var isDeprecated = false
    private(set) var deprecatedSince: String?
    private(set) var obsoletedSince: String?
    private(set) var isUnavailable = false
    /// The compiler's message about it, or the new name.
    private(set) var message: String?

    /// Parses an attribute; `nil` if it is not `@available`.
    init?(_ attribute: Declaration.Attribute) {
        guard attribute.name == "available" else { return nil }
        text = "@available(\(attribute.arguments ?? ""))"
        let arguments = Lexer.tokens(of: attribute.arguments ?? "").split { $0.kind == .comma }.map { $0.map(\.text) }
        guard let first = arguments.first else { return }
        domain = first[0]
        for argument in arguments.dropFirst() { read(argument) }
        let isShort = first.count > 1 || arguments.last == ["*"]
        if isShort {
            introductions += arguments.filter { $0 != ["*"] && !$0.contains(":") }.map { argument in
                Introduction(
                    domain: argument[0],
                    version: argument.count > 1 ? argument.dropFirst().joined() : nil
                )
            }
        }
    }

    private mutating func read(_ argument: [String]) {
        let version = argument.count > 2 && argument[1] == ":" ? argument.dropFirst(2).joined() : nil
        switch argument[0] {
        case "introduced": if let version { introductions.append(Introduction(domain: domain, version: version)) }
        case "deprecated":
            isDeprecated = true
            deprecatedSince = version
        case "obsoleted": obsoletedSince = version
        case "unavailable": isUnavailable = true
        case "message": message = text(in: argument) ?? message
        case "renamed": message = message ?? text(in: argument).map { "renamed to `\($0)`" }
        default: break
        }
    }

    /// The value of an argument that is a string literal.
    private func text(in argument: [String]) -> String? {
        argument.count == 3 && argument[1] == ":" ? StringLiteral.value(of: argument[2]) : nil
    }

    /// The attribute without introductions and messages; `nil` if nothing remains.
    ///
    /// Generated code does not repeat that something is unavailable everywhere, so that the compiler reports its use.
    var limit: String? {
        let clauses = [
            isDeprecated ? deprecatedSince.map { "deprecated: \($0)" } ?? "deprecated" : nil,
            obsoletedSince.map { "obsoleted: \($0)" },
            isUnavailable && domain != "*" ? "unavailable" : nil,
        ].compactMap { $0 }
        return clauses.isEmpty ? nil : "@available(\(domain), \(clauses.joined(separator: ", ")))"
    }
}

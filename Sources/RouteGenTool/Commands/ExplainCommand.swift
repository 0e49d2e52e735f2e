import RouteGenCore
import RouteGenReports

/// `routegen explain`: explains findings.
enum ExplainCommand: Command {
    static let syntax = CommandSyntax(
        name: "explain",
        summary: "Explains findings, options and members of routegen.json; alone, lists all findings.",
        options: [],
        operands: "[NAME...]",
        examples: [
            .init(command: "swift package routes explain RG101", result: "what a finding means"),
            .init(command: "routegen explain duplicate", result: "the same finding by its name"),
            .init(command: "routegen explain parent", result: "the option `parent` of a route marker"),
            .init(command: "routegen explain tabs", result: "the member `tabs` of routegen.json"),
            .init(command: "routegen explain", result: "the codes of all findings"),
        ]
    )

    static func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus {
        let page = FindingsPage.text()
        guard !arguments.operands.isEmpty else {
            let rows = DiagnosticCode.allCases.map { ("\($0.rawValue) \($0.name)", $0.title(in: page)) }
            StandardStream.output.write(CommandSyntax.table(rows).joined(separator: "\n") + "\n")
            return .clean
        }
        let pages = try arguments.operands.map { operand throws(UsageError) in
            if let option = OptionDescription.all.first(where: { $0.name == operand }) { return option.explanation }
            if let member = ConfigurationMember.all.first(where: { $0.name == operand }) { return member.explanation }
            guard let code = DiagnosticCode(describedBy: operand) else {
                if DiagnosticCode.isRetired(operand) {
                    throw UsageError("the finding '\(operand)' is retired: the compiler reports such mistakes")
                }
                let known =
                    DiagnosticCode.allCases.flatMap { [$0.rawValue, $0.name] } + OptionDescription.all.map(\.name)
                    + ConfigurationMember.all.map(\.name)
                throw UsageError(
                    "there is no finding, option or member '\(operand)'\(Suggestion.text(for: operand, among: known))"
                )
            }
            return code.explanation(in: page)
        }
        StandardStream.output.write(pages.joined(separator: "\n\n") + "\n")
        return .clean
    }
}

extension OptionDescription {
    /// The meaning, in the form of the pages about findings.
    fileprivate var explanation: String {
        let code = withoutEffect.map { "Where it has no effect, it is a finding: \($0.rawValue) \($0.name).\n" } ?? ""
        return """
            `\(name)`, an option of \(marker)
            \(meaning.prefix(1).uppercased() + meaning.dropFirst()).

            Written as \(forms).
            \(code)
            """
    }
}

extension ConfigurationMember {
    /// The files that can have it, on a line of its own.
    private var place: String {
        if isOfApp { return "\nOnly the routegen.json of an app can have it." }
        return isShared ? "\nThe routegen.json of an app has it, or that of a module, for every app that links it." : ""
    }

    /// The meaning, in the form of the pages about findings.
    fileprivate var explanation: String {
        """
        `\(name)` in routegen.json
        \(meaning.prefix(1).uppercased() + meaning.dropFirst()).

        Default: \(otherwise ?? "it must be given")\(place)

        """
    }
}

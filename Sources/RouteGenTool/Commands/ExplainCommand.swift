import RouteGenCore
import RouteGenReports

/// `routegen explain`: explains findings.
enum ExplainCommand: Command {
    static let syntax = CommandSyntax(
        name: "explain",
        summary: "Explains what a finding means, with an example and how to fix it; without a code, lists all.",
        options: [],
        operands: "[CODE...]",
        examples: [
            .init(command: "swift package routes explain RG101", result: "what a finding means"),
            .init(command: "routegen explain duplicate", result: "the same finding by its name"),
            .init(command: "routegen explain", result: "the codes of all findings"),
        ]
    )

    static func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus {
        guard !arguments.operands.isEmpty else {
            let rows = DiagnosticCode.allCases.map { ("\($0.rawValue) \($0.name)", $0.title) }
            StandardStream.output.write(CommandSyntax.table(rows).joined(separator: "\n") + "\n")
            return .clean
        }
        let pages = try arguments.operands.map { operand throws(UsageError) in
            guard let code = DiagnosticCode(describedBy: operand) else {
                if DiagnosticCode.retired.contains(operand.uppercased()) {
                    throw UsageError("the finding '\(operand)' is retired: the compiler reports such mistakes")
                }
                let known = DiagnosticCode.allCases.flatMap { [$0.rawValue, $0.name] }
                throw UsageError("there is no finding '\(operand)'\(Suggestion.text(for: operand, among: known))")
            }
            return code.explanation
        }
        StandardStream.output.write(pages.joined(separator: "\n\n") + "\n")
        return .clean
    }
}

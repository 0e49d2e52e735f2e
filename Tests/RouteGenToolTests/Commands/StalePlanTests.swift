import RouteGenCore
import Testing

@testable import routegen

/// A configuration that changed after the build was planned names modules whose sources the plan does not pass.
@Suite struct StalePlanTests {
    private func findings(_ json: String, _ options: String...) throws -> String {
        let folder = try TemporaryFolder()
        let configuration = try folder.write(json.utf8, to: "routegen.json")
        let arguments = try GenerateCommand.syntax.parse(
            ["--module", "App=\(folder.path)", "--output", "out.swift", "--known", "Chat", "--config", configuration]
                + options
        )
        let reader = FileReader()
        var failures: [FileFailure] = []
        var diagnostics: [Diagnostic] = []
        let inputs = try GenerateInputs(arguments, with: reader, failures: &failures)
        let request = inputs.request(with: reader, failures: &failures, diagnostics: &diagnostics)
        #expect(failures.isEmpty && diagnostics.isEmpty)
        return DiagnosticRenderer().render(inputs.findingsOfStalePlan(for: request))
            .replacing(configuration, with: "routegen.json")
    }

    @Test("A finding names what the configuration added after the build was planned")
    func aFindingNamesWhatTheConfigurationAddedAfterTheBuildWasPlanned() throws {
        #expect(
            try findings(#"{"accessors": {"for": ["Chat"]}, "table": "app"}"#) == """
                routegen.json:1:1: error: the build was planned before 'accessors' listed 'Chat' [RG701]
                routegen.json:1:1: note: save Package.swift again (touch Package.swift) to plan the build again
                routegen.json:1:1: error: the build was planned before 'table' became "app" [RG701]
                routegen.json:1:1: note: save Package.swift again (touch Package.swift) to plan the build again

                """
        )
    }

    @Test("A current plan has no findings") func aPlanThatKnowsIsFine() throws {
        #expect(try findings(#"{"table": "app"}"#, "--aggregate") == "")
    }
}

import Foundation
import Testing

/// `routegen check --config`: the app's own `routegen.json` says how grave findings between modules are.
@Suite struct CheckConfigurationTests {
    private static let modules = ["--module", "Chat=Chat", "--module", "Shop=Shop"]

    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("/// @route //pages/chat/:id/**\nfunc chat(id: Int) {}\n".utf8, to: "Chat/Chat.swift")
        try folder.write("/// @route(priority: high) //pages/**\nfunc all() {}\n".utf8, to: "Shop/Shop.swift")
        return folder
    }

    private func check(_ folder: TemporaryFolder, _ json: String?, _ arguments: [String] = []) throws -> ProcessOutcome
    {
        if let json { try folder.write(json.utf8, to: "app.json") }
        let configuration = json == nil ? [] : ["--config", "app.json"]
        return try Tool.run(["check"] + Self.modules + configuration + arguments, in: folder.url)
    }

    @Test("A finding has the severity that the app's configuration sets")
    func aFindingHasTheSeverityThatTheAppsConfigurationSets() throws {
        let folder = try folder()
        let usual = try check(folder, nil)
        #expect(usual.status == 1)
        #expect(usual.text.contains("Chat/Chat.swift:1:5: error:"), "\(usual.text)")
        #expect(usual.text.contains("[RG103]"), "\(usual.text)")

        let lower = try check(folder, #"{ "severities": { "RG103": "warning" } }"#)
        #expect(lower.status == 0)
        #expect(lower.text == usual.text.replacingOccurrences(of: ": error: ", with: ": warning: "))
        #expect(try check(folder, nil, ["--config", "app.json", "--strict"]).status == 1)

        let ignored = try check(folder, #"{ "severities": { "unreachable": "ignore" } }"#, ["--strict"])
        #expect(ignored.status == 0)
        #expect(ignored.text == "")
    }

    @Test("A mistake in the app's configuration is a finding") func mistakesInTheAppSFileAreFoundAsWell() throws {
        let outcome = try check(folder(), "{\n  \"severities\": { \"RG103\": \"loud\" }\n}\n")
        #expect(outcome.status == 1)
        #expect(outcome.text.contains("app.json:2:28: error:"), "\(outcome.text)")
        #expect(outcome.text.contains("[RG701]"), "\(outcome.text)")
    }

    @Test("A module's own configuration does not apply to findings across modules")
    func aModulesOwnConfigurationDoesNotApplyToFindingsAcrossModules() throws {
        let folder = try folder()
        try folder.write(#"{ "severities": { "RG103": "ignore" } }"#.utf8, to: "Chat/routegen.json")
        #expect(try check(folder, nil).status == 1)
    }

    @Test("A missing configuration makes the run fail") func aFileThatIsNotThereIsNoCleanRun() throws {
        let outcome = try check(folder(), nil, ["--config", "nowhere.json"])
        #expect(outcome.status == 2)
        #expect(outcome.text.contains("nowhere.json"), "\(outcome.text)")
    }
}

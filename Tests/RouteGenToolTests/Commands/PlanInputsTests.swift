import RouteGenCore
import Testing

@testable import routegen

/// What `generate` reads in files that the plugin for builds passes, because the plan does not say it.
@Suite struct PlanInputsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for name in ["Chat", "my_shop"] {
            try folder.write("/// @route //\(name)\nfunc open() {}\n".utf8, to: "\(name)/\(name).swift")
        }
        try folder.write("".utf8, to: "App/main.swift")
    }

    private func request(_ options: [String]) throws -> (request: GenerationRequest, failures: [String]) {
        let modules = ["--module", "App=\(folder.path("App"))", "--output", "out.swift", "--executable"]
        let arguments = try GenerateCommand.syntax.parse(modules + options)
        let reader = FileReader()
        var failures: [FileFailure] = []
        var diagnostics: [Diagnostic] = []
        let inputs = try GenerateInputs(arguments, with: reader, failures: &failures)
        let request = inputs.request(with: reader, failures: &failures, diagnostics: &diagnostics)
        return (request, failures.map(\.message))
    }

    @Test("An unrouted module that uses the plugin, as a manifest says, reports itself") func unroutedManifests() throws
    {
        let manifest = try folder.write(
            "Package(targets: [.target(name: \"my-shop\", plugins: [\"RouteGen\"]), .target(name: \"Chat\")])".utf8,
            to: "Package.swift"
        )
        let unrouted = ["Chat", "my_shop"].map { "--unrouted=\($0)=\(folder.path($0))" }
        func modules(_ request: GenerationRequest) -> [String] {
            request.findingsOfSetUp.map { $0.message.split(separator: "`").first.map(String.init) ?? "" }
        }
        #expect(try modules(request(unrouted).request) == ["Chat", "my_shop"])
        let known = try request(unrouted + ["--unrouted-manifest", manifest])
        #expect(modules(known.request) == ["Chat"] && known.failures.isEmpty)
        let missing = try request(unrouted + ["--unrouted-manifest", folder.path("None.swift")])
        #expect(missing.failures == ["cannot be read: no such file or folder"])
    }

    @Test("A module of an edited package has the URL from which the package was fetched") func workspaceState() throws {
        let edited =
            #"{"packageRef": {"identity": "kit", "location": "https://k.example"}, "state": {"name": "edited"}}"#
        let state = try folder.write(
            #"{"object": {"dependencies": [\#(edited)]}}"#.utf8,
            to: "workspace-state.json"
        )
        let chat = ["--dependency", "Chat=\(folder.path("Chat"))", "--of-package", "Chat=kit"]
        let found = try request(chat + ["--workspace-state", state])
        #expect(found.request.dependencies.map(\.package) == [ModulePackage(identity: "kit", url: "https://k.example")])
        let local = try request(chat)
        #expect(local.request.dependencies.map(\.package) == [ModulePackage(identity: "kit", url: nil)])
    }
}

import TestSupport

@testable import RouteGenCore

/// The findings of an app with one source and a `routegen.json`, in the order in which a build prints them.
func findings(ofApp source: String, _ json: String) -> String {
    var findings: [Diagnostic] = []
    var request = GenerationRequest(module: ModuleScan(name: "App", sources: ["A.swift": source]))
    request.isExecutable = true
    request.configuration = Configuration(json: Array(json.utf8), path: "routegen.json", diagnostics: &findings)
    return DiagnosticRenderer().render((findings + Generator.generate(request).diagnostics).arranged())
}

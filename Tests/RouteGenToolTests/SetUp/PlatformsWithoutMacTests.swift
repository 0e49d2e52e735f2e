import RouteGenCore
import TestSupport
import Testing

@testable import routegen

/// Manifests that name iOS without macOS.
@Suite struct PlatformsWithoutMacTests {
    private func text(of request: GenerationRequest, manifest: [Diagnostic]) -> String {
        var request = request
        request.findingsOfSetUp = SetUpOfBuild(findingsOfManifest: manifest).findings(about: request)
        return DiagnosticRenderer().render(Generator.generate(request).diagnostics.arranged())
    }

    private func configuration(_ json: String) throws -> Configuration {
        var findings: [Diagnostic] = []
        let configuration = Configuration(json: Array(json.utf8), path: "routegen.json", diagnostics: &findings)
        try #require(findings.isEmpty)
        return configuration
    }

    private func findings(inManifest source: String) -> [Diagnostic] {
        var source = source
        return source.withUTF8 { PlatformsWithoutMac.check($0, path: "Package.swift") }
    }

    @Test("A package for iOS alone gets a warning with a table") func platformsWithoutMac() throws {
        var request = GenerationRequest(module: ModuleScan(name: "AppRoutes", sources: ["AppRoutes.swift": ""]))
        let manifest = findings(
            inManifest: """
                // swift-tools-version: 6.1
                import PackageDescription
                let package = Package(
                    name: "Features",
                    platforms: [.iOS(.v17)]
                )
                """
        )
        #expect(text(of: request, manifest: manifest) == "")
        request.configuration = try configuration(#"{"table": "app"}"#)
        #expect(
            text(of: request, manifest: manifest) == """
                Package.swift:5:17: warning: the package names iOS and not macOS, so SwiftPM runs none of its commands on \
                a Mac [RG710]
                Package.swift:5:17: note: add `.macOS(.v12)`, the oldest system that RouteGen supports, or a later one; \
                the app need not run on it

                """
        )
        request.configuration = try configuration(
            #"{"table": "app", "severities": {"platforms-without-mac": "ignore"}}"#
        )
        #expect(text(of: request, manifest: manifest) == "")
    }

    @Test(
        "Only a list of platforms with versions is one",
        arguments: [
            ("platforms: [.iOS(.v17)]", true),
            ("platforms: [ .tvOS(.v15), .iOS(\"17.4\"), ]", true),
            ("condition: .when(platforms: [.iOS]), platforms: [.iOS(.v15)]", true),
            ("platforms: [.iOS(.v17), .macOS(.v14)]", false),
            ("platforms: [.custom(\"macos\", versionString: \"14\"), .iOS(.v17)]", false),
            ("platforms: [.macCatalyst(.v17), .tvOS(.v15)]", false),
            ("platforms: [.iOS(.v17)] + others", false),
            ("platforms: platforms", false), ("// platforms: [.iOS(.v17)]", false), ("platforms: [.iOS(.v17)", false),
            ("condition: .when(platforms: [.iOS])", false), ("", false),
        ]
    )
    func manifests(source: String, isReported: Bool) {
        #expect(findings(inManifest: source).isEmpty != isReported)
    }
}

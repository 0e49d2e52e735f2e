import TestSupport
import Testing

@testable import RouteGenCore

@Suite struct SeveritiesTests {
    private static let sources = [
        "A.swift": """
        /// @route(priority: low) //chat/unread
        func unread() {}
        /// @route //chat/:id
        func chat(id: String) {}
        """
    ]

    private func severities(_ severity: Configuration.Severity?, of code: DiagnosticCode) -> [Diagnostic.Severity] {
        var request = GenerationRequest(module: ModuleScan(name: "A", sources: Self.sources))
        request.configuration.severities = Configuration.Severities(severity.map { [code: $0] } ?? [:])
        return Generator.generate(request).diagnostics.map(\.severity)
    }

    @Test("A configuration changes the severity of a finding") func aConfigurationChangesTheSeverityOfAFinding() {
        #expect(severities(nil, of: .unreachable) == [.error])
        #expect(severities(.warning, of: .unreachable) == [.warning])
        #expect(severities(.ignore, of: .unreachable) == [])
        #expect(severities(.ignore, of: .shadowed) == [.error])
    }

    @Test("A module's own severities precede those of the app") func ownSeveritiesGoBeforeThoseOfTheApp() {
        let own = Configuration.Severities([.shadowed: .ignore])
        let app = Configuration.Severities([.shadowed: .error, .ambiguous: .warning])
        #expect(own.merging(app) == Configuration.Severities([.shadowed: .ignore, .ambiguous: .warning]))
    }
}

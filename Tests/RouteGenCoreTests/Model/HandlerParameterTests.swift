import TestSupport
import Testing

@testable import RouteGenCore

@Suite struct HandlerParameterTests {
    @Test(
        "A closure that is sendable already does not get the attribute again",
        arguments: [
            ("@escaping @isolated(any) @Sendable () async -> Void", nil),
            ("@escaping @Sendable @isolated(any) () async -> Void", nil),
            ("@escaping @MainActor @Sendable () -> Void", nil),
            ("@escaping @isolated(any) () async -> Void", "@Sendable @isolated(any) () async -> Void"),
            ("@escaping () -> Void", "@Sendable () -> Void"),
            ("@escaping (@Sendable () -> Void) -> Void", "@Sendable (@Sendable () -> Void) -> Void"),
        ] as [(String, String?)]
    )
    func sendable(_ type: String, _ expected: String?) throws {
        let source = "/// @route //a\nfunc a(run: \(type)) {}"
        let handler = try #require(ModuleModel(ModuleScan(name: "App", sources: ["A.swift": source])).handlers.first)
        #expect(handler.parameters.first?.sendableFunction == expected)
    }
}

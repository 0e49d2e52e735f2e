import RoutePatterns
import RouteTables
import Testing

@testable import RouteGenCore

/// The shapes of routes, by which duplicates are told from routes that match some URLs both.
@Suite struct RouteShapeTests {
    @Test(
        "Routes of one shape match the same URLs, however their patterns are written",
        arguments: [
            ("//a/:x", "//a/:y", DiagnosticCode.duplicate), (#"//a/:x(\d+)"#, "//a/:y([0-9]+)", .duplicate),
            ("//a?k=1&l", "//a?l&k=1", .duplicate), ("//a/:x?", "//a/:y?", .duplicate),
            ("//a/b(/:x)?", "//a/b/:x?", .duplicate),
            (#"//a/:x(\d+)"#, #"//a/:x(\d\d)"#, .ambiguous), ("//a?k=1", "//a?l=1", .ambiguous),
        ]
    )
    func codes(first: String, second: String, code: DiagnosticCode) throws {
        let source = "/// @route \(first)\nfunc a() {}\n/// @route \(second)\nfunc b() {}\n"
        let module = ModuleModel(ModuleScan(name: "App", sources: ["A.swift": source]))
        #expect(Conflicts.check(CompiledRoutes([module])).map(\.code) == [code])
    }
}

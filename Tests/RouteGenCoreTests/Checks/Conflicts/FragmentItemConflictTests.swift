import TestSupport
import Testing

@testable import RouteGenCore

/// Conflicts between routes that name items in the fragment.
@Suite struct FragmentItemConflictTests {
    @Test("Conflicts are proved with the items of fragments")
    func conflicts() {
        func findings(_ patterns: String...) -> [String] {
            let source = patterns.enumerated().map { "/// @route \($1)\nfunc f\($0)() {}\n" }.joined()
            return Checker.check([ModuleScan(name: "App", sources: ["App.swift": source])])
                .filter { [.duplicate, .ambiguous, .unreachable].contains($0.code) }
                .map { "\($0.code.rawValue) \($0.witness ?? "-")" }
        }
        #expect(findings("/#/a/?k=1", "/#/a/?k=2", "/#/a", "/#k=1", "/#l=1&k=2") == [])
        #expect(findings("/#/a/?k=:x", "/#/a/?k=:y") == ["RG101 /#/a?k=a"])
        #expect(findings("/#/a/?k=1", "/#/a/?l=2") == ["RG102 /#/a?k=1&l=2"])
        #expect(findings("/?k=1#/a", "/#/a/?l=2") == ["RG102 /?k=1#/a?l=2"])
        #expect(findings("/#k=1", "/#l=2") == ["RG102 /#k=1&l=2"])
        #expect(findings("regex .*#/a\\?k=1", "regex .*#/b\\?k=1") == [])
    }

    @Test("A regular expression takes all URLs of a pattern with items in the fragment, or not")
    func regularExpressions() {
        func findings(_ regex: String, _ pattern: String) -> [String] {
            let source = """
                /// @route(regex, priority: high) \(regex)
                func all() {}
                /// @route \(pattern)
                func one(k: String) {}
                """
            return Checker.check([ModuleScan(name: "App", sources: ["App.swift": source])])
                .filter { $0.code == .unreachable }.map { $0.witness ?? "-" }
        }
        #expect(findings(".*#.*k=.*", "//h#/a/?k=:k").count == 1)
        #expect(findings(".*#/?a/?\\?k=.*", "//h#/a/?k=:k") == [])
        #expect(findings(".*#k=.*", "//h#k=:k") == [])
        #expect(findings(".*#.*k=.*", "//h#k=:k").count == 1)
    }
}

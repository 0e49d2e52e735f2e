import Testing

@testable import RouteGenCore

/// What is nested deeper than the reader follows is said, not left out.
@Suite struct DeepNestingTests {
    private func findings(_ text: String) -> String {
        var scan = ModuleScan(name: "A")
        Array(text.utf8).withUnsafeBufferPointer { scan.add(path: "A.swift", bytes: $0) }
        return DiagnosticRenderer().render(Checker.check([scan]).arranged())
    }

    private func nested(_ depth: Int, _ opening: String, _ closing: String) -> String {
        String(repeating: opening, count: depth) + "/// @route //a\n@MainActor func a() {}\n"
            + String(repeating: closing, count: depth)
    }

    private func finding(_ line: Int, _ column: Int) -> String {
        """
        A.swift:\(line):\(column): error: types, parentheses or `#if` branches are nested more than 256 deep here, so the rest \
        is not read [RG901]
        A.swift:\(line):\(column): note: reduce the nesting, or move the declarations that have markers to another file

        """
    }

    @Test("Nesting is followed up to the limit of 256") func nestingIsFollowedAsFarAsTheLimit() {
        #expect(!findings(nested(256, "enum A {\n", "}\n")).contains("256 deep"))
        #expect(findings(nested(256, "#if A\n", "#endif\n")) == "")
        let type = String(repeating: "(", count: 256) + "Int" + String(repeating: ")", count: 256)
        #expect(findings("/// @route //a/:id\nfunc a(id: \(type)) {}\n") == "")
    }

    @Test("A type that is nested deeper than the limit is an error") func aDeeperTypeIsAnError() {
        #expect(findings(nested(257, "enum A {\n", "}\n")).hasPrefix(finding(257, 6)))
    }

    @Test("A conditional block that is nested deeper than the limit is an error") func aDeeperBlockIsAnError() {
        #expect(findings(nested(257, "#if A\n", "#endif\n")) == finding(257, 1))
    }

    @Test("A branch that follows too many others is an error") func aBranchThatTooManyPrecedeIsAnError() {
        let branches = String(repeating: "#elseif B\n", count: 256)
        #expect(findings("#if A\n\(branches)/// @route //a\nfunc a() {}\n#endif\n") == finding(257, 1))
    }

    @Test("A parameter's type in too many parentheses is an error") func aTypeInMoreParenthesesIsAnError() {
        let type = String(repeating: "(", count: 257) + "Int" + String(repeating: ")", count: 257)
        #expect(findings("/// @route //a/:id\nfunc a(id: \(type)) {}\n").hasPrefix(finding(2, 12)))
    }

    @Test("Deep nesting in files without markers is not reported") func filesWithoutMarkersAreNobodysBusiness() {
        #expect(findings(String(repeating: "enum A {\n", count: 300)) == "")
    }
}

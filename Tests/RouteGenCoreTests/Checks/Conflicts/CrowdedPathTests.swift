import RouteGenCore
import Testing

/// Routes of one path, of which each would have to be compared with all others.
@Suite struct CrowdedPathTests {
    private func findings(_ count: Int, _ route: (Int) -> String) -> [Diagnostic] {
        Checker.check([ModuleScan(name: "A", sources: ["A.swift": (0..<count).map(route).joined()])]).arranged()
    }

    private func text(_ count: Int, _ route: (Int) -> String) -> String {
        DiagnosticRenderer().render(findings(count, route))
    }

    /// The search ends with the route of which there would be more than 200 comparisons, so it names 202 of any number.
    @Test("The search ends with the first route that has too many neighbors", arguments: [202, 2000])
    func end(_ count: Int) {
        let findings = findings(count) { "/// @route //a?k\($0)=v\nfunc a\($0)() {}\n" }
        #expect(findings.map(\.relatedCount) == [201])
    }

    @Test("Many routes that differ in the names of their query items are an error") func queries() {
        let notes = (1...10).map { number in
            "A.swift:\(2 * number + 1):5: note: `//a?k\(number)=v` of `A.a\(number)()` is here"
        }
        #expect(
            text(202) { "/// @route //a?k\($0)=v\nfunc a\($0)() {}\n" } == """
                A.swift:1:5: error: more than 200 patterns match the same path and differ only in their queries or \
                conditions, too many to compare each with all others [RG301]
                \(notes.joined(separator: "\n"))
                A.swift:1:5: note: and 191 more places
                A.swift:1:5: note: let a query item have a different literal value in each, as in `?type=chat`, or use \
                fewer patterns

                """
        )
    }

    @Test("Many routes in different `#if` blocks are an error, too") func conditions() {
        let text = text(300) { "#if A\($0)\n/// @route //a\nfunc a\($0)() {}\n#endif\n" }
        #expect(text.hasPrefix("A.swift:2:5: error: more than 200 patterns match the same path"), "\(text)")
    }

    @Test("Any number of routes that differ in the value of an item, or in the path, are compared") func others() {
        #expect(text(1000) { "/// @route //a?k=v\($0)\nfunc a\($0)() {}\n" } == "")
        #expect(text(1000) { "/// @route //a\($0)?k\($0)=v\nfunc a\($0)() {}\n" } == "")
    }
}

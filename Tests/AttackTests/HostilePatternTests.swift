@_spi(Benchmarks) import RouteGenCore
import TestSupport
import Testing

@testable import RoutePatterns
@_spi(Benchmarks) @testable import RouteTables
@testable import RouterDynamic
@testable import RouterPipeline
@testable import RouterRuntime

/// No pattern, however short, can stall a build or an app: a pattern that is too large is refused, with its size and
/// the limit.
@Suite struct HostilePatternTests {
    private static let smaller = "reduce its counts, and check the rest in the handler"
    private static let steps = "needs more than 1,000,000 steps; at most 1,000,000 are allowed"

    private static func parts(_ number: String) -> String { "needs \(number) parts; at most 24,000 are allowed" }

    /// Patterns, with the errors of their expressions and the positions.
    static let expressions: [(pattern: String, error: String)] = [
        (
            "//h/:id(((((){1000}){1000}){1000}){1000})",
            "column 5: the expression " + parts("more than 1,000,000,000,000")
        ),
        ("/:a((a|b)*a(a|b){20})", "column 2: the expression " + steps),
        ("/:a((a{100}){390})", "column 2: the expression " + parts("78,390")),
        ("/:a(((.{10}){10}){10})", "column 2: the expression " + parts("83,110")),
        ("/:a((a{1,40}){1,40})", "column 2: the expression " + steps),
        ("/:a((.*a){20}(.*b){20}(.*c){20})", "column 2: the expression " + steps),
        ("/:a((((a?){30}){30}){30})", "column 2: the expression " + parts("81,930")),
        ("regex (((a{100}){100}){100})", "column 7: the expression " + parts("2,030,302")),
        ("/a?k=:v((x{1000}){1000})", "column 6: the expression " + parts("2,001,000")),
        ("/a#:v((x{1000}){1000})", "column 4: the expression " + parts("2,001,000")),
        (":s((x{1000}){1000})://h", "column 1: the expression " + parts("2,001,000")),
        ("//:h((x{1000}){1000})", "column 3: the expression " + parts("2,001,000")),
        (
            (0..<64).map { "/:c\($0)(.{1,20})" }.joined(),
            "column 188: the pattern, up to this expression, " + parts("24,900")
        ),
    ]

    /// Patterns whose optional components have too many combinations, and patterns that are too long.
    static let others: [(pattern: String, error: String)] = [
        (
            (0..<7).map { "/:c\($0)(a{\($0 + 1)})?" }.joined(),
            "column 1: the optional parts have 128 combinations; at most 64 are allowed (write a pattern for each combination that matters)"
        ),
        (
            (0..<60).map { "/:c\($0)(a{\($0 + 1)})?" }.joined(),
            "column 1: the optional parts have more than 1,000,000,000,000 combinations; at most 64 are allowed (write a pattern for each combination that matters)"
        ),
        (
            String(repeating: "/a", count: 15_000),
            "column 20001: the pattern has 30,000 bytes; at most 20,000 are allowed"
        ),
    ]

    static let refused = expressions.map { ($0.pattern, "\($0.error) (\(smaller))") } + others

    @Test("A pattern that is too large is refused wherever it is used", arguments: refused)
    func aPatternThatIsTooLargeIsRefusedWhereverItIsUsed(_ pattern: String, _ error: String) throws {
        let router = try Shop.router()
        func refuses(_ body: () throws -> Void) {
            let thrown = #expect(throws: RoutePatternError.self) { try body() }
            #expect(thrown?.description == error)
        }
        refuses { _ = try RoutePattern(pattern) }
        refuses { try router.rewrite(pattern, to: "//login") }
        refuses { try router.use(for: .urls(pattern)) { .next($0) } }
        refuses { try router.add(pattern) { _ in "added" } }
        let result = router.relocate([.replace(pattern, target: "//login"), .remove(pattern)])
        #expect(result.refused.values.map(\.code) == [.invalidRule, .invalidRule])
        #expect(router.canOpen("//login"))
    }

    @Test("The build reports a pattern that is too large at its marker") func theBuildRefusesItAtTheMarker() {
        #expect(
            check(["//h/:id(((((){1000}){1000}){1000}){1000})"]) == """
                A.swift:1:16: error: the pattern `//h/:id(((((){1000}){1000}){1000}){1000})` is malformed: the expression needs more than 1,000,000,000,000 parts; at most 24,000 are allowed [RG301]
                A.swift:1:16: note: reduce its counts, and check the rest in the handler

                """
        )
        let source = source(["//h/:id(((((){1000}){1000}){1000}){1000})", "/:a((a{1,40}){1,40})"])
        #expect(Generator.generate(GenerationRequest(module: scan(source))).diagnostics.count == 2)
    }

    @Test(
        "Patterns of a reasonable size are accepted",
        arguments: [
            "/:id([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})", "/a?text=:text(.{1,255})",
            "/:text([^/]{1,255})", #"/:id(\d{1,19})"#,
            "/:a([^/]{1,100})", "/:a([a-z0-9]{1,1000})", "/:a?/:b?/:c?/:d?/:e?/:f?/:g?/:h?", "/**/a/**/b",
        ]
    )
    func patternsOfAReasonableSizeAreAccepted(_ text: String) throws {
        let pattern = try RoutePattern(text)
        _ = try RouteMatcher(pattern)
        #expect(!check([text]).contains("allowed"))
    }

    @Test("A large count in a constraint is exact") func aLargeConstraintCountsExactly() throws {
        let pattern = try RoutePattern("/:text([^/]{1,255})")
        for character in ["a", "é", "漢", "%2F"] {
            #expect(pattern.values(in: "/" + String(repeating: character, count: 255)) != nil)
            #expect(pattern.values(in: "/" + String(repeating: character, count: 256)) == nil)
        }
    }

    // MARK: Several patterns

    /// Patterns that are small, but whose comparison or common table is not.
    static let together: [(name: String, patterns: [String], error: String)] = [
        (
            "states of one pattern", ["/**/a" + String(repeating: "/*", count: 22)],
            "too many kinds of URLs match the pattern: comparing them needs more than 1,020,000 steps; at most 1,020,000 are allowed"
        ),
        (
            "loops of several patterns", (0..<12).map { "/**/c\($0)/**/d\($0)/**/e\($0)" },
            "too many kinds of URLs match 12 patterns: comparing them needs more than 1,240,000 steps; at most 1,240,000 are allowed"
        ),
        (
            "common automata", (0..<30).map { "/:x\($0)(.*a.{\($0 % 8)}b\($0))" },
            "patterns for the same component overlap in too many ways: their table needs more than 1,400,000 steps; at most 1,400,000 are allowed"
        ),
        (
            "components of one constraint", ["/:x((a/){1000}b)"],
            "the parts of the pattern overlap in too many ways: their table needs more than 1,020,000 steps; at most 1,020,000 are allowed"
        ),
        (
            "components in a row", ["/:x((a/){451}b)"] + (0..<200).map { "/b\($0)" },
            "the pattern matches more than 450 components in a row"
        ),
    ]

    @Test(
        "The build reports patterns that are too large to compare",
        .enabled(if: AllCases.areTested, "\(AllCases.reason)"),
        arguments: together
    )
    func theBuildRefusesPatternsThatCannotBeCompared(_ name: String, _ patterns: [String], _ error: String) {
        let text = check(patterns)
        let line = text.split(separator: "\n").first ?? ""
        #expect(
            line.hasPrefix("A.swift:1:5: error: ") && line.contains(error) && line.hasSuffix(" [RG301]"),
            "\(name): \(line)"
        )
        let generation = Generator.generate(GenerationRequest(module: scan(source(patterns))))
        #expect(generation.diagnostics.contains { $0.message.contains(error) })
    }

    @Test("The work for many markers grows linearly") func manyMarkersTakeWorkInProportion() {
        // Each query excludes the others in a different way.
        let queries = (0..<40).map { route in
            "/q?" + (0..<3).map { "n\((route * ($0 + 3) + $0) % 11)=\(route >> $0 & 1)" }.joined(separator: "&")
        }
        #expect(!check(queries).isEmpty)
        #expect(check((0..<500).map { "/a\($0)/:x(\\d+)/**/b\($0)" }) == "")
    }

    // MARK: Once

    /// The number of programs that are compiled while a change takes effect.
    private func compilations(_ router: Router, _ change: () throws -> Void) rethrows -> Int {
        let count = Program.CompilationCount()
        try Program.CompilationCount.$current.withValue(count) {
            try change()
            _ = router.canOpen("//login")
        }
        return count.value
    }

    @Test("Existing patterns are not compiled again when settings are added or removed")
    func existingPatternsAreNotCompiledAgainWhenSettingsAreAddedOrRemoved() throws {
        let router = try Shop.router()
        let large = "(([a-z]{30}){9})"
        let first = try compilations(router) {
            try router.rewrite("//one/:a\(large)/x:b.:c", to: "//login")
            try router.use(for: .urls("//two/:a\(large)")) { .next($0) }
            try router.add("//three/:a\(large)") { _ in "added" }
            _ = router.relocate([.replace("//four/:a\(large)", target: "//login")])
        }
        #expect(first > 0 || !SearchSteps.areCounted)
        #expect(router.canOpen("//four/" + String(repeating: "a", count: 270)))
        let token = try router.rewrite("//plain", to: "//login")
        let tokens = [
            token, try router.use(for: .urls("//plain")) { .next($0) }, try router.add("//plain/a") { _ in "added" },
            router.relocate([.replace("//plain/b", target: "//login")]).token,
        ]
        _ = router.canOpen("//login")
        #expect(try compilations(router) { try router.rewrite("//more", to: "//login") } == 0)
        #expect(try compilations(router) { try router.use(for: .urls("//more")) { .next($0) } } == 0)
        #expect(try compilations(router) { try router.add("//more/a") { _ in "added" } } == 0)
        #expect(compilations(router) { _ = router.relocate([.replace("//more/b", target: "//login")]) } == 0)
        for token in tokens { #expect(compilations(router) { token.remove() } == 0) }
    }

    // MARK: The tool

    private func source(_ patterns: [String]) -> String {
        patterns.enumerated()
            .map { number, pattern in
                let names = (try? RoutePattern(pattern))?.captures.map { "\($0.name): String" } ?? []
                return "/// @route \(pattern)\nfunc f\(number)(\(names.joined(separator: ", "))) {}\n"
            }
            .joined()
    }

    private func scan(_ source: String) -> ModuleScan {
        var scan = ModuleScan(name: "A")
        Array(source.utf8).withUnsafeBufferPointer { scan.add(path: "A.swift", bytes: $0) }
        return scan
    }

    /// The findings about markers with these patterns.
    private func check(_ patterns: [String]) -> String {
        DiagnosticRenderer().render(Checker.check([scan(source(patterns))]).arranged())
    }
}

import RouteGenCore
import RouterTestSupport
import Testing

@testable import RouterRuntime

/// No pattern, however short, can make a build or an app wait: what is out of proportion is refused, and says by how much.
@Suite struct HostilePatternTests {
    /// A pattern, and why it is refused.
    static let refused: [(pattern: String, error: String)] = [
        ("//h/:id(((((){1000}){1000}){1000}){1000})", ""),
        ("/:a((a|b)*a(a|b){20})", ""),
        ("/:a((a{100}){390})", ""),
        ("/:a(((.{10}){10}){10})", ""),
        ("/:a((a{1,40}){1,40})", ""),
        ("/:a((.*a){20}(.*b){20}(.*c){20})", ""),
        ("/:a((((a?){30}){30}){30})", ""),
        ("/v:a([a-z]{500}).:b([a-z]{1000})/:c([a-z]{1000}[0-9]{1000}){1000})", ""),
        ("regex (((a{100}){100}){100})", ""),
        ("/a?k=:v((x{1000}){1000})", ""),
        ("/a#:v((x{1000}){1000})", ""),
        (":s((x{1000}){1000})://h", ""),
        ("//:h((x{1000}){1000})", ""),
        ((0..<64).map { "/:c\($0)(.{1,20})" }.joined(), ""),
        ((0..<7).map { "/:c\($0)(a{\($0 + 1)})?" }.joined(), ""),
        ((0..<60).map { "/:c\($0)(a{\($0 + 1)})?" }.joined(), ""),
        ("/" + String(repeating: "a/", count: 10_000), ""),
    ]

    @Test func print() {
        for (p, _) in Self.refused {
            do { _ = try RoutePattern(p); Swift.print("OK", p.prefix(60)) } catch { Swift.print(p.prefix(60), "|", error) }
        }
    }

    private func check(_ patterns: [String]) -> String {
        let source = patterns.enumerated().map { "/// @route \($1)\nfunc f\($0)() {}\n" }.joined()
        let findings = Checker.check([ModuleScan(name: "A", sources: ["A.swift": source])])
        return DiagnosticRenderer(.text).render(findings.arranged())
    }

    @Test func pairs() {
        let stars = String(repeating: "/*", count: 22)
        func p(_ n: Int, _ f: (Int) -> String) -> [String] { (0..<n).map(f) }
        let sets: [(String, [String])] = [
            ("stars", ["/**/a" + stars]),
            ("loops", ["/**/a/**/b/**/c/**/d/**/e/**/f/**/g"]),
            ("loops5", p(12) { i in "/**/" + p(5) { "c\((i * 7 + $0 * 3) % 5)" }.joined(separator: "/**/") + "/e\(i)" }),
            ("loops12", p(12) { i in "/**/c\(i)/**/d\(i)/**/e\(i)" }),
            ("queries", p(40) { i in "/q?" + p(3) { "n\((i * ($0 + 3) + $0) % 11)=\((i >> $0) & 1)" }.joined(separator: "&") }),
            ("regexes", p(30) { i in "/:x\(i)(.*a.{\(i % 8)}b\(i))" }),
            ("depth", []),
        ]
        for (name, set) in sets {
            let c = ContinuousClock().measure {
                let text = check(set)
                Swift.print("PAIRS", name, text.utf8.count, text.prefix(500))
            }
            Swift.print("PAIRS", name, c)
        }
    }
}

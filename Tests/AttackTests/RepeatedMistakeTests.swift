import RouteGenCore
import RouteGenReports
import TestSupport
import Testing

/// A mistake that is repeated thousands of times gives output in proportion to its places; see `AllCases`.
@Suite struct RepeatedMistakeTests {
    /// The most bytes for each finding in a form for programs, which contains all findings, and for the frame.
    private static let bytesPerFinding = 4000
    /// The most bytes of text for one kind of mistake in one file.
    private static let bytesOfText = 60_000

    private func check(_ source: String, configuration: String? = nil) -> [Diagnostic] {
        var scan = ModuleScan(name: "Repeated")
        Array(source.utf8).withUnsafeBufferPointer { scan.add(path: "A.swift", bytes: $0) }
        var request = GenerationRequest(module: scan)
        request.isExecutable = true
        var findings: [Diagnostic] = []
        if let configuration {
            request.configuration = Configuration(
                json: Array(configuration.utf8),
                path: "routegen.json",
                diagnostics: &findings
            )
        }
        return (findings + Generator.generate(request).diagnostics).arranged()
    }

    /// The numbers of bytes in all forms are within their bounds.
    private func expectBounds(_ findings: [Diagnostic], line: String, atLeast count: Int) {
        #expect(findings.count >= count)
        for format in DiagnosticReport.Format.allCases {
            let size = DiagnosticReport(format) { _ in line }.render(findings).utf8.count
            if format == .text {
                #expect(size < Self.bytesOfText, "\(size)")
            } else {
                #expect(size < Self.bytesPerFinding * (findings.count + 1), "\(format): \(size)")
            }
        }
    }

    private func markers(_ count: Int, _ marker: (Int) -> String, _ function: (Int) -> String = { "f\($0)()" })
        -> String
    {
        (0..<count).map { "/// \(marker($0))\nfunc \(function($0)) {}\n" }.joined()
    }

    @Test("Equal patterns", arguments: [2_000, 10_000].map(AllCases.share)) func equalPatterns(_ count: Int) {
        let findings = check(markers(count) { _ in "@route //same/page" })
        #expect(findings.count == count - 1)
        #expect(findings.allSatisfy { $0.code == .duplicate && $0.related.count <= 10 && $0.relatedCount == count - 1 })
        expectBounds(findings, line: "/// @route //same/page", atLeast: count - 1)
    }

    @Test("Equal patterns with different names of placeholders, and equal regular expressions")
    func equalShapes() {
        for findings in [
            check(markers(AllCases.share(of: 2_000), { "@route //same/:x\($0)" }, { "f\($0)(x\($0): String)" })),
            check(markers(300) { _ in "@route(regex) //same/[0-9]+" }),
        ] {
            #expect(findings.allSatisfy { $0.code == .duplicate && $0.related.count <= 10 })
            expectBounds(findings, line: "", atLeast: 299)
        }
    }

    @Test("Services of one protocol, with one key or a key of each")
    func services() {
        let count = AllCases.share(of: 4_000)
        func source(_ key: (Int) -> String) -> String {
            "protocol P {}\n"
                + (0..<count).map { "/// @service(P, key: \"\(key($0))\")\nfinal class S\($0): P {}\n" }.joined()
        }
        #expect(check(source { "k\($0)" }).isEmpty)
        let findings = check(source { _ in "k" })
        #expect(findings.map(\.relatedCount) == Array(1..<count))
        #expect(findings.allSatisfy { $0.code == .serviceConflict && $0.related.count == min($0.relatedCount, 10) })
        expectBounds(findings, line: "", atLeast: count - 1)
    }

    @Test("Rewriting rules that lead to each other")
    func loopingRules() {
        func findings(_ count: Int, _ rule: (Int) -> (String, String)) -> [Diagnostic] {
            let rules = (0..<count).map(rule).map { #"{"from": "\#($0)", "to": "\#($1)"}"# }
            return check("", configuration: #"{"rewrites": [\#(rules.joined(separator: ", "))]}"#)
        }
        // Each URL may come to each rule, and becomes shorter.
        let open = findings(AllCases.share(of: 40)) { ("//r/x\($0)/:a/**", "//r/:a/**") }
        let count = AllCases.share(of: 60) / 2 * 2
        let ring = findings(count) { ("//r\($0)/**", "//r\(($0 + 1) % count)/**") }
        let pairs = findings(count) { ("//r\($0)/**", "//r\($0 ^ 1)/**") }
        #expect(!open.contains { $0.code == .loopingRewrite })
        #expect(ring.contains { $0.code == .loopingRewrite } && ring.count { $0.code == .loopingRewrite } <= 6)
        #expect(pairs.count { $0.code == .loopingRewrite } == count / 2)
        for findings in [open, ring, pairs] { #expect(findings.allSatisfy { $0.related.count < 10 }) }
    }

    @Test("Misspelt options") func misspeltOptions() {
        let count = AllCases.share(of: 2_000)
        expectBounds(check(markers(count) { "@route(prioritty: high) //p/p\($0)" }), line: "", atLeast: count)
    }

    @Test("Accessors of one name") func collidingNames() {
        let count = AllCases.share(of: 2_000)
        expectBounds(check(markers(count, { "@route //p/p\($0)" }, { _ in "f()" })), line: "", atLeast: count - 1)
    }

    @Test("Services for one protocol") func equalServices() {
        let count = AllCases.share(of: 1_000)
        let services = (0..<count).map { "/// @service(P)\nfinal class S\($0): P {}\n" }.joined()
        let findings = check("protocol P {}\n" + services)
        #expect(findings.count == count - 1)
        #expect(findings.allSatisfy { $0.code == .serviceConflict && $0.related.count <= 10 })
        #expect(findings.last?.relatedCount == count - 1)
        expectBounds(findings, line: "", atLeast: count - 1)
    }

    @Test("Parents in a cycle, and with the name of several routes") func parents() {
        let count = AllCases.share(of: 2_000)
        let cycle = check(
            markers(count, { "@route(parent: f\(($0 + 1) % count)) //p/p\($0)" }, { "f\($0)() -> some NavigationPage" })
        )
        #expect(cycle.count { $0.code == .circularParents && $0.relatedCount == count - 1 } == 1)
        expectBounds(cycle, line: "", atLeast: 1)
        let routes = AllCases.share(of: 500)
        let several = check(
            markers(routes, { "@route(parent: g) //p/p\($0)" })
                + markers(routes, { "@route //g/g\($0)" }, { "g(x\($0): Int = 0)" })
        )
        #expect(several.count { $0.code == .unknownParent && $0.relatedCount == routes } == routes)
        expectBounds(several, line: "", atLeast: routes)
    }

    @Test("Unknown members of a configuration, and modules that do not exist") func configurations() {
        let count = AllCases.share(of: 2_000)
        let members = "{" + (0..<count).map { "\"key\($0)\": 1" }.joined(separator: ", ") + "}"
        expectBounds(check("", configuration: members), line: "", atLeast: count)
        let modules = (0..<count).map { "\"Module\($0)\"" }.joined(separator: ", ")
        expectBounds(check("", configuration: "{\"accessors\": {\"for\": [\(modules)]}}"), line: "", atLeast: count)
    }

    @Test("A long name in each finding") func longNames() {
        let name = String(repeating: "n", count: 20_000)
        let findings = check("enum \(name) {\n" + markers(50) { "@route(\(name): \($0)) //p/p\($0)" } + "}\n")
        expectBounds(findings, line: String(name.prefix(4096)), atLeast: 50)
    }
}

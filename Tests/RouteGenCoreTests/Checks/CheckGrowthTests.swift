import AllocationCounter
import TestSupport
import Testing

@testable import RouteGenCore

/// The blocks that checks allocate grow no faster than the sources.
///
/// Beyond a stated number of comparisons, an error replaces them. What remains grows with the sources, too.
@Suite(.enabled(if: allocations_are_counted())) struct CheckGrowthTests {
    /// A check of an app with `count` declarations of a kind, which may grow without an error.
    struct Kind: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let count: Int
        var head = ""
        let declaration: @Sendable (Int) -> String
        var rule: (@Sendable (Int) -> String)?

        /// The blocks that the stages after reading allocate.
        fileprivate func blocks(_ count: Int) -> Int {
            let source = head + (0..<count).map(declaration).joined(separator: "\n")
            let scan = ModuleScan(name: "A", sources: ["A.swift": source])
            var findings: [Diagnostic] = []
            let rules = rule.map { (0..<count).map($0).joined(separator: ",") } ?? ""
            let configuration = Configuration(
                json: Array("{\"rewrites\": [\(rules)]}".utf8),
                path: "routegen.json",
                diagnostics: &findings
            )
            let before = allocation_count_of_thread()
            let module = ModuleModel(scan)
            let routes = CompiledRoutes([module])
            findings += ParentChecks.check(CheckedTable(modules: [module], routes: routes, isExecutable: true))
            findings += RewriteChecks.check(RewriteRuleReader(configuration), routes)
            _ = TableData([module], routes, rewrites: RewriteRuleReader(configuration).rules)
            let blocks = Int(allocation_count_of_thread() - before)
            #expect(findings == [])
            return blocks
        }
    }

    static let kinds = [
        Kind(testDescription: "rules that lead from one to the next", count: AllCases.areTested ? 8 : 4) { _ in
            ""
        } rule: {
            "{\"from\": \"//r\($0)/**\", \"to\": \"//r\($0 + 1)/**\", \"unrouted\": true}"
        },
        Kind(testDescription: "parents of parents", count: 100, head: "struct P: NavigationPage {}\n") {
            "/// @route\($0 == 0 ? "" : "(parent: a\($0 - 1))") //a\($0)\nfunc a\($0)() -> P { P() }"
        },
        Kind(testDescription: "classes that override", count: 400, head: "class C { func f() {} }\n") {
            "class C\($0): C\($0 == 0 ? "" : "\($0 - 1)") {\n/// @route //a\($0)\noverride func f() {} }"
        },
        Kind(testDescription: "protocols that refine", count: 400, head: "protocol P {}\n") {
            "protocol P\($0): P\($0 == 0 ? "" : "\($0 - 1)") {\n/// @route //a\($0)\nfunc f() }"
        },
    ]

    @Test("Twice the declarations take no more than twice the blocks", arguments: kinds) func growth(_ kind: Kind) {
        // The first check allocates what the runtime knows of the types.
        _ = kind.blocks(2)
        let blocks = [1, 2, 4].map { kind.blocks($0 * kind.count) }
        #expect(blocks[1] - blocks[0] > 0)
        #expect(Double(blocks[2] - blocks[1]) <= 2.5 * Double(blocks[1] - blocks[0]), "\(blocks)")
    }
}

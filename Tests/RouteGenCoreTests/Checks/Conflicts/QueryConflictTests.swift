import TestSupport
import Testing

@testable import RouteGenCore

/// What the query says about which routes meet.
@Suite struct QueryConflictTests {
    private func findings(_ patterns: String...) -> String {
        let source = patterns.enumerated().map { index, pattern in "/// @route \(pattern)\nfunc r\(index)() {}\n" }
        let findings = Checker.check([ModuleScan(name: "A", sources: ["A.swift": source.joined()])])
        return DiagnosticRenderer().render(findings.arranged())
    }

    /// Only the first `type` counts, so `/open?type=a&type=b` goes to the first route and not to the second.
    @Test("Query items with one name and different literals do not conflict")
    func differentLiteralsOfOneNameDoNotMeet() {
        #expect(findings("/open?type=a", "/open?type=b") == "")
        #expect(findings("/open?type=a", "/open?type=*").contains("witness: /open?type=a"))
    }

    /// A value that a constraint of the other route refuses does not match both, whichever route ranks first.
    @Test("A literal query item overlaps only constraints that accept its value")
    func aLiteralMeetsOnlyConstraintsThatTakeIt() {
        func codes(_ value: String, in path: String) -> [DiagnosticCode] {
            let source = """
                /// @route(priority: high, overlaps: numbered) \(path)/?k=\(value)
                func literal() {}
                /// @route /list/:name/?k=:number(\\d+)
                func numbered(name: String, number: Int) {}
                """
            return Checker.check([ModuleScan(name: "A", sources: ["A.swift": source])]).map(\.code)
        }
        for path in ["/list/all", "/list/*", "/**"] {
            #expect(codes("b", in: path) == [.needlessOverlap])
            #expect(codes("12", in: path) == [])
        }
    }

    @Test("Query items with different names can match the same URL") func differentNamesMeet() {
        #expect(
            findings("/open?type=a", "/open?kind=b") == """
                A.swift:3:5: error: `/open?kind=b` of `A.r1()` and `/open?type=a` of `A.r0()` both match some URLs, and neither ranks above the other [RG102]
                A.swift:1:5: note: `/open?type=a` of `A.r0()` is here
                A.swift:3:5: note: witness: /open?kind=b&type=a
                A.swift:3:5: note: make one of the patterns more specific, or set a `priority:`

                """
        )
    }

    @Test("Each further route of an ambiguous one has a witness of its own")
    func eachFurtherRouteHasAWitness() {
        #expect(
            findings("/open?type=a", "/open?kind=b", "/open?form=c") == """
                A.swift:3:5: error: `/open?kind=b` of `A.r1()` and `/open?type=a` of `A.r0()` both match some URLs, and neither ranks above the other [RG102]
                A.swift:1:5: note: `/open?type=a` of `A.r0()` is here
                A.swift:5:5: note: `/open?form=c` of `A.r2()` is here; witness: /open?form=c&kind=b
                A.swift:3:5: note: witness: /open?kind=b&type=a
                A.swift:3:5: note: make one of the patterns more specific, or set a `priority:`
                A.swift:5:5: error: `/open?form=c` of `A.r2()` and `/open?type=a` of `A.r0()` both match some URLs, and neither ranks above the other [RG102]
                A.swift:1:5: note: `/open?type=a` of `A.r0()` is here
                A.swift:3:5: note: `/open?kind=b` of `A.r1()` is here; witness: /open?form=c&kind=b
                A.swift:5:5: note: witness: /open?form=c&type=a
                A.swift:5:5: note: make one of the patterns more specific, or set a `priority:`

                """
        )
    }

    /// What an optional item refuses is left to others, so nothing is unreachable here.
    @Test("Values that an optional query item refuses remain for other routes") func anOptionalItemRefusesValues() {
        #expect(findings(#"/s?page=:page(\d+)?"#, #"/s?page=:word([a-z]+)?"#).contains("witness: /s\n"))
        let source = """
            /// @route(priority: high) /s?page=:page(\\d+)?
            func paged(page: Int?) {}
            /// @route /s
            func all() {}
            """
        let findings = Checker.check([ModuleScan(name: "A", sources: ["A.swift": source])])
        #expect(findings.arranged().map(\.code) == [])
    }

    /// A witness is a URL, so a delimiter inside a value is escaped.
    @Test("A witness escapes delimiters inside a value") func aWitnessIsEscaped() {
        #expect(findings("/s?q=a%26b%23", "/s?q=*").contains("witness: /s?q=a%26b%23\n"))
    }

    /// A route that names more items goes first and leaves the rest to the other.
    @Test("A route with more query items precedes others without a finding") func moreItemsGoFirst() {
        #expect(findings("/open?type=a&id=*", "/open?type=a", "/open") == "")
    }
}

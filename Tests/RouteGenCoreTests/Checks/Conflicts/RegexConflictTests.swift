import TestSupport
import Testing

@testable import RouteGenCore

/// What is found between expressions over whole URLs, and between them and patterns.
@Suite struct RegexConflictTests {
    private func findings(_ routes: (marker: String, function: String)...) -> String {
        let source = routes.map { "/// \($0.marker)\nfunc \($0.function)() {}\n" }.joined()
        let findings = Checker.check([ModuleScan(name: "A", sources: ["A.swift": source])])
        return DiagnosticRenderer().render(findings.arranged())
    }

    @Test("Two expressions that match the same URLs are duplicates") func duplicate() {
        let text = findings(
            (#"@route(regex) https?://a\.b/\d+"#, "first"),
            (#"@route(regex) http(?:s|)://a\.b/[0-9][0-9]*"#, "second")
        )
        #expect(
            text.hasSuffix(
                #"""
                A.swift:3:5: error: `regex http(?:s|)://a\.b/[0-9][0-9]*` of `A.second()` matches the same URLs as `regex https?://a\.b/\d+` of `A.first()` [RG101]
                A.swift:1:5: note: `regex https?://a\.b/\d+` of `A.first()` is here
                A.swift:3:5: note: witness: http://a.b/0
                A.swift:3:5: note: change one of the patterns, remove one of the markers, or set a `priority:`

                """#
            )
        )
    }

    @Test("Thirty expressions for thirty schemes and hosts can be compared") func thirty() {
        let source = (0..<30).map { number in
            let expression = number % 2 == 0 ? "^scheme\(number):" : "https://host\(number)\\.example/(?<rest>.*)"
            return "/// @route(regex) \(expression)\nfunc f\(number)(rest: String = \"\") {}\n"
        }
        let findings = Checker.check([ModuleScan(name: "A", sources: ["A.swift": source.joined()])])
        #expect(DiagnosticRenderer().render(findings.arranged()) == "")
    }

    @Test("Two expressions that share some URLs are ambiguous") func ambiguous() {
        #expect(
            findings((#"@route(regex) https://a/.*/b"#, "first"), (#"@route(regex) https://(?:a|c)/\d+/.*"#, "second"))
                == #"""
                A.swift:3:5: error: `regex https://(?:a|c)/\d+/.*` of `A.second()` and `regex https://a/.*/b` of `A.first()` both match some URLs, and neither ranks above the other [RG102]
                A.swift:1:5: note: `regex https://a/.*/b` of `A.first()` is here
                A.swift:3:5: note: witness: https://a/0/b
                A.swift:3:5: note: make one of the patterns more specific, or set a `priority:`

                """#
        )
        // Expressions for different hosts, or of different priority, do not meet.
        #expect(findings(("@route(regex) https://a/.*", "first"), ("@route(regex) https://b/.*", "second")) == "")
        #expect(
            findings(("@route(regex) https://a/.*", "first"), ("@route(regex, priority: low) https://.*", "second"))
                == ""
        )
        #expect(
            findings(("@route(regex) //a/.*", "first"), ("@route(regex, overlaps: first) //[ab]/.*", "second")) == ""
        )
    }

    /// The patterns take every URL of the expression between them.
    @Test("An expression is unreachable if another route takes all its URLs") func anExpressionThatIsNeverReached() {
        #expect(
            findings(
                (#"@route //a/*"#, "first"),
                (#"@route //b/*"#, "second"),
                (#"@route(regex) (?:[a-z]+:)?//[ab]/\d+"#, "third")
            ) == #"""
                A.swift:5:5: error: `regex (?:[a-z]+:)?//[ab]/\d+` of `A.third()` is unreachable: every URL that it matches goes to `//a/*` of `A.first()` or 1 other route [RG103]
                A.swift:1:5: note: `//a/*` of `A.first()` is here
                A.swift:3:5: note: `//b/*` of `A.second()` is here
                A.swift:5:5: note: witness: //a/0
                A.swift:5:5: note: remove the marker, make the pattern more specific, or set `priority: high`

                """#
        )
        // Because of the slash in the query, it matches URLs that no pattern matches.
        #expect(findings(("@route //a/*", "first"), (#"@route(regex) //[ab]/\d+"#, "second")) == "")
    }

    @Test("A pattern that loses URLs to an expression of higher priority is a finding")
    func aPatternThatLosesToAnExpression() {
        #expect(
            findings((#"@route(regex, priority: high) //[ab]/\d+"#, "first"), ("@route //a/*", "second"))
                == #"""
                A.swift:3:5: warning: `//a/*` of `A.second()` loses some URLs to `regex //[ab]/\d+` of `A.first()`, which is less specific but has a higher priority [RG104]
                A.swift:1:5: note: `regex //[ab]/\d+` of `A.first()` is here
                A.swift:3:5: note: witness: //a/0
                A.swift:3:5: note: set the same priority for both, or remove `priority:` from `first`

                """#
        )
        #expect(
            findings((#"@route(regex, priority: high) .*a.*"#, "first"), ("@route //a/*", "second"))
                == #"""
                A.swift:3:5: error: `//a/*` of `A.second()` is unreachable: every URL that it matches goes to `regex .*a.*` of `A.first()` [RG103]
                A.swift:1:5: note: `regex .*a.*` of `A.first()` is here
                A.swift:3:5: note: witness: //a/a
                A.swift:3:5: note: remove the marker, make the pattern more specific, or set `priority: high`

                """#
        )
    }

    /// The advice of the one finding must not be what the other one is about.
    @Test("An expression that is unreachable without its priority may have it")
    func aPriorityThatIsNeeded() {
        let patterns = [("@route //a/*", "second"), ("@route //b/*", "third")]
        let unreachable = findings(patterns[0], patterns[1], (#"@route(regex) ^//[ab]/\d+$"#, "first"))
        #expect(unreachable.contains("or set `priority: high`") && unreachable.contains("[RG103]"))
        #expect(findings(patterns[0], patterns[1], (#"@route(regex, priority: high) ^//[ab]/\d+$"#, "first")) == "")
        // It takes URLs that the patterns do not match, and so is less specific.
        let others = findings(patterns[0], patterns[1], (#"@route(regex, priority: high) ^//[abc]/\d+$"#, "first"))
        #expect(others.components(separatedBy: "[RG104]").count == 3)
    }

    @Test("An intended overlap with an expression must exist") func anOverlapWithAnExpressionIsTrueOrNot() {
        #expect(findings(("@route //a/*", "first"), ("@route(regex, overlaps: first) //a/.*", "second")) == "")
        #expect(
            findings(("@route //a/*", "first"), ("@route(regex, overlaps: first) //b/.*", "second"))
                == #"""
                A.swift:3:29: error: no URL matches both `regex //b/.*` of `A.second()` and the route `first` [RG105]
                A.swift:3:29: note: remove `overlaps: first`

                """#
        )
    }
}

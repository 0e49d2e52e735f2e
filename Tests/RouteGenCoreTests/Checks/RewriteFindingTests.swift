import TestSupport
import Testing

@testable import RouteGenCore

/// What the generator says about rewriting rules, in whole.
@Suite struct RewriteFindingTests {
    private static let routes = #"""
        enum Web {
            /// @route //web/:path(.*)
            static func open(path: String) {}
            /// @route //chat/:id(\d+)
            static func chat(id: Int) {}
            /// @route //find?q=:text
            static func find(text: String) {}
        }
        """#

    /// The findings about rules, as they are printed, without the name of the file.
    private func findings(
        _ rules: String,
        links: String = "{}",
        routes: String = routes,
        isExecutable: Bool = true
    ) -> [String] {
        var request = GenerationRequest(module: ModuleScan(name: "App", sources: ["App.swift": routes]))
        request.isExecutable = isExecutable
        var findings: [Diagnostic] = []
        let json = "{\"links\": \(links),\n\"rewrites\": [\n\(rules)\n]}"
        request.configuration = Configuration(json: Array(json.utf8), path: "c", diagnostics: &findings)
        findings += Generator.generate(request).diagnostics
        return DiagnosticRenderer().render(findings.arranged()).split(separator: "\n").map(String.init)
    }

    private func rule(_ source: String, _ target: String, isUnrouted: Bool = false) -> String {
        "{\"from\": \"\(source)\", \"to\": \"\(target)\"\(isUnrouted ? ", \"unrouted\": true" : "")}"
    }

    private func findings(
        _ rules: [(String, String)],
        links: String = "{}",
        routes: String = routes
    ) -> [String] {
        findings(rules.map { rule($0, $1) }.joined(separator: ",\n"), links: links, routes: routes)
    }

    // MARK: No findings

    @Test(
        "Rules without mistakes have no findings",
        arguments: [
            [("https://blog.example/**", "//web/**")],
            [(#"//im/:id(\\d+)"#, "//chat/:id")],
            [(#"//im/:id(\\d{1,3})"#, "//chat/:id?from=im")],
            [("//a/:x", "//b/:x"), ("//b/:x", "//web/:x")],
            [("//old", "//chat/1"), ("//old/:x", "//web/x")],
            [
                ("//a/:n([0-9a-z]+)", "//b/:n"), ("//b/:w([a-z]+)", "//web/:w"), (#"//b/:n(\\d+)"#, "//web/:n"),
                ("//b/**", "//web"),
            ],
            [("//a/:x/:y?", "//web/:x/:y?")],
            [("/open?id=:id", "//web/:id")],
            [("//search/:text", "//find?q=:text")],
            [("(http|https)://:host/**", "//web/:host/**")],
            [("//shrinks/:x", "//shrink/:x"), ("//shrink/:x", "//web")],
        ]
    )
    func clean(_ rules: [(String, String)]) {
        #expect(findings(rules) == [])
    }

    @Test("A rule with `unrouted` needs no route for its URLs")
    func unrouted() {
        #expect(findings(rule("//shop/**", "https://m.shop.example/**", isUnrouted: true)) == [])
        #expect(findings(rule("//nowhere", "//neverwhere", isUnrouted: true)) == [])
    }

    @Test("A rule that only leaves out the first components needs a route for some of its URLs")
    func shorterPaths() {
        let routes = """
            /// @route /shop/:id(\\d+)
            func item(id: Int) {}
            /// @route //page/:id
            func page(id: Int) {}
            """
        #expect(findings([("/:language(de|en|fr)/**", "/**")], routes: routes) == [])
        #expect(findings([("/:language(de|en)/shop/:id", "/shop/:id")], routes: routes) == [])
        #expect(findings([("/:language(de|en)/**", "/**")], routes: routes) == [])
        #expect(findings([("//page/v1/**", "//page/**")], routes: routes) == [])
        #expect(findings([("//:language(de|en)/:host/**", "//:host/**")], routes: routes) == [])
        #expect(
            findings([("//:language(de|en)/:host/**", "//:host/**")], routes: "").first?.contains("[RG705]") == true
        )
        #expect(findings([("/:language(de|en)/**", "/**")], routes: "").first?.contains("[RG705]") == true)
        for (source, target) in [
            ("/:language(de|en|fr)/**", "/web/**"), ("/:language(de|en)/help", "/help"),
            ("//:language/page/:id", "/page/:id"),
        ] {
            let text = findings([(source, target)], routes: routes)
            #expect(text.first?.contains("[RG705]") == true, "\(source): \(text)")
        }
    }

    // MARK: Mistakes in a rule

    @Test("A `from` that is malformed or a regular expression is a finding") func malformedPatterns() {
        #expect(
            findings([("//a/:x(\\\\d+", "//web/:x"), ("regex //a/.*", "//web/a")]) == [
                "c:3:17: error: `from` is not a pattern: the constraint's '(' has no matching ')' [RG702]",
                "c:3:17: note: add ')'",
                "c:4:10: error: `from` is a regular expression over whole URLs [RG702]",
                "c:4:10: note: write a pattern, or add the rule at run time with `router.rewrite(_:to:)` of RouterDynamic",
            ]
        )
    }

    @Test(
        "A target that does not fit its source is a finding",
        arguments: [
            ("//a/:x", "//web/:y", "`to` uses `:y`, which `from` does not capture", "`from` captures `:x`"),
            (
                "//a", "//web/:y", "`to` uses `:y`, which `from` does not capture",
                #"capture it in `from`, or write `\\:y` for that text"#
            ),
            (
                "//a/:x?", "//web/:x", "`to` uses `:x`, which a URL of `//a/:x?` may lack",
                "write `:x?` if the URL is right without it, or require it in `from`"
            ),
            (
                "//a/:x*", "//web/:x/end", "`to` uses `:x`, which a URL of `//a/:x*` may lack",
                "write `:x*` if the URL is right without it, or require it in `from`"
            ),
            (
                "//a/:x", "//web/:x(a)", "`to` has a constraint after `:x`",
                "write `:x` alone; its text is taken over as it is"
            ),
            (
                "//a/**", "//web/x**", "`to` has a `*` that is not a component of its own",
                #"write `\\*` for the character"#
            ),
            (
                "//a", "//web/**", "`to` has more wildcards than `from`",
                "capture what is to be repeated by name, as in `:rest(.*)`"
            ),
            (
                "/go/:rest(.+)", "//:rest", "`to` has `:rest` as its host, which may contain slashes",
                "capture the host on its own in `from`, and write `//:host/**` in `to`"
            ),
            (
                "//:language(de|en)/**", "//**", "`to` has `**` as its host, which may contain slashes",
                "capture the host on its own in `from`, and write `//:host/**` in `to`"
            ),
            ("//a", #"//web/\\"#, "`to` ends with a backslash that escapes nothing", "remove the backslash"),
        ]
    )
    func targets(_ source: String, _ target: String, _ message: String, _ help: String) {
        let column = 20 + source.utf8.count
        #expect(
            findings([(source, target)]) == [
                "c:3:\(column): error: \(message) [RG702]", "c:3:\(column): note: \(help)",
            ]
        )
    }

    @Test("A target that is not a URL is a finding") func targetsThatAreNoURL() {
        #expect(
            findings([("//a", "//[web")]) == [
                "c:3:23: error: `to` does not give a URL: at byte 2: the '[' of the host has no ']' [RG702]"
            ]
        )
    }

    @Test(
        "A target with white space or a control character is a finding: it would end a line of generated code",
        arguments: [("\\n\\t", "%0A"), ("\\u001b", "%1B"), ("\\r", "%0D"), ("\\u007f", "%7F"), (" ", "%20")]
    )
    func controlCharactersOfTargets(_ text: String, _ escape: String) {
        #expect(
            findings([("//a", "//web/1\(text)")]) == [
                "c:3:31: error: `to` has white space or a control character, which a URL cannot contain [RG702]",
                "c:3:31: note: write `\(escape)` for the character",
            ]
        )
    }

    @Test("Only the configuration of an app can have rewriting rules")
    func ofAFeature() {
        #expect(
            findings(rule("//a", "//web"), isExecutable: false) == [
                "c:2:1: error: only the configuration of an app can have `rewrites`: this target's table has its own routes alone [RG701]",
                "c:2:1: note: move it to the `routegen.json` of the app, or set `\"table\": \"app\"`",
            ]
        )
    }

    // MARK: Loops

    private static let breakLoop =
        "note: change a target so that no `from` in the loop matches the URLs that it gives"

    @Test("A rule that matches its own result is a loop") func aRuleThatMatchesItsOwnResultIsALoop() {
        #expect(
            findings([("//a/**", "//a/x/**")]) == [
                "c:3:10: error: the rule from `//a/**` to `//a/x/**` leads back to itself: `//a/x` -> `//a/x/x` -> `//a/x/x/x` -> ... [RG703]",
                "c:3:10: note: witness: //a/x",
                "c:3:10: \(Self.breakLoop)",
            ]
        )
    }

    @Test("Two rules that undo each other are a loop") func twoRulesInALoop() {
        #expect(
            findings([(#"//a/:n(\\d+)"#, "//b/:n"), (#"//b/:n(\\d+)"#, "//a/:n")]) == [
                #"c:3:10: error: the rule from `//a/:n(\d+)` to `//b/:n` leads back to itself, by 1 other rule: `//b/0` -> `//a/0` -> `//b/0` [RG703]"#,
                #"c:4:10: note: the rule from `//b/:n(\d+)` to `//a/:n` is here"#,
                "c:3:10: note: witness: //b/0",
                "c:3:10: \(Self.breakLoop)",
            ]
        )
    }

    @Test("A rule that matches what it shortens ends")
    func aRuleThatShortens() {
        #expect(findings([("//web/:x/a/**", "//web/:x/**")]) == [])
        #expect(findings([("//web/a/**", "//web/**")]) == [], "which only leaves out the first components")
    }

    // MARK: Unreachable rules

    @Test("A rule after a more general one is unreachable") func aRuleAfterAMoreGeneralOneIsUnreachable() {
        #expect(
            findings([("//a/**", "//web/**"), (#"//a/:n(\\d+)"#, "//chat/:n")]) == [
                #"c:4:10: error: the rule from `//a/:n(\d+)` to `//chat/:n` is unreachable: every URL that it matches goes to the rule from `//a/**` [RG704]"#,
                "c:3:10: note: the rule from `//a/**` to `//web/**` is here",
                "c:4:10: note: witness: //a/0",
                "c:4:10: note: remove the rule, or move it before the rules that take its URLs",
            ]
        )
    }

    @Test("A rule is unreachable if several earlier rules take all its URLs")
    func aRuleIsUnreachableIfSeveralEarlierRulesTakeAllItsURLs() {
        let rules = [("//a/:x(a|b)", "//web/:x"), ("//a/:x(c|d)", "//web/:x"), ("//a/:x([a-d])", "//web/:x")]
        #expect(
            findings(rules).first
                == "c:5:10: error: the rule from `//a/:x([a-d])` to `//web/:x` is unreachable: every URL that it matches goes to the rule from `//a/:x(a|b)` or 1 other rule [RG704]"
        )
    }

    @Test("A rule is unreachable if the app's links replace the start of its URLs")
    func aRuleForAnOwnLink() {
        #expect(
            findings([("https://shop.example/a", "//web/a")], links: #"{"https://shop.example/": "//"}"#) == [
                "c:3:10: error: the rule from `https://shop.example/a` to `//web/a` is unreachable: own links replace the start of every URL that it matches [RG704]",
                "c:3:10: note: write `//a`, which is for all own links",
            ]
        )
        let rules = [("(https)://shop.example/a", "//web/a")]
        #expect(
            findings(rules, links: #"{"https://shop.example/": "//"}"#).last
                == "c:3:10: note: write `from` without the start that `links` replaces"
        )
    }

    @Test("A rule for one own scheme leaves out the URLs of the other own links")
    func aRuleForAnOwnScheme() {
        let rules = [("bank://go/atm", "//web/a")]
        #expect(findings(rules, links: #"{"bank://": "//"}"#) == [])
        #expect(
            findings(rules, links: #"{"bank://": "//", "https://bank.example/": "//"}"#) == [
                "c:3:10: error: the rule from `bank://go/atm` to `//web/a` takes the URLs of one own link only, and not the same URLs of others [RG704]",
                "c:3:10: note: write `//go/atm`, which is for all own links",
            ]
        )
    }

    @Test("If the app has links, a rule without a scheme does not take URLs with a foreign scheme")
    func ofSchemes() {
        let rules = [("//blog/**", "//web/**"), ("https://blog/**", "//web/**")]
        #expect(findings(rules, links: #"{"shop://": "//"}"#) == [])
        #expect(findings(rules).first?.contains("is unreachable") == true)
        let own = [("//blog/**", "//web/**"), ("shop://blog/**", "//web/**")]
        #expect(findings(own, links: #"{"shop://": "//"}"#).first?.contains("is unreachable") == true)
    }

    // MARK: Targets without a route

    @Test("A rule whose result no route takes is a finding") func aTargetThatIsNoRoute() {
        #expect(
            findings([("//a/:x", "//caht/:x")]) == [
                "c:3:10: error: the rule from `//a/:x` to `//caht/:x` gives a URL that no route takes: `//a/a` becomes `//caht/a` [RG705]",
                "c:3:10: note: witness: //a/a",
                #"c:3:10: note: the nearest route is `//chat/:id(\d+)`: the host is 'caht', not 'chat'; correct `to` or let `from` match fewer URLs, or set `"unrouted": true` if the URLs leave the app"#,
            ]
        )
        #expect(
            findings([("//a/:x", "//nowhere/:x")]).last
                == #"c:3:10: note: correct `to` or add the route, or set `"unrouted": true` if the URLs leave the app"#
        )
    }

    @Test("Every URL that a rule gives needs a route")
    func aTargetThatIsOnlyPartlyARoute() {
        let text = findings([("//im/:id", "//chat/:id")])
        #expect(text.first?.contains("no route takes: `//im/a` becomes `//chat/a`") == true, "\(text)")
        #expect(findings([("//s/:text", "//find?t=:text")]).first?.contains("[RG705]") == true)
    }

    @Test("URLs that earlier rules take need no route")
    func urlsThatEarlierRulesTakeNeedNoRoute() {
        #expect(findings([("//im/:w([a-z]+)", "//web/:w"), (#"//im/:id([a-z]+|\\d+)"#, "//chat/:id")]) == [])
    }

    @Test("Findings have the severities of the configuration")
    func severities() {
        var request = GenerationRequest(module: ModuleScan(name: "App", sources: ["App.swift": Self.routes]))
        request.isExecutable = true
        var findings: [Diagnostic] = []
        let json = #"{"rewrites": [{"from": "//a", "to": "//b"}], "severities": {"unrouted-rewrite": "warning"}}"#
        request.configuration = Configuration(json: Array(json.utf8), path: "c", diagnostics: &findings)
        let generation = Generator.generate(request)
        #expect(generation.diagnostics.map(\.severity) == [.warning])
    }

    // MARK: The same everywhere

    @Test("A check has the same findings as the build")
    func theCheckFindsTheSame() {
        let json = "{\"rewrites\": [\(rule("//a/:x", "//a/:x")), \(rule("//b", "//nowhere"))]}"
        var findings: [Diagnostic] = []
        let configuration = Configuration(json: Array(json.utf8), path: "c", diagnostics: &findings)
        let scan = ModuleScan(name: "App", sources: ["App.swift": Self.routes])
        var request = GenerationRequest(module: scan)
        request.isExecutable = true
        request.configuration = configuration
        let built = Generator.generate(request).diagnostics
        let checked = Checker.check(CheckRequest([CheckRequest.Module(scan, configuration: configuration)]))
        #expect(checked.flatMap(\.self) == built)
        #expect(built.map(\.code) == [.unroutedRewrite])

        var module = CheckRequest.Module(scan, configuration: configuration)
        module.mayRewrite = false
        var feature = CheckRequest([module])
        feature.tables[0].configurations = []
        #expect(Checker.check(feature).flatMap(\.self).map(\.code) == [.invalidConfiguration])
    }
}

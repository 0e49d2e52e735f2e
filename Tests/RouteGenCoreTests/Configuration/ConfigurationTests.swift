import Foundation
import Testing

@testable import RouteGenCore

@Suite struct ConfigurationTests {
    private func read(_ json: String, isOfPackage: Bool = false) -> (Configuration, [String]) {
        var diagnostics: [Diagnostic] = []
        let configuration = Configuration(
            json: Array(json.utf8),
            path: "routegen.json",
            isOfPackage: isOfPackage,
            diagnostics: &diagnostics
        )
        let texts = diagnostics.map { "\($0.location): \($0.message)" + ($0.help.map { " | \($0)" } ?? "") }
        return (configuration, texts)
    }

    @Test(
        "Each tab has a name for generated code and the route of its first page",
        arguments: [
            (#"[]"#, "1:10: `tabs` must be an object, not an array"),
            (
                #"{"1": "home"}"#,
                "1:11: `1` cannot be the name of a tab | begin it with a letter, and leave out control characters"
            ),
            (
                #"{"my home": "home", "myHome": "home"}"#,
                "1:30: the tabs `my home` and `myHome` are both `myHome` in generated code | change one of the names"
            ),
            (
                #"{"home": null}"#,
                "1:19: the tab `home` needs the route of its first page | "
                    + "name the route by its accessor: { \"home\": \"homePage\" }"
            ),
        ]
    )
    func mistakesOfTabs(tabs: String, finding: String) {
        #expect(read(#"{"tabs": \#(tabs)}"#).1 == ["routegen.json:\(finding)"])
    }

    @Test("Every member of the configuration is read") func everyMember() {
        let (configuration, findings) = read(
            """
            {"version": 1, "accessors": {"for": ["FeatureA", "Feature\\u0042"], "access": "public",
             "kinds": ["routes", "paths"]}, "table": "app", "own": "public", "links": {"myapp://": "//", "kl://": "/", "https://example.com/": "//"},
             "urls": {"ignoreCase": true, "plusIsSpace": true},
             "rewrites": [{"from": "//a/:x", "to": "//b/:x"}, {"to": "https://c", "unrouted": true, "from": "//c"}],
             "severities": {"RG104": "error", "ambiguous": "warning", "RG105": "ignore", "RG101": "error"},
             "exclude": ["Generated/**", "Legacy.swift"], "defaultIsolation": "MainActor",
             "isolatedTypes": {"UIViewController": "MainActor", "Storage.Table": "Storage.DatabaseActor"},
             "optionalModules": {"Phone": "os(iOS)"}, "moduleAliases": {"Chat": "OldChat"},
             "destination": "Chat.Screen", "tabs": {"home": "homePage", "my chats": "Chat.inbox(kind:)"},
             "module": "Shop", "modules": {"Chat": "../Chat/Sources", "Maps": "Maps"},
             "$schema": "../routegen.schema.json"}
            """
        )
        #expect(findings == [])
        #expect(configuration.accessorModules.map(\.value) == ["FeatureA", "FeatureB"])
        #expect(configuration.optionalModules.map(\.name.value) == ["Phone"])
        #expect(configuration.optionalModules.map(\.condition) == ["os(iOS)"])
        #expect(configuration.moduleAliases.mapValues(\.value) == ["Chat": "OldChat"])
        #expect(configuration.moduleName?.value == "Shop")
        #expect(configuration.namedModules.map(\.name.value) == ["Chat", "Maps"])
        #expect(configuration.namedModules.map(\.folder.value) == ["../Chat/Sources", "Maps"])
        #expect(configuration.accessorAccess == .public)
        #expect(configuration.accessorKinds == [.routes, .paths])
        #expect(configuration.ownAccess == .public)
        #expect(configuration.aggregate == true)
        #expect(configuration.links.map(\.prefix.value) == ["myapp:", "kl://", "https://example.com"])
        #expect(configuration.links.map(\.replacement) == ["", "/", "/"])
        #expect(configuration.urls.ignoresCase)
        #expect(configuration.urls.plusIsSpace)
        #expect(configuration.rewrites.map(\.source.value) == ["//a/:x", "//c"])
        #expect(configuration.rewrites.map(\.target.value) == ["//b/:x", "https://c"])
        #expect(configuration.rewrites.map(\.isUnrouted) == [false, true])
        #expect(configuration.rewrites.map(\.source.location.column) == [24, 97])
        #expect(configuration.destination?.value == "Chat.Screen")
        #expect(configuration.tabs.map(\.name.value) == ["home", "my chats"])
        #expect(configuration.tabs.map(\.root.value) == ["homePage", "Chat.inbox(kind:)"])
        #expect(configuration.tabs.map(\.caseName) == ["home", "myChats"])
        #expect(
            configuration.severities
                == Configuration.Severities([
                    .shadowed: .error, .ambiguous: .warning, .needlessOverlap: .ignore, .duplicate: .error,
                ])
        )
        #expect(configuration.excluded.map(\.text) == ["Generated/**", "Legacy.swift"])
        #expect(configuration.isolation.defaultActor == "MainActor")
        #expect(
            configuration.isolation.actorsOfTypes
                == ["UIViewController": "MainActor", "Storage.Table": "Storage.DatabaseActor"]
        )
    }

    @Test("A package's configuration says how files are named, and a target's has all the rest") func package() {
        let json = #"{ "version": 1, "locations": "relative", "own": "public" }"#
        let (ofPackage, findings) = read(json, isOfPackage: true)
        #expect(ofPackage.hasRelativeLocations)
        #expect(
            findings == [
                "routegen.json:1:42: `own` belongs in the routegen.json of a target: write it in the folder of its sources"
            ]
        )
        let (ofTarget, others) = read(json)
        #expect(!ofTarget.hasRelativeLocations)
        #expect(
            others == [
                "routegen.json:1:17: `locations` belongs in the routegen.json of a package, beside `Package.swift`"
            ]
        )
    }

    @Test("All mistakes in members, accessors and links are reported in one run")
    func everyMistakeIsReportedInOneRun() {
        let (configuration, findings) = read(
            """
            {
              "accessor": {},
              "table": "yes",
              "own": "private",
              "accessors": { "for": ["A", 1], "acess": "public" },
              "version": 2,
              "version": 1,
              "links": { "myapp": "", "kl:": 1 },
              "urls": { "ignorCase": true, "plusIsSpace": 1 }
            }
            """
        )
        #expect(
            findings == [
                "routegen.json:2:3: the configuration has no member `accessor` | did you mean `accessors`?",
                "routegen.json:7:3: `version` is repeated",
                "routegen.json:3:12: `table` must be \"app\" or \"module\"",
                "routegen.json:4:10: `own` must be \"internal\", \"public\" or \"none\"",
                "routegen.json:5:35: `accessors` has no member `acess` | did you mean `access`?",
                "routegen.json:5:31: `for` must contain strings, not a number",
                "routegen.json:6:14: the version must be 1, the only one that exists",
                "routegen.json:8:14: `myapp` cannot start a URL | write a scheme with its slashes, `myapp://`, or a scheme and a host, `https://www.example.com/`",
                "routegen.json:8:34: the replacement of a link must be a string, not a number",
                "routegen.json:9:13: `urls` has no member `ignorCase` | did you mean `ignoreCase`?",
                "routegen.json:9:47: `plusIsSpace` must be true or false, not a number",
            ]
        )
        #expect(configuration.urls == Configuration.URLOptions())
        #expect(configuration.accessorModules.map(\.value) == ["A"])
    }

    @Test("A name in place of a link's host can be the label of a parameter")
    func hostNames() {
        let (configuration, findings) = read(
            """
            { "links": {
              "https://:server/": "/", "http://:Server/app/": "/", "https://:brand/": "/", "https://example.com:8080/": "/",
              "https://:/": "/", "https://:my-host/": "/", "https://:0/": "/"
            } }
            """
        )
        let help = "write a name in place of the whole host, `https://:server/`, of letters and digits"
        #expect(
            findings == [
                "routegen.json:3:3: `:` in `https://:/` is not the name of a host that the app gives | \(help)",
                "routegen.json:3:22: `:my-host` in `https://:my-host/` is not the name of a host that the app gives | \(help)",
                "routegen.json:3:48: `:0` in `https://:0/` is not the name of a host that the app gives | \(help)",
            ]
        )
        #expect(configuration.links.hostNames == ["server", "brand"])
    }

    @Test("A wildcard in a link is a finding") func wildcardsInLinks() {
        #expect(
            read(#"{"links": {"https://*.bank.example/": "//"}}"#).1 == [
                "routegen.json:1:12: `https://*.bank.example/` has a wildcard, and no URL begins like that | write a link for each host, as in `https://www.example.com/`, or a name for hosts that the app gives, `https://:server/`"
            ]
        )
    }

    @Test("A control character in a link is a finding", arguments: ["\\u007f", "\\n", "\\u001b"])
    func controlCharactersOfLinks(_ text: String) {
        let findings = read("{\"links\": {\"https://a\(text).example\": \"/\", \"a:\": \"/\(text)\"}}").1
        #expect(findings.count == 2)
        #expect(findings.allSatisfy { $0.contains("cannot start a URL") || $0.contains("control characters") })
    }

    @Test("The severity of a retired finding is a former word, and the others count") func retiredSeverity() {
        let (configuration, findings) = read(
            #"{ "severities": { "RG604": "warning", "table-collision": "error", "RG105": "ignore" } }"#
        )
        #expect(
            findings == [
                "routegen.json:1:19: the finding `RG604` is retired: the compiler reports such mistakes | remove this severity",
                "routegen.json:1:39: the finding `table-collision` is retired: the compiler reports such mistakes | remove this severity",
            ]
        )
        #expect(configuration.severities == Configuration.Severities([.needlessOverlap: .ignore]))
    }

    @Test("All mistakes in severities, exclusions and isolation are reported in one run")
    func everyMistakeOfFindingsFilesAndIsolationIsReportedInOneRun() {
        let (configuration, findings) = read(
            """
            {
              "severities": {
                "RG999": "error", "ambigous": "warning", "RG104": "off", "RG301": "warning",
                "RG105": "warning", "RG105": "ignore"
              },
              "exclude": ["/tmp/a.swift", "../b.swift", "", 5],
              "defaultIsolation": "main actor",
              "isolatedTypes": { "View": true, "Page": "MainActor" }
            }
            """
        )
        #expect(
            findings == [
                "routegen.json:4:25: `RG105` is repeated",
                "routegen.json:3:5: there is no finding `RG999` | write a code such as `RG104`",
                "routegen.json:3:23: there is no finding `ambigous` | did you mean `ambiguous`?",
                "routegen.json:3:55: a severity is \"error\", \"warning\" or \"ignore\"",
                "routegen.json:3:62: findings of `RG301` are always errors | only `RG102`, `RG103`, `RG104`, `RG105`, `RG202`, `RG213`, `RG216`, `RG410`, `RG411`, `RG603`, `RG605`, `RG704`, `RG705`, `RG706`, `RG707`, `RG708`, `RG710`, `RG711`, `RG713`, `RG801`, `RG802`, `RG805`, `RG808`, `RG809` and `RG810` can be made less severe",
                "routegen.json:6:15: `exclude` cannot contain `/tmp/a.swift` | write paths relative to the folder of this file, and inside it: `Generated/**`, `Legacy.swift`",
                "routegen.json:6:31: `exclude` cannot contain `../b.swift` | write paths relative to the folder of this file, and inside it: `Generated/**`, `Legacy.swift`",
                "routegen.json:6:45: `exclude` cannot contain `` | write paths relative to the folder of this file, and inside it: `Generated/**`, `Legacy.swift`",
                "routegen.json:6:49: `exclude` must contain strings, not a number | write paths relative to the folder of this file, and inside it: `Generated/**`, `Legacy.swift`",
                "routegen.json:7:23: `defaultIsolation` must be the name of a global actor | write \"MainActor\", or \"nonisolated\"",
                "routegen.json:8:30: the isolation of `View` must be the name of a global actor | write the global actor's name: { \"View\": \"MainActor\" }",
            ]
        )
        #expect(configuration.severities == Configuration.Severities([.needlessOverlap: .warning]))
        #expect(configuration.excluded.isEmpty)
        #expect(configuration.isolation.defaultActor == nil)
        #expect(configuration.isolation.actorsOfTypes == ["Page": "MainActor"])
    }

    @Test("All mistakes in the names of modules are reported in one run") func moduleNames() {
        let (configuration, findings) = read(
            """
            {
              "module": "my app",
              "modules": { "2x": "a", "Maps": 3, "Shop": "/Shop", "Pay": "", "Chat": "../Chat", "Chat": "b" }
            }
            """
        )
        #expect(
            findings == [
                "routegen.json:2:13: `module` must be the name of a module | write the value of the build setting PRODUCT_MODULE_NAME",
                "routegen.json:3:85: `Chat` is repeated",
                "routegen.json:3:16: `2x` cannot be the name of a module",
                "routegen.json:3:35: the sources of `Maps` must be a folder, relative to the folder of this file | write a path such as \"../Maps/Sources\"",
                "routegen.json:3:46: the sources of `Shop` must be a folder, relative to the folder of this file | write a path such as \"../Shop/Sources\"",
                "routegen.json:3:62: the sources of `Pay` must be a folder, relative to the folder of this file | write a path such as \"../Pay/Sources\"",
            ]
        )
        #expect(configuration.moduleName == nil)
        #expect(configuration.namedModules.map(\.name.value) == ["Chat"])
        #expect(read(#"{"modules": ["Chat"]}"#).1 == ["routegen.json:1:13: `modules` must be an object, not an array"])
    }

    @Test("Without `kinds`, all are generated but for path constants of other modules")
    func usualKinds() {
        for json in ["{}", #"{"accessors": {"for": []}}"#, #"{"accessors": {"kinds": "store"}}"#] {
            let configuration = read(json).0
            #expect(configuration.kindsOfAccessors(isForeign: false) == [.routes, .store, .paths])
            #expect(configuration.kindsOfAccessors(isForeign: true) == [.routes, .store])
        }
        let (written, _) = read(#"{"accessors": {"kinds": ["routes", "paths"]}}"#)
        #expect(written.kindsOfAccessors(isForeign: true) == [.routes, .paths])
    }

    @Test(
        "Unknown kinds of accessors, and a missing `routes`, are findings",
        arguments: [
            (
                #"["routes", "stroe"]"#,
                ["1:36: `kinds` cannot contain `stroe` | the kinds are `routes`, `store` and `paths`"]
            ),
            (
                #"["routes", "everything"]"#,
                ["1:36: `kinds` cannot contain `everything` | the kinds are `routes`, `store` and `paths`"]
            ),
            (
                #"["store"]"#,
                [
                    "1:25: `kinds` does not include `routes` | add \"routes\": typed routes cannot be left out, as the other accessors are made from them"
                ]
            ),
            (
                #""store""#,
                [
                    "1:25: `kinds` must be an array of strings, not a string | the kinds are `routes`, `store` and `paths`"
                ]
            ),
        ]
    )
    func wrongKinds(_ kinds: String, _ expected: [String]) {
        let (configuration, findings) = read(#"{"accessors": {"kinds": \#(kinds)}}"#)
        #expect(findings == expected.map { "routegen.json:\($0)" })
        #expect(configuration.kindsOfAccessors(isForeign: true).contains(.routes))
    }

    @Test(
        "Mistakes in rewriting rules are findings",
        arguments: [
            (
                "{}",
                [
                    "1:14: `rewrites` must be an array of rules, not an object | "
                        + #"write a rule as { "from": "//old/**", "to": "//new/**" }"#
                ]
            ),
            (
                #"["//a"]"#,
                [
                    "1:15: a rule of `rewrites` must be an object, not a string | "
                        + #"write a rule as { "from": "//old/**", "to": "//new/**" }"#
                ]
            ),
            (
                #"[{"from": "//a"}]"#,
                [#"1:15: the rule has no `to` | write a rule as { "from": "//old/**", "to": "//new/**" }"#]
            ),
            (
                #"[{"from": 1, "to": "//b", "external": true, "unrouted": 1}]"#,
                [
                    "1:40: a rule of `rewrites` has no member `external` | its members are `from`, `to` and `unrouted`",
                    "1:24: `from` must be a string, not a number",
                    "1:70: `unrouted` must be true or false, not a number",
                ]
            ),
        ]
    )
    func wrongRules(_ rules: String, _ expected: [String]) {
        let (configuration, findings) = read(#"{"rewrites": \#(rules)}"#)
        #expect(findings == expected.map { "routegen.json:\($0)" })
        #expect(configuration.rewrites.isEmpty)
    }

    @Test("An app can have 1000 rewriting rules") func manyRules() {
        func rules(_ count: Int) -> String { Array(repeating: "{\"from\": 1}", count: count).joined(separator: ",") }
        let complaint = "rules, but an app can have at most 1000"
        #expect(!read("{\"rewrites\": [\(rules(1000))]}").1.contains { $0.contains(complaint) })
        let findings = read("{\"rewrites\": [\n\(rules(1000)),\n\(rules(1))]}").1
        #expect(
            findings.filter { $0.hasPrefix("routegen.json:3:") } == [
                "routegen.json:3:1: `rewrites` has 1001 \(complaint) | "
                    + "let one rule take several URLs, with captures and `**`"
            ]
        )
    }

    @Test("A default isolation of `nonisolated` means that there is no actor") func nonisolatedIsTheUsualDefault() {
        let (configuration, findings) = read(#"{"defaultIsolation": "nonisolated"}"#)
        #expect(findings.isEmpty)
        #expect(configuration.isolation.defaultActor == nil)
    }

    @Test(
        "A malformed configuration is a finding at its place",
        arguments: [
            ("", "1:1: the file is not valid JSON: a value is missing"),
            ("{\"a\": tru}", "1:7: the file is not valid JSON: `tru` is not a JSON value"),
            ("{\n  \"a\" 1\n}", "2:7: the file is not valid JSON: a colon is missing"),
            ("{} x", "1:4: the file is not valid JSON: there is text after the end of the value"),
            ("{\"a\": \"\\x\"}", "1:9: the file is not valid JSON: `\\x` is not a JSON escape sequence"),
            ("{\"a\": [1", "1:9: the file is not valid JSON: a comma or a closing bracket is missing"),
            ("{\"a\": [1 2]}", "1:10: the file is not valid JSON: a comma or a closing bracket is missing"),
            ("{a: 1}", "1:2: the file is not valid JSON: a member's name in quotes is missing"),
            ("{\"a\": 1 \"b\": 2}", "1:9: the file is not valid JSON: a comma or a closing brace is missing"),
            (
                "{\"a\": \"x\n\"}",
                "1:9: the file is not valid JSON: a string contains a line break or another control character"
            ),
            (
                "{\"a\": \"\\\n\"}",
                "1:9: the file is not valid JSON: a string contains a line break or another control character"
            ),
            ("{\"a\": \"\\é\"}", "1:9: the file is not valid JSON: `\\é` is not a JSON escape sequence"),
            ("{\u{B}}", "1:2: the file is not valid JSON: a member's name in quotes is missing"),
            ("{}\u{C}", "1:3: the file is not valid JSON: there is text after the end of the value"),
            ("{\"a\": true\u{B}}", "1:11: the file is not valid JSON: a comma or a closing brace is missing"),
            ("{\"a\": \u{7}}", "1:7: the file is not valid JSON: a value is missing"),
            ("{\"a\": [,]}", "1:8: the file is not valid JSON: a value is missing"),
            ("{\"a\": \"x", "1:9: the file is not valid JSON: a string is not closed"),
            ("{\"a\": \"\\", "1:9: the file is not valid JSON: a string is not closed"),
            ("{\"a\": \"\\ud800\"}", "1:14: the file is not valid JSON: half of a surrogate pair is missing"),
            ("{\"a\": \"\\ud800\\u0041\"}", "1:20: the file is not valid JSON: half of a surrogate pair is missing"),
            ("{\"a\": \"\\u12\"}", "1:10: the file is not valid JSON: `\\u` needs four hexadecimal digits"),
            ("{\"a\": \"\\u+123\"}", "1:10: the file is not valid JSON: `\\u` needs four hexadecimal digits"),
            ("{\"a\": \"\\u-000\"}", "1:10: the file is not valid JSON: `\\u` needs four hexadecimal digits"),
            ("{\"a\": -nan}", "1:7: the file is not valid JSON: `-nan` is not a JSON value"),
            ("{\"a\": -inf}", "1:7: the file is not valid JSON: `-inf` is not a JSON value"),
            ("{\"a\": +1}", "1:7: the file is not valid JSON: `+1` is not a JSON value"),
            ("{\"a\": .5}", "1:7: the file is not valid JSON: `.5` is not a JSON value"),
            ("{\"a\": 1.}", "1:7: the file is not valid JSON: `1.` is not a JSON value"),
            ("{\"a\": 1e}", "1:7: the file is not valid JSON: `1e` is not a JSON value"),
            ("{\"a\": 01}", "1:7: the file is not valid JSON: `01` is not a JSON value"),
            ("[-0.5e+10, 0, 1E5, 20]", "1:1: the configuration must be an object, not an array"),
            ("{\"a\": nan}", "1:7: the file is not valid JSON: `nan` is not a JSON value"),
            ("{\"a\": 0x10}", "1:7: the file is not valid JSON: `0x10` is not a JSON value"),
            ("[]", "1:1: the configuration must be an object, not an array"),
            ("{\"links\": [\"kl:\"]}", "1:11: `links` must be an object, not an array"),
        ]
    )
    func unusableFiles(_ json: String, _ finding: String) {
        #expect(read(json).1 == ["routegen.json:\(finding)"])
    }

    @Test("Nesting that is too deep is a finding") func deepNestingIsRefused() {
        #expect(read(String(repeating: "[", count: 100_000)).1.first?.hasSuffix("the nesting is too deep") == true)
    }
}

import Testing

@testable import RouteGenCore

@Suite struct ConfigurationTests {
    private func read(_ json: String) -> (Configuration, [String]) {
        var diagnostics: [Diagnostic] = []
        let configuration = Configuration(json: Array(json.utf8), path: "routegen.json", diagnostics: &diagnostics)
        let texts = diagnostics.map { "\($0.location): \($0.message)" + ($0.help.map { " | \($0)" } ?? "") }
        return (configuration, texts)
    }

    @Test func everyMember() {
        let (configuration, findings) = read(
            """
            {"version": 1, "accessors": {"for": ["FeatureA", "Feature\\u0042"], "access": "public"},
             "aggregate": true, "own": "public", "links": {"myapp:": "", "https://example.com": "/"}}
            """
        )
        #expect(findings == [])
        #expect(configuration.accessorModules.map(\.value) == ["FeatureA", "FeatureB"])
        #expect(configuration.accessorAccess == .public)
        #expect(configuration.ownAccess == .public)
        #expect(configuration.aggregate == true)
        #expect(configuration.links.map(\.prefix.value) == ["myapp:", "https://example.com"])
        #expect(configuration.links.map(\.replacement) == ["", "/"])
    }

    @Test func everyMistakeIsReportedInOneRun() {
        let (configuration, findings) = read(
            """
            {
              "accessor": {},
              "aggregate": "yes",
              "own": "private",
              "accessors": { "for": ["A", 1], "acess": "public" },
              "version": 2,
              "version": 1,
              "links": { "myapp": "", "kl:": 1 }
            }
            """
        )
        #expect(
            findings == [
                "routegen.json:2:3: the configuration has no member `accessor` | did you mean `accessors`?",
                "routegen.json:7:3: `version` stands here a second time",
                "routegen.json:3:16: `aggregate` has to be true or false, and is a string",
                "routegen.json:4:10: `own` has to be \"internal\" or \"public\"",
                "routegen.json:5:35: `accessors` has no member `acess` | did you mean `access`?",
                "routegen.json:5:31: `for` has to hold strings, and this is a number",
                "routegen.json:6:14: the version has to be 1, the only one there is",
                "routegen.json:8:14: `myapp` is no start of a URL | write a scheme with its colon, `myapp:`, or a scheme and a host, `https://www.example.com`",
                "routegen.json:8:34: a link stands for a string, and this is a number",
            ]
        )
        #expect(configuration.accessorModules.map(\.value) == ["A"])
    }

    @Test(arguments: [
        ("", "1:1: the file is no JSON: a value is missing"),
        ("{\"a\": tru}", "1:7: the file is no JSON: `tru` is no JSON value"),
        ("{\n  \"a\" 1\n}", "2:7: the file is no JSON: a colon is missing"),
        ("{} x", "1:4: the file is no JSON: there is text behind the end of the value"),
        ("{\"a\": \"\\x\"}", "1:10: the file is no JSON: `\\x` is no escape of JSON"),
        ("{\"a\": [1", "1:9: the file is no JSON: a comma or a closing bracket is missing"),
        ("[]", "1:1: the configuration has to be an object, and is an array"),
    ])
    func unusableFiles(_ json: String, _ finding: String) {
        #expect(read(json).1 == ["routegen.json:\(finding)"])
    }

    @Test func deepNestingIsRefused() {
        #expect(read(String(repeating: "[", count: 100_000)).1.first?.hasSuffix("the nesting is too deep") == true)
    }
}

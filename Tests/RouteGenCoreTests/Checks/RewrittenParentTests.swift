import TestSupport
import Testing

@testable import RouteGenCore

/// Rules that lead the parent of a page back to a page above it.
@Suite struct RewrittenParentTests {
    private func findings(_ rules: String, _ routes: String) -> [String] {
        var request = GenerationRequest(module: ModuleScan(name: "App", sources: ["App.swift": routes]))
        request.isExecutable = true
        var findings: [Diagnostic] = []
        let json = "{\"rewrites\": [\n\(rules)\n]}"
        request.configuration = Configuration(json: Array(json.utf8), path: "c", diagnostics: &findings)
        findings += Generator.generate(request).diagnostics
        return DiagnosticRenderer().render(findings.arranged()).split(separator: "\n").map(String.init)
    }

    private static let two = """
        /// @route(parent: b) //a
        func a(id: String = "") -> Page { Page() }
        /// @route //b
        func b(id: String = "") -> Page { Page() }
        """

    @Test("A rule that takes a parent to its child, with a longer value each time, is a finding")
    func growingValue() {
        #expect(
            findings(#"{"from": "//b?id=:id", "to": "//a?id=x:id"}"#, Self.two) == [
                "c:2:10: error: the rule from `//b?id=:id` to `//a?id=x:id` leads `b`, the parent of `a`, back to `a`, so the pages have no lowest one [RG804]",
                "App.swift:1:20: note: `b` is named as the parent here",
                "c:2:10: note: witness: //a?id=a",
                "c:2:10: note: let the rule leave out the URLs of `b`, or remove `parent:`",
            ]
        )
    }

    @Test(
        "The way back may be of several rules and pages",
        arguments: [
            (#"{"from": "//b", "to": "//a"}"#, two),
            (#"{"from": "//b", "to": "//c"}, {"from": "//c", "to": "//a"}"#, two),
            (#"{"from": "//inbox", "to": "//chat/5"}"#, chats),
            (#"{"from": "//inbox?filter=all", "to": "//chat/5?filter=all"}"#, chats),
            (#"{"from": "//chats", "to": "//photo/1/2"}"#, chats),
            (
                #"{"from": "//b/:id", "to": "//a/xxx:id"}"#,
                "/// @route(parent: b) //a/:id\nfunc a(id: String) -> Page { Page() }\n/// @route //b/:id\nfunc b(id: String) -> Page { Page() }"
            ),
            (
                #"{"from": "//b/:id", "to": "//a/:id"}"#,
                "/// @route(parent: b) //a/:id\nfunc a(id: Int) -> Page { Page() }\n/// @route //b/:id\nfunc b(id: Int) -> Page { Page() }"
            ),
        ]
    )
    func loops(_ rules: String, _ routes: String) {
        let text = findings(rules, routes)
        #expect(text.contains { $0.hasSuffix("so the pages have no lowest one [RG804]") }, "\(text)")
    }

    private static let chats = """
        /// @route(parent: chats) //inbox
        func inbox(filter: String = "") -> Page { Page() }
        /// @route //chats
        func chats() -> Page { Page() }
        /// @route(parent: inbox) //chat/:id
        func chat(id: Int, filter: String = "") -> Page { Page() }
        /// @route(parent: chat) //photo/:id/:number
        func photo(id: Int, number: Int) -> Page { Page() }
        """

    @Test(
        "A rule whose pages end, or whose URLs no parent has, is no finding",
        arguments: [
            (#"{"from": "//inbox", "to": "//chats"}"#, chats),
            (#"{"from": "//inbox?filter=none", "to": "//chats"}"#, chats),
            (#"{"from": "//inbox/old", "to": "//chat/5"}"#, chats),
            (#"{"from": "//chats", "to": "//other"}"#, chats + "\n/// @route //other\nfunc other() -> Page { Page() }"),
            // Each step has one letter less.
            (
                #"{"from": "//b/x:id(.+)", "to": "//a/:id"}"#,
                "/// @route(parent: b) //a/:id\nfunc a(id: String) -> Page { Page() }\n/// @route //b/:id\nfunc b(id: String) -> Page { Page() }"
            ),
            // A condition decides about the page.
            (
                #"{"from": "//b", "to": "//a"}"#,
                "/// @route(parent: b, when: isOn) //a\nfunc a() -> Page { Page() }\n/// @route //b\nfunc b() -> Page { Page() }\nfunc isOn() -> Bool { true }"
            ),
        ]
    )
    func ends(_ rules: String, _ routes: String) {
        #expect(!findings(rules, routes).contains { $0.contains("RG804") }, "\(findings(rules, routes))")
    }
}

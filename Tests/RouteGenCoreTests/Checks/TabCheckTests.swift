import TestSupport
import Testing

@testable import RouteGenCore

/// The tabs that an app declares, and their names in markers.
@Suite struct TabCheckTests {
    private static let pages = #"""
        /// @route //home
        func homePage() -> Screen { Screen() }
        /// @route(open: tab(chats)) //inbox
        func inbox() -> Screen { Screen() }
        /// @route //chat/:chatID
        func openChat(chatID: Int) -> Screen { Screen() }
        /// @route //unread
        func unread() -> Int { 0 }
        """#

    /// The findings of an app with a configuration.
    private func findings(_ json: String, _ source: String = pages) -> String {
        RouteGenCoreTests.findings(ofApp: source, json)
    }

    @Test("Declared tabs with the routes of their first pages are no finding")
    func declared() {
        #expect(findings(#"{"tabs": {"home": "homePage", "chats": "App.inbox"}}"#) == "")
    }

    @Test("A marker misspells a tab, or names one that the app does not declare")
    func undeclared() {
        #expect(
            findings(#"{"tabs": {"chat": "inbox"}}"#) == """
                A.swift:3:18: error: the app `App` declares no tab `chats` [RG805]
                A.swift:3:18: note: did you mean `tab(chat)`?

                """
        )
        #expect(
            findings("{}") == """
                A.swift:3:18: error: the app `App` declares no tab `chats` [RG805]
                A.swift:3:18: note: add it to `tabs` in the app's `routegen.json`, with the route of its first page: \
                { "tabs": { "chats": "homePage" } }

                """
        )
    }

    @Test(
        "The first page of a tab is that of one route, which needs no values",
        arguments: [
            (
                "imbox",
                """
                no module of the app `App` has the route `imbox` [RG806]
                routegen.json:1:20: note: did you mean `inbox`?
                """
            ),
            (
                "openChat",
                """
                `openChat` cannot be the first page of the tab `chats`: its first page needs `chatID`, which nobody \
                passes [RG806]
                A.swift:5:5: note: `//chat/:chatID` of `App.openChat(chatID:)` is here
                routegen.json:1:20: note: name a route that returns a page and needs no values
                """
            ),
            (
                "unread",
                """
                `unread` cannot be the first page of the tab `chats`: `unread()` returns `Int`, which is no page [RG806]
                A.swift:7:5: note: `//unread` of `App.unread()` is here
                routegen.json:1:20: note: name a route that returns a page and needs no values
                """
            ),
        ]
    )
    func unfitRoot(_ root: String, _ expected: String) {
        let text = findings(#"{"tabs": {"chats": "\#(root)"}}"#)
        #expect(text == "routegen.json:1:20: error: \(expected)\n")
    }

    @Test("A route that only selects the tab stands for a first page of the app's, and none of another tab")
    func selected() {
        let source = "/// @route(open: tab(chats)) //chats\nfunc selectChats() {}"
        #expect(findings(#"{"tabs": {"chats": "selectChats"}}"#, source) == "")
        #expect(
            findings(#"{"tabs": {"chats": "selectChats", "home": "selectChats"}}"#, source) == """
                routegen.json:1:43: error: `selectChats` cannot be the first page of the tab `home`: `selectChats()` \
                returns nothing [RG806]
                A.swift:1:5: note: `//chats` of `App.selectChats()` is here
                routegen.json:1:43: note: name a route that returns a page and needs no values

                """
        )
    }

    @Test("Two modules have a route of the name")
    func ambiguousRoot() {
        var request = GenerationRequest(module: ModuleScan(name: "App", sources: ["App.swift": ""]))
        request.isExecutable = true
        request.dependencies = ["Chat", "Mail"].map { name in
            let source = "/// @route //\(name)\npublic func inbox() -> Screen { Screen() }"
            return ModuleScan(name: name, sources: ["\(name).swift": source])
        }
        var findings: [Diagnostic] = []
        let json = Array(#"{"tabs": {"chats": "inbox"}}"#.utf8)
        request.configuration = Configuration(json: json, path: "routegen.json", diagnostics: &findings)
        #expect(
            DiagnosticRenderer().render(Generator.generate(request).diagnostics.arranged()) == """
                routegen.json:1:20: error: `inbox` is the name of several routes [RG806]
                Chat.swift:1:5: note: `//Chat` of `Chat.inbox()` is here
                Mail.swift:1:5: note: `//Mail` of `Mail.inbox()` is here
                routegen.json:1:20: note: name one of them by its accessor: `Chat.inbox` or `Mail.inbox`, or give one of \
                them a `name:`

                """
        )
    }

    @Test("Only an app declares tabs and a type of destinations")
    func misplaced() {
        #expect(
            findings(#"{"table": "module", "tabs": {"chats": "inbox"}, "destination": "A"}"#) == """
                A.swift:3:18: error: the app `App` declares no tab `chats` [RG805]
                A.swift:3:18: note: add it to `tabs` in the app's `routegen.json`, with the route of its first page: \
                { "tabs": { "chats": "homePage" } }
                routegen.json:1:21: error: only the configuration of an app can have `tabs`: this target's table has its \
                own routes alone [RG701]
                routegen.json:1:21: note: move it to the `routegen.json` of the app, or set `"table": "app"`
                routegen.json:1:49: error: only the configuration of an app can have `destination`: this target's table \
                has its own routes alone [RG701]
                routegen.json:1:49: note: move it to the `routegen.json` of the app, or set `"table": "app"`

                """
        )
    }

    @Test("The table and an enumeration have the tabs")
    func generated() throws {
        var request = GenerationRequest(module: ModuleScan(name: "App", sources: ["A.swift": Self.pages]))
        request.isExecutable = true
        let json = #"{"own": "public", "tabs": {"my home": "homePage", "switch": "inbox", "chats": "inbox"}}"#
        var findings: [Diagnostic] = []
        request.configuration = Configuration(json: Array(json.utf8), path: "c", diagnostics: &findings)
        let source = Generator.generate(request).source
        #expect(
            source.contains(
                """
                /// The tabs of App, which its `routegen.json` declares.
                nonisolated public enum RouteTab: Swift.String, Swift.CaseIterable, Swift.Sendable {
                    case myHome = "my home"
                    case `switch`
                    case chats
                }
                """
            )
        )
        let line = try #require(source.split(separator: "\n").first { $0.contains(" tabs: ") })
        #expect(line == #"            tabs: "my home\t//home\nswitch\t//inbox\nchats\t//inbox\n","#)
    }

    @Test("A feature may name tabs, which its app declares")
    func feature() {
        let request = GenerationRequest(module: ModuleScan(name: "App", sources: ["A.swift": Self.pages]))
        #expect(Generator.generate(request).diagnostics == [])
    }
}

import RouterRuntime
import RouterServices
import Testing

@testable import RouteGenCore

@Suite struct RouteMarkerTests {
    @Test(
        "Only a line that starts with the exact word is a marker",
        arguments: [
            ("@route", 1), ("  @route //a", 1), ("\t@route(regex) a", 1), ("\u{3000}@route //a", 1),
            ("@route()", 1), ("`@route` //a", 0), ("\\@route //a", 0), ("@return the route", 0), ("@returns //a", 0),
            ("", 0),
            ("See @route.", 0), ("@", 0), ("route //a", 0), ("@Router //a", 0), ("@RoutePath //a", 0),
            ("@Route var x: Int", 0),
            ("@Route(\"/a\") static func a()", 0), ("@note //a is a host", 0), ("@author //me", 0), ("@root //a", 0),
            ("@param route //a", 0), ("@see //a", 0), ("@since 1", 0), ("@device //a", 0), ("@routing //a", 0),
            ("@route's word", 0),
            ("@route, as said", 0), ("@route.", 0),
        ]
    )
    func recognition(line: String, count: Int) {
        let fixture = MarkerFixture(line)
        #expect(fixture.markers.routes.count == count)
        #expect(fixture.findings == "")
    }

    @Test(
        "The pattern is the word after the marker",
        arguments: [
            ("@route", nil), ("@route //chat/:id(\\d+)/:position? and a remark", "//chat/:id(\\d+)/:position?"),
            ("@route (http|https)://(www.)?example.com/a", "(http|https)://(www.)?example.com/a"),
            ("@route (regex|other)/a", "(regex|other)/a"), ("@route (regex)+/a", "(regex)+/a"),
            ("@route server2", "server2"), ("@route - a remark", nil), ("@route -- a remark", nil),
            ("@route \u{2014} a remark", nil),
            ("@route(from: webView) //a?b=:c#/d rest", "//a?b=:c#/d"),
            ("@route(regex)   ^https?://a b$  ", "^https?://a b$"),
            ("@route //a/:b([^/]{1,3})", "//a/:b([^/]{1,3})"), ("@route //\u{804A}\u{5929}", "//\u{804A}\u{5929}"),
            ("@route //a \u{6253}\u{5F00}\u{FF1A}\u{804A}\u{5929}", "//a"),
            ("@route //a `@route //b`", "//a"),
        ] as [(String, String?)]
    )
    func pattern(line: String, pattern: String?) throws {
        let fixture = MarkerFixture(line)
        #expect(fixture.findings == "")
        let marker = try #require(fixture.markers.routes.first)
        #expect(marker.pattern?.value == pattern)
        #expect(marker.pattern.map(fixture.text) == pattern)
    }

    @Test("Every option is read with the place of its value")
    func allOptions() throws {
        let line = """
            @route(priority: high, from: webView, notification, when: Flags.isOn, name: `default`, lifetime: transient, overlaps: .a, b.c, \
            returns: [String: Result<A, B>]?, with: tab=insights, mode="a, \\"b\\")", values: loose, \
            open: tab(chats), parent: .inbox, requires: account, `paid`, inject: session, a, deprecated: "use \\\\ it") //a
            """
        let fixture = MarkerFixture(line)
        #expect(fixture.findings == "")
        let marker = try #require(fixture.markers.routes.first)
        #expect(marker.priority?.value == .high)
        #expect(marker.origins.map(\.value) == [.webView, .notification])
        #expect(marker.origins.map(fixture.text) == ["webView", "notification"])
        #expect(marker.condition?.value == "Flags.isOn")
        #expect(marker.name?.value == "default")
        #expect(marker.name.map(fixture.text) == "`default`")
        #expect(marker.lifetime?.value == .transient)
        #expect(marker.overlaps.map(\.value) == ["a", "b.c"])
        #expect(marker.returns?.value == "[String: Result<A, B>]?")
        #expect(marker.returns.map(fixture.text) == "[String: Result<A, B>]?")
        #expect(marker.fixedParameters.map(\.key.value) == ["tab", "mode"])
        #expect(marker.fixedParameters.map(\.value.value) == ["insights", "a, \"b\")"])
        #expect(marker.values?.value == .loose)
        #expect(marker.opening?.value == .tab("chats"))
        #expect(marker.opening.map(fixture.text) == "tab(chats)")
        #expect(marker.parent?.value == "inbox")
        #expect(marker.requirements.map(\.value) == ["account", "paid"])
        #expect(marker.requirements.map(fixture.text) == ["account", "`paid`"])
        #expect(marker.injected.map(\.value) == ["session", "a"])
        #expect(marker.deprecation?.value.message == "use \\ it")
        #expect(!marker.isRegex)
        #expect(
            marker.options.map(fixture.text) == [
                "priority", "from", "when", "name", "lifetime", "overlaps", "returns", "with", "values", "open",
                "parent", "requires", "inject", "deprecated",
            ]
        )
        #expect(fixture.text(at: marker.location, length: marker.length) == line)
    }

    @Test(
        "A type may hold commas, colons and parentheses",
        arguments: [
            "Int", "A.B", "[Int]", "[String: Int]", "(Int, String)", "Result<A, B>", "any P & Q", "() -> Void",
            "((A) -> B)?",
            "Dictionary<String, (Int) -> [A]>", "@MainActor () -> Void", "A.Type", "(from: Int)", "`default`",
        ]
    )
    func returns(type: String) throws {
        let fixture = MarkerFixture("@route(returns: \(type), from: webView) //a")
        #expect(fixture.findings == "")
        let marker = try #require(fixture.markers.routes.first)
        #expect(marker.returns?.value == type)
        #expect(marker.origins.map(\.value) == [.webView])
    }

    @Test(
        "A page opens in one of four ways",
        arguments: [
            ("push", .push), ("present", .present), ("root", .root), ("tab(home)", .tab("home")),
            ("tab( my-tab )", .tab("my-tab")), (#"tab("a, \"b\")")"#, .tab("a, \"b\")")),
        ] as [(String, RouteMarker.Opening)]
    )
    func opening(_ text: String, _ opening: RouteMarker.Opening) throws {
        let fixture = MarkerFixture("@route(open: \(text), from: webView) //a")
        #expect(fixture.findings == "")
        let marker = try #require(fixture.markers.routes.first)
        #expect(marker.opening?.value == opening)
        #expect(marker.origins.map(\.value) == [.webView])
    }

    @Test("Flags can be between lists, and a comma may end the options")
    func flags() throws {
        let fixture = MarkerFixture("@route( from : webView , deprecated , overlaps: a, regex, ) .*")
        #expect(fixture.findings == "")
        let marker = try #require(fixture.markers.routes.first)
        #expect(marker.isRegex)
        #expect(marker.deprecation?.value == RouteMarker.Deprecation(message: nil))
        #expect(marker.origins.map(\.value) == [.webView])
        #expect(marker.overlaps.map(\.value) == ["a"])
    }

    @Test("A name in a list may be the name of an option") func namesOfOptions() {
        let marker = MarkerFixture("@route(init, inject: session, name, values, requires: open, regex) ^a").markers
        #expect(marker.diagnostics == [])
        #expect(marker.routes.first?.injected.map(\.value) == ["session", "name", "values"])
        #expect(marker.routes.first?.requirements.map(\.value) == ["open"])
        #expect(marker.routes.first?.isRegex == true)
    }

    @Test("Several markers keep their order and lines")
    func severalMarkers() {
        let fixture = MarkerFixture(
            "Opens a chat.\n\n@route //chat/:id\n@route(from: webView) //im/:id\n@service(Chat)"
        )
        #expect(fixture.markers.routes.map(\.pattern?.value) == ["//chat/:id", "//im/:id"])
        #expect(fixture.markers.routes.map(\.location.line) == [3, 4])
        #expect(
            fixture.markers.services.map(\.location) == [
                RouteGenCore.SourceLocation(file: "Chat.swift", line: 5, column: 5)
            ]
        )
        #expect(fixture.findings == "")
    }
}

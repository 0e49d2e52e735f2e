import RouterRuntime
import TestSupport
import Testing

@testable import RouteGenCore
@testable import RouteGenReports

/// The whole answers of `routegen match`.
@Suite struct URLMatchingTests {
    private static let chat = #"""
        /// @route //chat/:chatID(\d+)/:position?
        /// @route(from: push) //im/:chatID(\d+)
        func openChat(chatID: Int, position: Int? = nil) {}
        /// @route //chat/:tags(.+)
        func tagged(tags: String) {}
        """#
    private static let shop = """
        final class Shop {
            /// @route //shop/:path*
            func browse(path: [String], tags: [String] = []) {}
        }
        """

    private func matching(links: [String: String] = [:]) -> URLMatching {
        let scans = [
            ModuleScan(name: "Shop", sources: ["Shop.swift": Self.shop]),
            ModuleScan(name: "Chat", sources: ["Chat.swift": Self.chat]),
        ]
        let place = SourceLocation(file: "routegen.json", line: 1, column: 1)
        var configuration = Configuration()
        configuration.links = links.map {
            Configuration.Link(prefix: Located($0.key, at: place, length: 1), replacement: $0.value)
        }
        return URLMatching(scans, configuration: configuration)
    }

    @Test(
        "The JSON form has the match with its values, or the nearest routes",
        arguments: [
            (
                "myapp://chat/5/12?from=mail",
                #"""
                {"url": "myapp://chat/5/12?from=mail", "matched": true, "pattern": "//chat/:chatID(\\d+)/:position?", "handler": "Chat.openChat(chatID:position:)", "module": "Chat", "parameters": {"chatID": "5", "position": "12", "from": "mail"}, "candidates": [{"pattern": "//chat/:chatID(\\d+)/:position?", "handler": "Chat.openChat(chatID:position:)", "module": "Chat"}, {"pattern": "//chat/:tags(.+)", "handler": "Chat.tagged(tags:)", "module": "Chat"}]}
                """#
            ),
            (
                "//shop/a%20b/c?tags=x&tags=y&path=no",
                #"""
                {"url": "//shop/a%20b/c?tags=x&tags=y&path=no", "matched": true, "pattern": "//shop/:path*", "handler": "Shop.Shop.browse(path:tags:)", "module": "Shop", "parameters": {"path": ["a b", "c"], "tags": ["x", "y"]}, "candidates": [{"pattern": "//shop/:path*", "handler": "Shop.Shop.browse(path:tags:)", "module": "Shop"}]}
                """#
            ),
            (
                "//im/five",
                #"""
                {"url": "//im/five", "matched": false, "nearest": [{"pattern": "//im/:chatID(\\d+)", "reason": "component 1 is 'five', not ':chatID(\\d+)'"}]}
                """#
            ),
            (
                "//im/%5",
                #"""
                {"url": "//im/%5", "matched": false, "nearest": [{"pattern": "//im/:chatID(\\d+)", "reason": "component 1 is '%5', not ':chatID(\\d+)'"}]}
                """#
            ),
            (
                "//[im",
                #"""
                {"url": "//[im", "matched": false, "nearest": [], "error": "at byte 2: the '[' of the host has no ']'"}
                """#
            ),
        ]
    )
    func json(_ url: String, _ expected: String) {
        #expect(matching().match(url).json.text == expected)
    }

    @Test("The text form has the match with its values, or why no route matches") func text() {
        #expect(
            matching().match("//chat/5").text == #"""
                //chat/5: `//chat/:chatID(\d+)/:position?` of `Chat.openChat(chatID:position:)`
                    chatID = "5"
                    before `//chat/:tags(.+)` of `Chat.tagged(tags:)`

                """#
        )
        #expect(
            matching().match("//im/5", from: .web).text == #"""
                //im/5: no route
                    not `//im/:chatID(\d+)` of `Chat.openChat(chatID:position:)`: it is closed to callers from `web`

                """#
        )
        #expect(
            matching().match("//[").text == "//[: not a URL: at byte 2: the '[' of the host has no ']'\n"
        )
    }

    @Test("A match says how its page opens, and which page is below") func pages() {
        let source = """
            /// @route(open: tab(chats)) //inbox
            func inbox() -> Screen { Screen() }
            /// @route(open: present, parent: inbox) //chat/:id
            func openChat(id: Int) -> Screen { Screen() }
            """
        let matching = URLMatching([ModuleScan(name: "Chat", sources: ["Chat.swift": source])])
        let inbox = #""pattern": "//inbox", "handler": "Chat.inbox()", "module": "Chat", "open": "tab(chats)""#
        #expect(
            matching.match("//inbox").json.text
                == "{\"url\": \"//inbox\", \"matched\": true, \(inbox), \"parameters\": {}, \"candidates\": [{\(inbox)}]}"
        )
        #expect(
            matching.match("//chat/5").text == """
                //chat/5: `//chat/:id` of `Chat.openChat(id:)`
                    id = "5"
                    opens with `present`
                    above the page of `inbox`

                """
        )
    }

    @Test("Control characters of a URL cannot reach a terminal") func controlCharacters() {
        #expect(matching().match("//none/\u{1B}[31m\n").text == "//none/\u{FFFD}[31m\u{FFFD}: no route\n")
        #expect(matching().match("//[\u{1B}").text.hasPrefix("//[\u{FFFD}: not a URL: "))
        #expect(matching().match("//shop/\u{1B}").json.text.contains(#""path": ["\u001b"]"#))
    }

    @Test("A long URL is matched, or has a reason") func longURLs() {
        let long = String(repeating: "/a", count: 8_000)
        #expect(matching().match("//shop" + long).isMatched)
        #expect(!matching().match("//nothing" + long).isMatched)
        let tooLong = matching().match("//shop\(long)\(long)")
        #expect(tooLong.outcome == .malformed("the path is longer than 16,384 bytes"))
        let host = matching().match("//" + String(repeating: "a", count: 1_025))
        #expect(host.outcome == .malformed("the host is longer than 1,024 bytes"))
        let ports = matching().match("https://a" + String(repeating: ":443", count: 200) + "/x")
        #expect(ports.outcome == .malformed("at byte 805: the host has more than one port"))
    }

    /// A route that is closed to the caller does not match, and the app's own links are reduced first.
    @Test("Matching respects the caller and the app's links") func originsAndLinks() {
        #expect(matching().match("//im/5", from: .push).isMatched)
        #expect(!matching().match("//im/5", from: .web).isMatched)
        let linked = matching(links: ["https://example.com": "/"])
        #expect(linked.match("https://example.com/chat/5").isMatched)
        #expect(!linked.match("ftp://chat/5").isMatched)
        #expect(matching().match("ftp://chat/5").isMatched)
    }

    @Test("A placeholder of the query that has no value is not shown with one")
    func placeholderWithoutAValue() {
        let source = """
            /// @route //search?q=:q&page=:page(\\d+)?
            func search(q: String, page: Int? = nil) {}
            """
        let match = URLMatching([ModuleScan(name: "App", sources: ["A.swift": source])]).match("//search?q=a&page=")
        #expect(
            match.text
                == "//search?q=a&page=: `//search?q=:q&page=:page(\\d+)?` of `App.search(q:page:)`\n    q = \"a\"\n"
        )
    }
}

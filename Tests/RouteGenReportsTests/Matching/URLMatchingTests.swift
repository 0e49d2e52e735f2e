import RouterRuntime
import TestSupport
import Testing

@testable import RouteGenCore
@testable import RouteGenReports

/// The whole answers of `routegen match`.
@Suite struct URLMatchingTests {
    private static let chat = #"""
        /// @route //chat/:chatID(\d+)/:position?
        /// @route(from: notification) //im/:chatID(\d+)
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
            Configuration.Link(written: Located($0.key, at: place, length: 1), $0.value)
        }
        return URLMatching(scans, configuration: configuration)
    }

    @Test(
        "The JSON form has the match with its values, or the nearest routes",
        arguments: [
            (
                "myapp://chat/5/12?from=mail",
                #"""
                {"url": "myapp://chat/5/12?from=mail", "from": "app", "matched": true, "pattern": "//chat/:chatID(\\d+)/:position?", "handler": "Chat.openChat(chatID:position:)", "module": "Chat", "parameters": {"chatID": "5", "position": "12", "from": "mail"}, "unread": ["from"], "candidates": [{"pattern": "//chat/:chatID(\\d+)/:position?", "handler": "Chat.openChat(chatID:position:)", "module": "Chat"}, {"pattern": "//chat/:tags(.+)", "handler": "Chat.tagged(tags:)", "module": "Chat"}]}
                """#
            ),
            (
                "//shop/a%20b/c?tags=x&tags=y&path=no",
                #"""
                {"url": "//shop/a%20b/c?tags=x&tags=y&path=no", "from": "app", "matched": true, "pattern": "//shop/:path*", "handler": "Shop.Shop.browse(path:tags:)", "module": "Shop", "parameters": {"path": ["a b", "c"], "tags": ["x", "y"]}, "unread": [], "candidates": [{"pattern": "//shop/:path*", "handler": "Shop.Shop.browse(path:tags:)", "module": "Shop"}]}
                """#
            ),
            (
                "//im/five",
                #"""
                {"url": "//im/five", "from": "app", "matched": false, "nearest": [{"pattern": "//im/:chatID(\\d+)", "reason": "component 1 is 'five', not ':chatID(\\d+)'"}]}
                """#
            ),
            (
                "//im/%5",
                #"""
                {"url": "//im/%5", "from": "app", "matched": false, "nearest": [{"pattern": "//im/:chatID(\\d+)", "reason": "component 1 is '%5', not ':chatID(\\d+)'"}]}
                """#
            ),
            (
                "//[im",
                #"""
                {"url": "//[im", "from": "app", "matched": false, "nearest": [], "error": "at byte 2: the '[' of the host has no ']'"}
                """#
            ),
        ]
    )
    func json(_ url: String, _ expected: String) {
        #expect(matching().match(url, from: .app).json.text == expected)
    }

    @Test("The text form has the match with its values, or why no route matches") func text() {
        #expect(
            matching().match("//chat/5").text == #"""
                //chat/5 from app: `//chat/:chatID(\d+)/:position?` of `Chat.openChat(chatID:position:)`
                    chatID = "5"
                    before `//chat/:tags(.+)` of `Chat.tagged(tags:)`

                """#
        )
        #expect(
            matching().match("//im/5", from: .webView).text == #"""
                //im/5 from webView: no route
                    from app: `//im/:chatID(\d+)` of `Chat.openChat(chatID:position:)`, which is closed to callers from \#
                `webView`: add `from: webView` to its marker to open it

                """#
        )
        #expect(
            matching().match("//[").text == "//[ from app: not a URL: at byte 2: the '[' of the host has no ']'\n"
        )
    }

    @Test(
        "A match has the plan of the link: the tab, the pages below, and how each opens",
        arguments: [
            ("//inbox", "chats: inbox"), ("//chat/05", "chats: inbox > chat(id: 5)"),
            ("//chat/5/photo", "chats: inbox > chat(id: 5) > present photo(id: 5)"),
            ("//home/offer", "home: start > offer"), ("//welcome", "root welcome"),
            ("//welcome/step", "root welcome > step"),
            ("//settings", "present settings"), ("//cycle/a", "cycleB > cycleA"), ("//help", "help"), ("//plain", nil),
            ("//count", nil), ("//chats", "tab chats"),
            ("//draft", "window editor: chats: inbox > draft"),
            ("//draft/line", "window editor: chats: inbox > draft > line"),
        ]
    )
    func plans(_ url: String, _ plan: String?) {
        let source = """
            /// @route(open: tab(chats)) //inbox
            func inbox() -> Screen { Screen() }
            /// @route(parent: inbox) //chat/:id
            func chat(id: Int) -> Screen { Screen() }
            /// @route(open: present, parent: chat) //chat/:id/photo
            func photo(id: Int) -> Screen { Screen() }
            /// @route //start
            func start() -> Screen { Screen() }
            /// @route(open: tab(home)) //home/offer
            func offer() -> Screen { Screen() }
            /// @route(open: root) //welcome
            func welcome() -> Screen { Screen() }
            /// @route(parent: welcome) //welcome/step
            func step() -> Screen { Screen() }
            /// @route(open: present) //settings
            func settings() -> Screen { Screen() }
            /// @route(parent: cycleB) //cycle/a
            func cycleA() -> Screen { Screen() }
            /// @route(parent: cycleA) //cycle/b
            func cycleB() -> Screen { Screen() }
            /// @route //help
            func help() -> Screen { Screen() }
            /// @route //plain
            func plain() {}
            /// @route(open: window(editor), parent: inbox) //draft
            func draft() -> Screen { Screen() }
            /// @route(parent: draft) //draft/line
            func line() -> Screen { Screen() }
            /// @route(open: tab(chats)) //chats
            func selectChats() {}
            /// @route //count
            func count() -> Int { 0 }
            """
        var diagnostics: [Diagnostic] = []
        let json = Array(#"{"tabs": {"home": "start", "chats": "inbox"}}"#.utf8)
        let configuration = Configuration(json: json, path: "routegen.json", diagnostics: &diagnostics)
        let matching = URLMatching(
            [ModuleScan(name: "Chat", sources: ["Chat.swift": source])],
            configuration: configuration
        )
        let match = matching.match(url)
        let names = plan?.split(separator: "(").map { $0.contains(")") ? $0.drop { $0 != ")" }.dropFirst() : $0 }
            .joined()
        #expect(match.plan?.description == names)
        let place = ["//cycle/a", "//help"].contains(url) ? "on the visible stack: " : ""
        #expect(match.text.contains("    shows \(place)\(plan ?? "")\n") == (plan != nil))
        guard url == "//chat/5/photo" else { return }
        let pages = ["inbox", "chat"].map { #"{"name": "\#($0)", "open": "push"}, "# }.joined()
        #expect(
            match.json.text.hasSuffix(
                #""plan": {"tab": "chats", "pages": [\#(pages){"name": "photo", "open": "present"}]}}"#
            )
        )
    }

    @Test(
        "The pages of a match have their values, as a plan of the app prints them",
        arguments: [
            ("//shop?from=mail", "shopScreenShop"),
            ("//product/05", "shopScreenShop > shopScreenProduct(id: 5, size: M)"),
            (
                "//product/5?size=L&tags=a&tags=b%2C%26",
                "shopScreenShop > shopScreenProduct(id: 5, size: L, tags: a, tags: b%2C%26)"
            ),
            (
                "//product/5/reviews/%C3%A9/7F",
                "shopScreenShop > shopScreenProduct(id: 5, size: M) > shopScreenReviews(author: é, id: 5, key: 7f)"
            ),
            ("//help", "present support(topic: all)"),
            ("//web/a/b?x=1#top", "openWeb(//web/a/b, path: a, path: b, x: 1)"),
        ]
    )
    func values(_ url: String, _ text: String) {
        let source = """
            enum ShopScreen {
                /// @route(open: push) //shop
                case shop
                /// @route(parent: shopScreenShop) //product/:id
                case product(id: Int, size: String = "M", tags: [String] = [])
                /// @route(parent: shopScreenProduct) //product/:id/reviews/:author/:key
                case reviews(id: Int, author: String, key: UUID)
                /// @route(open: present, name: support, with: topic=all) //help
                case help(topic: String?)
            }
            /// @route(open: push) //web/:path*
            func openWeb(_ request: RouteRequest) -> ShopScreen { .shop }
            """
        let match = URLMatching([ModuleScan(name: "Shop", sources: ["A.swift": source])]).match(url)
        let place = url == "//help" ? "" : "on the visible stack: "
        #expect(match.text.contains("    shows \(place)\(text)\n"), "\(match.text)")
    }

    @Test("Each initializer makes a page if one of them says how it opens, and no page if none does")
    func initializers() {
        func text(_ marker: String) -> String {
            let source = """
                /// @route\(marker) //shop
                struct Shop {}
                /// @route(init) //help
                struct Help {}
                """
            return URLMatching([ModuleScan(name: "M", sources: ["A.swift": source])]).match("//help").text
        }
        #expect(text("(init, open: root)").hasSuffix("    shows on the visible stack: help\n"))
        #expect(!text("(init)").contains("shows"))
    }

    /// As in a plan of the app, the first page of a tab is known by its handler and its values, not by its pattern.
    @Test(
        "A page is the first one of its tab by any pattern of it, and another page with other values",
        arguments: [
            ("/four", "four: pageFour"), ("/vier", "four: pageFour"), ("/fixed", "four: pageFour > pageFour"),
            ("//list", "list: list"), ("//list?sort=new&size=05&other=1", "list: list"),
            ("//list?sort=old", "list: list > list"), ("//list?page=1", "list: list > list"),
            ("//item/5", "list: list > item"), ("//item/5?sort=new", "list: list > item"),
            ("//item/5?sort=old", "list: list > list > item"), ("//item/5?page=2", "list: list > item"),
            ("//all", "all: all"), ("//all?any=1", "all: all > all"), ("//others", "all: all > all"),
        ]
    )
    func tabRoots(_ url: String, _ plan: String) {
        let source = """
            public enum Page {
                /// @route(open: tab(four)) /four
                /// @route(open: tab(four)) /vier
                /// @route(open: tab(four), with: kind=other) /fixed
                case four(kind: String = "usual")
            }
            /// @route(open: tab(list)) //list
            func list(sort: String = "new", size: Int = 5, page: Int? = nil) -> Page { .four() }
            /// @route(parent: list) //item/:id
            func item(id: Int, sort: String?) -> Page { .four() }
            /// @route(open: tab(all)) //all
            /// @route(open: tab(all)) //others
            func all(request: RouteRequest) -> Page { .four() }
            """
        var diagnostics: [Diagnostic] = []
        let json = Array(#"{"tabs": {"four": "pageFour", "list": "list", "all": "all"}}"#.utf8)
        let configuration = Configuration(json: json, path: "routegen.json", diagnostics: &diagnostics)
        let scan = ModuleScan(name: "M", sources: ["A.swift": source])
        #expect(URLMatching([scan], configuration: configuration).match(url).plan?.description == plan)
    }

    @Test(
        "A URL with a scheme is asked for another app, any other one for the app, and both are shown where they differ"
    )
    func callers() {
        #expect(
            matching().match("myapp://chat/5").text == #"""
                myapp://chat/5 from external: no route
                    from app: `//chat/:chatID(\d+)/:position?` of `Chat.openChat(chatID:position:)`, which is closed to callers \#
                from `external`: add `from: external` to its marker to open it
                    not `//chat/:tags(.+)` of `Chat.tagged(tags:)`: it is closed to callers from `external`

                """#
        )
        #expect(
            matching().match("myapp://chat/5").json.text == #"""
                {"url": "myapp://chat/5", "from": "external", "matched": false, "nearest": [{"pattern": \#
                "//chat/:chatID(\\d+)/:position?", "reason": "it is closed to callers from `external`"}, {"pattern": \#
                "//chat/:tags(.+)", "reason": "it is closed to callers from `external`"}], "app": {"pattern": \#
                "//chat/:chatID(\\d+)/:position?", "handler": "Chat.openChat(chatID:position:)", "module": "Chat"}}
                """#
        )
        for url in ["//im/5", "/im", "im?a:b", "a/b:c"] { #expect(matching().match(url).origin == .app, "\(url)") }
        for url in ["https://im/5", "im:", "%77eb://x", "a:b/c"] {
            #expect(matching().match(url).origin == .external, "\(url)")
        }
        let source = """
            /// @route //post/:id(\\d+)
            func number(id: Int) {}
            /// @route(from: external) //post/:slug
            func slug(slug: String) {}
            """
        let posts = URLMatching([ModuleScan(name: "App", sources: ["A.swift": source])])
        #expect(
            posts.match("app://post/5").text == #"""
                app://post/5 from external: `//post/:slug` of `App.slug(slug:)`
                    slug = "5"
                    from app: `//post/:id(\d+)` of `App.number(id:)`, which is closed to callers from `external`: add \#
                `from: external` to its marker to open it

                """#
        )
        #expect(posts.match("app://post/x").routeForApp == nil)
        #expect(posts.match("app://post/5", from: .app).routeForApp == nil)
    }

    @Test("The URL that the app's links make of one is shown, unless only its scheme is removed") func ownURLs() {
        let links = ["https://example.com": "/", "shop://": "", "myapp:": "", "old:": "myapp:"]
        let linked = matching(links: links)
        for (url, own) in [
            ("https://example.com/shop/a", "//shop/a"), ("shop://shop", "shop"), ("old://shop/a", "myapp://shop/a"),
        ] {
            #expect(linked.match(url).ownURL == own)
            #expect(linked.match(url).text.contains("\n    looked up as \(own), by the app's links\n"))
            #expect(linked.match(url).json.text.contains(#""own": "\#(own)""#))
        }
        for url in ["myapp://shop/a", "other://shop/a", "//shop/a", "https://[", "/shop"] {
            #expect(linked.match(url).ownURL == nil, "\(url)")
        }
    }

    @Test("A URL that is none of the app's own has that reason") func foreignURLs() {
        let linked = matching(links: ["https://example.com": "/", "https://:server": ""])
        let host = matching(links: ["https://example.com": "/"])
        #expect(
            host.match("https://exampel.com/x").text
                == "https://exampel.com/x from external: no route; the host 'exampel.com' is not one of the app's own\n"
        )
        #expect(
            host.match("https://exampel.com/x").json.text.hasSuffix(
                #""nearest": [], "reason": "the host 'exampel.com' is not one of the app's own"}"#
            )
        )
        #expect(
            linked.match("ftp://example.com/x").text
                == "ftp://example.com/x from external: no route; the scheme 'ftp' is not one of the app's own\n"
        )
        let own = "no route; the URL begins with none of the app's own links, such as 'https://:server'"
        #expect(linked.match("https://other.example/x").text == "https://other.example/x from external: \(own)\n")
    }

    @Test("Control characters of a URL cannot reach a terminal") func controlCharacters() {
        #expect(matching().match("//none/\u{1B}[31m\n").text == "//none/\u{FFFD}[31m\u{FFFD} from app: no route\n")
        #expect(matching().match("//[\u{1B}").text.hasPrefix("//[\u{FFFD} from app: not a URL: "))
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
        #expect(matching().match("//im/5", from: .notification).isMatched)
        #expect(!matching().match("//im/5", from: .webView).isMatched)
        let linked = matching(links: ["https://example.com": "/"])
        #expect(linked.match("https://example.com/chat/5", from: .app).isMatched)
        #expect(!linked.match("ftp://chat/5", from: .app).isMatched)
        #expect(matching().match("ftp://chat/5", from: .app).isMatched)
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
                == "//search?q=a&page= from app: `//search?q=:q&page=:page(\\d+)?` of `App.search(q:page:)`\n    q = \"a\"\n"
        )
    }
}

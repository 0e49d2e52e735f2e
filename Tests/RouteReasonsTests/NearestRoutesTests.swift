import TestSupport
import Testing

import RoutePatterns
@testable import RouteReasons
@testable import RouteTables

/// Which routes are said to come near to a URL, and why they do not take it.
@Suite struct NearestRoutesTests {
    private static let patterns = [
        #"//chat/:chatID(\d+)/:position(\d+)?"#, "//chat/unread", "//shop/product/:id/page", "/settings/:tab",
        "app://tools/log", "/search?q=:q&page=:page(\\d+)?", "/#/room/:room(\\d+)", "//files/:path(.*)/info",
        #"regex https?://join\.example/(\d+)"#, "/a/:b/:c*", "/v:major.:minor(\\d+)/notes",
        "/list/:id(/page/:page)?", #"/days/:dates(\d+(/\d+)*)"#,
    ]

    private func nearest(_ text: String, links: RouteLinks = .none) throws -> [String] {
        let patterns = try Self.patterns.map { try RoutePattern($0) }
        let url = try links.reduce(text)
        let near = NearestRoutes.find(
            url,
            with: links,
            among: patterns.indices,
            outline: { PatternOutline(patterns[$0], isClose: $1) },
            orElse: { _ in RouteReason(.rejected) }
        )
        return near.map { "\(Self.patterns[$0.index]): \($0.reason)" }
    }

    @Test(
        "The nearest route comes first",
        arguments: [
            ("//chat/5", [#"//chat/:chatID(\d+)/:position(\d+)?: it rejects the request"#]),
            ("//caht/5", [#"//chat/:chatID(\d+)/:position(\d+)?: the host is 'caht', not 'chat'"#]),
            ("//chat/Unread", ["//chat/unread: component 1 is 'Unread', not 'unread'"]),
            ("/chat/unread", ["//chat/unread: the host 'chat' is missing: it follows two slashes"]),
            (
                "//settings/sound",
                ["/settings/:tab: the host is 'settings', but the pattern has none: it begins with one slash"]
            ),
            ("/settings", ["/settings/:tab: there is no component for ':tab'"]),
            ("/settings/sound/low", ["/settings/:tab: the pattern has nothing for component 3, 'low'"]),
            ("web://tools/log", ["app://tools/log: the scheme is 'web', not 'app'"]),
            ("//tools/log", ["app://tools/log: the scheme 'app' is missing"]),
            ("/search", ["/search?q=:q&page=:page(\\d+)?: the query has no item 'q'"]),
            ("/search?q=a&page=b", ["/search?q=:q&page=:page(\\d+)?: the query's 'page' is 'b', not ':page(\\d+)?'"]),
            ("/#/rooms/5", ["/#/room/:room(\\d+): the fragment is '/rooms/5', not '/room/:room(\\d+)'"]),
            ("//files/a/b/inof", ["//files/:path(.*)/info: component 3 is 'inof', not 'info'"]),
            ("https://join.example/5", [#"regex https?://join\.example/(\d+): it rejects the request"#]),
            ("/v1.x/notes", ["/v:major.:minor(\\d+)/notes: component 1 is 'v1.x', not 'v:major.:minor(\\d+)'"]),
            ("/list/5/page", ["/list/:id(/page/:page)?: the path does not match the whole pattern"]),
            ("/days/1/x", [#"/days/:dates(\d+(/\d+)*): the path does not match the whole pattern"#]),
            ("//nothing/like/it", []), ("/", ["/#/room/:room(\\d+): the fragment '/room/:room(\\d+)' is missing"]),
        ]
    )
    func theNearestComesFirst(_ url: String, _ expected: [String]) throws {
        let found = try nearest(url)
        #expect(Array(found.prefix(1)) == expected, "\(found)")
    }

    @Test("Of routes that are equally near, that with fewer wrong letters comes first") func fewerLetters() throws {
        let patterns = try ["//module/server", "//module/server2", "//modules/server2"].map { try RoutePattern($0) }
        let url = try RouteLinks.none.reduce("//module/serverr2")
        let near = NearestRoutes.find(
            url,
            with: .none,
            among: patterns.indices,
            outline: { PatternOutline(patterns[$0], isClose: $1) },
            orElse: { _ in RouteReason(.rejected) }
        )
        #expect(near.map(\.index) == [1, 0, 2])
    }

    @Test("A foreign scheme is named as the reason why a route does not match") func aForeignScheme() throws {
        let links = RouteLinks(["app:": ""])
        #expect(
            try nearest("ftp://chat/unread", links: links).first
                == "//chat/unread: the scheme 'ftp' is not one of the app's own"
        )
    }

    @Test(
        "A URL with a scheme of the app's own links is said to have another host, or another beginning",
        arguments: [
            ("https://bistro.example/settings/a", "the host 'bistro.example' is not one of the app's own"),
            ("HTTPS://Bistro.Example/settings/a", "the host 'Bistro.Example' is not one of the app's own"),
            (
                "https://example.com/settings/a",
                "the URL begins with none of the app's own links, such as 'https://example.com/app'"
            ),
            ("https:/settings/a", "the URL begins with none of the app's own links, such as 'https://example.com/app'"),
            (
                "wss://example.com/settings/a",
                "the URL begins with none of the app's own links, such as 'wss://:server'"
            ),
            ("http://example.com/settings/a", "the scheme 'http' is not one of the app's own"),
        ]
    )
    func aForeignHost(_ url: String, _ reason: String) throws {
        let links = RouteLinks(["https://example.com/app": "", "https://www.example.com": "", "wss://:server": ""])
        #expect(try nearest(url, links: links).first == "/settings/:tab: \(reason)")
    }

    /// A message about the longest URL takes no longer than one about a short URL.
    @Test("Only the start of a long URL is compared") func aLongURLIsComparedAtItsStartOnly() throws {
        let long = "//files" + String(repeating: "/a", count: 8_000)
        #expect(try nearest(long).first == "//files/:path(.*)/info: there is no component for 'info'")
        #expect(ComparedURL(try RouteURL(long), .none).path.count == 60)
    }
}

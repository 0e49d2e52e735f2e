import RouteGenCore
import Testing

@Suite struct RelativePatternTests {
    @Test(
        "A pattern with a leading slash or a scheme stands on its own",
        arguments: [
            ("//chat/:id", false), ("/chat", false), ("https://example.com/a", false), ("myapp:/a", false),
            ("(http|https)://(www.)?example.com", false), ("https?://a", false), ("nostr+wallet://:key", false),
            (#"nostr\+wallet://:key"#, false),
            ("server2", true), ("chat/:id", true),
            (":id", true), ("v:major.:minor", true), ("*", true), ("**", true), ("chat:id/b:/c", true),
            ("a/b://c", true), ("", true),
        ]
    )
    func relative(pattern: String, isRelative: Bool) {
        #expect(RelativePattern.isRelative(pattern) == isRelative)
    }

    @Test(
        "A relative pattern without a prefix to continue is explained",
        arguments: [
            (
                "@route chat/:id",
                """
                Chat.swift:1:12: error: `chat/:id` has no leading slash, and no type around it has a prefix [RG210]
                /// @route chat/:id
                           ^~~~~~~~
                Chat.swift:1:12: note: write `//chat/:id`, or `/chat/:id` if the URLs have no host; after a scheme, write `://` or `:/`

                """
            ),
            (
                "@route opens the chat",
                """
                Chat.swift:1:12: error: `opens` has no leading slash, and no type around it has a prefix [RG210]
                /// @route opens the chat
                           ^~~~~
                Chat.swift:1:12: note: write `//opens` for a pattern; for a remark, put a dash before it: `@route - opens`

                """
            ),
            (
                "@route my.app:",
                #"""
                Chat.swift:1:12: error: `my.app:` has no leading slash, and no type around it has a prefix [RG210]
                /// @route my.app:
                           ^~~~~~~
                Chat.swift:1:12: note: write `//my.app:`, or `/my.app:` if the URLs have no host; after a scheme, write `://` or `:/`

                """#
            ),
            (
                "@route matrix:r/:alias",
                """
                Chat.swift:1:12: error: `matrix:r/:alias` has no leading slash, and no type around it has a prefix [RG210]
                /// @route matrix:r/:alias
                           ^~~~~~~~~~~~~~~
                Chat.swift:1:12: note: write `//matrix:r/:alias`, or `/matrix:r/:alias` if the URLs have no host; after a scheme, write `://` or `:/`

                """
            ),
            (
                "@route wc::topic@:version",
                """
                Chat.swift:1:12: error: `wc::topic@:version` has no leading slash, and no type around it has a prefix [RG210]
                /// @route wc::topic@:version
                           ^~~~~~~~~~~~~~~~~~
                Chat.swift:1:12: note: write `//wc::topic@:version`, or `/wc::topic@:version` if the URLs have no host; after a scheme, write `://` or `:/`

                """
            ),
            ("@route //chat/:id", ""), ("@route", ""), ("@route(regex) chat/.*", ""), ("@route - opens the chat", ""),
        ]
    )
    func diagnosis(line: String, findings: String) throws {
        let fixture = MarkerFixture(line)
        let marker = try #require(fixture.markers.routes.first)
        #expect(fixture.render(RelativePattern.diagnose(marker).map { [$0] } ?? []) == findings)
    }
}

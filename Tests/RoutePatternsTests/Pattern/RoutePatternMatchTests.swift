import RoutePatterns
import Testing

/// What each form of the pattern language matches.
@Suite struct RoutePatternMatchTests {
    /// The values of a match as text, or `nil` if there is none.
    private func values(_ pattern: String, _ url: String) throws -> [String: [String]]? {
        try RoutePattern(pattern).values(in: url)
    }

    private func matches(_ pattern: String, _ url: String) throws -> Bool {
        try RoutePattern(pattern).values(in: url) != nil
    }

    @Test("A literal pattern matches the same path, with or without a slash at its end") func literals() throws {
        #expect(try matches("//chat/list", "myapp://chat/list"))
        #expect(try matches("//chat/list", "//chat/list/"))
        #expect(try !matches("//chat/list", "/chat/list"))
        #expect(try !matches("/chat/list", "//chat/list"))
        #expect(try matches("chat", "/chat"))
        #expect(try matches("/", "/"))
        #expect(try matches("/", "myapp:"))
        #expect(try matches("//host", "app://host/"))
        #expect(try !matches("/a/b", "/a//b"))
        #expect(try matches("/a//b", "/a//b"))
        #expect(try !matches("/a", "/a//"))
    }

    @Test("A pattern of a scheme alone matches the URL that is only this scheme") func scheme() throws {
        #expect(try matches("myapp:/", "myapp:"))
        #expect(try matches("myapp:/", "MyApp://"))
        #expect(try !matches("myapp:/", "other:"))
        #expect(try !matches("myapp:/", "myapp://host"))
        #expect(try RoutePattern(regex: "^myapp:").values(in: "myapp://host/a?b") != nil)
        #expect(try RoutePattern(regex: "^myapp:").values(in: "other://host/a?b") == nil)
        let rest = try RoutePattern(regex: "^myapp://(?<rest>.*)").values(in: "myapp://host/a?b")
        #expect(rest == ["rest": ["host/a?b"]])
    }

    @Test("A capture takes one component that its constraint accepts") func captures() throws {
        #expect(try values("//chat/:id", "myapp://chat/123") == ["id": ["123"]])
        #expect(try values("//chat/:id", "//chat/123/posts") == nil)
        #expect(try values("//chat/:id", "//chat/") == nil)
        #expect(try values("/:a/:b", "/x/y") == ["a": ["x"], "b": ["y"]])
        #expect(try values("/:a/b", "//b") == nil)
        #expect(try values(#"//chat/:id(\d+)"#, "//chat/abc") == nil)
        #expect(try values(#"//chat/:id(\d+)"#, "//chat/12") == ["id": ["12"]])
    }

    @Test("A capture with a quantifier takes the number of components that it allows")
    func quantifiedCaptures() throws {
        #expect(try values("/:a/:b?", "/1") == ["a": ["1"], "b": []])
        #expect(try values("/:a/:b?", "/1/2") == ["a": ["1"], "b": ["2"]])
        #expect(try values("/x/:a*", "/x") == ["a": []])
        #expect(try values("/x/:a*", "/x/1/2/3") == ["a": ["1", "2", "3"]])
        #expect(try values("/x/:a+", "/x") == nil)
        #expect(try values("/x/:a+/y", "/x/1/y/2/y") == ["a": ["1", "y", "2"]])
        #expect(try values("/:a?/edit/:b", "/edit/5") == ["a": [], "b": ["5"]])
        #expect(try values(#"/:a(\d+)*/x"#, "/1/2/x") == ["a": ["1", "2"]])
        #expect(try values(#"/:a(\d+)*/x"#, "/1/b/x") == nil)
    }

    @Test("A component can contain several captures and literals") func severalCapturesInOneComponent() throws {
        #expect(try values("/@:user", "/@bob") == ["user": ["bob"]])
        #expect(try values("/@:user", "/bob") == nil)
        #expect(try values("/v:major.:minor", "/v1.2.3") == ["major": ["1"], "minor": ["2.3"]])
        #expect(try values("/:name.json", "/a.json.json") == ["name": ["a.json"]])
        #expect(try values("/:name.json", "/.json") == nil)
        #expect(try values(#"/:y(\d{4})-:m(\d\d)"#, "/2026-11") == ["y": ["2026"], "m": ["11"]])
        #expect(try values("/x/:a-:b?", "/x/1-") == ["a": ["1"], "b": []])
    }

    @Test("A group can be optional, repeated or a choice") func groups() throws {
        #expect(try matches("/a+b", "/aaab"))
        #expect(try !matches("/a+b", "/b"))
        #expect(try matches("/colo(u)?r", "/color") && matches("/colo(u)?r", "/colour"))
        #expect(try matches(#"/a\+b"#, "/a+b") && !matches(#"/a\+b"#, "/aab"))
        #expect(try matches("(http|https)://(www.)?example.com/a", "HTTPS://Example.COM/a"))
        #expect(try !matches("(http|https)://(www.)?example.com/a", "ftp://example.com/a"))
        #expect(try !matches("(http|https)://(www.)?example.com/a", "http://wwwxexample.com/a"))
        #expect(try matches("/(ab)*c", "/ababc") && matches("/(ab)*c", "/c") && !matches("/(ab)+c", "/c"))
    }

    @Test("A plus sign, a hyphen and a dot are characters of a scheme") func signsInSchemes() throws {
        #expect(try values("nostr+wallet://:key", "nostr+wallet://a") == ["key": ["a"]])
        #expect(try values("nostr+wallet://:key", "Nostr+Wallet://a") == ["key": ["a"]])
        #expect(try !matches("nostr+wallet://:key", "nostrwallet://a"))
        #expect(try !matches("nostr+wallet://:key", "nostrrrwallet://a"))
        #expect(try matches(#"nostr\+wallet://:key"#, "nostr+wallet://a"))
        #expect(try matches("(svn|git)+ssh://a", "git+ssh://a") && !matches("(svn|git)+ssh://a", "gitssh://a"))
        #expect(try matches("git(+ssh)?://a", "git+ssh://a") && matches("git(+ssh)?://a", "git://a"))
        #expect(try matches("web-x.y+z:/a", "web-x.y+z:/a") && !matches("web-x.y+z:/a", "web-xay+z:/a"))
        #expect(try values(":app+x://a", "shop+x://a") == ["app": ["shop"]])
        for text in ["nostr+wallet://:key", "(svn|git)+ssh://a", "git(+ssh)?://a", ":app+x://a"] {
            #expect(try RoutePattern(text).description == text)
        }
        #expect(try RoutePattern(#"nostr\+wallet://:key"#).description == "nostr+wallet://:key")
        #expect(try RoutePattern("nostr+wallet://:key").url(["key": ["a"]]) == "nostr+wallet://a")
    }

    @Test("Wildcards match within a component or across components") func wildcards() throws {
        #expect(try matches("/a/*/b", "/a/x/b") && !matches("/a/*/b", "/a/x/y/b"))
        #expect(try matches("/img-*.png", "/img-.png") && matches("/img-*.png", "/img-1.png"))
        #expect(try matches("/a/**", "/a") && matches("/a/**", "/a/b/c") && !matches("/a/**", "/b"))
        #expect(try matches("/**/b", "/b") && matches("/**/b", "/x/b/b") && !matches("/**/b", "/b/x"))
        #expect(try values("/f/:rest(.*)", "/f/a/b%2Fc/d") == ["rest": ["a/b/c/d"]])
        #expect(try values("/f/:rest(.*)", "/f") == ["rest": [""]])
        #expect(try values("/f/:rest(.*)?", "/f") == ["rest": []])
        #expect(try values("/f/:rest((a/)*)/end#:b(.*)", "/f/end#") == ["rest": [""], "b": [""]])
        #expect(try values("/f/:rest(.*)/end", "/f/a/b/end") == ["rest": ["a/b"]])
        #expect(try values("/f/:rest(.+)/end", "/f/end") == nil)
        #expect(try values(#"/:path([a-z]+/\d+)/x"#, "/ab/12/x") == ["path": ["ab/12"]])
        #expect(try values(#"/:path([a-z]+/\d+)/x"#, "/ab/x") == nil)
        #expect(try values("/a/:x*/m/:y*", "/a/1/m/2/m/3") == ["x": ["1"], "y": ["2", "m", "3"]])
        #expect(try matches("//*/a", "//any.host/a") && !matches("//*/a", "/a"))
        #expect(try values("//:host/a", "//Any.Host/a") == ["host": ["Any.Host"]])
    }

    @Test("Of several ways to divide a URL among captures, the documented one is used") func divisions() throws {
        #expect(try values("/:a?/:b?", "/1") == ["a": ["1"], "b": []])
        #expect(try values("/:a*/:b*", "/1") == ["a": ["1"], "b": []])
        #expect(try values("/:a*/:b*", "/1/2/3") == ["a": ["1", "2"], "b": ["3"]])
        #expect(try values("/**/:b*", "/1/2") == ["b": ["1", "2"]])
        #expect(try values("/:name.:kind", "/a.b.c") == ["name": ["a"], "kind": ["b.c"]])
    }

    @Test("Query items match in any order, by name and value") func queries() throws {
        #expect(try values("/open?type=chat&id=:id", "/open?x=1&id=5&type=chat") == ["id": ["5"]])
        #expect(try values("/open?type=chat&id=:id", "/open?type=chat") == nil)
        #expect(try values("/open?type=chat&id=:id", "/open?type=call&id=5") == nil)
        #expect(try values("/:id/?type=chat", "/5?type=chat") == ["id": ["5"]])
        #expect(try values("/s?tag=:tags*", "/s?tag=a&tag=b%26c") == ["tags": ["a", "b&c"]])
        #expect(try values("/s?tag=:tags*", "/s") == ["tags": []])
        #expect(try values("/s?tag=:tags+", "/s") == nil)
        #expect(try values(#"/s?page=:page(\d+)?"#, "/s?page=x") == nil)
        #expect(try values(#"/s?page=:page(\d+)?"#, "/s?q=x") == ["page": []])
        #expect(try values("/w?u=:u(https://.*)", "/w?u=https%3A%2F%2Fa.b%2Fc") == ["u": ["https://a.b/c"]])
        #expect(try values("/w?v=:a-:b", "/w?v=1-2") == ["a": ["1"], "b": ["2"]])
        #expect(try matches("/w?flag", "/w?flag") && matches("/w?flag", "/w?flag="))
        #expect(try matches("/w?v=a+b", "/w?v=aab") && !matches("/w?v=a+b", "/w?v=a+b"))
    }

    /// An item that appears several times counts once, because a scalar parameter takes the first.
    @Test("A scalar capture takes the first of several query items with its name")
    func theFirstQueryItemOfANameCounts() throws {
        #expect(try matches("/s?type=a", "/s?type=a&type=b") && !matches("/s?type=b", "/s?type=a&type=b"))
        #expect(try values(#"/s?id=:id(\d+)"#, "/s?id=1&id=x") == ["id": ["1"]])
        #expect(try values(#"/s?id=:id(\d+)"#, "/s?id=x&id=1") == nil)
        #expect(try values(#"/s?id=:id(\d+)?"#, "/s?id=x&id=1") == nil)
        #expect(try values(#"/s?id=:id(\d+)?"#, "/s?id=&id=1") == ["id": []])
        #expect(try values(#"/s?id=:ids(\d+)+"#, "/s?id=1&id=x&id=2") == ["ids": ["1", "2"]])
        #expect(try values(#"/s?id=:ids(\d+)+"#, "/s?id=x&id=1") == nil)
    }

    @Test("A pattern with a fragment requires a matching fragment") func fragments() throws {
        #expect(try values("/#/room/:id", "/#/room/5") == ["id": ["5"]])
        #expect(try values("/#/room/:id", "/") == nil)
        #expect(try values("/a", "/a#anything") == [:])
        #expect(try values("/:a#:b", "/x#y") == ["a": ["x"], "b": ["y"]])
        #expect(try values("/:a?/#/:b*", "/#/y/z") == ["a": [], "b": ["y", "z"]])
    }

    @Test("Case matters after the host") func caseMattersAfterTheHost() throws {
        #expect(try matches("MyApp://Chat/a", "myapp://cHAT/a"))
        #expect(try !matches("//chat/a", "//chat/A"))
        #expect(try values(#"//:sub([a-z]+).example.com/"#, "//ABC.example.com") == ["sub": ["ABC"]])
    }

    @Test("Percent-encoded and plain characters match each other") func escapes() throws {
        #expect(try matches("/abc", "/%61b%63") && matches("/%61bc", "/abc"))
        #expect(try matches("/é", "/%C3%A9") && matches("/%c3%a9", "/é"))
        #expect(try matches("/a b".replacing(" ", with: "%20"), "/a b"))
        #expect(try !matches("/a/b", "/a%2Fb") && matches("/a%2Fb", "/a%2fb"))
        #expect(try values("/:id", "/a%2Fb") == ["id": ["a/b"]])
        #expect(try values("/:id", "/a+b%20c%2525") == ["id": ["a+b c%25"]])
        #expect(try values(#"/:id(\d+)"#, "/%31%32") == ["id": ["12"]])
        #expect(try values("/:id([一-龥]+)", "/%E4%BD%A0好") == ["id": ["你好"]])
        #expect(try values("/:id(.{2})", "/%E4%BD%A0好") == ["id": ["你好"]])
        #expect(try matches("/<".replacing("<", with: #"\<"#), "/<") && matches(#"/\<"#, "/%3C"))
    }

    @Test("An expression over whole URLs has numbered and named groups") func regularExpressions() throws {
        let pattern = try RoutePattern(regex: #"https?://([a-z.]+)/(?<what>[^/?]+)(\?.*)?"#)
        let values = pattern.values(in: "HTTPS://Example.com/Some%20thing?x")
        #expect(values == ["1": ["Example.com"], "what": ["Some thing"], "3": ["?x"]])
        #expect(pattern.values(in: "https://example.com/") == nil)
        // A group that takes part in every match takes one value. The others are optional.
        #expect(pattern.captures.map(\.kind) == [.one, .one, .optional])
        #expect(pattern.captures.map(\.name) == ["1", "what", "3"])
        #expect(pattern.captures.map(\.offset) == [9, 19, 34])
        let again = try RoutePattern(pattern.description)
        #expect(pattern.description == #"regex https?://([a-z.]+)/(?<what>[^/?]+)(\?.*)?"# && again == pattern)
        #expect(again.values(in: "https://Example.com/a") == ["1": ["Example.com"], "what": ["a"], "3": []])
    }

    @Test(
        "An expression with one anchor leaves the other side open",
        arguments: [
            ("^http://", "http://a.example/b?c", true), ("^http://", "https://a.example", false),
            ("^http://", "myapp://open?url=http://a", false), (#"\.pdf$"#, "/files/a.pdf", true),
            (#"\.pdf$"#, "/files/a.pdf/more", false), ("^http://a.example$", "http://a.example", true),
            ("^http://a.example$", "http://a.example/b", false), ("http://", "http://a.example", false),
            ("^http://|^ftp://|/x", "ftp://a", true), ("^http://|^ftp://|/x", "/x", true),
            ("^http://|^ftp://|/x", "/x/y", false), ("^", "//any/thing", true), ("$", "//any/thing", true),
        ]
    )
    func anchors(_ expression: String, _ url: String, _ matches: Bool) throws {
        #expect((try RoutePattern(regex: expression).values(in: url) != nil) == matches)
        #expect((try RoutePattern("regex " + expression).values(in: url) != nil) == matches)
    }

    @Test("Groups beside the open side of an expression match as much as they can")
    func groupsOfAnchored() throws {
        #expect(try RoutePattern(regex: #"^https?://(\w+)"#).values(in: "https://abc.example/d") == ["1": ["abc"]])
        #expect(try RoutePattern(regex: #"(\w+)\.pdf$"#).values(in: "/files/abc.pdf") == ["1": ["abc"]])
    }

    @Test("A host's constraint may contain an @") func signInConstraint() throws {
        #expect(try RoutePattern("//:h([^)@]+)/x").values(in: "//ab/x") != nil)
    }
}

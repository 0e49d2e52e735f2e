@_spi(Benchmarks) import RouteGenCore
import RoutePatterns
@_spi(Benchmarks) import RouteTables
import TestSupport
import Testing

/// How an app's own links are reduced.
@Suite struct RouteLinksTests {
    private let links = RouteLinks([
        "myapp:": "", "https://www.example.com": "", "https://example.com/app/": "//app",
        "https://example.com": "//web",
    ])

    private func matches(_ pattern: String, _ url: String) throws -> Bool {
        RouteMatcher(try encoded(pattern)).firstMatch(in: try links.reduce(url)) != nil
    }

    private func encoded(_ pattern: String) throws -> [UInt8] {
        var encoder = RouteMatcherEncoder()
        encoder.add(try RoutePattern(pattern))
        return try encoder.encode()
    }

    @Test("The app's links replace the start of a URL") func prefixesAreReplaced() throws {
        #expect(try matches("//chat/:id", "MyApp://chat/5"))
        #expect(try matches("/chat/:id", "https://www.example.com/chat/5"))
        #expect(try matches("/chat/:id", "HTTPS://WWW.Example.com/chat/5?x#y"))
        #expect(try matches("//web/chat", "https://example.com/chat"))
        #expect(try matches("//app/chat", "https://example.com/app/chat"))
        #expect(try matches("//web/apple", "https://example.com/apple"))
        #expect(try matches("/", "https://www.example.com"))
        #expect(try matches("/chat", "/chat"))
    }

    @Test(
        "A named host is each of the hosts that it has",
        arguments: [
            ("https://one.example/chat", "/chat"), ("HTTPS://Two.Example:8080/chat", "/chat"),
            ("https://one.example/app/chat", "//app/chat"), ("https://one.example.com/chat", nil),
            ("https://:server/chat", nil), ("https://three.example/chat", nil), ("app:/chat", "/chat"),
        ]
    )
    func namedHosts(_ url: String, _ pattern: String?) throws {
        let open = RouteLinks(["https://:server": "", "https://:Server/app": "//app", "https://:other": "", "app:": ""])
        let links = open.naming(["server": ["one.example", "Two.example:8080"]])
        let matcher = try ["/chat", "//app/chat"].map { ($0, RouteMatcher(try encoded($0))) }
        let reduced = try? links.reduce(url)
        #expect(reduced.flatMap { url in matcher.first { $0.1.firstMatch(in: url) != nil }?.0 } == pattern)
        // Without hosts, such a link replaces nothing.
        #expect(RouteMatcher(try encoded("/chat")).firstMatch(in: try open.reduce("https://one.example/chat")) == nil)
    }

    @Test(
        "The host of an own scheme can become the first component of the path",
        arguments: [
            ("myapp://chat/5", "/chat/5"), ("MyApp://chat/5?x#y", "/chat/5"), ("myapp://chat", "/chat"),
            ("myapp:///chat/5", "/chat/5"), ("myapp://", "/"), ("https://www.example.com/chat/5", "/chat/5"),
        ]
    )
    func hostsBecomeComponents(_ url: String, _ path: String) throws {
        let links = RouteLinks(["myapp://": "/", "https://www.example.com": ""])
        let reduced = try links.reduce(url)
        #expect(reduced.normalized.split(separator: "?")[0] == path)
        #expect(reduced.host == nil && reduced.scheme == nil)
        #expect(reduced.pathComponents == (try RouteURL(path)).pathComponents)
        #expect(RouteMatcher(try encoded(path)).firstMatch(in: reduced) != nil)
    }

    @Test(
        "After three slashes, the first component can become the host",
        arguments: [
            ("myapp:///chat/5", "chat", ["5"]), ("MyApp:///chat", "chat", []), ("myapp://chat/5", "chat", ["5"]),
            ("myapp:////evil/chat", nil, ["evil", "chat"]), ("myapp:///", nil, []),
        ] as [(String, String?, [String])]
    )
    func componentsBecomeHosts(_ url: String, _ host: String?, _ path: [String]) throws {
        let reduced = try RouteLinks(["myapp:///": "//", "myapp:": ""]).reduce(url)
        #expect(reduced.host == host && reduced.pathComponents == path)
        var findings: [Diagnostic] = []
        let json = #"{"links": {"myapp://": "//", "myapp:///": "//"}}"#
        let configuration = Configuration(json: Array(json.utf8), path: "routegen.json", diagnostics: &findings)
        #expect(
            configuration.links.map { [$0.prefix.value, $0.replacement] } == [["myapp:", ""], ["myapp:///", "//"]]
        )
    }

    @Test("No number of slashes after an own scheme makes a host of a path") func slashesAfterAnOwnScheme() throws {
        let reduced = try RouteLinks(["myapp://": "/"]).reduce("myapp:////evil/chat")
        #expect(reduced.host == nil)
        #expect(reduced.pathComponents == ["", "evil", "chat"])
    }

    @Test("The start that a link replaces ends where a part of the URL ends") func aPrefixEndsWhereAPartDoes() throws {
        #expect(try !matches("/**", "https://www.example.com.evil.org/chat"))
        #expect(try !matches("//*/**", "https://www.example.com.evil.org/chat"))
        #expect(try !matches("//evil/**", "https://www.example.com//evil/chat"))
        #expect(try matches("/**", "https://www.example.com//evil/chat"))
    }

    @Test(
        "A plus sign in a query, and nowhere else, is a space if the configuration says so",
        arguments: [
            ("/a+b/c?k+1=x+y%2Bz&n#f+g", ["a+b", "c"], ["k 1", "x y+z", "n", ""], "f+g"),
            ("/?+", [], [" ", ""], nil),
            ("/+", ["+"], [], nil),
        ] as [(String, [String], [String], String?)]
    )
    func plusIsSpace(_ url: String, _ path: [String], _ items: [String], _ fragment: String?) throws {
        let reduced = try RouteLinks(["app:": ""], ignoresCase: false, plusIsSpace: true).reduce("app:\(url)")
        #expect(reduced.pathComponents == path)
        let values = stride(from: 0, to: items.count, by: 2).map { (items[$0], [items[$0 + 1]]) }
        #expect(reduced.queryValues == Dictionary(uniqueKeysWithValues: values))
        #expect(reduced.queryValue(items.first ?? "") == items.dropFirst().first)
        #expect(reduced.queryValues(items.first ?? "") == Array(items.dropFirst().prefix(1)))
        #expect(reduced.fragment == fragment)
        #expect(try RouteLinks(["app:": ""]).reduce("app:/?a+b=c+d").queryValue("a+b") == "c+d")
    }

    @Test("A pattern names a plus sign and a space of the query by their escapes") func plusInPatterns() throws {
        let links = RouteLinks([:], ignoresCase: false, plusIsSpace: true)
        func value(_ pattern: String, _ url: String) throws -> String? {
            let url = try links.reduce(url)
            let table = try RouteMatcher(RoutePattern(pattern)).firstMatch(in: url)?.text(ofCapture: 0)
            #expect(try RoutePattern(pattern).match(url)?.values["x"]?.first == table)
            return table
        }
        #expect(try value(#"/?a\+b=:x"#, "/?a%2Bb=1+2") == "1 2")
        #expect(try value(#"/?a\+b=:x"#, "/?a+b=1+2") == nil)
        #expect(try value("/?a%20b=:x", "/?a+b=1%2b2") == "1+2")
        #expect(try value(#"/?k=to:x([\s\w]+)"#, "/?k=to+all") == " all")
        #expect(try value(#"/?k=:x(a\+b)"#, "/?k=a+b") == nil)
        #expect(try value(#"/?k=:x(a b)"#.replacing(" ", with: "%20"), "/?k=a+b") == "a b")
    }

    @Test("The path of a link is compared without case where paths are") func linksWithoutCase() throws {
        let links = RouteLinks(["https://example.com/Shop": "//shop"], ignoresCase: true, plusIsSpace: false)
        let url = try links.reduce("HTTPS://Example.com/SHOP/Cart")
        #expect(url.host == "shop" && url.pathComponents == ["Cart"])
        #expect(try links.reduce("https://example.com/shopping").host == "example.com")
        let strict = RouteLinks(["https://example.com/Shop": "//shop"])
        #expect(try strict.reduce("https://example.com/shop").host == "example.com")
        #expect(links != strict)
    }

    @Test("Only patterns that name a foreign scheme match it") func foreignSchemesHaveToBeNamed() throws {
        #expect(try !matches("//chat/:id", "other://chat/5"))
        #expect(try matches("other://chat/:id", "other://chat/5"))
        #expect(try matches("myapp://chat/:id", "myapp://chat/5"))
        #expect(RouteLinks.none == RouteLinks([:]))
        #expect(try RouteMatcher(encoded("//chat/:id")).firstMatch(in: RouteLinks.none.reduce("other://chat/5")) != nil)
    }
}

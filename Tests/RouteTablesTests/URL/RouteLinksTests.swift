@_spi(Benchmarks) import RouteGenCore
import RoutePatterns
@_spi(Benchmarks) import RouteTables
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

    @Test("Only patterns that name a foreign scheme match it") func foreignSchemesHaveToBeNamed() throws {
        #expect(try !matches("//chat/:id", "other://chat/5"))
        #expect(try matches("other://chat/:id", "other://chat/5"))
        #expect(try matches("myapp://chat/:id", "myapp://chat/5"))
        #expect(RouteLinks.none == RouteLinks([:]))
        #expect(try RouteMatcher(encoded("//chat/:id")).firstMatch(in: RouteLinks.none.reduce("other://chat/5")) != nil)
    }
}

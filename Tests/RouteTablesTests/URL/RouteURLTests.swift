import RouteTables
import Testing

/// The rules by which URLs are split.
@Suite struct RouteURLTests {
    private func url(_ text: String) throws -> RouteURL { try RouteURL(text) }

    @Test("A URL is divided into its parts") func parts() throws {
        let url = try url("MyApp://user@Example.com:8080/a/b?x=1#frag/2")
        #expect(url.scheme == "MyApp")
        #expect(url.host == "Example.com:8080")
        #expect(url.path == "/a/b")
        #expect(url.pathComponents == ["a", "b"])
        #expect(url.query == "x=1")
        #expect(url.fragment == "frag/2")
        #expect(url.description == "MyApp://Example.com:8080/a/b?x=1#frag/2")
    }

    @Test(
        "The scheme, host and path components are found in each form of URL",
        arguments: [
            ("", nil, nil, []), ("/", nil, nil, []), ("a", nil, nil, ["a"]), ("/a/", nil, nil, ["a"]),
            ("/a//", nil, nil, ["a", ""]), ("//h", nil, "h", []), ("//h/", nil, "h", []), ("//h//", nil, "h", [""]),
            ("s:", "s", nil, []), ("s:a/b", "s", nil, ["a", "b"]), ("s:///a", "s", nil, ["a"]),
            ("1:2", nil, nil, ["1:2"]),
            ("/a:b", nil, nil, ["a:b"]), ("a+b.c-1:x", "a+b.c-1", nil, ["x"]),
            ("mailto:a@b.c", "mailto", nil, ["a@b.c"]),
            ("//[::1]:80/a", nil, "[::1]:80", ["a"]), ("https://example.com@evil.org/a", "https", "evil.org", ["a"]),
            ("//h?q", nil, "h", []), ("//h#f", nil, "h", []),
            ("/@u/:x/!/$/a,b/./..", nil, nil, ["@u", ":x", "!", "$", "a,b", ".", ".."]),
        ] as [(String, String?, String?, [String])]
    )
    func components(_ text: String, _ scheme: String?, _ host: String?, _ components: [String]) throws {
        let url = try url(text)
        #expect(url.scheme == scheme)
        #expect(url.host == host)
        #expect(url.pathComponents == components)
    }

    @Test(
        "A port is read if it is a number of at most 65,535",
        arguments: [
            ("http://h:8080/a", 8080), ("//[::1]:80", 80), ("//h:65535", 65535), ("//h", nil), ("//h:", nil),
            ("//h:65536", nil), ("//h:8a", nil), ("//80", nil), ("/a:80", nil), ("//u:80@h", nil), ("//[::1]", nil),
        ] as [(String, Int?)]
    )
    func ports(_ text: String, _ port: Int?) throws {
        #expect(try url(text).port == port)
    }

    @Test(
        "Normalizing changes the spelling, not the parts",
        arguments: [
            ("MyApp://u:p@Chat/%61%2fb é/", "myapp://chat/a%2Fb%20%C3%A9"), ("", "/"), ("a", "/a"), ("/a/", "/a"),
            ("/a//", "/a//"), ("//h//", "//h//"), ("s:////a", "s:////a"), ("s:a", "s:/a"), ("s:", "s:"),
            ("//H:80?A=%2f&b#%7e", "//h:80?A=%2F&b#~"), ("///a", "/a"), ("////", "////"),
        ]
    )
    func normalized(_ text: String, _ normalized: String) throws {
        let (url, again) = (try url(text), try self.url(normalized))
        #expect(url.normalized == normalized)
        #expect(again.normalized == normalized)
        #expect(url.pathComponents == again.pathComponents)
        #expect(url.host?.lowercased() == again.host && url.scheme?.lowercased() == again.scheme)
    }

    @Test("Query values are found by name, with decoded escapes") func queries() throws {
        let url = try url("/s?a=1&b&a=2&c=x=y&&d=a+b%26%20c&%65=é f#?a=3")
        #expect(url.queryValue("a") == "1")
        #expect(url.queryValues("a") == ["1", "2"])
        #expect(url.queryValue("b") == "")
        #expect(url.queryValue("c") == "x=y")
        #expect(url.queryValue("d") == "a+b& c")
        #expect(url.queryValue("e") == "é f")
        #expect(url.queryValue("z") == nil)
        #expect(url.queryValues == ["a": ["1", "2"], "b": [""], "c": ["x=y"], "d": ["a+b& c"], "e": ["é f"]])
        #expect(url.fragment == "?a=3")
    }

    @Test("Escapes are decoded only once") func escapesAreDecodedOnce() throws {
        #expect(try url("/%2541/a%2Fb/%E4%BD%A0").pathComponents == ["%41", "a/b", "你"])
        #expect(try url("/a#%23x").fragment == "#x")
    }

    @Test(
        "A percent sign without two digits is a percent sign",
        arguments: [
            ("/a%", "a%"), ("/a%2", "a%2"), ("/%zz", "%zz"), ("/12345678%9", "12345678%9"), ("/a%41%", "aA%"),
            ("/%%41", "%A"), ("/50%25", "50%"),
        ]
    )
    func plainPercentSigns(_ text: String, _ component: String) throws {
        let path = try url(text)
        #expect(path.pathComponents == [component])
        #expect(try url("/a?b=" + text.dropFirst()).queryValue("b") == component)
        #expect(try url("/a#" + text.dropFirst()).fragment == component)
        #expect(try url(path.normalized).pathComponents == [component])
        #expect(throws: Never.self) { try path.check(component) }
    }

    @Test(
        "Escapes that are not UTF-8 are replaced, and a check of the text says where they are",
        arguments: ["/%FF", "/%C3", "/%C3x", "/%C0%80", "/%ED%A0%80", "/%F5%80%80%80", "/%80", "/%E4%BD"]
    )
    func escapesThatAreNotUTF8(_ text: String) throws {
        let url = try url("/%20a\(text)?x=%C3%A9")
        let component = try #require(url.pathComponents.last)
        #expect(component.contains("\u{FFFD}"))
        #expect(throws: RouteURLError(.escapeIsNotUTF8, at: 6)) { try url.check(component) }
        #expect(throws: Never.self) { try url.check("é") }
    }

    @Test("A replacement character that a URL contains can be read") func replacementCharacters() throws {
        for text in ["/\u{FFFD}", "/%EF%BF%BD"] {
            let url = try url(text)
            #expect(url.pathComponents == ["\u{FFFD}"])
            #expect(throws: Never.self) { try url.check("\u{FFFD}") }
        }
    }

    @Test(
        "A default port equals none",
        arguments: [
            ("https://h:443/a", "https://h/a"), ("HTTP://H:80", "HTTP://H"), ("https://h:/a", "https://h/a"),
            ("http://h:80?x", "http://h?x"), ("https://[::1]:443/a", "https://[::1]/a"),
            ("https://u@h:443/a", "https://h/a"), ("https://h:80/a", "https://h:80/a"),
            ("http://h:443", "http://h:443"), ("//h:443/a", "//h:443/a"), ("app://h:80", "app://h:80"),
            ("https://:443/a", "https://:443/a"), ("https://h:4430", "https://h:4430"),
        ]
    )
    func defaultPorts(_ written: String, _ text: String) throws {
        #expect(try url(written).text == text)
    }

    @Test("A host with an unclosed bracket is an error") func unclosedBracket() {
        #expect(throws: RouteURLError.self) { try RouteURL("//[::1/a") }
        #expect((try? RouteURL("//[::1/a")) == nil)
    }

    @Test(
        "A host with several ports is an error",
        arguments: [
            ("https://a:443:443/x", 13), ("//a:1:2", 5), ("app://h::", 8), ("http://h:80:", 11), ("//u@h:1:80?k", 7),
            ("//[::1]:1:2", 9), ("https://a" + String(repeating: ":443", count: 200) + "/x", 9 + 199 * 4),
        ]
    )
    func severalPorts(_ text: String, _ offset: Int) {
        let error = #expect(throws: RouteURLError.self) { try RouteURL(text) }
        #expect(error?.description == "at byte \(offset): the host has more than one port")
    }

    @Test(
        "A host with a backslash, and user information with white space or a control character, is an error",
        arguments: [
            (#"https://evil.example\@bank.example/pay/1"#, 20), (#"https://evil.example\.bank.example/"#, 20),
            ("//a\tb@h", 3), ("//a\n@h/x", 3), ("app:// @h", 6), ("//a:b\u{7F}@h", 5), ("//u@a\0@h", 5),
            (#"//\h"#, 2), (#"//bank.example\"#, 14), (#"//u@longer.bank.example:80\:80/"#, 26), (#"//[::1]\"#, 7),
        ]
    )
    func unsuitableAuthority(_ text: String, _ offset: Int) {
        let error = #expect(throws: RouteURLError.self) { try RouteURL(text) }
        #expect(error?.description == "at byte \(offset): the character cannot be in a host or its user information")
    }

    @Test(
        "Backslashes elsewhere, white space in a host and escapes are none of these",
        arguments: [
            #"//h/a\b"#, #"//h?a\@b"#, #"//h#\@"#, #"/a\b@c"#, "//my host/x", "//a%20b%5C@h", "//u:é@h", "//u\"@h",
            #"a\@b"#,
        ]
    )
    func suitableAuthority(_ text: String) { #expect(throws: Never.self) { try RouteURL(text) } }

    @Test(
        "Colons elsewhere are no ports",
        arguments: [
            "//h:8080/a", "//[::1]:80", "//urn:isbn:12", "//u:1@h:2", "//:80", "/a:1:2", "//h?a:1:2", "//h#a:1:2",
        ]
    )
    func onePort(_ text: String) { #expect(throws: Never.self) { try RouteURL(text) } }

    @Test("A host has at most 1,024 bytes, with user information and port") func aLongHost() throws {
        for start in ["//", "app://", "https://u@"] {
            let host = String(repeating: "a", count: 1_024 - (start.hasSuffix("@") ? 2 : 0))
            #expect(try RouteURL(start + host + "/x").host == host)
            let error = #expect(throws: RouteURLError.self) { try RouteURL(start + host + "a/x") }
            #expect(error?.description == "the host is longer than 1,024 bytes")
        }
    }

    /// Every length around the eight bytes that are read at once.
    @Test("Delimiters are found at every position of a URL") func everyLength() throws {
        for length in 0...40 {
            for position in 0..<length {
                var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: length)
                bytes[position] = UInt8(ascii: "?")
                let text = String(decoding: bytes, as: UTF8.self)
                #expect(try url(text).query?.utf8.count == length - position - 1)
                bytes[position] = UInt8(ascii: "/")
                let path = try url(String(decoding: bytes, as: UTF8.self)).pathComponents
                #expect(
                    path.joined(separator: "/").utf8.count >= length - 1
                        - (position == 0 || position == length - 1 ? 1 : 0)
                )
            }
        }
    }
}

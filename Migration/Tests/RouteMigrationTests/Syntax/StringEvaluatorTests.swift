import Testing

@testable import RouteGenCore
@testable import RouteMigration

@Suite struct StringEvaluatorTests {
    private static let declarations = #"""
        let path = "wallet"
        let scheme = Bundle.main.scheme
        enum Links {
            static let base = "app://"
            static let joined = base + "joined/" + path
            static var computed: String { "\(base)computed" }
            static var loop: String { loop + "a" }
            static func link(_ path: String, in area: String) -> String { return "\(base)\(area)/\(path)" }
            enum Shop { static let root = Links.base + "shop" }
        }
        enum Page: String {
            case home, news = "latest-news"
            case detail
            var pattern: String { Links.base + rawValue }
            var title: String {
                switch self {
                case .home, .news: return "a"
                default: return "b" + path
                }
            }
        }

        """#

    /// The value of an expression that is assigned at the end of some declarations.
    private static func value(_ expression: String, after declarations: String = declarations) -> String? {
        let text = declarations + "let result = \(expression)\n"
        let source = Array(text.utf8).withUnsafeBufferPointer { MigrationSource(path: "A.swift", bytes: $0) }
        guard let variable = source.declarations.last(where: { $0.name == "result" }) else { return nil }
        return StringEvaluator([source]).string(of: variable, in: 0)
    }

    @Test(
        "Literals, constants, cases and functions of one expression have values",
        arguments: [
            (#""a/b""#, "a/b"), (#""""#, ""), (#""a" + "b" + "c""#, "abc"), (#"("a" + ("b"))"#, "ab"),
            (##"#"\d+ \#(path)"#"##, #"\d+ wallet"#), ("path", "wallet"), ("Links.joined", "app://joined/wallet"),
            ("Links.computed", "app://computed"), (#"Links.link("send", in: "wallet")"#, "app://wallet/send"),
            (#"Links.link(Page.news.rawValue, in: path)"#, "app://wallet/latest-news"),
            ("Links.Shop.root", "app://shop"), ("Page.home.rawValue", "home"),
            ("Page.news.pattern", "app://latest-news"),
            ("Page.news.title", "a"), ("Page.detail.title", "bwallet"), (#""\(Page.home.title)\("b")""#, "ab"),
        ]
    )
    func known(_ expression: String, _ value: String) {
        #expect(Self.value(expression) == value)
    }

    @Test(
        "The scheme of a URL may be unknown",
        arguments: [#""\(App.scheme)://user/<id>""#, #"scheme + "://user/<id>""#]
    )
    func scheme(_ expression: String) {
        #expect(Self.value(expression) == "app://user/<id>")
    }

    @Test(
        "Other values are unknown",
        arguments: [
            "5", "scheme", #""\(App.scheme)://\(host)""#, #""\(scheme(for: "a"))://user""#, #""\(scheme)/user""#,
            "Links.loop", "Page.other.rawValue", "Page.home", #"Links.link("send")"#, #"Links.link("send", to: "a")"#,
            "path.uppercased()", #"["a"].joined()"#, #"true ? "a" : "b""#, #""a" - "b""#, "Links.link", #"" "\q" "#,
            ".home",
        ]
    )
    func unknown(_ expression: String) {
        #expect(Self.value(expression) == nil)
    }

    @Test("Constants of the function around an expression come before those elsewhere") func locals() {
        let text = #"""
            let path = "outer"
            func register(base: String) {
                let path = "inner"
                let shop = path + "/shop"
                var changed = "a"
                changed += "b"
                let twice = 1
                use(path, shop, base, changed, twice)
                let twice = 2
            }
            """#
        let source = Array(text.utf8).withUnsafeBufferPointer { MigrationSource(path: "A.swift", bytes: $0) }
        let name = source.tokens.indices.first { source.has("use", at: $0) } ?? 0
        let call = CallSyntax(source, 0, at: name)
        let strings = StringEvaluator([source])
        let values = call?.arguments.map { strings.string($0.tokens, in: 0) }
        #expect(values == ["inner", "inner/shop", nil, nil, nil])
    }

    @Test("Names that double a text many times end") func expansion() {
        let doubled = (1...60).map { "let a\($0) = a\($0 - 1) + a\($0 - 1)\n" }.joined()
        #expect(Self.value("a60", after: #"let a0 = "x""# + "\n" + doubled) == nil)
        #expect(Self.value("a3", after: #"let a0 = "x""# + "\n" + doubled) == "xxxxxxxx")
    }

    @Test("Arrays are values of their own") func arrays() throws {
        let text = #"""
            static var patternString: [String] {
                ["app://a", "app://" + "b",]
            }
            """#
        let source = Array(text.utf8).withUnsafeBufferPointer { MigrationSource(path: "A.swift", bytes: $0) }
        let variable = try #require(source.declarations.first)
        #expect(StringEvaluator([source]).strings(of: variable, in: 0) == ["app://a", "app://b"])
    }
}

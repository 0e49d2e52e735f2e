@testable import RoutePatterns
import TestSupport
import Testing

@testable import RouteTables

/// International hosts are compared in ASCII.
@Suite struct HostNameTests {
    private func ascii(_ name: String) -> String? {
        HostName.ascii(Array(name.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The samples of section 7.1 in lower case, where they are single words of at most 63 characters.
    @Test(
        "The samples of RFC 3492",
        arguments: [
            ("ليهمابتكلموشعربي؟", "egbpdaj6bu4bxfgehfvwxn"), ("他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"),
            ("他們爲什麽不說中文", "ihqwctvzc91f659drss3x8bo0yb"),
            ("pročprostěnemluvíčesky", "proprostnemluvesky-uyb24dma41a"),
            ("למההםפשוטלאמדבריםעברית", "4dbcagdahymbxekheh6e0a7fei0b"),
            ("почемужеонинеговорятпорусски", "b1abfaaepdrnnbgefbadotcwatmq2g4l"),
            ("porquénopuedensimplementehablarenespañol", "porqunopuedensimplementehablarenespaol-fmd56a"),
            ("3年b組金八先生", "3b-ww4c5e180e575a65lsy2b"),
            ("安室奈美恵-with-super-monkeys", "-with-super-monkeys-pc58ag80a8qai00g7n9n"),
            ("hello-another-way-それぞれの場所", "hello-another-way--fc4qua05auwb3674vfr0b"),
            ("ひとつ屋根の下2", "2-u9tlzr9756bt3uc0v"), ("majiでkoiする5秒前", "majikoi5-783gue6qz075azm5e"),
            ("パフィーdeルンバ", "de-jg4avhby1noc0d"), ("そのスピードで", "d9juau41awczczp"),
        ]
    )
    func samples(_ label: String, _ code: String) {
        #expect(ascii(label) == "xn--" + code)
    }

    @Test(
        "A name is mapped, label by label",
        arguments: [
            ("bücher.example", "xn--bcher-kva.example"), ("BÜCHER.Example", "xn--bcher-kva.example"),
            ("b%C3%BCcher.example", "xn--bcher-kva.example"), ("日本語。jp", "xn--wgv71a119e.jp"),
            ("ｗｗｗ．ü", "www.xn--tda"), ("faß.de", "xn--fa-hia.de"), ("b\u{AD}ü", "xn--b-eha"),
            ("Ω", "xn--bya"), ("商品", "xn--jvrxl"),
        ]
    )
    func mapping(_ name: String, _ expected: String) {
        #expect(ascii(name) == expected)
    }

    @Test("ASCII names and texts that are no names have no other form") func otherTexts() {
        for name in ["example.com", "EXAMPLE", "", "xn--bcher-kva", "ü b", "ü/b", "ü%2Fb", "ü:1", "ü\u{80}", "%FFü"] {
            #expect(ascii(name) == nil, "\(name)")
        }
        #expect(ascii(String(repeating: "ü", count: 64)) == nil)
        #expect(ascii(String(repeating: "ü", count: 63)) != nil)
    }

    @Test(
        "A URL, a pattern and a link name the same host in any form",
        arguments: [
            "bücher.example", "xn--bcher-kva.example", "BÜCHER.example", "B%c3%bccher.example", "bücher.example:443",
        ],
        ["bücher.example", "xn--bcher-kva.example", "Bücher.example", "bücher.example:443"]
    )
    func sameHosts(_ written: String, _ named: String) throws {
        let pattern = try RoutePattern("https://\(named)/:id")
        #expect(pattern.values(in: "https://\(written)/5")?["id"] == ["5"])
        #expect(pattern.description == "https://xn--bcher-kva.example/:id")
        #expect(try pattern.url(["id": ["5"]]) == "https://xn--bcher-kva.example/5")
        let links = RouteLinks(["https://\(named)": "", "https:": "//other"])
        #expect(try links.reduce("https://\(written)/5").normalized == "/5")
    }

    @Test("Part of a host is written in ASCII") func partsOfHosts() throws {
        let error = #expect(throws: RoutePatternError.self) { try RoutePattern("//(www.)?bücher.example/:id") }
        #expect(
            error?.description == "column 10: a host with captures, groups or wildcards is written in ASCII "
                + "(write 'xn--bcher-kva' instead of 'bücher')"
        )
        #expect(try RoutePattern("//(www.)?xn--bcher-kva.example/:id").values(in: "//www.bücher.example/5") != nil)
        #expect(try RoutePattern("//:host/a").values(in: "//bücher/a")?["host"] == ["xn--bcher-kva"])
        #expect(try RoutePattern("//:host/a").url(["host": ["bücher"]]) == "//xn--bcher-kva/a")
        // A backslash does not make the character another one.
        let escaped = #expect(throws: RoutePatternError.self) { try RoutePattern("//\\ü.example") }
        #expect(escaped?.message == "a host with captures, groups or wildcards is written in ASCII")
    }
}

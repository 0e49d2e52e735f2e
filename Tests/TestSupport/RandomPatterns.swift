/// Creates random patterns, and URLs that match them, nearly match them, or are hostile to them.
struct RandomPatterns {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    mutating func next(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(truncatingIfNeeded: state >> 17) % bound
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[next(elements.count)] }

    /// A component of a pattern; `number` makes its captures' names unique.
    mutating func component(_ number: Int, inFragment: Bool = false) -> String {
        switch next(20) {
        case 0...5: pick(["a", "b", "ab", "1", "12", "a%2Fb", "é", ""])
        case 6: pick(["a+b", "a(b)?", "(a|b)", "(ab)+", "(a|1)2*"])
        case 7:
            pick([
                "a:x\(number)", ":x\(number).b", "a*", ":x\(number)-:y\(number)", ":x\(number)(\\d)b", "*1",
                ":x\(number)(.:y\(number))?", "a(-:x\(number)(\\d+))?", "(b-:x\(number).:y\(number))?a*",
            ])
        case 8, 9: ":x\(number)(\(constraint()))"
        case 10...12: ":x\(number)"
        case 13: ":x\(number)" + pick(["?", "*", "+"])
        case 14: ":x\(number)(\(pick(["\\d+", "[ab]+", "a"])))" + pick(["?", "*", "+"])
        case 15, 16: "*"
        case 17, 18: "**"
        default: ":x\(number)(\(pick([".*", ".+", "a/b", "[a/]+", "\\d+(/\\d+)*", "(a|b/)*"])))"
        }
    }

    /// An optional group of components.
    private mutating func optionalComponents(_ number: Int) -> String {
        pick([
            "(/b)?", "(/a/:g\(number))?", "(/:g\(number)(\\d+))?", "(/:g\(number)/1)?", "(/:g\(number).b/*)?",
            "(/a)?(/b)?",
        ])
    }

    private mutating func constraint() -> String {
        pick(["\\d+", "[ab]+", "a|b", "[^/]+", "[0-9a-f]+", "(a|ab)(b|)", "\\d{1,2}", "[a-zé]+", "\\w*", "[^/a]+"])
    }

    /// A regular expression over whole URLs.
    mutating func regex() -> String {
        var text = pick(["", "", "(?:app|web):", "app:", "(?:[a-z]+:)?"])
        text += pick(["", "", "//h", "//(?:www\\.)?h", "//[^/]+", "(?://h)?", "//.*"])
        for _ in 0..<next(3) {
            text += pick(["/a", "/(?:a|b)", "/\\d+", "(?:/[^/?#]*)*", "/.*", ".*", "/a.b", "/a%2Fb", "/"])
        }
        text += pick(["", "", "/?", "(\\?.*)?", "\\?k=a", "(#.*)?", "[^#]*"])
        return text.isEmpty ? ".*" : text
    }

    /// A pattern.
    ///
    /// It may be malformed, for example if two `**` follow each other.
    mutating func pattern() -> String {
        var text = pick(["", "", "", "", "", "app:", "(app|web):"])
        text += pick(["", "", "", "//h", "//(www.)?h", "//*", "//:host", "//:host([a-h]+)"])
        var number = 0
        for _ in 0..<next(5) {
            text += "/" + component(number)
            number += 1
            if next(8) == 0 { text += optionalComponents(number) }
        }
        if text.isEmpty || text.hasSuffix(":") || next(9) == 0 { text += "/" }
        if next(8) == 0 {
            text += (text.hasSuffix(")") || text.hasSuffix("?") || !text.hasSuffix("/") ? "/?" : "?")
            text += pick([
                "k=a", "k=:q", "k=:q?", "k=b", "k=:q([a-c])", "k=:q(\\d+)?", "k=:q(a|b)?", "k=a&l=:q(\\d+)", "k=:q*",
                "k=:q(\\d)+", "k=*", "l",
            ])
        }
        if next(8) == 0 {
            text += "#" + component(100) + pick(["", "/" + component(101)])
            if next(3) == 0 { text += "/?" + fragmentItems() }
        } else if next(16) == 0 {
            text += "#" + fragmentItems()
        }
        return text
    }

    /// The items of the fragment of a pattern.
    private mutating func fragmentItems() -> String {
        pick(["k=:r", "k=:r?", "k=a", "l=:r(\\d+)&k=:s(.*)", "k=*", "k=:r*", "k=b:r?", "l"])
    }

    /// Literals near the length up to which they are compared as one word.
    private static let longLiterals = ["abcdefgh", "abcdefghi", "abcdefghijklmnopqr", "abcdefghXjklmnopqr"]

    /// A pattern that consists of a path.
    ///
    /// It may be malformed.
    mutating func path() -> String {
        var text = ""
        for number in 0..<1 + next(4) {
            text += "/" + (next(4) == 0 ? pick(Self.longLiterals) : component(number))
        }
        return text
    }

    /// A URL that consists of a path, usually in canonical form.
    mutating func plainURL() -> String {
        var text = ""
        for _ in 0..<1 + next(5) {
            text +=
                "/"
                + (next(4) == 0
                    ? pick(Self.longLiterals) : pick(["a", "b", "ab", "aab", "1", "12", "a-b", "a.b", "f", "", "%61"]))
        }
        return text + pick(["", "", "", "/", "//", "?k=a"])
    }

    /// The pieces of a pattern, including everything with a special meaning.
    private static let parts = [
        "a", "b", "B", "1", "_", "/", "/", "/", "//", ":", ":a", ":b", ":c", ":é", "?", "*", "**", "+", "(", ")", "|",
        "(a|b)",
        "(a)?", "(é)+", "{", "}", "[", "]", "[a-c]", "(\\d+)", "(.*)", "([^/]+)", "({)", "#", "#/", "&", "=", "?k=",
        "#k=", "/?k=", "&l=", "@",
        "!", "$", ",", ";", "-", ".", "~", "'", "\"", "%", "%25", "%62", "%2F", "%3F", "%2B", "%3A", "%C3%A9", "%23",
        "%26", "%5C",
        "é", "ß", "漢", "😀", "app:", "http:", "//h", "(http|https):", "\\:", "\\?", "\\*", "\\+", "\\(", "\\)", "\\{",
        "\\}", "\\[", "\\]", "\\#", "\\&", "\\=", "\\@", "\\!", "\\$", "\\,", "\\%", "\\/", "\\\\", "\\é", "\\|",
        "regex ",
    ]

    /// A pattern with escapes, percent-encoding and special characters anywhere.
    ///
    /// Usually it is malformed.
    mutating func specialPattern() -> String {
        var text = next(3) == 0 ? "" : pick(["/", "//h/", "/a", "/:a", "/?k=", "/#/", "app:/"])
        for _ in 0..<1 + next(7) { text += pick(Self.parts) }
        return text
    }

    /// Random bytes, most of which have a meaning in patterns, repaired to UTF-8.
    mutating func randomText() -> String {
        let bytes = (0..<1 + next(12)).map { _ in
            next(4) == 0 ? UInt8(next(256)) : pick(Array("/:?*+()\\[]{}|#&=@%ab16éB.-".utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A value for a capture.
    mutating func value() -> String {
        (0..<next(4)).map { _ in
            pick([
                "a", "b", "1", "12", "/", "?", "#", "%", "&", "=", "+", " ", "é", "漢", ":", "@", "[", "]", "%41", ".",
                "..", "B",
            ])
        }
        .joined()
    }

    /// A URL that readers of URLs understand differently, or one over a small alphabet with such a part.
    mutating func hostileURL() -> String {
        if next(4) == 0 { return serviceURL() }
        var text = Array(url().unicodeScalars)
        for _ in 0..<1 + next(2) {
            let part = pick([
                "@", "u:p@", "//", "/", "\\", "%2F", "%2f", "%5C", "%00", "\t", "\n", "\r", "\u{7F}", " ", "%20", "%",
                "?",
                "#", "[::1]", "[::1]:80", ":80", ":", ".", "..", "%2E", ";", "|", "{", "^", "`", "<", "é", "e\u{301}",
                "\u{202E}", "/services", "//h", "%68", "H", "A", "&", "=", "?k=a", "#/a",
            ])
            text.insert(contentsOf: part.unicodeScalars, at: next(text.count + 1))
        }
        var result = ""
        result.unicodeScalars.append(contentsOf: text)
        return result
    }

    /// A URL of TheRouter's form for services.
    private mutating func serviceURL() -> String {
        pick(["//", "//", "app://", "x://", "//u@", "APP://u:p@"]) + pick(["services", "Services", "%73ervices"])
            + pick(["", "/", "//"]) + "?"
            + pick([
                "protocol=P&method=m", "method=m&protocol=P", "protocol=P&method=mWithId:", "protocol=%50&method=m&x",
            ])
            + pick(["", "&k=a", "#a", "&protocol=Q"])
    }

    /// A URL over a small alphabet, so that it often matches something.
    mutating func url() -> String {
        var text = pick(["", "", "", "app:", "APP:", "web:", "x:"])
        text += pick(["", "", "", "//h", "//www.h", "//H", "//x", "//u@h"])
        for _ in 0..<next(6) {
            text +=
                "/"
                + pick([
                    "a", "b", "ab", "aab", "1", "12", "123", "a-b", "a.b", "1b", "", "a%2Fb", "a%2fb", "%61", "é",
                    "%C3%A9", "a b", "f",
                ])
        }
        if next(4) == 0 { text += "/" }
        if text.isEmpty { text = "/" }
        if next(4) == 0 {
            text += "?" + pick(["k=a", "k=b&l=1", "k=", "l", "k=a&k=b", "k=b&l=12&k=a", "k=&k=a", "l=12&k=%61", "x"])
        }
        if next(4) == 0 {
            text +=
                "#"
                + pick([
                    "a", "/a/b", "", "/", "1/2", "b/", "/a?k=a", "a/?k=b&l=1", "k=a", "k=a&l=12", "?k=a/b", "/k=a",
                    "=a", "a?",
                    "k=b?k=a", "l=1/2?x", "/?k=%61#b",
                ])
        }
        return text
    }
}

import Testing

@testable import RouteGenCore

@Suite struct TokenTests {
    @Test("Punctuation is scanned") func scansPunctuation() {
        #expect(
            tokens("{}()[],;:@#\\::").map(\.kind) == [
                .leftBrace, .rightBrace, .leftParenthesis, .rightParenthesis, .leftBracket, .rightBracket, .comma,
                .semicolon, .colon, .at, .pound, .backslash, .doubleColon,
            ]
        )
    }

    @Test("Identifiers are scanned, with and without backticks") func scansIdentifiers() {
        #expect(texts("a _b c1 $0 $d été 名前 x́") == ["a", "_b", "c1", "$0", "$d", "été", "名前", "x́"])
        #expect(
            tokens("`class` `a b (c)` `x") == [
                TestToken(.escapedIdentifier, "`class`"), TestToken(.escapedIdentifier, "`a b (c)`"),
                TestToken(.unknown, "`"), TestToken(.identifier, "x"),
            ]
        )
    }

    @Test("Operators are scanned") func scansOperators() {
        #expect(
            texts("a+b ->= ... a.b ..< x?.y z! √2 a≤b <=>") == [
                "a", "+", "b", "->=", "...", "a", ".", "b", "..<", "x", "?", ".", "y", "z", "!", "√", "2", "a", "≤",
                "b",
                "<=>",
            ]
        )
        #expect(tokens("-> = .").map(\.kind) == [.arrow, .equal, .period])
    }

    @Test("Numbers are scanned") func scansNumbers() {
        #expect(
            texts("1 1.5 1e-5 0x1F 0x1.8p-3 1...5 x.0.1 1_000.25e+3 0xFF.a 1.a") == [
                "1", "1.5", "1e-5", "0x1F", "0x1.8p-3", "1", "...", "5", "x", ".", "0", ".", "1", "1_000.25e+3", "0xFF",
                ".",
                "a", "1", ".", "a",
            ]
        )
    }

    @Test("Compiler directives are scanned") func scansDirectives() {
        #expect(
            tokens("#if a\n#elseif b\n#else\n#endif\n#available #selector").map(\.kind) == [
                .poundIf, .identifier, .poundElseif, .identifier, .poundElse, .poundEndif, .pound, .identifier, .pound,
                .identifier,
            ]
        )
    }

    @Test("Shebang lines, byte order marks and invalid bytes are skipped")
    func shebangLinesByteOrderMarksAndInvalidBytesAreSkipped() {
        #expect(texts("#!/usr/bin/swift \"\na") == ["a"])
        #expect(texts("\u{FEFF}a") == ["a"])
        #expect(texts("\u{FEFF}#!/x\na") == ["a"])
        #expect(texts("a\u{A0}b") == ["a", "b"])
        #expect(tokens([0x61, 0, 0x62, 0xFF, 0x63, 0xC3, 0x28, 0xE2, 0x82]).map(\.text) == ["a", "b", "c", "("])
    }

    @Test("Each byte has its class") func classifiesEveryByte() {
        #expect(ByteClass.table.utf8CodeUnitCount == 256)
        let table = ByteClass.table.utf8Start
        for byte in UInt8.min...UInt8.max {
            let scalar = Unicode.Scalar(byte)
            let expected: Bool = scalar.properties.isAlphabetic && byte < 0x80 || scalar == "_" || scalar == "$"
            #expect((table[Int(byte)] == ByteClass.letter) == expected)
            #expect((table[Int(byte)] == ByteClass.digit) == (0x30...0x39).contains(byte))
            #expect((table[Int(byte)] == ByteClass.nonASCII) == (byte >= 0x80))
            #expect((table[Int(byte)] == ByteClass.null) == (byte == 0))
            #expect((table[Int(byte)] == ByteClass.operatorSign) == "=-+*%<>&|^~.!?".unicodeScalars.contains(scalar))
        }
    }

    @Test("Each token knows whether it starts a line") func tellsWhichTokensStartALine() {
        let bytes = Array("a b\nc /* \n */ d\r\ne // f\ng".utf8)
        let found = bytes.withUnsafeBufferPointer { buffer -> [Bool] in
            let source = SourceText(copying: buffer)
            var lexer = Lexer(bytes: source.bytes, count: source.count)
            var result: [Bool] = []
            lexer.next()
            while lexer.kind != .endOfFile {
                result.append(lexer.startsLine)
                lexer.next()
            }
            return withExtendedLifetime(source) { result }
        }
        #expect(found == [true, false, true, true, true, true])
    }
}

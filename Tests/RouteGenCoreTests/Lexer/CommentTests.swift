import Testing

@testable import RouteGenCore

@Suite struct CommentTests {
    @Test("Block comments nest") func nestsBlockComments() {
        #expect(texts("a /* b /* c */ d */ e") == ["a", "e"])
        #expect(texts("a /*/ b */ c") == ["a", "c"])
        #expect(texts("a /* b /* c */ d") == ["a"])
        #expect(texts("a /**/ b") == ["a", "b"])
        #expect(texts("a /* // */ b") == ["a", "b"])
        #expect(texts("a // /* \n b") == ["a", "b"])
        #expect(texts("a /* \" */ b \" */ \"") == ["a", "b", "\" */ \""])
    }

    @Test("A line comment ends at every kind of line break") func endsLineCommentsAtEveryLineBreak() {
        #expect(texts("a // b\rc") == ["a", "c"])
        #expect(texts("a // b\r\nc") == ["a", "c"])
        #expect(texts("a // b\nc // d") == ["a", "c"])
    }

    @Test(
        "Documentation comments are distinguished from other comments",
        arguments: [
            ("/// a\n", true), ("//// a\n", true), ("/** a */", true), ("/*** a */", true), ("/***/", true),
            ("// a\n", false), ("/* a */", false), ("/**/", false), ("\"/// a\"; ", false), ("#/ /// /#; ", false),
        ]
    )
    func tellsDocumentationFromOtherComments(text: String, documents: Bool) {
        let source = Array((text + "x").utf8)
        source.withUnsafeBufferPointer { buffer in
            let source = SourceText(copying: buffer)
            var lexer = Lexer(bytes: source.bytes, count: source.count)
            var found = false
            repeat {
                lexer.next()
                if lexer.hasDocComment { found = true }
            } while lexer.kind != .endOfFile
            #expect(withExtendedLifetime(source) { found } == documents)
        }
    }

    @Test("An operator ends where a comment begins") func endsOperatorsAtComments() {
        #expect(texts("a +/* b */ c") == ["a", "+", "c"])
        #expect(texts("a +// b\nc") == ["a", "+", "c"])
        #expect(texts("a */ b") == ["a", "*/", "b"])
    }
}

import Testing

@testable import routegen

@Suite struct PathListTests {
    @Test(
        "A list has one path per line, with any kind of line end",
        arguments: [
            ("", []),
            ("\n\n", []),
            ("a.swift", ["a.swift"]),
            ("a.swift\n", ["a.swift"]),
            ("a b.swift\r\nü.swift\r\n", ["a b.swift", "ü.swift"]),
            ("\na\n\nb", ["a", "b"]),
        ]
    )
    func aListHasOnePathPerLineWithAnyKindOfLineEnd(text: String, lines: [String]) {
        var text = text
        #expect(text.withUTF8 { PathList.lines(of: $0) } == lines)
    }
}

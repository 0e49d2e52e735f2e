import RouteGenCore
import Testing

@testable import routegen

@Suite struct SourceLinesTests {
    private func lines(_ bytes: [UInt8], upTo last: Int) throws -> [String?] {
        let folder = try TemporaryFolder()
        let path = try folder.write(bytes, to: "A.swift")
        let lines = SourceLines(
            of: (1...last).map { Problem(.duplicate, at: SourceLocation(file: path, line: $0, column: 1)).saying("") },
            in: SourceTree()
        )
        return (1...last).map { lines.line(at: SourceLocation(file: path, line: $0, column: 1)) }
    }

    @Test("Lines end where they end for the lexer") func linesEndAsTheyDoForTheLexer() throws {
        #expect(try lines(Array("a\nb\r\nc\rd\n\re".utf8), upTo: 7) == ["a", "b", "c", "d", "", "e", nil])
    }

    @Test("A byte that is not UTF-8 takes one column") func aByteThatIsNotUTF8TakesOneColumn() throws {
        #expect(try lines([0x61, 0xFF, 0xE2, 0x82, 0x62, 0xC3, 0xA9, 0xC3], upTo: 1) == ["a???bé?"])
    }
}

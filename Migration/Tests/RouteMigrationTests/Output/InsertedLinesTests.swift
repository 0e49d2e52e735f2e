import Testing

@testable import RouteGenCore
@testable import RouteMigration

@Suite struct InsertedLinesTests {
    private static func change(_ old: String, _ insertions: [(Int, [String])]) -> InsertedLines {
        InsertedLines(
            insertions.map { .init(offset: $0, lines: $1.map { Array($0.utf8) }) },
            into: Array(old.utf8)
        )
    }

    private static func diff(_ change: InsertedLines, _ path: String = "a.swift") -> String {
        String(decoding: change.diff(path: path), as: UTF8.self)
    }

    @Test("Hunks have three lines of context, and are one where they touch") func hunks() {
        let old = (1...20).map { "\($0)\n" }.joined()
        let offset = { (line: Int) in (1..<line).map { "\($0)\n".utf8.count }.reduce(0, +) }
        let near = Self.change(old, [(offset(12), ["C\n"]), (offset(2), ["A\n"]), (offset(6), ["B\n", "b\n"])])
        #expect(
            Self.diff(near) == """
                --- a/a.swift
                +++ b/a.swift
                @@ -1,14 +1,18 @@
                 1
                +A
                 2
                 3
                 4
                 5
                +B
                +b
                 6
                 7
                 8
                 9
                 10
                 11
                +C
                 12
                 13
                 14

                """
        )
        let apart = Self.diff(Self.change(old, [(offset(2), ["A\n"]), (offset(9), ["B\n"])]))
        #expect(apart.contains("@@ -1,4 +1,5 @@\n") && apart.contains("@@ -6,6 +7,7 @@\n"))
    }

    @Test("Lines take the place of others, beside lines that are only inserted") func replaced() {
        let old = (1...12).map { "\($0)\n" }.joined()
        let change = InsertedLines(
            [
                .init(offset: 2, lines: [Array("A\n".utf8)], replaced: 4),
                .init(offset: 18, lines: [Array("B\n".utf8), Array("b\n".utf8)]),
            ],
            into: Array(old.utf8)
        )
        #expect(String(decoding: change.new, as: UTF8.self) == "1\nA\n4\n5\n6\n7\n8\n9\nB\nb\n10\n11\n12\n")
        #expect(
            Self.diff(change) == """
                --- a/a.swift
                +++ b/a.swift
                @@ -1,12 +1,13 @@
                 1
                -2
                -3
                +A
                 4
                 5
                 6
                 7
                 8
                 9
                +B
                +b
                 10
                 11
                 12

                """
        )
    }

    @Test("A text without a line ending at its end keeps that") func noLineEnding() {
        #expect(
            Self.diff(Self.change("a\r\nb", [(3, ["x\r\n"])])) == """
                --- a/a.swift
                +++ b/a.swift
                @@ -1,2 +1,3 @@
                 a\r
                +x\r
                 b
                \\ No newline at end of file

                """
        )
        #expect(
            Self.diff(Self.change("a\r\nb", [(4, ["x\r\n"])])) == """
                --- a/a.swift
                +++ b/a.swift
                @@ -1,2 +1,3 @@
                 a\r
                -b
                \\ No newline at end of file
                +b\r
                +x\r

                """
        )
        #expect(Self.diff(Self.change("", [(0, ["x\n"])])) == "--- a/a.swift\n+++ b/a.swift\n@@ -0,0 +1,1 @@\n+x\n")
        #expect(Self.diff(Self.change("a\n", [])) == "")
    }

    @Test(
        "Paths are written as git writes them",
        arguments: [
            ("A/ü.swift", "a/A/ü.swift"), ("A b.swift", "a/A b.swift\t"), ("a\"b\\c", #""a/a\"b\\c""#),
            ("a\nb\tc\u{7F} ", #""a/a\nb\tc\177 ""#), ("\u{1}", #""a/\001""#),
        ]
    )
    func paths(_ path: String, _ expected: String) {
        #expect(Self.diff(Self.change("a\n", [(0, ["x\n"])]), path).hasPrefix("--- \(expected)\n+++ "))
    }

    @Test("Applying the diff of any insertions gives the new text", arguments: 1...300)
    func random(seed: Int) {
        var random = SplitMix(seed: UInt64(seed))
        let count = Int.random(in: 0...30, using: &random)
        var lines = (0..<count).map { _ in Int.random(in: 0...3, using: &random) }.map { "line \($0)\n" }
        if Bool.random(using: &random), let last = lines.popLast() { lines.append(String(last.dropLast())) }
        let old = lines.joined()
        var offsets = lines.indices.map { lines[..<$0].joined().utf8.count }
        offsets.append(old.utf8.count)
        let insertions = offsets.filter { _ in Int.random(in: 0..<6, using: &random) == 0 }.map { offset in
            (offset, (0...Int.random(in: 0...2, using: &random)).map { "new \($0)\n" })
        }
        let change = Self.change(old, insertions)
        // The new text from the old lines, by the positions of the insertions alone.
        var expected = ""
        for (index, line) in lines.enumerated() {
            for (offset, texts) in insertions where offset == offsets[index] { expected += texts.joined() }
            expected += line
        }
        for (offset, texts) in insertions where offset == old.utf8.count {
            if lines.last?.hasSuffix("\n") == false { expected += "\n" }
            expected += texts.joined()
        }
        #expect(String(decoding: change.new, as: UTF8.self) == expected)
        #expect(Self.applied(Self.diff(change), to: old) == expected, "seed \(seed)")
    }

    /// Applies a diff as slowly as its description says; `nil` if it does not fit.
    private static func applied(_ diff: String, to old: String) -> String? {
        var source = Self.lines(old)[...]
        let count = source.count
        var result: [String] = []
        var lines = diff.split(separator: "\n", omittingEmptySubsequences: false).dropLast().dropFirst(2)[...]
        while let header = lines.popFirst() {
            let numbers = header.split { !$0.isNumber }.compactMap { Int($0) }
            guard header.hasPrefix("@@ -"), numbers.count == 4 else { return nil }
            let before = numbers[1] == 0 ? numbers[0] : numbers[0] - 1
            while count - source.count < before, let line = source.popFirst() { result.append(line) }
            guard numbers[2] == result.count + 1 else { return nil }
            var (removed, added) = (numbers[1], numbers[3])
            while removed > 0 || added > 0, let line = lines.popFirst() {
                var text = "\(line.dropFirst())\n"
                if lines.first?.hasPrefix("\\") == true {
                    lines.removeFirst()
                    text.removeLast()
                }
                added -= 1
                if line.hasPrefix(" ") || line.hasPrefix("-") {
                    guard source.popFirst() == text else { return nil }
                    removed -= 1
                } else if !line.hasPrefix("+") {
                    return nil
                }
                if line.hasPrefix("-") { added += 1 } else { result.append(text) }
            }
            guard removed == 0, added == 0 else { return nil }
        }
        return (result + source).joined()
    }

    /// The lines of a text with their line endings.
    private static func lines(_ text: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { "\($0)\n" }
        let last = lines.removeLast().dropLast()
        return last.isEmpty ? lines : lines + [String(last)]
    }
}

import TestSupport
import Testing

@testable import RouteGenCore

/// Files that are cut, damaged or made to hurt.
@Suite struct RobustnessTests {
    @Test("The whole sample is parsed") func parsesTheWholeSample() {
        let file = parse(Sample.text)
        #expect(file.declarations.count == 27)
        #expect(file.imports.map(\.module) == ["Models", "Foundation"])
        #expect(file.strayComments.map { $0.lines.map(\.text) } == [["stray"], ["@route //l"], ["end"]])
    }

    @Test("A source that ends at any byte is parsed") func survivesEveryCut() {
        let bytes = Array(Sample.text.utf8)
        for length in 0...bytes.count {
            let file = parse(Array(bytes[..<length]))
            #expect(file.declarations.count <= 40)
            #expect(file.declarations.allSatisfy { $0.location.line >= 1 && $0.location.column >= 1 })
        }
    }

    @Test("A source that begins at any byte is parsed") func survivesEveryCutAtTheFront() {
        let bytes = Array(Sample.text.utf8)
        for start in stride(from: 0, to: bytes.count, by: 3) { _ = parse(Array(bytes[start...])) }
    }

    @Test("A randomly damaged source is parsed") func survivesDamage() {
        let bytes = Array(Sample.text.utf8)
        var generator = SplitMix(seed: 42)
        let replacements = Array("{}()[]<>\"'`#/\\*@:;,.=?!&\n\r\0 a0é".utf8) + [0xFF, 0x80, 0xE2]
        for _ in 0..<1500 {
            var damaged = bytes
            for _ in 0...Int(generator.next() % 4) {
                let index = Int(generator.next() % UInt64(damaged.count))
                let replacement = replacements[Int(generator.next() % UInt64(replacements.count))]
                switch generator.next() % 3 {
                case 0: damaged[index] = replacement
                case 1: damaged.insert(replacement, at: index)
                default: damaged.remove(at: index)
                }
            }
            _ = tokens(damaged)
            _ = parse(damaged)
        }
    }

    /// Inputs that cost a parser dearly if it recurses, goes back or searches twice.
    static let hostile: [(name: String, unit: String, count: Int)] = [
        ("parentheses", "(", 100_000), ("brackets", "[", 100_000), ("braces", "{", 100_000),
        ("closing", ")}]", 50_000), ("comments", "/*", 100_000), ("documented comments", "/**", 50_000),
        ("interpolations", "\"\\(", 100_000), ("raw interpolations", "#\"\\#(", 50_000),
        ("raw long strings", "#\"\"\"\\#(", 20_000), ("long strings", "\"\"\"\n\\(", 50_000),
        ("pounds", "#", 500_000), ("raw opening", "#\"", 100_000), ("extended regexes", "#/\n", 100_000),
        ("regexes", " /a\\/", 100_000), ("open groups", " /(", 100_000), ("attributes", "@a ", 100_000),
        ("attributes with arguments", "@a(", 100_000), ("modifiers", "public ", 100_000),
        ("conditions", "#if a\n", 50_000),
        ("conditional attributes", "#if a\n@b\n", 30_000), ("alternatives", "#if a\n#else\n", 30_000),
        ("types", "struct A{", 50_000), ("documented types", "/// a\nstruct A{", 30_000),
        ("types in functions", "struct A{func f(){", 30_000), ("angles", "let a: A<", 50_000),
        ("function types", "let a: (", 50_000), ("arrows", "func f()->", 50_000), ("parameters", "func f(a: ", 50_000),
        ("defaults", "func f(a: Int = ", 30_000), ("tuples", "let (", 50_000), ("enums", "enum A{case a(", 30_000),
        ("commas", "let a,", 100_000), ("wheres", "func f() where A:", 50_000), ("spaces", " ", 1_000_000),
        ("line breaks", "\n", 500_000), ("carriage returns", "\r", 500_000), ("letters", "a", 1_000_000),
        ("nulls", "\0", 1_000_000), ("words", "a b ", 200_000), ("try", "try? / ", 50_000), ("backticks", "`", 500_000),
        ("placeholders", "<#", 100_000), ("operators", "<=/", 100_000), ("documentation", "/// a\n", 50_000),
        ("blocks", "/** a */ ", 50_000), ("gaps", "/// a\n\n", 50_000), ("accents", "\u{301}", 100_000),
        ("names", "a `b` ", 50_000), ("effects", "let a: () throws(", 30_000),
        ("conditional types", "#if a\nstruct A{\n", 20_000),
    ]

    @Test("The cost of each hostile source grows linearly", arguments: hostile.indices)
    func theCostOfEachHostileSourceIsLinear(index: Int) {
        let (_, unit, count) = Self.hostile[index]
        // In a body, the parser skips brackets until a comment requires parsing.
        for (head, tail) in [("", ""), ("class A { func f() { ", "\n/// a\nfunc g() {} } }")] {
            func steps(_ count: Int) -> Int {
                Array((head + String(repeating: unit, count: count) + tail).utf8)
                    .withUnsafeBufferPointer { DeclarationParser.steps(ofParsing: $0) }
            }
            let (part, all) = (steps(count / 8), steps(count))
            #expect(all * 10 <= part * 88, "\(part) steps, then \(all)")
        }
    }

    @Test("A line with 40,000 functions is parsed") func parsesALineOfAMegabyte() {
        let text = (0..<40_000).map { "func f\($0)(a: Int) {}; " }.joined()
        let file = parse(text)
        #expect(file.declarations.count == 40_000)
        #expect(file.declarations.last?.location.line == 1)
    }
}

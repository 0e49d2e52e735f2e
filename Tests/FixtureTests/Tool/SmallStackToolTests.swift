import Foundation
import TestSupport
import Testing

/// The tool with 512 KB of stack in each thread, as threads of the pool have on Apple's systems.
///
/// Input is as deep as the documented limits, and then far deeper. No limit makes a difference for the stack. The files that
/// the tool reads are sources, `routegen.json`, maps, lists of paths, and the folders of all these. It reads no other form
/// of its outputs. What apps read is in `SmallStack`: payloads of relocations, saved states, histories and tables.
@Suite struct SmallStackToolTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func run(_ arguments: [String]) throws -> ProcessOutcome {
        let tool = try #require(BuiltExecutable.path("routegen"))
        let command = "ulimit -s 512 && exec \"$0\" \"$@\""
        return try ProcessOutcome(running: "/bin/sh", ["-c", command, tool] + arguments, in: folder.url)
    }

    /// A source with a depth.
    struct Shape: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var text: @Sendable (Int) -> String

        init(_ name: String, _ text: @escaping @Sendable (Int) -> String) {
            testDescription = name
            self.text = text
        }

        /// A part that is repeated around a middle.
        init(_ name: String, _ opening: String, _ middle: String, _ closing: String) {
            self.init(name) { count in
                String(repeating: opening, count: count) + middle + String(repeating: closing, count: count)
            }
        }

        /// The same in the type of a parameter.
        init(type opening: String, _ closing: String) {
            self.init("\(opening)Int\(closing)") { count in
                "/// @route //a/:b\nfunc a(b: " + String(repeating: opening, count: count) + "Int"
                    + String(repeating: closing, count: count) + ") {}"
            }
        }

        /// Lines with numbers from 1 on.
        init(lines name: String, _ head: String = "", _ line: @escaping @Sendable (Int) -> String) {
            self.init(name) { count in head + (1...count).map { line($0) + "\n" }.joined() }
        }
    }

    private static let route = "/// @route //a\nfunc a() {}\n"

    static let shapes = [
        Shape("types", "struct A { ", "/// @route //a\nstatic func a() {}", "}"),
        Shape("types with supertypes", "class A: Q { ", "/// @route //a\nstatic func a(b: Q) {}\nclass Q {}", "}"),
        Shape("functions", "func f() { ", route, "}"), Shape("closures", "let a = { ", "1", "}()\n"),
        Shape("#if", "#if A\n", route, "#endif\n"), Shape("conditions", "#if !(A && ", "B\n", ")"),
        Shape("a condition") {
            "#if " + String(repeating: "!(A || ", count: $0) + "B" + String(repeating: ")", count: $0)
                + "\n\(route)#endif"
        },
        Shape("comments", "/* ", "", "*/ "), Shape("interpolations", "\"\\(", "1", ")\""),
        Shape("brackets", "{ ( [ ", "1", "] ) }"),
        Shape(type: "(", ")"), Shape(type: "[", "]"), Shape(type: "A<", ">"), Shape(type: "(A) -> ", ""),
        Shape(type: "", "?"),
        Shape("groups") {
            "/// @route //" + String(repeating: "(a", count: $0) + String(repeating: ")", count: $0) + "\nfunc a() {}"
        },
        Shape("optional groups") { "/// @route /a" + String(repeating: "/:b\($0)?", count: $0) + "\nfunc a() {}" },
        Shape("groups in constraints") {
            "/// @route /:a(" + String(repeating: "(b", count: $0) + String(repeating: ")*", count: $0)
                + ")/c\nfunc a(a: String) {}"
        },
        Shape(lines: "classes", "class C0 { func f() {} }\n") {
            "class C\($0): C\($0 - 1) {\n/// @route //a\($0)\noverride func f() {} }"
        },
        Shape(lines: "protocols", "protocol P0 {}\n/// @route //a\nfunc a(b: P1) {}\n") {
            "protocol P\($0): P\($0 - 1) {}"
        },
        Shape(lines: "aliases", "/// @route //a\nfunc a(b: @escaping A1) {}\n") { "typealias A\($0) = A\($0 + 1)" },
        Shape(lines: "parents", "/// @route //a0\nfunc a0() -> P { P() }\n") {
            "/// @route(parent: a\($0 - 1)) //a\($0)\nfunc a\($0)() -> P { P() }"
        },
        Shape(lines: "extensions", "struct A {}\n") { "extension A\(String(repeating: ".A", count: $0 % 300)) {}" },
        Shape("components") { count in
            (0..<5).map {
                "/// @route /\($0)" + String(repeating: "/**/a/:b(x+)*", count: min(count, 60)) + "\nfunc a\($0)() {}\n"
            }
            .joined()
        },
        Shape("types around a prefix") { count in
            String(repeating: "/// @route a\nstruct A { ", count: count) + "/// @route b\nstatic func b() {}"
                + String(repeating: "}", count: count)
        },
    ]

    @Test("No source overflows a small stack", arguments: shapes) func sources(_ shape: Shape) throws {
        for depth in [256, 1000] {
            try folder.write(shape.text(depth).utf8, to: "Sources/A.swift")
            for arguments in [
                ["generate", "--executable", "--module", "A=Sources", "--output", "out.swift"],
                ["map", "--module", "A=Sources", "--format", "html"],
                ["match", "--module", "A=Sources", "//a", "/a/b"],
            ] {
                let outcome = try run(arguments)
                #expect(!outcome.crashed && (0...2).contains(outcome.status), "\(arguments[0]) at \(depth)")
            }
        }
    }

    @Test("A deep `routegen.json` is an error without a stack", arguments: ["[", "{\"a\":"])
    func configuration(_ opening: String) throws {
        try folder.write(Self.route.utf8, to: "Sources/A.swift")
        let text = "{\"urls\": " + String(repeating: opening, count: 200_000)
        try folder.write(text.utf8, to: "Sources/routegen.json")
        let outcome = try run(["check", "--module", "A=Sources"])
        #expect(outcome.status == 1)
        let column = 10 + 99 * opening.utf8.count
        #expect(
            outcome.errors == """
                Sources/routegen.json:1:\(column): error: the file is not valid JSON: the nesting is too deep [RG701]

                """
        )
        let deepest = "{\"urls\": " + String(repeating: "[", count: 99) + String(repeating: "]", count: 99) + "}"
        try folder.write(deepest.utf8, to: "Sources/routegen.json")
        #expect(try !run(["check", "--module", "A=Sources"]).errors.contains("too deep"))
    }

    @Test("A deep map is an error without a stack", arguments: [true, false]) func maps(isOld: Bool) throws {
        let names = isOld ? ["deep.json", "map.json"] : ["map.json", "deep.json"]
        try folder.write(String(repeating: "[", count: 200_000).utf8, to: "deep.json")
        try folder.write("{\"version\": 1, \"routes\": []}".utf8, to: "map.json")
        let outcome = try run(["diff"] + names)
        #expect(outcome.status == 2)
        #expect(
            outcome.errors.hasPrefix(
                "deep.json:1:101: error: the file is not valid JSON: the nesting is too deep [RG901]\n"
            )
        )
        // What the tool does not know in a map is read as deep as the limit, and left alone.
        let deepest = String(repeating: "[", count: 99) + String(repeating: "]", count: 99)
        try folder.write("{\"version\": 1, \"routes\": [], \"a\": \(deepest)}".utf8, to: "deep.json")
        #expect(try !run(["diff"] + names).errors.contains("too deep"))
        #expect(try !run(["diff"] + names).crashed)
    }

    /// Strings that are read further, with parts in each other.
    private static func hostileStrings(_ depth: Int) -> [String] {
        [
            ("//a/:b(", "(c", ")*", ")"), ("/", "a/:b?/", "", ""), ("", "(", ")", ""), ("", "[", "]", ""),
            ("", "!(A && ", ")", ""),
        ]
        .map { start, opening, closing, end in
            start + String(repeating: opening, count: depth) + "B" + String(repeating: closing, count: depth) + end
        } + [String(repeating: "**/", count: depth) + "*.swift"]
    }

    @Test("The strings of a map need no stack", arguments: [90, 4000]) func mapStrings(depth: Int) throws {
        func map(_ pattern: String, _ text: String) -> String {
            """
            {"version": 1, "links": [{"prefix": "\(text):", "replacement": "\(text)"}],
             "rewrites": [{"from": "\(pattern)", "to": "\(text)"}], "routes": [{"pattern": "\(pattern)", "name": "a",
             "module": "A", "handler": "\(text)", "file": "A.swift", "line": 1, "priority": "default", "origins": [],
             "parameters": [{"name": "b", "type": "\(text)", "in": "path", "required": true, "default": null}],
             "returns": "\(text)", "isolation": null, "async": false, "throws": false, "documentation": "\(text)",
             "deprecated": null, "when": "\(text)", "if": "\(text)", "available": ["\(text)"], "example": "\(text)"}]}
            """
        }
        try folder.write(map("//a/:b", "Int").utf8, to: "plain.json")
        // Otherwise, an error in every map would end the test early.
        #expect(try run(["diff", "plain.json", "plain.json"]).status == 0)
        for text in Self.hostileStrings(depth) {
            for pattern in [text, "//a/:b"] {
                try folder.write(map(pattern, text).utf8, to: "hostile.json")
                for names in [["plain.json", "hostile.json"], ["hostile.json", "plain.json"]] {
                    let outcome = try run(["diff"] + names)
                    #expect(!outcome.crashed && (0...2).contains(outcome.status), "\(text.prefix(30)): \(names)")
                }
            }
        }
    }

    @Test("The strings of a `routegen.json` need no stack", arguments: [90, 4000])
    func configurationStrings(depth: Int) throws {
        try folder.write(Self.route.utf8, to: "Sources/A.swift")
        for text in Self.hostileStrings(depth) {
            let configuration = """
                {"links": {"\(text)": "\(text)"}, "rewrites": [{"from": "\(text)", "to": "//a"}, {"from": "//b", "to": "\(text)"}],
                 "exclude": ["\(text)"], "optionalModules": {"B": "\(text)"}, "modules": {"B": "\(text)"},
                 "isolatedTypes": {"\(text)": "\(text)"}, "defaultIsolation": "\(text)"}
                """
            try folder.write(configuration.utf8, to: "Sources/routegen.json")
            let outcome = try run(["generate", "--executable", "--module", "A=Sources", "--output", "out.swift"])
            #expect(!outcome.crashed && (0...2).contains(outcome.status), "\(text.prefix(30))")
        }
    }

    @Test("Long lists, deep folders and links to links need no stack") func places() throws {
        let deep = "Sources" + String(repeating: "/a", count: 1000)
        try folder.write(Self.route.utf8, to: "\(deep)/A.swift")
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.appendingPathComponent("L0").path,
            withDestinationPath: "Sources"
        )
        for number in 1...100 {
            let link = folder.url.appendingPathComponent("L\(number)").path
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "L\(number - 1)")
        }
        try folder.write((String(repeating: "\(deep)/A.swift\n", count: 20_000)).utf8, to: "long.txt")
        try folder.write(String(repeating: "a/", count: 1_000_000).utf8, to: "wide.txt")
        try folder.write("@list.txt\n".utf8, to: "list.txt")
        #expect(try run(["check", "--module", "A=Sources"]).status == 0)
        for place in ["@long.txt", "@wide.txt", "@list.txt", "L1", "L100"] {
            let outcome = try run(["check", "--module", "A=\(place)"])
            #expect(!outcome.crashed && (0...2).contains(outcome.status), "\(place)")
        }
    }

    @Test("Constants of other routers that stand for each other need no stack") func constants() throws {
        // A case, its property, a `switch` and an expression take most of the stack for each level.
        let properties = (0..<100).map { "var p\($0): String { switch self { case .a: P.a.p\($0 + 1) } }" }
        let text =
            "import URLNavigator\nenum P: String { case a\n\(properties.joined(separator: "\n")) }\n"
            + "func g() { navigator.handle(P.a.p0) { _, _, _ in true } }\n"
        try folder.write(text.utf8, to: "Sources/A.swift")
        #expect(try !run(["migrate", "--from", "urlnavigator", "Sources"]).crashed)
    }

    @Test("Rules that lead from one to the next need no stack") func rules() throws {
        try folder.write("/// @route //r20/**\nfunc a() {}\n".utf8, to: "Sources/A.swift")
        let rules = (0..<20).map { "{\"from\": \"//r\($0)/**\", \"to\": \"//r\($0 + 1)/**\"}" }
        try folder.write("{\"rewrites\": [\(rules.joined(separator: ","))]}".utf8, to: "Sources/routegen.json")
        let outcome = try run(["check", "--module", "A=Sources"])
        #expect(!outcome.crashed && outcome.status < 2)
    }
}

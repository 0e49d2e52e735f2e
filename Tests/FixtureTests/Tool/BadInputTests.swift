import Foundation
import Testing

/// Whatever the sources contain, the tool reports what is wrong or handles it.
///
/// It never crashes, and leaves no incomplete file.
@Suite struct BadInputTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("func fine() {}\n".utf8, to: "Sources/Fine.swift")
        try folder.write("old".utf8, to: "out.swift")
    }

    private func generate() throws -> ProcessOutcome {
        let outcome = try Tool.run(["generate", "--module", "A=Sources", "--output", "out.swift"], in: folder.url)
        #expect(!outcome.crashed, "\(outcome.text)")
        #expect(try folder.entries() == ["Sources", "out.swift"])
        return outcome
    }

    @Test(
        "Names with control characters are errors, and cannot reach a terminal",
        arguments: [
            ["map", "--module", "A\u{1B}[31m=Sources"], ["map", "--module", "A=no\u{1B}[31mwhere"],
            ["map\u{1B}[31m"], ["map", "--module", "A=Sources", "--format", "\u{1B}[31m"],
            ["map", "--module", "A=Sources", "--output", "no\u{1B}[31mwhere/out.json"], ["diff", "a\u{7}", "b\u{7}"],
        ]
    )
    func controlCharacters(_ arguments: [String]) throws {
        let outcome = try Tool.run(arguments, in: folder.url)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("error: "))
        #expect(!outcome.text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" }, "\(outcome.text)")
        #expect(try folder.entries() == ["Sources", "out.swift"])
    }

    @Test("A file without read permission is an error, and the old output remains")
    func aFileThatMayNotBeRead() throws {
        try folder.write("/// @route //a\nfunc a() {}\n".utf8, to: "Sources/Closed.swift")
        let path = folder.url.appendingPathComponent("Sources/Closed.swift").path
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
        let outcome = try generate()
        // An administrator may read everything.
        guard !FileManager.default.isReadableFile(atPath: path) else { return }
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("Sources/Closed.swift:1:1: error: "))
        #expect(try folder.text("out.swift") == "old")
    }

    @Test("A link to a missing file is an error, and the old output remains")
    func aFileThatIsNotThereAndAFolderWithTheNameOfAFile() throws {
        let sources = folder.url.appendingPathComponent("Sources")
        try FileManager.default.createSymbolicLink(
            atPath: sources.appendingPathComponent("Gone.swift").path,
            withDestinationPath: "nowhere"
        )
        try folder.write("/// @route //inner\nfunc inner() {}\n".utf8, to: "Sources/Folder.swift/Inner.swift")
        let outcome = try generate()
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("Sources/Gone.swift:1:1: error: cannot be read: no such file or folder"))
        #expect(try folder.text("out.swift") == "old")
    }

    @Test("Text that is not UTF-8 is a warning, and the markers around it are read") func textThatIsNotUTF8() throws {
        var bytes = Array("/// @route //a\nfunc a() {}\nlet text = \"".utf8)
        bytes += [0xC3, 0x28, 0xFF, 0xE2, 0x82]
        bytes += Array("\"\n/// @route //b\nfunc b() {}\n".utf8)
        try folder.write(bytes, to: "Sources/Broken.swift")
        let outcome = try generate()
        // The compiler has its own opinion; a marker elsewhere in the file counts.
        #expect(outcome.status == 0, "\(outcome.text)")
        #expect(outcome.errors.contains("Sources/Broken.swift:3:13: warning: "), "\(outcome.errors)")
        let text = try folder.text("out.swift")
        #expect(text.contains("//a") && text.contains("//b"))
    }

    @Test("A marker at the end of a file of 100 megabytes is read") func aFileOf100Megabytes() throws {
        let line =
            "let number = 1  // nothing but ordinary source text in this line of a hundred characters or so........\n"
        var data = Data()
        let block = Data(String(repeating: line, count: 10_000).utf8)
        while data.count < 100_000_000 { data.append(block) }
        data.append(Data("/// @route //last\nfunc last() -> Int { 1 }\n".utf8))
        try folder.write(data, to: "Sources/Large.swift")
        let outcome = try generate()
        #expect(outcome.status == 0, "\(outcome.text)")
        #expect(try folder.text("out.swift").contains("//last"))
    }

    @Test(
        "A file can end inside of a deeply nested construct",
        arguments: ["\"", "\"\"\"", "/*", "#\"", "#/", "(", "{", "[", "`", "/// @route(", "\\", "\u{FEFF}", "\0"]
    )
    func aFileThatEndsInsideOfSomething(opening: String) throws {
        try folder.write(
            "/// @route //a\nfunc a() \(String(repeating: opening, count: 10_000))".utf8,
            to: "Sources/Deep.swift"
        )
        let outcome = try generate()
        #expect([0, 1].contains(outcome.status), "\(outcome.text.prefix(2000))")
    }

    @Test("A file that is truncated anywhere does not crash the tool") func aFileThatIsCutAnywhere() throws {
        let source = SwiftBuild.root.appendingPathComponent("Fixtures/SuperApp/Sources/Shop/Catalog.swift")
        let bytes = Array(try Data(contentsOf: source))
        // All pieces in one run, each as a separate module: starting a process takes longer than the work.
        var arguments: [String] = []
        for end in stride(from: 0, through: bytes.count, by: 7) {
            try folder.write(bytes[..<end], to: "Cut/\(end)/Catalog.swift")
            arguments += ["--module", "Cut\(end)=Cut/\(end)"]
        }
        let outcome = try Tool.run(["check"] + arguments, in: folder.url)
        #expect(!outcome.crashed)
        #expect(outcome.status == 1)
        #expect(outcome.output == "")
    }

    @Test("A marker in any invalid place is an error with its place") func markersInEveryWrongPlace() throws {
        let marker = "/// @route //wrong\n"
        let places = [
            "\(marker)", "\(marker)import Foundation\n", "\(marker)#if true\nfunc a() {}\n#endif\n", "\(marker)}\n",
            "\(marker)let a = 1\n", "\(marker)var a: Int { 1 }\n", "enum A {\n\(marker)case a\n}\n",
            "struct A {\n\(marker)subscript(a: Int) -> Int { 1 }\n}\n", "final class A {\n\(marker)deinit {}\n}\n",
            "\(marker)typealias A = Int\n", "protocol A {\n\(marker)associatedtype B\n}\n",
            "func a() {\n\(marker)func b() {}\n}\n",
            "func a() {\n\(marker)print(1)\n}\n", "func a(\n\(marker)b: Int) {}\n", "\(marker)infix operator +++\n",
            "\(marker)precedencegroup A {}\n", "\(marker)@freestanding(expression) macro a() = #b\n",
            "\(marker)func + (a: Int, b: A) {}\n", "\(marker)private func a() {}\n", "\(marker)func a<B>(b: B) {}\n",
            "\(marker)func a(b: inout Int) {}\n", "\(marker)func a(b: Int...) {}\n", "\(marker)func a(_: Int) {}\n",
            "struct A {\n\(marker)mutating func a() {}\n}\n", "\(marker)@",
        ]
        for place in places {
            try folder.write(place.utf8, to: "Sources/Wrong.swift")
            let outcome = try generate()
            #expect(outcome.status == 1, "passes: \(place)")
            let finding = try #require(outcome.errors.split(separator: "\n").first, "says nothing: \(place)")
            #expect(finding.contains(/^Sources\/Wrong\.swift:\d+:\d+: error: .+ \[RG\d+\]$/), "\(finding)")
        }
    }

    @Test("Text that looks like a marker is not a marker") func aMarkerInTextIsNone() throws {
        let text = #"""
            let plain = "/// @route //no"
            let long = """
                /// @route //no
                func no() {}
                """
            let raw = ##"/// @route //no"##
            let inner = "\("/// @route //no")"
            // @route //no
            /* @route //no */
            //// @route //no
            func fine() {}
            """#
        try folder.write(text.utf8, to: "Sources/Text.swift")
        let outcome = try generate()
        #expect(outcome.status == 0, "\(outcome.text)")
        #expect(try !folder.text("out.swift").contains("//no"))
    }
}

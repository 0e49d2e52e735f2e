import Foundation
import Testing

@testable import routegen

@Suite struct MapCommandTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("/// @route //hello\npublic func hello() {}\n".utf8, to: "Hello/Hello.swift")
    }

    private func map(_ options: String...) -> routegen.ExitStatus {
        Routegen.run(
            ["map", "--module", "Hello=\(folder.path("Hello"))", "--root", folder.path, "--output", folder.path("map")]
                + options
        )
    }

    private func text() throws -> String { try String(contentsOfFile: folder.path("map"), encoding: .utf8) }

    @Test("A map is written as a whole, with paths relative to the root") func aMapIsWritten() throws {
        #expect(map() == .clean)
        #expect(try folder.entries() == ["Hello", "map"])
        #expect(try text().contains(#""file": "Hello/Hello.swift""#))
        #expect(try !text().contains(folder.path))
    }

    @Test(
        "The same sources in another folder give the same bytes",
        arguments: ["json", "markdown", "html", "mermaid", "plist"]
    )
    func anotherFolder(format: String) throws {
        #expect(map("--format", format) == .clean)
        let first = try text()
        let other = try MapCommandTests()
        #expect(other.map("--format", format) == .clean)
        #expect(try other.text() == first)
    }

    @Test("A map of modules with mistakes is written, and the mistakes are findings") func mistakes() throws {
        try folder.write("/// @route //a/:b(\nfunc broken() {}\n".utf8, to: "Hello/Broken.swift")
        #expect(map() == .findings)
        #expect(try text().contains("//hello"))
    }

    @Test("The map has the configuration's rules, and those with mistakes are findings") func rewrites() throws {
        let rules = #"{"from": "//old/:id", "to": "//hello?id=:id"}"#
        let path = try folder.write("{\"rewrites\": [\(rules)]}".utf8, to: "routegen.json")
        #expect(map("--config", path) == .clean)
        #expect(try text().contains("\"rewrites\": [\n\(rules)\n]}"))
        let broken = #"{"from": "//older", "to": "//hello/:id"}"#
        try folder.write("{\"rewrites\": [\(rules), \(broken)]}".utf8, to: "routegen.json")
        #expect(map("--config", path) == .findings)
        #expect(try text().contains("\"rewrites\": [\n\(rules)\n]}"))
    }

    @Test("An association file that the system would ignore is written, and a finding")
    func oversizedAssociation() throws {
        let path = String(repeating: "long/path/", count: 60)
        let routes = (0..<250).map { "/// @route(from: external) //page/\(path)\($0)\nfunc page\($0)() {}\n" }
        try folder.write(routes.joined().utf8, to: "Hello/Page.swift")
        let configuration = try folder.write(
            #"{"links": {"https://www.example.com/": "//"}}"#.utf8,
            to: "routegen.json"
        )
        let options = ["--format", "aasa", "--domain", "www.example.com", "--app-id", "ABCDE12345.b"]
        let arguments = ["map", "--module", "Hello=\(folder.path("Hello"))", "--output", folder.path("map")] + options
        #expect(Routegen.run(arguments + ["--config", configuration]) == .findings)
        #expect(try text().utf8.count > 131_072)
    }

    @Test("If a file cannot be read, the old map remains") func unreadableFile() throws {
        try folder.write("old".utf8, to: "map")
        #expect(map("--module", "Gone=\(folder.path("Gone.swift"))") == .unusable)
        #expect(map("--config", folder.path("nowhere.json")) == .unusable)
        #expect(try text() == "old")
        #expect(try folder.entries() == ["Hello", "map"])
    }

    @Test("An output that cannot be written leaves nothing behind") func unwritableOutput() throws {
        #expect(
            Routegen.run([
                "map", "--module", "Hello=\(folder.path("Hello"))", "--output", folder.path("nowhere/map.json"),
            ]) == .unusable
        )
        #expect(try folder.entries() == ["Hello"])
    }
}

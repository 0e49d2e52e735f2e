import Foundation
import Testing

/// `routegen map --format aasa` as it is called.
@Suite struct AssociationTests {
    @Test("An association on standard output is not confused with a file of that name") func standardOutput() throws {
        let folder = try TemporaryFolder()
        let path = String(repeating: "long/path/", count: 60)
        let routes = (0..<250).map { "/// @route(from: external) //shop/\(path)\($0)\nfunc route\($0)() {}\n" }
        try folder.write(routes.joined().utf8, to: "Shop/Shop.swift")
        try folder.write("{ \"links\": { \"https://www.example.com\": \"/\" } }".utf8, to: "routegen.json")
        try folder.write("{\"applinks\": {}}\n".utf8, to: "apple-app-site-association")
        let arguments = [
            "map", "--module", "Shop=Shop", "--config", "routegen.json", "--format", "aasa", "--domain",
            "www.example.com",
            "--app-id", "ABCDE12345.b",
        ]
        let printed = try Tool.run(arguments, in: folder.url)
        #expect(printed.status == 1)
        #expect(printed.errors.hasPrefix("apple-app-site-association:1:1: error: this file has "))
        #expect(!printed.errors.contains("{\"applinks\": {}}"))
        let written = try Tool.run(arguments + ["--output", "apple-app-site-association"], in: folder.url)
        #expect(written.status == 1)
        #expect(written.errors.contains("\n{\"applinks\": {\"details\": "))
    }
}

import Foundation
import Testing

@testable import routegen

/// `--of-package`: all commands agree about a package that is not the app's own.
@Suite struct ForeignPackageCommandTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("/// @route(from: external) //pay/:id\nfunc pay(id: Int) {}\n".utf8, to: "App/A.swift")
        try folder.write(
            """
            /// @route(from: external) //pay/0
            public func taken() {}
            /// @route(from: external) //exfil
            public func exfil() {}
            """.utf8,
            to: "Kit/A.swift"
        )
        // The package's own word does not count, and a module that it names with a folder is the package's, too.
        try folder.write(
            #"{"table": "app", "trusted": ["kit"], "modules": {"Hidden": "Hidden"}}"#.utf8,
            to: "Kit/routegen.json"
        )
        try folder.write(
            "/// @route(from: external) //hidden\npublic func hidden() {}\n".utf8,
            to: "Kit/Hidden/B.swift"
        )
        try folder.write("{}".utf8, to: "Package.swift")
    }

    /// The sources, with a configuration of the app.
    private func inputs(_ trust: String, _ module: String = "--module", url: String = "=https://git.example/kit.git")
        throws -> [String]
    {
        let json = "{\"links\": {\"https://www.example.com\": \"/\"}\(trust)}"
        let path = try folder.write(json.utf8, to: "app.json")
        return [
            "--module", "App=\(folder.path("App"))", module, "Kit=@\(try list("Kit/A.swift", "Kit/routegen.json"))",
            "--of-package", "Kit=kit\(url)",
            "--config", path, "--root", folder.path,
        ]
    }

    private func list(_ names: String...) throws -> String {
        try folder.write(names.map { "\(folder.path($0))\n" }.joined().utf8, to: "kit.txt")
    }

    /// What is open to other apps, for each command that says it.
    private func opened(_ trust: String, url: String = "=https://git.example/kit.git") throws -> [String: Set<String>] {
        let inputs = try inputs(trust, url: url)
        var opened: [String: Set<String>] = [:]
        let urls = [
            "pay/0": "https://www.example.com/pay/0", "exfil": "https://www.example.com/exfil",
            "hidden": "https://www.example.com/hidden",
        ]
        opened["match"] = Set(urls.filter { Routegen.run(["match"] + inputs + [$0.value]) == .clean }.keys)
        let links = try folder.write(urls.values.map { "\($0)\n" }.joined().utf8, to: "links.txt")
        if Routegen.run(["verify"] + inputs + ["--links", links, "--record"]) == .clean {
            let lines = try String(contentsOfFile: links, encoding: .utf8).split(separator: "\n")
            opened["verify"] = Set(
                urls.keys.filter { key in lines.contains { $0.hasPrefix(urls[key] ?? "") && !$0.hasSuffix("nothing") } }
            )
            if lines.contains(where: { $0.hasSuffix("/pay/0 external App.pay") }) {
                opened["own", default: []].insert("pay/0")
            }
        }
        for (format, option) in [("aasa", ["--app-id", "ABCDE12345.b"]), ("intent-filter", [])] {
            let output = folder.path("map.\(format)")
            try? FileManager.default.removeItem(atPath: output)
            guard
                Routegen.run(
                    ["map"] + inputs + ["--format", format, "--domain", "www.example.com", "--output", output] + option
                ) == .clean
            else { continue }
            let text = try String(contentsOfFile: output, encoding: .utf8)
            opened[format] = Set(["exfil", "hidden", "Kit."].filter(text.contains))
        }
        return opened
    }

    private func status(_ command: String, _ trust: String) throws -> routegen.ExitStatus {
        switch command {
        case "generate":
            let output = ["--executable", "--output", folder.path("App.swift")]
            return Routegen.run(["generate"] + (try inputs(trust, "--dependency")) + output)
        case "map": return Routegen.run(["map"] + (try inputs(trust)) + ["--output", folder.path("map.json")])
        default: return Routegen.run([command] + (try inputs(trust)))
        }
    }

    @Test("Without an answer, `check`, `generate` and `map` fail", arguments: ["check", "generate", "map"])
    func undecided(_ command: String) throws {
        #expect(try status(command, "") == .findings)
        #expect(try status(command, #", "trusted": ["kit"]"#) == .clean)
        #expect(try status(command, #", "trusted": ["https://git.example/"]"#) == .clean)
        #expect(try status(command, #", "untrusted": ["kit"]"#) == .clean)
    }

    @Test("Nothing of an untrusted package is open, also on this machine")
    func untrusted() throws {
        for url in ["=https://git.example/kit.git", ""] {
            let opened = try opened(#", "untrusted": ["kit"]"#, url: url)
            #expect(
                opened == ["match": ["pay/0"], "verify": ["pay/0"], "own": ["pay/0"], "aasa": [], "intent-filter": []]
            )
        }
    }

    @Test("All of a trusted package is open")
    func trusted() throws {
        for (trust, url) in [(#", "trusted": ["kit"]"#, "=https://git.example/kit.git"), ("", "")] {
            let opened = try opened(trust, url: url)
            #expect(opened["match"] == ["pay/0", "exfil", "hidden"] && opened["verify"] == opened["match"])
            #expect(opened["own"] == nil && opened["aasa"]?.isSuperset(of: ["exfil", "hidden"]) == true)
        }
    }

    @Test("The page of routes has no route that no URL leads to") func page() throws {
        let output = folder.path("page.html")
        let options = ["map", "--format", "html", "--output", output]
        #expect(Routegen.run(options + (try inputs(#", "untrusted": ["kit"]"#))) == .clean)
        let text = try String(contentsOfFile: output, encoding: .utf8)
        #expect(!text.contains("Kit.taken()") && text.contains("Kit.exfil()") && text.contains("App.pay(id:)"))
    }

    @Test("A table without a module of the app is the package's own") func alone() throws {
        let arguments = [
            "check", "--module", "Kit=\(folder.path("Kit/A.swift"))", "--of-package", "Kit=kit=https://git.example/kit",
        ]
        #expect(Routegen.run(arguments) == .clean)
    }

    @Test(
        "A mistake in the option is named",
        arguments: [
            (["Kit"], "--of-package needs NAME=IDENTITY or NAME=IDENTITY=URL, not 'Kit'"),
            (["Kit=kit="], "--of-package needs NAME=IDENTITY or NAME=IDENTITY=URL, not 'Kit=kit='"),
            (["Kit=kit", "Kit=tik"], "--of-package names two packages of 'Kit'"),
        ]
    )
    func mistakes(_ values: [String], _ message: String) {
        let options = values.flatMap { ["--of-package", $0] }
        #expect(throws: UsageError(message)) { try Routegen.dispatch(["check", "--module", "Kit=x.swift"] + options) }
    }
}

import Foundation
import Testing

@testable import routegen

@Suite struct VerifyCommandTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "/// @route(from: external) //orders/:id\nfunc openOrder(id: String) {}\n".utf8,
            to: "Shop/A.swift"
        )
        try folder.write(#"{"links": {"https://www.example.com/": "//"}}"#.utf8, to: "routegen.json")
    }

    private func run(_ command: String, _ options: String...) -> routegen.ExitStatus {
        let inputs = ["--module", "Shop=\(folder.path("Shop"))", "--config", folder.path("routegen.json")]
        return Routegen.run([command] + inputs + ["--root", folder.path] + options)
    }

    @Test("Links are recorded in their file, and verified from then on") func links() throws {
        let path = try folder.write("# Receipts\nhttps://www.example.com/orders/5\n".utf8, to: "links.txt")
        #expect(run("verify", "--links", path) == .findings)
        #expect(run("verify", "--links", path, "--record") == .clean)
        let recorded = "# Receipts\nhttps://www.example.com/orders/5 external Shop.openOrder\n"
        #expect(try String(contentsOfFile: path, encoding: .utf8) == recorded)
        #expect(run("verify", "--links", path) == .clean)
        try folder.write("/// @route //orders/:id\nfunc openOrder(id: String) {}\n".utf8, to: "Shop/A.swift")
        #expect(run("verify", "--links", path) == .findings)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == recorded)
    }

    @Test(
        "A list is recorded only if each line is a comment or a link, so no other file is replaced",
        arguments: [
            "func c(id: Int) {\n    print(id)\n}\n",
            "https://www.example.com/orders/5 external Shop.openOrder a note\n",
            "foo bar baz\n", "//orders/5 extrenal Shop.openOrder\n", "print(id)\n",
        ]
    )
    func malformedLists(_ text: String) throws {
        let path = try folder.write("# A\n//orders/5\n\(text)".utf8, to: "links.txt")
        #expect(run("verify", "--links", path, "--record") == .findings)
        #expect(run("verify", "--links", path) == .findings)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "# A\n//orders/5\n\(text)")
    }

    @Test("A list that is not UTF-8 is not recorded") func bytes() throws {
        let path = try folder.write("# \u{FC}\n//orders/5\n".unicodeScalars.map { UInt8($0.value) }, to: "links.txt")
        #expect(run("verify", "--links", path, "--record") == .unusable)
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)).contains(0xFC))
    }

    @Test("A list that is another input of the call is not recorded") func inputs() throws {
        let comment = "# Nothing but a comment\n"
        for name in ["Other/A.swift", "modules.txt", "association"] {
            let path = try folder.write(comment.utf8, to: name)
            let option: [String] =
                switch name {
                case "Other/A.swift": ["--unrouted", "Other=\(folder.path("Other"))"]
                case "modules.txt": ["--unrouted", "Other=@\(path)"]
                default: ["--association", path, "--domain", "www.example.com"]
                }
            let sources = ["verify", "--module", "Shop=\(folder.path("Shop"))", "--root", folder.path]
            #expect(Routegen.run(sources + option + ["--links", path, "--record"]) == .unusable, "\(name)")
            #expect(try String(contentsOfFile: path, encoding: .utf8) == comment)
        }
    }

    @Test("Modules without a route, or with a mistake, record nothing") func withoutRoutes() throws {
        let list = "https://www.example.com/orders/5 external Shop.openOrder\n"
        let path = try folder.write(list.utf8, to: "links.txt")
        try folder.write("func openOrder(id: String) {}\n".utf8, to: "Shop/A.swift")
        #expect(run("verify", "--links", path, "--record") == .unusable)
        let mistake =
            "/// @route //a\nfunc a() {}\n/// @route(from: extrenal) //orders/:id\nfunc openOrder(id: String) {}\n"
        try folder.write(mistake.utf8, to: "Shop/A.swift")
        #expect(run("verify", "--links", path, "--record") == .findings)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == list)
    }

    @Test("A list keeps the line endings of Windows") func lineEndings() throws {
        let path = try folder.write("# A\r\n//orders/5\r\n".utf8, to: "links.txt")
        #expect(run("verify", "--links", path, "--record") == .clean)
        #expect(
            try String(contentsOfFile: path, encoding: .utf8) == "# A\r\n//orders/5 external Shop.openOrder\r\n"
        )
    }

    @Test("A link whose host the app gives when it starts is verified with that host") func hosts() throws {
        try folder.write(#"{"links": {"https://:server/": "//"}}"#.utf8, to: "routegen.json")
        let path = try folder.write("https://social.example/orders/5 external Shop.openOrder\n".utf8, to: "links.txt")
        #expect(run("verify", "--links", path) == .findings)
        #expect(run("verify", "--links", path, "--host", "server=social.example") == .clean)
        #expect(run("verify", "--links", path, "--host", "other=social.example") == .unusable)
        var failures: [FileFailure] = []
        let configuration = ConfigurationFile(
            path: folder.path("routegen.json"),
            with: FileReader(),
            failures: &failures
        ).content
        for host in ["a/b", "a b", "a?b", "me@a", "*.example", "a\u{202E}b", "[a", ":80", "a:1:2"] {
            let arguments = try Routegen.commands[0].syntax.parse(["--module", "A=x", "--host", "server=\(host)", "/"])
            #expect(throws: UsageError("--host needs a host such as social.example after 'server=', not '\(host)'")) {
                try arguments.naming(configuration)
            }
        }
        for host in ["SOCIAL.example:8080", "m\u{FC}ller.example", "10.0.0.1", "[::1]:80", "localhost"] {
            #expect(run("match", "--host", "server=\(host)", "//orders/5") == .clean, "\(host)")
        }
    }

    @Test("Types of modules without markers, and without the runtime, decide which values a link may have")
    func typesOfOthers() throws {
        try folder.write("public enum Size: String { case small, large }\n".utf8, to: "Models/Size.swift")
        let source = "import Models\n/// @route(from: external) //orders\nfunc openOrder(size: Size) {}\n"
        try folder.write(source.utf8, to: "Shop/A.swift")
        let links = "https://www.example.com/orders?size=small external Shop.openOrder\n"
        let path = try folder.write(links.utf8, to: "links.txt")
        let other = try folder.write(links.replacing("small", with: "huge").utf8, to: "others.txt")
        for option in ["--module", "--unrouted"] {
            let models = ["Models=\(folder.path("Models"))"]
            #expect(run("verify", "--links", path, option, models[0]) == .clean)
            #expect(run("verify", "--links", other, option, models[0]) == .findings)
        }
        #expect(run("verify", "--links", other) == .clean, "nothing is known about the type")
    }

    @Test("A class with outlets needs a nib with its name, which may be anywhere in the module's folder")
    func outlets() throws {
        let source = """
            /// @route(init) //page
            final class PageController: UIViewController {
                @IBOutlet var label: UILabel!
            }
            """
        try folder.write(source.utf8, to: "Shop/UI/A.swift")
        #expect(run("check", "--strict") == .findings)
        try folder.write("".utf8, to: "Shop/Resources/Other.xib")
        #expect(run("check", "--strict") == .findings)
        for name in ["PageController.xib", "Page.xib", "PageController~ipad.xib"] {
            try folder.write("".utf8, to: "Shop/Resources/\(name)")
            #expect(run("check", "--strict") == .clean, "\(name)")
            try FileManager.default.removeItem(atPath: folder.path("Shop/Resources/\(name)"))
        }
    }

    @Test("A served association fits, or lacks a route") func association() throws {
        let path = folder.path("association")
        let domain = ["--domain", "WWW.example.com", "--app-id", "ABCDE12345.b"]
        #expect(run("map", "--format", "aasa", "--output", path, domain[0], domain[1], domain[2], domain[3]) == .clean)
        #expect(run("verify", "--association", path, domain[0], domain[1]) == .clean)
        #expect(run("verify", "--association", path, domain[0], domain[1], "--app-id", "ABCDE12345.c") == .findings)
        #expect(run("verify", "--association", path, domain[0], domain[1], "--exclude", "/orders/**") == .findings)
        #expect(run("verify", "--association", path, domain[0], "other.example") == .unusable)
        #expect(run("verify", "--association", path) == .unusable)
    }

    @Test("A file that cannot be read, or nothing to verify, is unusable") func unusable() {
        #expect(run("verify") == .unusable)
        #expect(run("verify", "--links", folder.path("nowhere.txt")) == .unusable)
    }

    @Test("A domain on which nothing is open has no files") func domains() throws {
        let output = folder.path("map")
        for domain in ["statsu.example", "closed.example"] {
            for format in ["aasa", "intent-filter"] {
                let status = run(
                    "map",
                    "--format",
                    format,
                    "--domain",
                    domain,
                    "--app-id",
                    "ABCDE12345.b",
                    "--output",
                    output
                )
                #expect(status == .unusable)
            }
        }
        #expect(try !folder.entries().contains("map"))
    }
}

import Foundation
import TestSupport
import Testing

/// The examples of the page about other build systems: their scripts run with the variables that a system sets.
@Suite struct BuildSystemRecipeTests {
    private static let page = "Sources/RouterRuntime/RouterRuntime.docc/OtherBuildSystems.md"

    private let folder: TemporaryFolder
    private let blocks: [MarkdownPage.Block]

    init() throws {
        folder = try TemporaryFolder()
        blocks = try MarkdownPage(Self.page).blocks
        let chat = "/// @route //chat/:chatID\nfunc openChat(chatID: Int) -> Int { chatID }\n"
        let info = "/// @route //chat/info\nfunc openInfo() -> Int { 0 }\n"
        try folder.write("/// @route //shop\nfunc openShop() -> Int { 0 }\n".utf8, to: "Shop/ShopApp.swift")
        try folder.write(#"{ "links": { "shop://": "//" } }"#.utf8, to: "Shop/routegen.json")
        for sources in ["Chat", "Sources/Chat"] {
            try folder.write(chat.utf8, to: "\(sources)/Chat.swift")
            try folder.write(info.utf8, to: "\(sources)/Pages/Info.swift")
        }
        try FileManager.default.createDirectory(at: url("Tools"), withIntermediateDirectories: true)
        let tool = try #require(BuiltExecutable.path("routegen"))
        try FileManager.default.createSymbolicLink(atPath: url("Tools/routegen").path, withDestinationPath: tool)
    }

    private func url(_ path: String) -> URL { folder.url.appendingPathComponent(path) }

    private func block(_ language: String, containing text: String? = nil) throws -> String {
        let found = blocks.filter { block in
            block.language == language && text.map(block.text.contains) ?? true
        }
        try #require(found.count == 1, "\(language)")
        return found[0].text
    }

    @discardableResult
    private func run(_ program: String, _ arguments: [String], _ variables: [String] = []) throws -> String {
        let outcome = try ProcessOutcome(running: "/usr/bin/env", variables + [program] + arguments, in: folder.url)
        try #require(outcome.status == 0, "\(outcome.text)")
        return outcome.output
    }

    /// Runs a script as systems do that stop at its first mistake.
    private func run(script: String, _ variables: [String: String] = [:]) throws {
        try run("bash", ["-eu", "-c", script], variables.map { "\($0.key)=\($0.value)" })
    }

    /// Compares a recipe's output with what the tool writes for the folder, except for the paths of sources.
    private func expectRoutes(in output: String) throws {
        try run("Tools/routegen", ["generate", "--module", "Chat=Chat", "--output", "expected.swift"])
        let lines = try [output, "expected.swift"].map { name in
            try folder.text(name).split(separator: "\n").filter { !$0.contains("#sourceLocation") }
        }
        #expect(lines[0] == lines[1])
        #expect(lines[0].contains { $0.contains("openInfo()") })
    }

    /// The value of an attribute or key whose value is a string, or several that are added up.
    private func value(of key: String, in text: String) throws -> String {
        let attribute = try Regex(#"(?m)^ *\#(key) = (?<value>(?:"(?:[^"\\]|\\.)*"[\s+]*)+)"#)
        let match = try #require(text.firstMatch(of: attribute), "\(key)")
        let literals = try #require(match["value"]?.substring)
        return try literals.matches(of: #/"(?:[^"\\]|\\.)*"/#).map { literal in
            // Starlark escapes quotes, backslashes and line feeds as JSON does.
            try JSONDecoder().decode(String.self, from: Data(literal.output.utf8))
        }.joined()
    }

    @Test("The commands without a build system write a file of each kind") func tool() throws {
        for module in ["ChatRoutes", "Maps", "App"] {
            try folder.write("// \(module)".utf8, to: "Sources/\(module)/\(module).swift")
        }
        let configuration = #"{ "version": 1, "accessors": { "for": ["Chat"], "access": "public" } }"#
        try folder.write(configuration.utf8, to: "Sources/ChatRoutes/routegen.json")
        try run(script: "PATH=$PWD/Tools:$PATH\n" + block("sh", containing: "--accessors"))
        try expectRoutes(in: "Chat+Routes.generated.swift")
        #expect(try folder.text("ChatRoutes+Routes.generated.swift").contains("public static func openInfo()"))
        #expect(try folder.text("App+Routes.generated.swift").contains("import Chat"))
    }

    @Test("The CMake project of the fixture has the lines of the example") func cmake() throws {
        let file = SwiftBuild.root.appendingPathComponent("Fixtures/WithoutPackages/CMakeLists.txt")
        #expect(try String(contentsOf: file, encoding: .utf8).contains("\n" + block("cmake")))
    }

    /// Checks that an app's file has its own routes and links, and those of the feature.
    private func expectApp(in output: String) throws {
        let text = try folder.text(output)
        #expect(text.contains("func openShop()") && text.contains("shop:"))
        #expect(text.contains("import Chat\n") && text.contains("RouteDispatchers.chat "))
    }

    @Test("Xcode's lists are those of the command, and its scripts read and write nothing but what they declare")
    func xcode() throws {
        let lists = blocks.filter { $0.language == "text" }
        #expect(lists.map(\.title) == ["Chat.xcfilelist", "Shop.xcfilelist"])
        try run(script: block("sh", containing: "find "))
        for list in lists {
            let name = try #require(list.title)
            #expect(try folder.text(name) == list.text)
            // Xcode passes a copy in which the variables are replaced.
            try folder.write(list.text.replacing("$(SRCROOT)", with: folder.url.path).utf8, to: "Build/\(name)")
        }
        let scripts = try [
            ("Chat", block("sh", containing: "PRODUCT_MODULE_NAME}=@${SCRIPT_INPUT_FILE_LIST_0}\" \\\n    --output")),
            ("Shop", block("sh", containing: "--dependency \"Chat=@")),
        ]
        let derived = url("Build/Derived Sources")
        try FileManager.default.createDirectory(at: derived, withIntermediateDirectories: true)
        for (module, script) in scripts {
            let output = derived.appendingPathComponent("\(module)+Routes.generated.swift").path
            let variables = [
                "SRCROOT": folder.url.path, "PRODUCT_MODULE_NAME": module, "SCRIPT_OUTPUT_FILE_0": output,
                "SCRIPT_INPUT_FILE_LIST_0": url("Build/\(module).xcfilelist").path,
                "SCRIPT_INPUT_FILE_LIST_1": url("Build/Chat.xcfilelist").path,
            ]
            try run(script: script, variables)
        }
        try expectRoutes(in: "Build/Derived Sources/Chat+Routes.generated.swift")
        try expectApp(in: "Build/Derived Sources/Shop+Routes.generated.swift")
    }

    @Test("Tuist's manifest compiles, and its scripts write the files among its sources") func tuist() throws {
        try folder.write(Self.projectDescription.utf8, to: "ProjectDescription.swift")
        try folder.write((block("swift") + Self.printing).utf8, to: "main.swift")
        try run(
            "swiftc",
            ["-emit-library", "-static", "-emit-module", "-module-name", "ProjectDescription"]
                + ["-o", "libProjectDescription.a", "ProjectDescription.swift"]
        )
        try run("swiftc", ["-I", ".", "-L", ".", "-lProjectDescription", "-o", "Manifest", "main.swift"])
        let targets = try run("./Manifest", []).split(separator: "\u{0}").map {
            $0.split(separator: "\n", maxSplits: 1).map(String.init)
        }
        try #require(targets.map(\.count) == [2, 2])
        for target in targets { try run(script: target[1], ["SRCROOT": folder.url.path]) }
        try expectApp(in: targets[0][0])
        try expectRoutes(in: targets[1][0])
    }

    @Test("Bazel's command writes the file that its rule promises") func bazel() throws {
        let text = try block("python")
        let rule = try #require(text.firstMatch(of: #/genrule\((?<attributes>(?s).*?)\n\)/#)).attributes
        let rest = text.replacing(rule, with: "")
        let output = try #require(rule.firstMatch(of: #/outs = \["(?<name>[^"]+)"\]/#)).name
        let pattern = try #require(rule.firstMatch(of: #/srcs = glob\(\["(?<pattern>[^"]+)"\]\)/#)).pattern
        let tool = try #require(rule.firstMatch(of: #/tools = \["(?<label>[^"]+)"\]/#)).label
        // The library has the same sources, and the output of the rule by its name.
        let name = try value(of: "name", in: String(rule))
        #expect(rest.contains("srcs = glob([\"\(pattern)\"]) + [\":\(name)\"]"))

        #expect(pattern == "Sources/Chat/**/*.swift")
        let sources = "Sources/Chat/Chat.swift Sources/Chat/Pages/Info.swift"
        let command = try value(of: "cmd", in: String(rule)).replacing("$(SRCS)", with: sources)
            .replacing("$(location \(tool))", with: "Tools/routegen")
            .replacing("$(@D)", with: "bazel-out/bin")
            .replacing("$@", with: "bazel-out/bin/\(output)")
        #expect(!command.contains("$"), "a variable is left: \(command)")
        try run(script: "mkdir -p bazel-out/bin\n\(command)")
        try expectRoutes(in: "bazel-out/bin/\(output)")
    }

    @Test("The script of a pod overwrites the file that `prepare_command` creates") func cocoaPods() throws {
        let text = try block("ruby", containing: "prepare_command")
        let prepare = try #require(text.firstMatch(of: #/prepare_command = '(?<script>[^']+)'/#)).script
        let phase = #/:script => <<-'SCRIPT'\n(?<script>(?s).*?)\n *SCRIPT\n/#
        let script = try #require(text.firstMatch(of: phase)).script
        let file = "Chat/Chat+Routes.generated.swift"
        try run(script: String(prepare))
        #expect(try folder.text(file) == "")
        try run(script: String(script), ["PODS_TARGET_SRCROOT": folder.url.path])
        try expectRoutes(in: file)
    }

    @Test("The script of a Podfile writes the table of the app") func podfile() throws {
        let text = try block("ruby", containing: "target 'Shop'")
        let script = try #require(text.firstMatch(of: #/:script => <<-'SCRIPT'\n(?<script>(?s).*?)\n *SCRIPT\n/#))
            .script
        // The pod has its sources in a folder of its own.
        for name in ["Chat.swift", "Pages/Info.swift"] {
            try folder.write(folder.text("Chat/\(name)").utf8, to: "Chat/Chat/\(name)")
        }
        try run(script: String(script), ["SRCROOT": folder.url.path])
        try expectApp(in: "Shop/Shop+Routes.generated.swift")
    }
}

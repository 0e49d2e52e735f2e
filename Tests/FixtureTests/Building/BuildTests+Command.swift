import Foundation
import Testing

extension BuildTests {
    /// `swift package routes` in a package with two apps that share a module.
    @Suite(.allPackages) struct Command {
        let package: PackageFolder

        init() throws {
            package = try PackageFolder(named: "Command")
            let manifest = """
                // swift-tools-version: 6.1

                import PackageDescription

                let runtime = Target.Dependency.product(name: "RouterRuntime", package: "RouteGen")
                let plugin = Target.PluginUsage.plugin(name: "RouteGen", package: "RouteGen")
                let package = Package(
                    name: "Command",
                    dependencies: [.package(name: "RouteGen", path: "\(SwiftBuild.root.path)")],
                    targets: [
                        .target(name: "Chat", dependencies: [runtime], plugins: [plugin]),
                        .target(name: "Other", dependencies: []),
                        .executableTarget(name: "Shop", dependencies: ["Chat", "Other"], plugins: [plugin]),
                        .executableTarget(name: "Admin", dependencies: ["Chat"], plugins: [plugin]),
                    ],
                    swiftLanguageModes: [.v6]
                )
                """
            try package.write(manifest, to: "Package.swift")
            try package.write(
                "/// @route(from: webView) //chat/:chatID(\\d+)\nfunc openChat(chatID: Int) {}\n",
                to: "Sources/Chat/Chat.swift"
            )
            try package.write("// No routes.\n", to: "Sources/Other/Other.swift")
            try package.write("/// @route //shop\nfunc shop() {}\n", to: "Sources/Shop/main.swift")
            try package.write("{ \"links\": { \"https://shop.example/\": \"//\" } }", to: "Sources/Shop/routegen.json")
            try package.write("/// @route //chat/:id(\\d+)\nfunc audit(id: Int) {}\n", to: "Sources/Admin/main.swift")
        }

        private func routes(_ arguments: String...) throws -> ProcessOutcome {
            try SwiftBuild(package: package.url).run("package", ["routes"] + arguments)
        }

        @Test("Each app is checked with the modules that it links, without a permission")
        func eachAppIsCheckedWithTheModulesThatItLinksWithoutAPermission() throws {
            let outcome = try routes("check")
            #expect(outcome.status == 1, "\(outcome.text)")
            // SwiftPM prints what the processes of a plugin write to either stream.
            #expect(
                outcome.output.hasSuffix(
                    """
                    Sources/Chat/Chat.swift:1:5: error: `//chat/:chatID(\\d+)` of `Chat.openChat(chatID:)` matches the same URLs as `//chat/:id(\\d+)` of `Admin.audit(id:)` [RG101]
                    /// @route(from: webView) //chat/:chatID(\\d+)
                        ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
                    Sources/Admin/main.swift:1:5: note: `//chat/:id(\\d+)` of `Admin.audit(id:)` is here
                    Sources/Chat/Chat.swift:1:5: note: witness: //chat/0
                    Sources/Chat/Chat.swift:1:5: note: change one of the patterns, remove one of the markers, or set a `priority:`

                    """
                ),
                "\(outcome.text)"
            )
            #expect(try routes("check", "--target", "Shop").status == 0)
            let json = try routes("check", "--format", "json").output
            let start = try #require(json.firstIndex(of: "{"))
            let object = try JSONSerialization.jsonObject(with: Data(json[start...].utf8)) as? [String: Any]
            #expect((object?["findings"] as? [Any])?.count == 1, "one document for all apps: \(json)")
        }

        @Test("Markers and settings outside of targets are named, with what to do")
        func strayFiles() throws {
            for path in ["Extra.swift", "Sources/Extra/Extra.swift", "Inner/Sources/Inner/Inner.swift"] {
                try package.write("/// @route //extra\nfunc extra() {}\n", to: path)
            }
            try package.write("// swift-tools-version: 6.1\n", to: "Inner/Package.swift")
            try package.write("// No marker.\n", to: "Other.swift")
            try package.write("{}", to: "routegen.json")
            let outcome = try routes("check")
            let marker = "this file has a marker, but belongs to no target, so it has no effect [RG713]"
            let expected = [
                "Extra.swift:1:5: warning: \(marker)", "Sources/Extra/Extra.swift:1:5: warning: \(marker)",
                "routegen.json:1:1: warning: this file is in no target's folder, so it has no effect [RG713]",
            ]
            let lines = outcome.text.split(separator: "\n").map(String.init)
            #expect(lines.filter { $0.hasSuffix("[RG713]") } == expected, "\(outcome.text)")
            #expect(
                lines.contains("Extra.swift:1:5: note: move it to the folder of its target, such as Sources/Admin"),
                "\(outcome.text)"
            )
        }

        @Test("Apps that never meet share URLs, and all findings of a check are one report with one status")
        func oneReport() throws {
            try package.write("/// @route //shop\nfunc shop() {}\n", to: "Sources/Admin/main.swift")
            let outcome = try routes("check")
            #expect(outcome.status == 0 && outcome.output.hasSuffix("No findings in 3 modules.\n"), "\(outcome.text)")
            #expect(!outcome.text.contains("[RG"), "\(outcome.text)")

            try package.write("/// @route //extra\nfunc extra() {}\n", to: "Extra.swift")
            func check(_ arguments: String...) throws -> ProcessOutcome {
                try SwiftBuild(package: package.url).run("package", ["--quiet", "routes", "check"] + arguments)
            }
            #expect(try check().text.contains("Extra.swift:1:5: warning: "), "--quiet hides no finding")
            #expect(try check().status == 0)
            #expect(try check("--strict").status == 1)
            let json = try check("--format", "json")
            #expect(json.status == 0)
            let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
            let codes = (object?["findings"] as? [[String: Any]])?.compactMap { $0["code"] as? String }
            #expect(codes == ["RG713"], "\(json.text)")
            let sarif = try check("--format", "sarif", "--strict")
            #expect(sarif.status == 1)
            let log = try JSONSerialization.jsonObject(with: Data(sarif.output.utf8)) as? [String: Any]
            #expect((log?["runs"] as? [[String: Any]])?.count == 1, "\(sarif.text)")
            #expect(
                try check("--format", "github").output.hasPrefix("::warning file=Extra.swift,line=1,col=5,title=RG713")
            )
            try package.write(#"{ "severities": { "RG713": "ignore" } }"#, to: "Sources/Admin/routegen.json")
            #expect(try check("--strict").status == 0)
        }

        @Test("A dynamic library with a copy of the runtime is named, and one that shares it is not")
        func dynamicLibraries() throws {
            let file = package.url.appendingPathComponent("Package.swift")
            let text = try String(contentsOf: file, encoding: .utf8)
            func warnings(_ runtime: String) throws -> [Substring] {
                let products = "products: [.library(name: \"Chats\", type: .dynamic, targets: [\"Chat\"])],\n    "
                try package.write(
                    text.replacing("    dependencies: [.package", with: "    \(products)dependencies: [.package")
                        .replacing("name: \"RouterRuntime\"", with: "name: \"\(runtime)\""),
                    to: "Package.swift"
                )
                return try routes("check").text.split(separator: "\n").filter { $0.contains("dynamic ") }
            }
            #expect(
                try warnings("RouterRuntime") == [
                    """
                    Package.swift:9:31: warning: the dynamic library `Chats` gets a copy of `RouterRuntime` of its own, so \
                    the app does not know what its handlers throw [RG713]
                    """,
                    """
                    Package.swift:9:31: note: in the app and in all dynamic libraries, depend on the product \
                    `RouteGenDynamic` in place of RouteGen's other libraries
                    """,
                ]
            )
            #expect(try warnings("RouteGenDynamic") == [])
        }

        @Test("URLs are matched by one app, with its links")
        func urlsAreMatchedByOneAppWithItsLinks() throws {
            let outcome = try routes(
                "match",
                "--target",
                "Shop",
                "--from",
                "app",
                "https://shop.example/chat/5",
                "//chat/x"
            )
            #expect(outcome.status == 1, "\(outcome.text)")
            #expect(
                outcome.output.hasSuffix(
                    """
                    https://shop.example/chat/5 from app: `//chat/:chatID(\\d+)` of `Chat.openChat(chatID:)`
                        looked up as //chat/5, by the app's links
                        chatID = "5"
                    //chat/x from app: no route
                        not `//chat/:chatID(\\d+)` of `Chat.openChat(chatID:)`: component 1 is 'x', not ':chatID(\\d+)'

                    """
                ),
                "\(outcome.output)"
            )
            let ambiguous = try routes("match", "//chat/5")
            #expect(ambiguous.status == 1)
            #expect(
                ambiguous.errors.contains(
                    "error: the package has several apps ('Admin', 'Shop'); select one with --target NAME"
                ),
                "\(ambiguous.errors)"
            )
            #expect(try routes("check", "--target", "Nothing").errors.contains("the package has no target 'Nothing'"))
        }

        @Test("An enumeration of a module without the runtime decides which values match")
        func typesOfOthers() throws {
            try package.write("public enum Size: String { case small }\n", to: "Sources/Other/Other.swift")
            let source = "import Other\n/// @route //size\nfunc show(size: Size) {}\n"
            try package.write(source, to: "Sources/Shop/main.swift")
            let outcome = try routes("match", "--target", "Shop", "//size?size=small", "//size?size=huge")
            #expect(
                outcome.output.hasSuffix(
                    """
                    //size?size=small from app: `//size` of `Shop.show(size:)`
                        size = "small"
                    //size?size=huge from app: no route
                        not `//size` of `Shop.show(size:)`: 'huge' is not a value of type 'Size', the type of the parameter \
                    'size' of 'Shop.show(size:)', which reads small

                    """
                ),
                "\(outcome.text)"
            )
        }

        @Test("Findings are explained")
        func findingsAreExplained() throws {
            let outcome = try routes("explain", "RG101")
            #expect(outcome.status == 0)
            #expect(outcome.output.contains("RG101"), "\(outcome.text)")
        }

        @Test("The examples in the help of the tool run in a package")
        func examplesInHelp() throws {
            let package = try PackageFolder(named: "HelpExamples")
            let manifest = """
                // swift-tools-version: 6.1

                import PackageDescription

                let runtime = Target.Dependency.product(name: "RouterRuntime", package: "RouteGen")
                let plugin = Target.PluginUsage.plugin(name: "RouteGen", package: "RouteGen")
                let package = Package(
                    name: "HelpExamples",
                    dependencies: [.package(name: "RouteGen", path: "\(SwiftBuild.root.path)")],
                    targets: [
                        .target(name: "Chat", dependencies: [runtime], plugins: [plugin]),
                        .executableTarget(name: "App", dependencies: ["Chat", runtime], plugins: [plugin]),
                    ],
                    swiftLanguageModes: [.v6]
                )
                """
            try package.write(manifest, to: "Package.swift")
            for (path, text) in HelpExampleTests.files { try package.write(text, to: path) }
            let build = SwiftBuild(package: package.url)
            let map = try build.run("package", ["--quiet", "routes", "map"])
            for name in ["old", "new"] { try package.write(map.output, to: "\(name).json") }
            var count = 0
            for example in try HelpExampleTests.subcommands.flatMap(HelpExampleTests.examples) {
                // The shell would write the output.
                let words = example.prefix { $0 != ">" }.split(separator: " ").map(String.init)
                guard words.starts(with: ["swift", "package"]) else { continue }
                let call = words.dropFirst(2).map { $0 == "Sources" ? package.url.path + "/Sources" : $0 }
                let outcome = try build.run("package", ["--quiet", "--allow-writing-to-package-directory"] + call)
                #expect(outcome.status == 0, "\(example): \(outcome.text)")
                #expect(outcome.errors == "", "\(example): SwiftPM prints more with --quiet")
                count += 1
            }
            #expect(count >= 8)
        }
    }
}

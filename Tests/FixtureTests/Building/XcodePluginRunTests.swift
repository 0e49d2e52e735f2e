#if os(Linux)
    import Foundation
    import Testing

    /// The plugin runs for targets of Xcode projects, which Xcode gives it without dependencies.
    @Suite struct XcodePluginRunTests {
        private static let chat = "/// @route //chat/:chatID\npublic func openChat(chatID: Int) -> Int { chatID }\n"
        private static let shop = "/// @route //shop\nfunc openShop() -> Int { 0 }\n"
        private static let reference = "see 'Xcode projects' in the documentation of RouterRuntime\n"

        private static func hidden(_ name: String, _ file: String) -> String {
            "error: Xcode does not tell plugins what '\(name)' links, so its table would lack the routes of all other "
                + "modules; either let a package target with \"table\": \"app\" have the table and remove the plugin "
                + "from '\(name)', or name the modules and their folders in \(file): "
                + "\"modules\": { \"Chat\": \"../Chat/Sources\" }, and \"modules\": {} if there are none; " + reference
        }

        @Test(
            "Every executable without dependencies is an error",
            arguments: [
                "application", "executable", "com.apple.product-type.application.on-demand-install-capable",
                "com.apple.product-type.application.watchapp2", "com.apple.product-type.app-extension",
                "com.apple.product-type.app-extension.messages", "com.apple.product-type.extensionkit-extension",
                "com.apple.product-type.watchkit2-extension", "com.apple.product-type.tv-app-extension",
                "com.apple.product-type.xcode-extension", "com.apple.product-type.system-extension",
                "com.apple.product-type.xpc-service", "com.apple.product-type.tool",
            ]
        )
        func executable(kind: String) throws {
            var plugin = try XcodePlugin()
            try plugin.add("Shop", kind, ["Shop/App.swift": Self.shop])
            #expect(try plugin.errors("Shop") == Self.hidden("Shop", "Shop/routegen.json"))
        }

        @Test(
            "Other products need no dependencies",
            arguments: [
                "framework", "library", "com.apple.product-type.framework.static", "com.apple.product-type.bundle",
                "com.apple.product-type.bundle.unit-test", "com.apple.product-type.bundle.ui-testing",
            ]
        )
        func other(kind: String) throws {
            var plugin = try XcodePlugin()
            try plugin.add("Chat", kind, ["Chat/Chat.swift": Self.chat])
            #expect(try plugin.generated("Chat").contains("public static var chat: Self"))
        }

        @Test("A framework that asks for a table without dependencies is an error") func aggregate() throws {
            var plugin = try XcodePlugin()
            let files = ["Shop/App.swift": Self.shop, "Shop/routegen.json": #"{"table": "app"}"#]
            try plugin.add("Shop", "framework", files)
            #expect(try plugin.errors("Shop") == Self.hidden("Shop", "Shop/routegen.json"))
        }

        @Test("An app can have a table of its own routes", arguments: [#"{"table": "module"}"#, #"{"modules": {}}"#])
        func ownTable(configuration: String) throws {
            var plugin = try XcodePlugin()
            try plugin.add("Shop", "application", ["Shop/App.swift": Self.shop, "Shop/routegen.json": configuration])
            #expect(try plugin.generated("Shop").contains("func openShop"))
        }

        @Test("Named modules are in the app's table, and their files are inputs") func modules() throws {
            var plugin = try XcodePlugin()
            let files = [
                "Shop/Views/Shop.swift": Self.shop, "Shop/App.swift": "", "Chat/Sources/Pages/Chat.swift": Self.chat,
            ]
            for (file, text) in files { try plugin.project.write(text.utf8, to: file) }
            try plugin.project.write(#"{"modules": {"Chat": "../Chat/Sources"}}"#.utf8, to: "Shop/routegen.json")
            try plugin.project.write(#"{"defaultIsolation": "MainActor"}"#.utf8, to: "Chat/Sources/routegen.json")
            try plugin.add("Shop", "application", [:], members: ["Shop/Views/Shop.swift", "Shop/App.swift"])
            let text = try plugin.generated("Shop")
            #expect(text.contains("import Chat\n"))
            #expect(text.contains("case 1: RouterRuntime.RouteDispatchers.chat"))
            #expect(
                try plugin.inputs("Shop") == [
                    "Shop/App.swift", "Shop/Views/Shop.swift", "Shop/routegen.json", "Chat/Sources/Pages/Chat.swift",
                    "Chat/Sources/routegen.json",
                ]
            )
        }

        @Test("Mistakes in a configuration are the tool's findings, at their places") func mistakes() throws {
            var plugin = try XcodePlugin()
            let configuration = #"{"modules": {"Chat": "../Chat"}}"#
            let files = ["Shop/App.swift": Self.shop, "Shop/routegen.json": configuration]
            try plugin.add("Shop", "application", files)
            #expect(
                try plugin.errors("Shop") == """
                    Shop/routegen.json:1:22: error: the folder `../Chat` of `Chat` does not exist [RG701]
                    {"modules": {"Chat": "../Chat"}}
                                         ^~~~~~~~~
                    Shop/routegen.json:1:22: note: the path is relative to the folder of this file, so it is that of Chat

                    """
            )
            try plugin.project.write(#"{"modules": ["Chat"]}"#.utf8, to: "Shop/routegen.json")
            #expect(try plugin.errors("Shop").contains("`modules` must be an object, not an array [RG701]"))
        }

        @Test("The target's module is the one that its file names") func moduleName() throws {
            var plugin = try XcodePlugin()
            let configuration = #"{"module": "ChatKit", "own": "public"}"#
            let files = ["Chat/Chat.swift": Self.chat, "Chat/routegen.json": configuration]
            try plugin.add("Chat-iOS", "framework", files)
            #expect(try plugin.generated("Chat-iOS").contains("public static var chatKit: Self"))
            let shop = #"{"accessors": {"for": ["ChatKit"]}}"#
            try plugin.add("Shop", "framework", ["Shop/Shop.swift": Self.shop, "Shop/routegen.json": shop])
            #expect(try plugin.generated("Shop").contains("static func openChat(chatID: Int)"))
        }

        @Test("Accessors to a module that the plugin cannot find are an error") func accessors() throws {
            var plugin = try XcodePlugin()
            let configuration = #"{"accessors": {"for": ["Chat"]}}"#
            try plugin.add("Shop", "framework", ["Shop/Shop.swift": Self.shop, "Shop/routegen.json": configuration])
            #expect(
                try plugin.errors("Shop")
                    == "error: 'Shop' has accessors to 'Chat', but no target of the project has this module, and Xcode "
                    + "does not tell plugins which packages 'Shop' links; either move the accessors to a package target, "
                    + "or name the module and its folder in Shop/routegen.json: "
                    + "\"modules\": { \"Chat\": \"../Chat/Sources\" }; " + Self.reference
            )
            try plugin.project.write(Self.chat.utf8, to: "Chat/Chat.swift")
            let named = #"{"accessors": {"for": ["Chat"]}, "modules": {"Chat": "../Chat"}}"#
            try plugin.project.write(named.utf8, to: "Shop/routegen.json")
            let text = try plugin.generated("Shop")
            #expect(text.contains("static func openChat(chatID: Int)") && !text.contains("import Chat\n"))
        }

        @Test("A member is preferred, and a file that no target uses is an error") func configurationFiles() throws {
            var plugin = try XcodePlugin()
            let files = [
                "Shop/Sources/A.swift": Self.shop, "Shared/B.swift": "", "Shop/routegen.json": #"{"modules": {}}"#,
            ]
            try plugin.add("Shop", "application", files)
            let folder = plugin.path("")
            let expected =
                "error: Shop/routegen.json is the configuration of no target: move it to the folder that "
                + "contains all sources of 'Shop', \(folder)\n"
            #expect(try plugin.errors("Shop") == expected)

            var other = try XcodePlugin()
            try other.add("Shop", "application", files, members: ["Shop/routegen.json"])
            #expect(try other.generated("Shop").contains("func openShop"))
        }

        @Test("A folder replaces a long list of sources, unless the manifest leaves out some of them")
        func longLists() throws {
            var plugin = try XcodePlugin()
            let folder = "Chat/" + String(repeating: "long", count: 50)
            var files = ["Chat/Chat.swift": Self.chat]
            // The paths have more than 512 KiB.
            for number in 0..<2_500 { files["\(folder)/F\(number).swift"] = "" }
            try plugin.add("RouterRuntime", nil, [:], package: "RouterRuntime")
            try plugin.add("Chat", nil, files, dependencies: ["RouterRuntime"], package: "Chat")
            try plugin.add("Shop", "application", ["Shop/App.swift": Self.shop], dependencies: ["Chat"])
            let arguments = try plugin.arguments("Shop")
            #expect(arguments.contains("Chat=\(plugin.path("Chat"))"))
            #expect(!arguments.contains { $0.contains("@") })
            #expect(try plugin.generated("Shop").contains("RouteDispatchers.chat"))
            try plugin.project.write("".utf8, to: "Chat/Excluded.swift")
            #expect(try plugin.arguments("Shop").contains { $0.hasPrefix("Chat=@") })
            #expect(try plugin.generated("Shop").contains("RouteDispatchers.chat"))
        }

        @Test("Dependencies that Xcode describes are in the table, and must not be named") func described() throws {
            var plugin = try XcodePlugin()
            try plugin.add("RouterRuntime", nil, [:], package: "RouterRuntime")
            try plugin.add(
                "Chat",
                nil,
                ["Chat/Chat.swift": Self.chat],
                dependencies: ["RouterRuntime"],
                package: "Chat"
            )
            try plugin.add("Shop", "application", ["Shop/App.swift": Self.shop], dependencies: ["Chat"])
            #expect(try plugin.generated("Shop").contains("RouteDispatchers.chat"))
            try plugin.project.write(#"{"modules": {"Chat": "../Chat"}}"#.utf8, to: "Shop/routegen.json")
            #expect(
                try plugin.errors("Shop") == """
                    Shop/routegen.json:1:14: error: the build system passes the sources of `Chat`, which is named here too [RG701]
                    {"modules": {"Chat": "../Chat"}}
                                 ^~~~~~
                    Shop/routegen.json:1:14: note: remove it from `modules`, which has only modules that the build system does not describe

                    """
            )
        }
    }
#endif

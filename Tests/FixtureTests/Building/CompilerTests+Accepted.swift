import Foundation
import TestSupport
import Testing

extension CompilerTests {
    /// Modules that the tool accepts, and whose generated files compile.
    @Suite struct Accepted {
        private let folder: TemporaryFolder
        private let products: String

        init() throws {
            folder = try TemporaryFolder()
            let tool = try #require(BuiltExecutable.path("routegen"))
            products = URL(fileURLWithPath: tool).deletingLastPathComponent().appendingPathComponent("Modules").path
        }

        /// The lines about errors and warnings in a module of one file, generated and compiled with the libraries of this
        /// build.
        private func messages(
            of module: String,
            _ source: String,
            settings: String = "{}",
            _ arguments: [String] = [],
            _ options: [String] = ["-typecheck", "-swift-version", "6"]
        ) throws -> [String] {
            try folder.write(source.utf8, to: "\(module)/\(module).swift")
            try folder.write(settings.utf8, to: "\(module)/routegen.json")
            let generated = "\(module)+Routes.generated.swift"
            let outcome = try Tool.run(
                ["generate", "--module", "\(module)=\(module)", "--config", "\(module)/routegen.json"]
                    + ["--output", generated] + arguments,
                in: folder.url
            )
            guard outcome.status == 0 else { return [outcome.text] }
            let compiled = try ProcessOutcome(
                running: "/usr/bin/env",
                ["swiftc", "-parse-as-library", "-I", products, "-I", ".", "-module-name", module] + options
                    + ["\(module)/\(module).swift", generated],
                in: folder.url
            )
            return compiled.text.split(separator: "\n").map(String.init).filter {
                $0.contains(": error: ") || $0.contains(": warning: ")
            }
        }

        @Test("A feature imports an interface with accessors to itself") func ownInterface() throws {
            try folder.write(
                """
                enum Chats {
                    /// @route //chat/:id
                    static func open(id: Int) -> String { "chat" }
                }
                """.utf8,
                to: "Markers/Chats.swift"
            )
            let interface = try messages(
                of: "AppRoutes",
                "",
                settings: #"{"version": 1, "accessors": {"for": ["Chat"], "access": "public"}}"#,
                ["--accessors", "Chat=Markers"],
                ["-emit-module", "-swift-version", "6"]
            )
            #expect(interface == [])
            let feature = try messages(
                of: "Chat",
                """
                import AppRoutes
                import RouterRuntime

                enum Chats {
                    /// @route //chat/:id
                    static func open(id: Int) -> String { "chat" }
                }
                func other(_ router: Router) throws -> String {
                    try router.call(.chatsOpen(id: 5)) + router.store.chats.open(id: 5)
                }
                let path: RoutePath = .chatsOpen
                """,
                ["--visible", "AppRoutes", "--known", "AppRoutes"]
            )
            #expect(feature == [])
        }

        @Test(
            "A type with routes may be named as the router is",
            arguments: ["{}", #"{"version": 1, "accessors": {"kinds": ["routes"]}}"#]
        )
        func ownRouter(settings: String) throws {
            let found = try messages(
                of: "App",
                """
                import RouterRuntime

                final class Router {
                    init() {}
                    /// @route //login
                    func login() -> String { "login" }
                    /// @route //help
                    static func help(in router: RouterRuntime.Router) -> String { "help" }
                }
                final class Other {
                    init(router: RouterRuntime.Router) {}
                    /// @route //other
                    func open() {}
                }
                func call(_ router: RouterRuntime.Router) throws -> String { try router.call(.routerLogin()) }
                \(settings == "{}" ? "func call(_ store: RouteStore) throws { _ = try store.routerHandlers.login() }" : "")
                """,
                settings: settings
            )
            #expect(found == [])
        }

        @Test(
            "A handler of a type that another module isolates is not called from elsewhere",
            arguments: ["extension Device", "final class Picker: Delegate"],
            ["5", "6"]
        )
        func isolatedElsewhere(type: String, mode: String) throws {
            try folder.write(
                """
                @preconcurrency @MainActor open class Device {}
                @preconcurrency @MainActor public protocol Delegate {}
                """.utf8,
                to: "System.swift"
            )
            let system = try ProcessOutcome(
                running: "/usr/bin/env",
                ["swiftc", "-swift-version", "6", "-emit-module", "-module-name", "System", "System.swift"],
                in: folder.url
            )
            try #require(system.status == 0, "\(system.text)")
            let source = """
                import RouterNavigation
                import System

                \(type) {
                    /// @route //report
                    static func report() -> String { "report" }
                }
                /// @route(init) //chat/:id
                final class ChatPage: NavigationPage { var id = 0 }
                """
            let options = ["-typecheck", "-swift-version", mode]
            let found = try messages(of: "App", source, [], options)
            #expect(
                found.contains {
                    $0 == "macro expansion #isolation:1:1: error: "
                        + "cannot convert value of type 'MainActor' to expected argument type 'Never'"
                }
            )
            let isolated = #"{"version": 1, "isolatedTypes": {"Device": "MainActor", "Delegate": "MainActor"}}"#
            #expect(try messages(of: "App", source, settings: isolated, [], options) == [])
        }
    }
}

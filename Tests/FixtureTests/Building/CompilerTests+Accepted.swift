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
    }
}

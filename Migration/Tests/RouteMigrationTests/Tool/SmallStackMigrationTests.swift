import Foundation
import Testing

/// The tool with 512 KB of stack in each thread, as threads of the pool have on Apple's systems.
@Suite struct SmallStackMigrationTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func run(_ router: String) throws -> ProcessOutcome {
        let command = "ulimit -s 512 && exec \"$0\" \"$@\""
        let arguments = ["-c", command, try MigrationTool.path(), "--from", router, "Sources"]
        return try ProcessOutcome(running: "/bin/sh", arguments, in: folder.url)
    }

    @Test("Constants of other routers that stand for each other need no stack") func constants() throws {
        // A case, its property, a `switch` and an expression take most of the stack for each level.
        let properties = (0..<100).map { "var p\($0): String { switch self { case .a: P.a.p\($0 + 1) } }" }
        let text =
            "import URLNavigator\nenum P: String { case a\n\(properties.joined(separator: "\n")) }\n"
            + "func g() { navigator.handle(P.a.p0) { _, _, _ in true } }\n"
        try folder.write(text.utf8, to: "Sources/A.swift")
        #expect(try !run("urlnavigator").crashed)
    }

    @Test(
        "Registrations of other routers need no stack",
        arguments: ["(": ")", "\"\\(": ")\"", "f(": ")", "RouteItem(": ")"].sorted { $0.key < $1.key }
    )
    func registrations(_ opening: String, _ closing: String) throws {
        for depth in [50, 4000] {
            let value = String(repeating: opening, count: depth) + "\"a\"" + String(repeating: closing, count: depth)
            let text =
                "import TheRouter\nimport URLNavigator\nfunc f(_ a: String) -> String { f(a) }\nfunc g() {\n"
                + "navigator.handle(\(value)) { _, _, _ in true }\nTheRouter.addRouterItem(\(value))\n}\n"
            try folder.write(text.utf8, to: "Sources/A.swift")
            for router in ["urlnavigator", "therouter"] {
                let outcome = try run(router)
                #expect(!outcome.crashed, "\(router) at \(depth)")
            }
        }
    }
}

import TestSupport

/// A package with random handlers, and an executable that calls each of them in every way.
struct RandomModule {
    let handlers: [RandomHandler]
    private let calls: [String]

    init(seed: UInt64, handlers count: Int, calls callCount: Int) {
        var random = SplitMix(seed: seed)
        handlers = (0..<count).map { .random($0, using: &random) }
        var calls: [String] = []
        for handler in handlers {
            for _ in 0..<callCount { calls.append(handler.call(using: &random)) }
        }
        self.calls = calls
    }

    /// The files of the target by their names.
    func files(named module: String) -> [String: String] {
        ["Handlers.swift": handlersFile, "Calls.swift": callsFile(module), "Support.swift": Self.supportFile]
    }

    private var handlersFile: String {
        var parts: [String] = []
        for kind in RandomHandler.Kind.allCases {
            let own = handlers.filter { $0.kind == kind }.map(\.declaration)
            guard let type = kind.type else {
                parts += own
                continue
            }
            parts.append("extension \(type) {\n\(own.joined(separator: "\n"))\n}")
        }
        return "import RouterRuntime\n\n\(parts.joined(separator: "\n\n"))\n"
    }

    private func callsFile(_ module: String) -> String {
        let functions = stride(from: 0, to: calls.count, by: 20).map { start in
            """
            @MainActor private func makeCalls\(start)(_ router: Router) async {
            \(calls[start..<min(start + 20, calls.count)].joined(separator: "\n"))
            }
            """
        }
        let table = module.prefix(1).lowercased() + module.dropFirst()
        let uses = stride(from: 0, to: calls.count, by: 20).map { "await makeCalls\($0)(router)" }
        return """
            import RouterRuntime

            @main
            struct Main {
                @MainActor static func main() async {
                    let router = Router(.\(table))
                    self.router = router
                    \(uses.joined(separator: "\n        "))
                    print("\\(count) calls, \\(differences) differences")
                }

                @MainActor static var count = 0
                @MainActor static var differences = 0
                @MainActor static var router: Router?
            }

            /// Makes one call in every way, and prints differences.
            @MainActor private func check(
                _ name: String,
                _ url: String,
                direct: @MainActor () async throws -> Any,
                typed: @MainActor () async throws -> Any,
                stored: @MainActor () async throws -> Any,
                route: @MainActor () throws -> String
            ) async {
                func text(_ body: @MainActor () async throws -> Any) async -> String {
                    do { return "\\(try await body())" } catch { return "threw \\(error)" }
                }
                let expected = await text(direct)
                let results = [
                    ("typed", await text(typed)), ("stored", await text(stored)),
                    (url, await text { try await Main.router!.open(url) }),
                    ("URL of the route", await text { try await Main.router!.open(try route()) }),
                ]
                Main.count += 1
                for (way, result) in results where result != expected {
                    Main.differences += 1
                    print("\\(name), \\(way):\\n    \\(result)\\n  instead of\\n    \\(expected)")
                }
            }

            \(functions.joined(separator: "\n\n"))

            """
    }

    private static let supportFile = """
        enum Kind: String {
            case plain
            case odd = "o dd/ü%"
        }

        enum Tools {}
        final class Page: Sendable {
            enum Level: Int { case low = 1, high = -20 }
            struct Part {}
        }
        struct Model {}
        actor Worker {}
        @MainActor final class Screen {}
        @globalActor actor TableActor { static let shared = TableActor() }
        @TableActor final class Table {}

        struct Refusal: Error { var text: String }

        func refuse(_ value: Any) throws {
            let text = "\\(value)"
            if text.contains("7") || text.contains("a") { throw Refusal(text: text) }
        }

        func describe(_ name: String, _ values: Any...) -> String {
            ([name] + values.map { String(reflecting: $0) }).joined(separator: " | ")
        }

        func secret<Value>(_ value: Value) -> Value { value }

        """
}

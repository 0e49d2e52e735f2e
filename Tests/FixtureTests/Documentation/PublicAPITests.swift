import Foundation
import Testing

/// The lists of the public API, which `Scripts/public-api` compares with the libraries in `.ci/run`.
@Suite struct PublicAPITests {
    @Test("The libraries beside navigation have as many declarations for users as the decision says")
    func theInterfaceStaysSmall() throws {
        let libraries = ["RouterRuntime", "RouterServices", "RouterPipeline", "RouterDynamic", "RouterFoundation"]
        var counts: [String: Int] = [:]
        for library in libraries {
            for line in try MarkdownPage("Documentation/API/\(library).txt").lines.prefix(3) {
                guard let match = line.firstMatch(of: #/^# (?:Of (?<exported>\w+), .*: )?(?<count>\d+) decl/#) else {
                    continue
                }
                counts[match.exported.map(String.init) ?? library] = Int(match.count)
            }
        }
        #expect(counts.count == 7)
        let total = counts.values.reduce(0, +)
        #expect(total <= 224)
        // The tables of the page: a row for each module, and one for each group of features.
        let page = try MarkdownPage("Documentation/Decisions/PublicAPI.md")
        for (module, count) in counts {
            let row = try #require(page.rows.first { $0.first == "`\(module)`" }, "\(module)")
            #expect(row.last == "\(count)", "\(module)")
        }
        let groups = page.rows.filter { $0.count == 2 }.compactMap { Int($0[1]) }
        #expect(groups.reduce(0, +) == total)
    }

    @Test("Navigation, scenes and plans have at most 255 declarations for users") func navigationStaysSmall() throws {
        let counts = try ["RouterPlans", "RouterScenes", "RouterNavigation"].map { library in
            let lines = try MarkdownPage("Documentation/API/\(library).txt").lines
            return try #require(
                lines.lazy.compactMap { $0.firstMatch(of: #/^# (\d+) decl/#) }.first.flatMap { Int($0.1) }
            )
        }
        #expect(counts.reduce(0, +) <= 255)
    }

    #if os(Linux)
        @Test("A declaration is a line, and what only generated code uses is apart")
        func lines() throws {
            let folder = try TemporaryFolder()
            let source = """
                public protocol Named { var name: String { get }; func greet() }
                extension Named { public func greet() {} }
                extension String: Named { public var name: String { self } }
                public struct Pair<Value: Sendable>: Sendable {
                    public let first: Value
                    @_spi(Generated) public init(_ first: Value) { self.first = first }
                    @MainActor public func open(_ other: Value? = nil) async throws -> [Value] { [] }
                    package func hidden() {}
                }
                extension Pair: Equatable where Value: Equatable {
                    /// Compares.
                    public static func == (left: Self, right: Self) -> Bool { left.first == right.first }
                }
                /// A table.
                ///
                /// Generated code uses it.
                public enum Table { @available(*, deprecated) case small }
                """
            try folder.write(source.utf8, to: "Sample.swift")
            func run(_ command: String) throws -> String {
                let outcome = try ProcessOutcome(
                    running: "/usr/bin/env",
                    command.split(separator: " ").map(String.init),
                    in: folder.url
                )
                #expect(outcome.status == 0, "\(outcome.text)")
                return outcome.output
            }
            try FileManager.default.copyItem(
                at: SwiftBuild.root.appendingPathComponent("Scripts/PublicAPI.swift"),
                to: folder.url.appendingPathComponent("PublicAPI.swift")
            )
            _ = try run("swiftc -swift-version 6 -o PublicAPI PublicAPI.swift")
            _ = try run("swiftc -swift-version 6 -module-name Sample -package-name Sample -emit-module Sample.swift")
            let target = try run("swiftc -print-target-info").firstMatch(of: /"triple": "(?<triple>[^"]+)"/)
            _ = try run(
                "swift symbolgraph-extract -module-name Sample -I . -target \(try #require(target).triple) -output-dir . "
                    + "-minimum-access-level public -skip-synthesized-members -include-spi-symbols "
                    + "-emit-extension-block-symbols"
            )
            let list = try run("./PublicAPI Sample none Sample.symbols.json Sample@Swift.symbols.json")
            #expect(
                list == """
                    # The public API of Sample on Linux, recorded by Scripts/public-api.
                    # 6 declarations, and 3 for generated code.
                    # Conformances and what implements a protocol's requirements are listed, but not counted.

                    protocol Named
                    func Named.greet()
                    func Named.greet() (default)
                    var Named.name: String { get }
                    struct Pair<Value> where Value : Sendable
                    extension Pair: Equatable (where Value: Equatable, Value: Sendable)
                    extension Pair: Sendable
                    static func Pair.== (left: Pair<Value>, right: Pair<Value>) -> Bool (where Value: Equatable, Value: Sendable)
                    let Pair.first: Value
                    @MainActor func Pair.open(_ other: Value? = nil) async throws -> [Value]
                    extension String: Named
                    var String.name: String { get }

                    # Only for generated code and for the modules of this package.

                    Pair.init(_ first: Value)
                    enum Table
                    extension Table: Equatable
                    extension Table: Hashable
                    case Table.small [deprecated]

                    """
            )
        }
    #endif
}

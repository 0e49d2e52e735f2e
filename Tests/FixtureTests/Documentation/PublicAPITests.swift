import Foundation
import Testing

/// The lists of the public API, which `Scripts/public-api` compares with the libraries in `.ci/run`.
@Suite struct PublicAPITests {
    @Test("The runtime has at most 220 public declarations of its own for users")
    func theRuntimeStaysSmall() throws {
        let list = try MarkdownPage("Documentation/API/RouterRuntime.txt").lines
        let count = try #require(list.dropFirst().first?.firstMatch(of: #/^# (?<count>\d+) decl/#))
        #expect(try #require(Int(count.count)) <= 220)
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

import Testing

@testable import RouteGenCore
@testable import RouteMigration

@Suite struct CarriedValuesTests {
    private static let types = """
        enum Tab: String { case a }
        struct Code: RawRepresentable { var rawValue: Int }
        struct Token: RouteValue {}
        struct Amount {}
        extension Amount: RouterRuntime.RouteValue {}
        struct Draft {}
        typealias Number = Int
        typealias Settled = Profile.Kind
        typealias Endless = Endless
        typealias Done = () -> Void
        enum Profile { enum Kind: Int { case a } }
        enum Screen {
            enum Draft: String { case a }
        }
        enum Other {}
        """

    /// The reason why a URL cannot carry a value of a type in a case.
    private static func obstacle(_ type: String, in enumeration: String) throws -> String? {
        let text = types.replacing("enum \(enumeration) {", with: "enum \(enumeration) { case x(a: \(type))\n")
        let source = Array(text.utf8).withUnsafeBufferPointer { MigrationSource(path: "App.swift", bytes: $0) }
        let declaration = try #require(source.declarations.first { $0.kind == .enumCase && $0.name == "x" })
        return CarriedValues([source]).obstacle(to: declaration.parameters[0], of: declaration)
    }

    @Test(
        "A URL carries standard values, those with raw values, and values of routes",
        arguments: [
            "Int", "Bool?", "[String]", "[Int]?", "Character", "UUID", "Data", "Tab", "[Tab?]", "Code", "Token",
            "Amount",
            "Number", "Settled", "Profile.Kind", "App.Tab",
        ]
    )
    func carried(_ type: String) throws {
        #expect(try Self.obstacle(type, in: "Other") == nil)
    }

    @Test(
        "It carries no others",
        arguments: [
            "Draft", "Endless", "Done", "Profile", "[String: Int]", "(Int, Int)", "any Sendable", "Set<Int>", "Gone",
        ]
    )
    func notCarried(_ type: String) throws {
        #expect(try Self.obstacle(type, in: "Other") != nil)
    }

    @Test("A type is the innermost one of its name") func scopes() throws {
        #expect(try Self.obstacle("Draft", in: "Screen") == nil)
        #expect(try Self.obstacle("Draft", in: "Other") != nil)
    }
}

import Testing

@testable import RouteGenCore

@Suite struct DeclarationParserTests {
    @Test("A function is read with everything that it declares") func aFunctionIsReadWithEverythingThatItDeclares()
        throws
    {
        let file = parse(
            """
            import Foundation
            /// Opens a conversation.
            ///
            /// @route //chat/:chatID(\\d+)
            @MainActor public func openChat<T: Sendable>(
                chatID: Int, at position: Int? = nil, _ body: @escaping (Int) -> Void, rest: String...
            ) async throws(ChatError) -> [ChatScreen] where T: Hashable {
                let x = 1
            }
            """
        )
        let function = try #require(file.declarations.last)
        #expect(function.kind == .function)
        #expect(function.name == "openChat")
        #expect(function.location == SourceLocation(file: "F.swift", line: 5, column: 24))
        #expect(
            function.documentation?.lines.map(\.text) == ["Opens a conversation.", "", "@route //chat/:chatID(\\d+)"]
        )
        #expect(
            function.documentation?.lines.last?.location == SourceLocation(file: "F.swift", line: 4, column: 5)
        )
        #expect(function.attributes == [Declaration.Attribute(name: "MainActor")])
        #expect(function.modifiers == ["public"])
        #expect(function.genericParameters == "<T: Sendable>")
        #expect(function.genericRequirements == "T: Hashable")
        #expect(function.isAsync)
        #expect(function.throwing == .typed("ChatError"))
        #expect(function.resultType == "[ChatScreen]")
        #expect(function.parameters.map(\.label) == ["chatID", "at", nil, "rest"])
        #expect(function.parameters.map(\.name) == ["chatID", "position", "body", "rest"])
        #expect(function.parameters.map(\.type) == ["Int", "Int?", "(Int) -> Void", "String"])
        #expect(function.parameters.map(\.specifiers) == [[], [], ["@escaping"], []])
        #expect(function.parameters.map(\.defaultValue) == [nil, "nil", nil, nil])
        #expect(function.parameters.map(\.isVariadic) == [false, false, false, true])
        #expect(file.imports.map(\.module) == ["Foundation"])
    }

    @Test("A declaration has the types and extensions around it") func knowsTheTypesAroundADeclaration() throws {
        let file = parse(
            """
            extension Outer.Inner where T == Int {
                /// Doc
                final class A: B, @unchecked Sendable {
                    /// @route
                    func f() {}
                }
            }
            """
        )
        let function = try #require(file.declarations.last)
        #expect(function.enclosing.map(\.name) == ["Outer.Inner", "A"])
        #expect(function.enclosing.map(\.kind) == [.extension, .class])
        #expect(function.enclosing[0].genericRequirements == "T == Int")
        #expect(function.enclosing[1].inheritedTypes == ["B", "@unchecked Sendable"])
        #expect(function.enclosing[1].documentation?.lines.map(\.text) == ["Doc"])
    }
}

import TestSupport
import Testing

@testable import RouteGenCore

/// The result types of accessors for pages of another module.
@Suite struct PageAccessorTests {
    private static let source = """
        import SwiftUI
        import UIKit

        protocol Titled: View {}
        /// @route(init) //chat/:id
        struct ChatView: Titled { let id: Int }
        /// @route(init) //public
        public struct PublicView: View {}
        struct LateView {}
        extension LateView: SwiftUI.View {}
        typealias Late = LateView
        /// @route //late
        @MainActor func late() -> Late? { nil }
        class Base: UITableViewController {}
        /// @route(init) //list
        final class ListController: Base {}
        /// @route(init) //mac
        final class MacController: AppKit.NSViewController {}
        /// @route(returns: any Page) //own
        @MainActor func own() -> ChatView { ChatView(id: 1) }
        """

    @Test("A page whose type is not visible has a general type")
    func general() throws {
        let generation = try generate(visible: [])
        #expect(DiagnosticRenderer().render(generation.diagnostics) == "")
        #expect(
            Self.outputs(generation.source) == [
                "(any View)?", "NSViewController", "UIViewController", "any Page", "any View",
            ]
        )
    }

    @Test("A module that is imported shows its public types")
    func visible() throws {
        let generation = try generate(visible: ["Chat"])
        #expect(
            Self.outputs(generation.source) == [
                "(any View)?", "NSViewController", "PublicView", "UIViewController", "any Page", "any View",
            ]
        )
    }

    @Test("A type that is no page of a framework is still an error")
    func others() throws {
        let source = """
            struct View {}
            protocol Screen {}
            struct Chat: Screen {}
            /// @route //chat
            func chat() -> Chat { Chat() }
            struct Own: View {}
            /// @route //own
            func own() -> Own { Own() }
            """
        let messages = try generate(source, visible: []).diagnostics.map(\.message)
        #expect(
            messages == [
                "the accessor for `Chat.chat()` in Routes cannot use `Chat`, which Chat declares",
                "the accessor for `Chat.own()` in Routes cannot use `Own`, which Chat declares",
            ]
        )
    }

    @Test("A marker on a type says what accessors return in place of the type")
    func ofType() throws {
        let source = """
            /// @route(returns: any Screen)
            enum Chat {
                /// @route //chat
                case list
                /// @route(returns: any Chatting) //chat/:id
                case room(id: Int)
                /// @route //chat/count
                static func count() -> Int { 1 }
                /// @route //chat/first
                static var first: Chat { .list }
            }
            extension Chat {
                /// @route //chat/last
                static func last() -> Self { .list }
            }
            """
        let generation = try generate(source, visible: [])
        #expect(DiagnosticRenderer().render(generation.diagnostics) == "")
        #expect(Self.outputs(generation.source) == ["Int", "any Chatting", "any Screen"])
    }

    private func generate(_ source: String = Self.source, visible: Set<String>) throws -> Generation {
        var request = GenerationRequest(module: ModuleScan(name: "Routes"))
        request.accessorModules = [ModuleScan(name: "Chat", sources: ["Chat.swift": source])]
        request.knownModules = ["Chat", "Routes"]
        request.visibleModules = visible
        var findings: [Diagnostic] = []
        let json = #"{ "accessors": { "for": ["Chat"] } }"#
        request.configuration = Configuration(json: Array(json.utf8), path: "routegen.json", diagnostics: &findings)
        return Generator.generate(request)
    }

    /// The types of results for which there are typed routes, in their order.
    private static func outputs(_ source: String) -> [String] {
        let lines = source.split(separator: "\n").filter { $0.contains("where Output == ") }
        let types = lines.compactMap { $0.split(separator: "==").last?.dropLast(2).drop { $0 == " " } }
        return Set(types.map(String.init)).sorted()
    }
}

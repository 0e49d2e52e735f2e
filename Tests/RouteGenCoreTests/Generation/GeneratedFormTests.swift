import Foundation
import TestSupport
import Testing

@testable import RouteGenCore
@testable import RouterRuntime

/// How a generated file looks to people.
@Suite struct GeneratedFormTests {
    private static let narrow = """
        /// @route //orders/:id
        /// @route //purchases/:orderID
        func openOrder(id: Int, orderID: Int?) {}

        /// @route //basket
        final class Basket {
            /// @route
            func count() -> Int { 0 }
        }
        """

    private static let source = """
        \(narrow)

        /// @route //wide
        func wide(
            firstParameter: String, secondParameter: SortOrder, thirdParameter: SortOrder, fourthParameter: SortOrder,
            fifthParameter: SortOrder, sixthParameter: SortOrder, seventhParameter: SortOrder
        ) {}
        """

    private func text(_ source: String = source) -> String {
        Generator.generate(GenerationRequest(module: ModuleScan(name: "Shop", sources: ["Files/Shop.swift": source])))
            .source
    }

    @Test("A table of the routes comes first, aligned and sorted by pattern") func table() {
        let lines = text(Self.narrow).split(separator: "\n")
        let table = lines.dropFirst(5).prefix { $0.hasPrefix("//") }.joined(
            separator: "\n"
        )
        #expect(
            table == """
                // pattern               handler                      file
                // //basket/count        Shop.Basket.count()          Shop.swift
                // //orders/:id          Shop.openOrder(id:orderID:)  Shop.swift
                // //purchases/:orderID  Shop.openOrder(id:orderID:)  Shop.swift
                """
        )
    }

    @Test("Every file names its format, also one without routes", arguments: [source, "func plain() {}"])
    func format(_ source: String) {
        #expect(text(source).contains("\nprivate typealias RouteFormat_ = RouterRuntime.RouteTableFormat.Version3\n"))
    }

    @Test("Routes, the store, path constants, dispatch and packed data follow in this order") func order() throws {
        let text = text()
        let parts = [
            "// pattern", "import RouterRuntime", "extension RouterRuntime.Route ",
            "extension RouterRuntime.RouteStore",
            "extension RouterRuntime.RoutePath", "enum RouteDispatcher_", "func argumentsOf",
            "extension RouterRuntime.RouteTable ",
            "func routePath_",
        ]
        let places = try parts.map { try #require(text.range(of: $0), "\($0)").lowerBound }
        #expect(places == places.sorted())
        let packed = try #require(text.range(of: "routes: #")).lowerBound
        #expect(!text[packed...].contains("RouteDispatcher_ {"))
    }

    @Test("Each case of generated code names its handler in a comment") func cases() {
        let text = text()
        #expect(text.contains("case 0:  // Shop.Basket.count()"))
        #expect(text.contains("case 1:  // Shop.openOrder(id:orderID:)"))
    }

    @Test("Values and functions in generated code have readable names") func names() {
        let text = text()
        #expect(text.contains("let (id_, orderID_) = try call_.values(Int.self, Int?.self)"))
        #expect(text.contains("openOrder(id: id_, orderID: orderID_)"))
        #expect(text.contains("instanceOfBasket_(call_).count()"))
        #expect(text.contains("try argumentsOfWide_(call_)"))
    }

    @Test("Names in generated code do not collide with those of the handler") func takenNames() {
        let text = text(
            """
            /// @route //a
            func a_(a: Int, call: Int) {}
            /// @route //b
            func b(handler: Int, isolation: Int) async {}
            """
        )
        #expect(text.contains("let (aValue_, callValue_) = try"))
        #expect(text.contains("a_(a: aValue_, call: callValue_)"))
        #expect(text.contains("b(handler: handlerValue_, isolation: isolationValue_)"))
    }

    @Test("Only lines that call a handler have more than 160 columns")
    func widths() throws {
        for feature in GoldenTests.features + [""] {
            let text = try feature.isEmpty ? text() : Generator.generate(GoldenTests.request(feature)).source
            for line in text.split(separator: "\n") {
                guard line.count > 160 else { continue }
                let isCall = line.hasPrefix("        ") && (line.hasSuffix("as Any") || line.hasSuffix("return ()"))
                #expect(isCall, "\(feature): \(line)")
            }
        }
    }
}

import Testing

@testable import RouteGenCore

@Suite struct RouteMannerTests {
    private func mostFrequent(_ sources: [String]) -> RouteManner? {
        let files = Dictionary(sources.enumerated().map { ("\($0).swift", $1) }) { first, _ in first }
        return RouteManner.mostFrequent(in: ModuleScan(name: "Shop", sources: files).manners)
    }

    private static let view = "/// @route(init)\nstruct A: View, Page {}"
    private static let viewWithInitializer = "struct B: SwiftUI.View {\n/// @route\ninit() {}\n}"
    private static let enumeration = "enum C: Hashable {\n/// @route(returns: any P)\ncase c\n/// @route\ncase d\n}"

    @Test("The kind of most markers counts, and then its most frequent form") func mostFrequent() {
        #expect(mostFrequent(["/// @service(P)\nfinal class S: P {}", "func f() {}"]) == nil)
        var manner = RouteManner(.view)
        manner.buildsType = true
        manner.supertypes = ["View", "Page"]
        #expect(mostFrequent([Self.view]) == manner)
        let all = [Self.view, Self.viewWithInitializer, Self.enumeration, Self.viewWithInitializer]
        manner.buildsType = false
        manner.supertypes = ["SwiftUI.View"]
        #expect(mostFrequent(all) == manner)
        #expect(mostFrequent(all + [Self.enumeration])?.kind == .enumCase)
    }

    @Test("The type for others is that of the case, or else of the enumeration") func returns() {
        let marked = "/// @route(returns: any Q)\nenum D: Q {\n/// @route\ncase d\n}"
        #expect(mostFrequent([marked])?.returns == "any Q")
        #expect(mostFrequent([Self.enumeration])?.returns == "any P")
    }

    @Test("Protocols without members are those that other modules see, and whose members a page has") func protocols() {
        let source = """
            public protocol FeatureScreen: View, Sendable {}
            public protocol Screen: Hashable {}
            public protocol Titled { var title: String { get } }
            public protocol Other: Identifiable {}
            protocol Hidden {}
            """
        func names(_ kind: RouteManner.Kind) -> [String] {
            Array(source.utf8).withUnsafeBufferPointer(kind.memberlessProtocols)
        }
        #expect(names(.view) == ["FeatureScreen", "Screen"])
        #expect(names(.enumCase) == ["Screen"])
        #expect(names(.controller) == ["Screen"])
        #expect(names(.function) == [])
    }
}

import Testing

@testable import RouteGenCore
@testable import RoutePatterns
@testable import RouteTables

@Suite struct ComponentClassesTests {
    /// The automaton of `\w*` comes back to its start with each character, and yet `a` is a text of its own.
    @Test("An expression whose automaton returns to its start has an example text")
    func anExpressionThatRepeatsFromItsStartHasAText() throws {
        let graph = try RouteGraph([(RoutePattern(#"/:word(\w*)"#), RoutePriority.default)])
        let edges = graph.nodes.flatMap { $0.edges.map(\.edge) }
        var cache = ComponentClasses.Cache()
        let texts = ComponentClasses(edges, allowsEmpty: false).texts(&cache)
        #expect(texts == [Array("a".utf8)])
    }
}

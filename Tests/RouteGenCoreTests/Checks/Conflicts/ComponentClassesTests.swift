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

    /// `.+` does not accept a `%` without digits, which a free capture would.
    @Test("An example text is a component that a URL can have")
    func textsAreWellFormed() throws {
        let patterns = ["/:x", "/:rest(.+)/end", "/**/:y(.+)"]
        let graph = try RouteGraph(patterns.map { (try RoutePattern($0), RoutePriority.default) })
        var cache = ComponentClasses.Cache()
        for node in graph.nodes where !node.edges.isEmpty {
            for text in ComponentClasses(node.edges.map(\.edge), allowsEmpty: true).texts(&cache) {
                let url = "/" + String(decoding: text, as: UTF8.self)
                #expect((try? RouteURL(url)) != nil, "\(url)")
            }
        }
    }
}

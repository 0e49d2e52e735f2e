import RoutePatterns
import RouteTables

/// The routes of one table, compiled once for the checks and the generated file.
///
/// The routes are in the order of the table: module by module, handler by handler, pattern by pattern. Their indices
/// are the pattern indices of the graph and of the matcher.
package struct CompiledRoutes {
    /// A pattern with the handler that it leads to.
    package struct Route {
        package let module: String
        @Indirect package var handler: Handler
        package var pattern: Handler.Pattern
    }

    package let routes: [Route]
    /// The graph, which the search for conflicts walks, or why there is none.
    let graph: Result<RouteGraph, RouteTableError>
    /// The matcher's table, which is the graph in writing, or why there is none.
    package let matcher: Result<[UInt8], RouteTableError>

    /// The patterns of the routes.
    package var patterns: [RoutePattern] { routes.map(\.pattern.pattern) }
}

extension CompiledRoutes {
    /// Compiles the routes of modules.
    ///
    /// - Parameters:
    ///   - modules: The modules.
    ///   - ignoresCase: Whether paths are compared without regard to case.
    package init(_ modules: [ModuleModel], ignoresCase: Bool = false) {
        self.init(Route.all(of: modules), ignoresCase: ignoresCase)
    }

    /// Compiles routes.
    init(_ given: [Route], ignoresCase: Bool) {
        var tooLarge: RouteTableError?
        var routes = given
        for index in routes.indices where ignoresCase {
            do {
                routes[index].pattern.pattern = try routes[index].pattern.pattern.ignoringCase()
            } catch {
                tooLarge = RouteTableError(description: error.message, patternIndices: [index])
            }
        }
        let graph = Result { () throws(RouteTableError) in
            if let tooLarge { throw tooLarge }
            return try RouteGraph(
                routes.map { ($0.pattern.pattern, $0.pattern.priority) },
                conditional: Set(routes.indices.filter { routes[$0].pattern.condition != nil }),
                withheld: Set(routes.indices.filter { routes[$0].pattern.isWithheld })
            )
        }
        let matcher = Result { () throws(RouteTableError) in
            try graph.get().encoded(routes.map(\.pattern.pattern))
        }
        self.init(routes: routes, graph: graph, matcher: matcher)
    }
}

extension CompiledRoutes.Route {
    /// The routes of modules, in the order of a table.
    static func all(of modules: [ModuleModel]) -> [Self] {
        modules.flatMap { module in
            module.handlers.flatMap { handler in
                handler.patterns.map { Self(module: module.name, handler: handler, pattern: $0) }
            }
        }
    }
}

import RouteGenCore
import RoutePatterns
import RouteReasons
@_spi(Benchmarks) import RouteTables

/// Matches URLs with the routes of modules, as an app that links all of them does.
public struct URLMatching: Sendable {
    /// A route that URLs may match.
    struct Route: Sendable {
        let route: MappedRoute
        let pattern: RoutePattern
        /// The values that a call needs from a URL.
        let needs: [NeededValue]

        init(_ route: MappedRoute, _ pattern: RoutePattern) {
            self.route = route
            self.pattern = pattern
            needs = NeededValue.all(of: route, pattern)
        }
    }

    let routes: [Route]
    let tables: AppTables
    /// The findings about the modules' markers, and about patterns that no table can hold.
    ///
    /// Routes with mistakes are left out.
    public let diagnostics: [Diagnostic]
}

extension URLMatching {
    /// Compiles the routes of modules.
    ///
    /// - Parameters:
    ///   - scans: The modules.
    ///   - configuration: The configuration of the app, whose links, options of URLs and rewriting rules apply.
    public init(_ scans: [ModuleScan], configuration: Configuration = Configuration()) {
        let modules = scans.map(ModuleModel.init).sorted { $0.name < $1.name }
        let compiled = CompiledRoutes(modules, ignoresCase: configuration.urls.ignoresCase)
        let rules = RewriteRuleReader(configuration)
        diagnostics =
            modules.flatMap { ModuleChecks.check($0) }
            + ((try? compiled.matcher.get()) == nil ? Conflicts.check(compiled) : [])
            + rules.diagnostics
        tables = AppTables(rules.rules + compiled.forms, compiled, configuration)
        let mapped = modules.flatMap { module in
            module.handlers.flatMap { handler in
                handler.patterns.map { MappedRoute($0, of: handler, in: module) }
            }
        }
        routes = zip(mapped, compiled.patterns).map { Route($0, $1) }
    }

    /// Finds the route of a URL, as a call with nothing but the URL does.
    ///
    /// A route does not match if the call fails: because the URL lacks a value, because a string is no value of a
    /// standard type, or because the handler needs a closure or another value that no URL carries.
    ///
    /// - Parameters:
    ///   - text: The URL.
    ///   - origin: The caller. A route that is closed to the caller does not match.
    /// - Returns: The routes that match, or those that nearly match.
    public func match(_ text: String, from origin: RouteOrigin = .app) -> URLMatch {
        var followed: [AppTables.Rewrite] = []
        do {
            let url = try tables.follow(text, from: origin, noting: &followed)
            return URLMatch(url: text, rewrites: followed, outcome: outcome(of: url, from: origin))
        } catch let error as RouteURLError {
            return URLMatch(url: text, rewrites: followed, outcome: .malformed(error.description))
        } catch RouteURLWritingError.unsuitable(let capture, let captured) {
            let reason = RouteURLWritingError.unsuitableScheme(captured, capture: capture)
            return URLMatch(url: text, rewrites: followed, outcome: .unfollowed(reason))
        } catch {
            let reason = RouteReason(.tooManyRewrites, "\(RewriteTable.hopLimit)")
            return URLMatch(url: text, rewrites: followed, outcome: .unfollowed(reason.description))
        }
    }

    private func outcome(of url: RouteURL, from origin: RouteOrigin) -> URLMatch.Outcome {
        let matches = tables.routes.matches(url).filter { isOpen($0.patternIndex, to: origin) }
        guard !matches.isEmpty else { return .unmatched(nearest(url, origin)) }
        var failing: [URLMatch.Near] = []
        for (index, match) in matches.enumerated() {
            let route = routes[match.patternIndex]
            guard let problem = route.needs.lazy.compactMap({ $0.problem(with: match) }).first else {
                return .matched(matches[index...].map { routes[$0.patternIndex].route }, parameters(of: match))
            }
            failing.append(URLMatch.Near(route: route.route, reason: problem.description))
            // A call of this route fails, and only a function that rejects the URL leads to the next one.
            if route.route.condition == nil { break }
        }
        return .unmatched(failing)
    }

    private func isOpen(_ patternIndex: Int, to origin: RouteOrigin) -> Bool {
        origin == .app || routes[patternIndex].route.origins.contains(origin)
    }

    private func nearest(_ url: RouteURL, _ origin: RouteOrigin) -> [URLMatch.Near] {
        NearestRoutes.find(
            url,
            with: tables.links,
            among: routes.indices,
            outline: { PatternOutline(routes[$0].pattern, ignoringCase: tables.links.ignoresCase, isClose: $1) },
            orElse: { _ in RouteReason(.closed, "\(origin)") }
        )
        .map { URLMatch.Near(route: routes[$0.index].route, reason: $0.reason.description) }
    }

    /// The parameters of a handler: a capture replaces a query item of the same name.
    private func parameters(of match: RouteMatch) -> [URLMatch.Parameter] {
        var parameters: [URLMatch.Parameter] = []
        let captures = routes[match.patternIndex].pattern.captures
        for (index, capture) in captures.enumerated() {
            let texts = match.texts(ofCapture: index)
            let isRepeated = capture.kind == .any || capture.kind == .some
            if isRepeated || !texts.isEmpty {
                parameters.append(URLMatch.Parameter(name: capture.name, values: texts, isArray: isRepeated))
            }
        }
        // A placeholder without a value does not take that of the query.
        let known = Set(captures.map(\.name))
        for (name, values) in match.url.queryValues.sorted(by: { $0.key < $1.key }) where !known.contains(name) {
            parameters.append(URLMatch.Parameter(name: name, values: values, isArray: values.count > 1))
        }
        return parameters
    }
}

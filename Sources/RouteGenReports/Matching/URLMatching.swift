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
        /// How its parameters are read from a URL.
        let readings: [ParameterReading]
        /// Whether no URL leads to it, because it would take URLs from the app's own routes.
        let isWithheld: Bool

        init(_ route: MappedRoute, _ pattern: RoutePattern, isWithheld: Bool = false) {
            self.route = route
            self.pattern = pattern
            self.isWithheld = isWithheld
            readings = ParameterReading.all(of: route, pattern)
        }
    }

    let routes: [Route]
    let tables: AppTables
    let plans: RoutePlans
    /// Whether the modules have no route.
    public var isEmpty: Bool { routes.isEmpty }
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
        let ignoresCase = configuration.urls.ignoresCase
        let table = TableModules(
            scans.map(ModuleModel.init).sorted { $0.name < $1.name },
            trust: configuration.trust,
            ignoresCase: ignoresCase
        )
        let modules = table.modules
        let compiled = CompiledRoutes(modules, ignoresCase: ignoresCase)
        let rules = RewriteRuleReader(configuration)
        diagnostics =
            modules.flatMap { ModuleChecks.check($0) } + table.diagnostics
            + ((try? compiled.matcher.get()) == nil ? Conflicts.check(compiled) : [])
            + rules.diagnostics
        tables = AppTables(rules.rules + compiled.serviceURLRules, compiled, configuration)
        let mapped = modules.flatMap { module in
            module.handlers.flatMap { handler in
                handler.patterns.map { MappedRoute($0, of: handler, in: module, among: modules) }
            }
        }
        routes = zip(mapped, compiled.routes.map(\.pattern)).map { Route($0, $1.pattern, isWithheld: $1.isWithheld) }
        let parents = RouteParents(compiled.routes, hasTabs: true)
        plans = RoutePlans(
            mapped.map { $0.namingParent(by: parents) },
            tabs: RouteMap.Tab.all(of: configuration, by: parents)
        )
    }

    /// Finds the route of a URL, as a call with nothing but the URL does.
    ///
    /// A route does not match if the call fails: because the URL lacks a value, because a string is no value of a
    /// standard type or no case of an enumeration, or because the handler needs a closure or another value that no URL
    /// carries.
    ///
    /// - Parameters:
    ///   - text: The URL.
    ///   - origin: The caller. A route that is closed to the caller does not match. Without a caller, a URL with a scheme
    ///     comes from another app, which is how such URLs reach an app, and any other one from the app itself.
    /// - Returns: The routes that match, or those that nearly match.
    public func match(_ text: String, from origin: RouteOrigin? = nil) -> URLMatch {
        let origin = origin ?? (Self.hasScheme(text) ? .external : .app)
        var match = answer(text, from: origin)
        guard origin != .app, case .matched(let routes, _) = answer(text, from: .app).outcome else { return match }
        if case .matched(let same, _) = match.outcome, same.first == routes.first { return match }
        match.routeForApp = routes.first
        return match
    }

    /// Whether a URL names a scheme, or something that could be mistaken for one.
    private static func hasScheme(_ text: String) -> Bool {
        text.utf8.prefix { !"/?#".utf8.contains($0) }.contains(UInt8(ascii: ":"))
    }

    private func answer(_ text: String, from origin: RouteOrigin) -> URLMatch {
        var match = URLMatch(url: text, origin: origin, outcome: .unmatched([]))
        do {
            let url = try tables.follow(text, from: origin, noting: &match.rewrites)
            match.ownURL = url.replacedText(of: match.rewrites.last?.url ?? text)
            find(url, from: origin, in: &match)
        } catch let error as RouteURLError {
            match.outcome = .malformed(error.description)
        } catch RouteURLWritingError.unsuitable(let capture, let captured) {
            match.outcome = .unfollowed(RouteURLWritingError.unsuitableScheme(captured, capture: capture))
        } catch {
            match.outcome = .unfollowed(RouteReason(.tooManyRewrites, "\(RewriteTable.hopLimit)").description)
        }
        return match
    }

    private func find(_ url: RouteURL, from origin: RouteOrigin, in answer: inout URLMatch) {
        let all = tables.routes.matches(url)
        let matches = all.filter { isOpen($0.patternIndex, to: origin) }
        guard !matches.isEmpty else {
            answer.outcome = .unmatched(nearest(url, origin))
            if all.isEmpty { answer.foreignness = tables.links.foreignness(of: url)?.description }
            return
        }
        var failing: [URLMatch.Near] = []
        for (index, match) in matches.enumerated() {
            let route = routes[match.patternIndex]
            guard let problem = route.readings.lazy.compactMap({ $0.problem(with: match) }).first else {
                let parameters = parameters(of: match)
                answer.plan = plans.plan(
                    of: match.patternIndex,
                    with: Self.values(parameters, of: route),
                    path: String(url.normalized.prefix { $0 != "?" && $0 != "#" })
                )
                answer.outcome = .matched(matches[index...].map { routes[$0.patternIndex].route }, parameters)
                return
            }
            failing.append(URLMatch.Near(route: route.route, reason: problem.description))
            // A call of this route fails, and only a function that rejects the URL leads to the next one.
            if route.route.condition == nil { break }
        }
        answer.outcome = .unmatched(failing)
    }

    /// The values that tell pages of one handler apart.
    private static func values(_ parameters: [URLMatch.Parameter], of route: Route) -> [String: [String]] {
        let captured = route.pattern.captures.map(\.name)
        let told = parameters.filter { parameter in
            parameter.isRead
                && (route.route.readsRequest || captured.contains(parameter.name)
                    || route.readings.contains { $0.name == parameter.name })
        }
        return Dictionary(told.map { ($0.name, $0.values) }) { first, _ in first }
    }

    private func isOpen(_ patternIndex: Int, to origin: RouteOrigin) -> Bool {
        origin == .app || routes[patternIndex].route.origins.contains(origin)
    }

    private func nearest(_ url: RouteURL, _ origin: RouteOrigin) -> [URLMatch.Near] {
        NearestRoutes.find(
            url,
            with: tables.links,
            among: routes.indices,
            outline: { index, isClose in
                let route = routes[index]
                return route.isWithheld
                    ? nil : PatternOutline(route.pattern, ignoringCase: tables.links.ignoresCase, isClose: isClose)
            },
            orElse: { _ in RouteReason(.closed, "\(origin)") }
        )
        .map { URLMatch.Near(route: routes[$0.index].route, reason: $0.reason.description) }
    }

    /// The values that a handler reads, and the items that it does not: a capture replaces an item of the same name.
    private func parameters(of match: RouteMatch) -> [URLMatch.Parameter] {
        var parameters: [URLMatch.Parameter] = []
        let route = routes[match.patternIndex]
        let captures = route.pattern.captures
        for (index, capture) in captures.enumerated() {
            let texts = match.texts(ofCapture: index)
            let isRepeated = capture.kind == .any || capture.kind == .some
            if isRepeated || !texts.isEmpty {
                parameters.append(URLMatch.Parameter(name: capture.name, values: texts, isArray: isRepeated))
            }
        }
        // A placeholder without a value does not take that of the query.
        let captured = Set(captures.map(\.name))
        let outline = PatternOutline(route.pattern, ignoringCase: tables.links.ignoresCase, isClose: false)
        let required = Set(outline.query.filter { !$0.isInFragment }.map(\.name))
        for (name, values) in match.url.queryValues.sorted(by: { $0.key < $1.key }) where !captured.contains(name) {
            let reading = route.readings.first { $0.name == name && $0.source == .query }
            var parameter = URLMatch.Parameter(
                name: name,
                values: values,
                isArray: reading?.isArray ?? (values.count > 1)
            )
            if let reading, !reading.isArray {
                parameter.values = reading.isFlag && values[0].isEmpty ? ["true"] : [values[0]]
                parameter.isArray = false
                parameter.ignoredCount = values.count - 1
            }
            parameter.isRead = reading != nil || route.route.readsRequest || required.contains(name)
            parameters.append(parameter)
        }
        return parameters
    }
}

extension RouteURL {
    /// The URL that links made of a string; `nil` if they made none, or only removed its scheme.
    fileprivate func replacedText(of written: String) -> String? {
        guard !parts.flags.contains(.foreignScheme), !parts.flags.contains(.ownScheme) else { return nil }
        let own = String(decoding: text.utf8.dropFirst(Int(parts.start)), as: UTF8.self)
        return own == written ? nil : own
    }
}

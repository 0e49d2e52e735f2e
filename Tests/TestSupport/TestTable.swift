@_spi(Benchmarks) internal import RouteGenCore
package import RoutePatterns
@_spi(Generated) package import RouterRuntime
@_spi(Benchmarks) package import RouteTables

/// A handler of a table that a test builds by hand, as generated code would.
package struct TestHandler {
    package var name: String
    /// The name that its marker gives its accessor.
    package var givenName: String?
    package var patterns: [String]
    package var parameters: [String] = []
    /// The names of the parameters that take callbacks.
    package var callbacks: Set<String> = []
    /// Whether it takes the request itself.
    package var takesRequest = false
    /// Whether a parameter takes all values of a request by name.
    package var takesAllParameters = false
    /// Whether it returns nothing.
    package var returnsNothing = false
    package var callKind: CallKind = .synchronous
    package var origins: Set<RouteOrigin> = []
    package var condition: Int?
    /// The index of a requirement's own pattern, if the last pattern is TheRouter's form of it: the source of a rule.
    package var requirement: Int?
    /// The index of the function that `when:` names.
    package var routeCondition: Int?
    package var priority: RoutePriority = .default
    /// The parameters that the markers fix.
    package var fixed: [(name: String, text: String)] = []
    /// The index of the type on whose instance it is called.
    package var instanceType: Int?
    /// How its page opens, as its marker would have it.
    package var opening = ""
    /// The name of the handler whose page is below.
    package var parent: String?
    /// The facts of the app that it requires.
    package var requirements: [String] = []
    /// The forms in which the strings of parameters are compared.
    package var forms: [String: Int] = [:]
    /// The parameters that have literals as default values, with the strings of these.
    package var defaults: [(name: String, text: String)] = []
    /// The index of its module.
    package var module = 0

    package init(
        name: String,
        givenName: String? = nil,
        patterns: [String],
        parameters: [String] = [],
        callbacks: Set<String> = [],
        takesRequest: Bool = false,
        takesAllParameters: Bool = false,
        returnsNothing: Bool = false,
        callKind: CallKind = .synchronous,
        origins: Set<RouteOrigin> = [],
        condition: Int? = nil,
        requirement: Int? = nil,
        routeCondition: Int? = nil,
        priority: RoutePriority = .default,
        fixed: [(name: String, text: String)] = [],
        instanceType: Int? = nil,
        opening: String = "",
        parent: String? = nil,
        requirements: [String] = [],
        forms: [String: Int] = [:],
        defaults: [(name: String, text: String)] = []
    ) {
        self.forms = forms
        self.defaults = defaults
        self.requirements = requirements
        self.callbacks = callbacks
        self.takesRequest = takesRequest
        self.takesAllParameters = takesAllParameters
        self.returnsNothing = returnsNothing
        self.opening = opening
        self.parent = parent
        self.instanceType = instanceType
        self.fixed = fixed
        self.name = name
        self.givenName = givenName
        self.patterns = patterns
        self.parameters = parameters
        self.callKind = callKind
        self.origins = origins
        self.condition = condition
        self.requirement = requirement
        self.routeCondition = routeCondition
        self.priority = priority
    }

    package var identity: UInt64 { RouteHandlerIdentity.make(name) }

    /// The patterns that are routes.
    fileprivate var routes: [String] { requirement == nil ? patterns : patterns.dropLast() }

    /// The rule of TheRouter's form.
    fileprivate var form: TestRule? {
        guard let requirement, let source = patterns.last else { return nil }
        let items = parameters.enumerated().map { ("ivar\($0.offset + 1)", $0.element) }
        return TestRule(source: source, target: patterns[requirement], items: items, origins: origins)
    }

    /// The path of its first pattern.
    fileprivate var path: RoutePathEncoder.Path {
        let route = patterns.first.flatMap { try? RoutePattern($0) }
        return (identity, 0, patterns.first ?? "", route, parameters.joined(separator: ","))
    }
}

extension RouteTable {
    /// A table of handlers, which are called by their index in the array.
    ///
    /// Only the module at the index `module` is part of the build.
    package static func test(
        _ handlers: [TestHandler],
        _ dispatcher: any RouteDispatcher.Type,
        ofModule module: Int = 0,
        links: RouteLinks = .none,
        tabs: StaticString = "",
        rewrites: [(source: String, target: String)] = [],
        setUps: (any RouteSetUps.Type)? = nil
    ) throws -> RouteTable {
        var matcher = RouteMatcherEncoder()
        var metadata = RouteMetadataEncoder()
        for (index, handler) in handlers.enumerated() {
            let patterns = try handler.routes.map { try RoutePattern($0) }
            for pattern in patterns {
                matcher.add(pattern, priority: handler.priority, isConditional: handler.routeCondition != nil)
            }
            metadata.add(
                identity: handler.identity,
                name: handler.name,
                module: handler.module,
                localIndex: index,
                callKind: handler.callKind,
                condition: handler.condition,
                parameters: handler.parameters,
                callbacks: handler.callbacks,
                forms: handler.forms,
                defaults: handler.defaults,
                takesRequest: handler.takesRequest,
                takesAllParameters: handler.takesAllParameters,
                returnsNothing: handler.returnsNothing,
                instanceType: handler.instanceType,
                requirements: handler.requirements,
                givenName: handler.givenName
            )
            for (text, pattern) in zip(handler.routes, patterns) {
                metadata.addPattern(
                    text,
                    pattern,
                    origins: handler.origins,
                    condition: handler.routeCondition,
                    fixed: handler.fixed,
                    opening: handler.opening,
                    parent: handlers.first { $0.name == handler.parent }?.path
                )
            }
        }
        let rules = rewrites.map { TestRule(source: $0.source, target: $0.target) } + handlers.compactMap(\.form)
        return RouteTable(
            matcher: RouteMatcher(try matcher.encode()),
            metadata: RouteMetadata(PackedText(metadata.encode())),
            links: links,
            tabs: tabs,
            rewrites: rules.isEmpty ? nil : try .test(rules, routes: handlers.flatMap(\.routes)),
            setUps: setUps,
            dispatcher: { $0 == module ? dispatcher : nil }
        )
    }
}

/// A rewriting rule of a table.
package struct TestRule {
    var source: String
    var target: String
    /// The items that get new names.
    var items: [ItemRenaming] = []
    var origins = Set(RouteOrigin.allCases)
}

extension RewriteTable {
    /// A table of rules; see ``test(_:routes:ignoresCase:)``.
    package static func test(
        _ rules: [(source: String, target: String)],
        routes: [String] = [],
        ignoresCase: Bool = false
    ) throws -> RewriteTable {
        let rules = rules.map { TestRule(source: $0.source, target: $0.target) }
        return try test(rules, routes: routes, ignoresCase: ignoresCase)
    }

    /// A table of rules.
    ///
    /// - Parameters:
    ///   - rules: The rules.
    ///   - routes: The patterns of the route table.
    ///   - ignoresCase: Whether paths are compared without regard to case.
    /// - Returns: The table.
    /// - Throws: The problem of a rule.
    package static func test(
        _ rules: [TestRule],
        routes: [String] = [],
        ignoresCase: Bool = false
    ) throws -> RewriteTable {
        var encoder = RewriteTableEncoder()
        for rule in rules {
            let source = try RewriteSource(rule.source, ignoresCase: ignoresCase)
            var template = try RewriteTemplate(rule.target, source)
            template.items += rule.items
            encoder.add(source, template, text: (rule.source, rule.target), origins: rule.origins)
        }
        let (sources, targets) = try encoder.encode(routes: try routes.map { try RoutePattern($0) })
        return RewriteTable(RouteMatcher(sources), PackedText(targets))
    }
}

/// The code of a `RouterError`, if the body throws one.
package func errorCode(_ body: () throws -> Void) -> RouterError.Code? {
    do {
        try body()
        return nil
    } catch {
        return (error as? RouterError)?.code
    }
}

/// The message of a `RouterError`, if the body throws one.
package func errorMessage(_ body: () throws -> Void) -> String? {
    do {
        try body()
        return nil
    } catch {
        return (error as? RouterError)?.message
    }
}

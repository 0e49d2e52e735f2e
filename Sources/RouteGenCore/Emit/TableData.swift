import RoutePatterns
import RouteTables

/// The data of a table: compiled patterns, and the metadata of handlers and services.
struct TableData {
    let matcher: [UInt8]
    let metadata: [UInt8]
    let services: [UInt8]
    let rewrites: (sources: [UInt8], targets: [UInt8])?

    /// Encodes the routes of modules in the given order, and rewriting rules.
    init(_ modules: [ModuleModel], _ routes: CompiledRoutes, rewrites: [RewriteRule]) {
        var metadata = RouteMetadataEncoder()
        var services = ServiceMetadataEncoder()
        let parents = RouteParents(routes.routes)
        var firstPattern = 0
        for (number, module) in modules.enumerated() {
            let conditions = module.conditions
            let routeConditions = module.routeConditions.map(\.identity)
            let instanceTypes = module.instanceTypes
            for (index, handler) in module.handlers.enumerated() {
                metadata.add(
                    RouteMetadataEncoder.Handler(
                        identity: handler.identity,
                        name: handler.displayName,
                        module: number,
                        localIndex: index,
                        callKind: handler.callKind,
                        condition: HandlerCondition(handler).flatMap { conditions.firstIndex(of: $0) },
                        parameters: handler.namedParameters.map(\.name),
                        callbacks: Set(handler.parameters.filter(\.role.isCallback).map(\.name)),
                        forms: handler.valueForms,
                        defaults: handler.defaultTexts,
                        takesRequest: handler.parameters.contains { $0.role == .request },
                        takesAllParameters: handler.parameters.contains { $0.role == .info },
                        returnsNothing: handler.result == nil,
                        patterns: handler.patterns.enumerated().map { ordinal, pattern in
                            var encoded = Self.pattern(pattern, handler, routeConditions)
                            encoded.navigation = Self.navigation(
                                of: pattern,
                                parent: parents.route(below: firstPattern + ordinal).map { routes.routes[$0] }
                            )
                            return encoded
                        },
                        instanceType: InstanceType(handler).flatMap { instanceTypes.firstIndex(of: $0) },
                        requirements: handler.requirements.map(\.value)
                    )
                )
                firstPattern += handler.patterns.count
            }
            for service in module.services { services.add(Self.service(service, module: number)) }
        }
        // The check for conflicts reports routes without a table. The file is complete without them.
        matcher = (try? routes.matcher.get()) ?? []
        self.metadata = metadata.encode()
        self.services = services.encode()
        self.rewrites = rewrites.encoded(routes: routes.patterns)
    }

    /// The options of a pattern for its page; `nil` if it has none.
    private static func navigation(
        of pattern: Handler.Pattern,
        parent: CompiledRoutes.Route?
    ) -> RouteNavigationEncoder.Navigation? {
        guard pattern.opening != nil || parent != nil else { return nil }
        var navigation = RouteNavigationEncoder.Navigation(opening: pattern.opening?.value.text ?? "")
        navigation.parent = parent.map { parent in
            RoutePathEncoder.Path(
                identity: parent.handler.identity,
                ordinal: 0,
                pattern: parent.pattern.text,
                route: parent.pattern.pattern,
                parameters: parent.pattern.parameterList(parent.handler)
            )
        }
        return navigation
    }

    private static func service(_ service: Service, module: Int) -> ServiceMetadataEncoder.Service {
        ServiceMetadataEncoder.Service(
            protocolName: service.protocolName,
            typeName: service.displayName,
            key: service.key,
            isDefault: service.isDefault,
            isSingleton: service.isSingleton,
            callKind: service.callKind,
            module: module,
            localIndex: service.index
        )
    }

    private static func pattern(_ pattern: Handler.Pattern, _ handler: Handler, _ routeConditions: [String])
        -> RouteMetadataEncoder.Pattern
    {
        RouteMetadataEncoder.Pattern(
            pattern: pattern.text,
            origins: pattern.origins,
            captures: handler.namedParameters.map { parameter in
                pattern.pattern.captures.firstIndex { $0.name == parameter.name }
            },
            captureNames: pattern.pattern.captureNames,
            condition: pattern.condition.flatMap { condition in routeConditions.firstIndex(of: condition.identity) },
            fixed: pattern.fixed.map { ($0.key.value, $0.value.value) },
            readsLoosely: pattern.readsLoosely
        )
    }
}

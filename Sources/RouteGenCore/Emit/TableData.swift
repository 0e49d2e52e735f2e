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
        var patternIndex = 0
        for (number, module) in modules.enumerated() {
            let conditions = module.conditions
            let routeConditions = module.routeConditions.map(\.identity)
            let instanceTypes = module.instanceTypes
            for (index, handler) in module.handlers.enumerated() {
                metadata.add(
                    handler,
                    module: number,
                    localIndex: index,
                    condition: HandlerCondition(handler).flatMap { conditions.firstIndex(of: $0) },
                    instanceType: InstanceType(handler).flatMap { instanceTypes.firstIndex(of: $0) }
                )
                for pattern in handler.patterns {
                    metadata.add(
                        pattern,
                        condition: pattern.condition.flatMap { routeConditions.firstIndex(of: $0.identity) },
                        parent: parents.route(below: patternIndex).map { Self.path(routes.routes[$0]) }
                    )
                    patternIndex += 1
                }
            }
            for service in module.services { services.add(Self.service(service, module: number)) }
        }
        // The check for conflicts reports routes without a table. The file is complete without them.
        matcher = (try? routes.matcher.get()) ?? []
        self.metadata = metadata.encode()
        self.services = services.encode()
        self.rewrites = rewrites.encoded(routes: routes.patterns)
    }

    /// The path of a route below a page.
    private static func path(_ route: CompiledRoutes.Route) -> RoutePathEncoder.Path {
        (
            identity: route.handler.identity, ordinal: 0, pattern: route.pattern.text, route: route.pattern.pattern,
            parameters: route.pattern.parameterList(route.handler)
        )
    }

    private static func service(_ service: Service, module: Int) -> ServiceMetadataEncoder.Service {
        var record = ServiceMetadataEncoder.Service()
        record.protocolName = service.protocolName
        record.typeName = service.displayName
        record.key = service.key
        record.isDefault = service.isDefault
        record.isSingleton = service.isSingleton
        record.callKind = service.callKind
        record.module = module
        record.localIndex = service.index
        return record
    }
}

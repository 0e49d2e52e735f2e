import RouteReasons
import RouteTables

/// The handlers and services of a module, which its markers declare.
///
/// It resolves what the markers of a scan mean, and ``ModuleChecks`` finds the mistakes in it.
package struct ModuleModel: Sendable {
    package let name: String
    /// The scan that the model is built from.
    package let scan: ModuleScan
    package let types: TypeIndex
    /// The handlers, sorted by call kind and then by full name.
    package internal(set) var handlers: [Handler] = []
    /// The services, sorted by call kind and then by the names of their types.
    package internal(set) var services: [Service] = []
    /// The types that set up the module, sorted by name.
    package internal(set) var setUps: [ModuleSetUp] = []
    /// Whether it opens nothing, because the app does not trust its package.
    package internal(set) var isClosed = false
    /// The findings about markers that no handler or service can be built from.
    package private(set) var unresolved: [Diagnostic] = []

    /// Whether a marker has a mistake that fails the build, so that a route, a service or an option of one is missing.
    ///
    /// - Parameter severities: The severities that the module's own configuration sets.
    /// - Returns: Whether there is such a mistake.
    func lacksMarkers(_ severities: Configuration.Severities?) -> Bool {
        (scan.diagnostics + unresolved).contains { finding in
            (severities.map { $0.applied(to: finding) } ?? finding)?.severity == .error
        }
    }

    /// Whether generated code of the module needs the product with services and set-ups.
    var needsServices: Bool { !services.isEmpty || !setUps.isEmpty || handlers.contains(where: \.needsServices) }

    /// Builds the model of a scanned module.
    package init(_ scan: ModuleScan) {
        name = scan.name
        self.scan = scan
        types = scan.types
        let files = scan.files.sorted { $0.parsed.path < $1.parsed.path }
        buildHandlers(in: files)
        buildServices(in: files)
        setUps = scan.setUps.filter { !$0.isOther(in: types) }
            .map { (path: types.path(of: $0.declaration).joined(separator: "."), setUp: $0) }
            .sorted { ($0.path, $0.setUp.declaration.location) < ($1.path, $1.setUp.declaration.location) }
            .map(\.setUp)
    }

    private mutating func buildHandlers(in files: [MarkedFile]) {
        let typeMarkers = TypeMarkers(in: files, types)
        var unclear = UnclearExtensions()
        var enclosing = EnclosingCases()
        for file in files { enclosing.add(file, types) }
        var builder = HandlerBuilder(
            module: name,
            types: types,
            typeMarkers: typeMarkers,
            enclosing: enclosing,
            functions: scan.functions
        )
        var built: [Handler] = []
        var used: Set<String> = []
        for file in files {
            for (index, markers) in file.marked where !markers.routes.isEmpty {
                let declaration = file.parsed.declarations[index]
                guard !declaration.kind.isType else { continue }
                guard !EnclosingCases.isEnclosing(declaration, markers.routes) else { continue }
                unclear.add(markers.routes, typeMarkers.effect(on: declaration))
                let parts = builder.handlers(declaration, markers: markers.routes, file: file.parsed)
                if parts.isEmpty {
                    let type = SwiftText.path(types.path(around: declaration))
                    used.formUnion(enclosing.around(type, of: declaration).joined().map(\.reference))
                }
                for var handler in parts {
                    handler.isOverloadedByResult = scan.overloads.isOverloadedByResult(handler)
                    built.append(handler)
                }
            }
        }
        handlers = Overloads.marked(built).map { (kind: $0.callKind.rawValue, name: $0.fullName, handler: $0) }
            .sorted { ($0.kind, $0.name) < ($1.kind, $1.name) }
            .map(\.handler)
        unresolved += typeMarkers.diagnostics + unclear.diagnostics + builder.diagnostics
        enclosing.check(used: used.union(built.flatMap(\.enclosingCases)))
        unresolved += enclosing.diagnostics
    }

    private mutating func buildServices(in files: [MarkedFile]) {
        var builder = ServiceBuilder(module: name, types: types)
        var built: [Service] = []
        for file in files where file.marked.contains(where: { !$0.markers.services.isEmpty }) {
            let creation = file.parsed.creationMembers
            for (index, markers) in file.marked where !markers.services.isEmpty {
                let declaration = file.parsed.declarations[index]
                built += builder.services(declaration, markers: markers.services, file: file.parsed, creation)
            }
        }
        services = built.map {
            (kind: $0.callKind.rawValue, name: "\($0.typeName) \($0.protocolType.text) \($0.key ?? "")", service: $0)
        }
        .sorted { ($0.kind, $0.name) < ($1.kind, $1.name) }
        .map(\.service)
        for index in services.indices { services[index].index = index }
        unresolved += builder.diagnostics
    }

    /// The module as another one sees it: pages whose types that one cannot name have a general type.
    ///
    /// - Parameter visible: The modules that the other one imports.
    /// - Returns: The module with the results that its accessors there have.
    func seen(importing visible: Set<String>) -> ModuleModel {
        var module = self
        for index in handlers.indices where handlers[index].publicResult == nil {
            module.handlers[index].publicResult = handlers[index].result.flatMap {
                GeneralPageType.of($0, isVisible: visible.contains(name), in: types)
            }
        }
        return module
    }

    /// Whether it has no handlers and no services.
    var isEmpty: Bool { handlers.isEmpty && services.isEmpty }
}

extension ModuleModel {
    /// Whether a handler's signature names types that neither the module nor the standard library declares, as far as
    /// is known.
    ///
    /// Types of Foundation are among them.
    func namesOtherTypes(_ handler: Handler) -> Bool {
        otherNames(of: handler).contains {
            !TypeText.standardNames.contains($0) || TypeText.foundationNames.contains($0)
        }
    }

    /// The types in a handler's signature that neither the module, the standard library nor Foundation declares, as far
    /// as is known.
    func otherTypes(of handler: Handler) -> [String] {
        otherNames(of: handler).filter { !TypeText.standardNames.contains($0) }
    }

    private func otherNames(of handler: Handler) -> [String] {
        let types = handler.namedParameters.map(\.type) + handler.resultTypes
        return types.flatMap { type in
            type.names.filter { !StandardTypes.isSwift($0) && self.types.declaration(of: $0) == nil }
        }
    }
}

extension ModuleModel {
    /// Whether other modules see the protocol of a service; `nil` if the module is not known to declare it.
    func declaresPublicly(_ service: Service) -> Bool? {
        let name = service.protocolType.text
        let own = name.hasPrefix("\(self.name).") ? String(name.dropFirst(self.name.count + 1)) : name
        return types.declaration(of: own)?.isPublic
    }

    /// The services that another module can have accessors to.
    ///
    /// Other modules do not need accessors for a protocol that is internal to this module.
    var offeredServices: [Service] { services.filter { declaresPublicly($0) != false } }

    /// The services that have accessors in a module.
    ///
    /// In this module, all of them do.
    func offeredServices(in other: String) -> [Service] { name == other ? services : offeredServices }
}

/// A type whose instances handlers are called on, as the table numbers it.
struct InstanceType: Hashable, Comparable {
    var name: String
    var condition: String?

    /// The type of a handler; `nil` if the handler needs no instance, or is called on a service.
    init?(_ handler: Handler) {
        guard handler.callee.instance != nil, !handler.isRequirement else { return nil }
        name = handler.typeName
        condition = handler.condition
    }

    static func < (left: InstanceType, right: InstanceType) -> Bool {
        (left.name, SwiftText.directive(left.condition)) < (right.name, SwiftText.directive(right.condition))
    }
}

extension ModuleModel {
    /// The distinct types whose instances handlers are called on, in a stable order.
    ///
    /// The table refers to a type by its index.
    ///
    /// The lifetimes of the instances make no difference, since only the module's own build knows them for certain.
    var instanceTypes: [InstanceType] { Set(handlers.compactMap(InstanceType.init)).sorted() }

    /// The distinct conditions of its handlers, in a stable order.
    ///
    /// A handler refers to a condition by its index.
    var conditions: [HandlerCondition] { Set(handlers.compactMap(HandlerCondition.init)).sorted() }

    /// The distinct functions in `when:` options, in a stable order.
    ///
    /// The table refers to a function by its index.
    var routeConditions: [RouteCondition] {
        let all = handlers.flatMap(\.patterns).compactMap(\.condition)
        return Dictionary(all.map { ($0.identity, $0) }) { first, _ in first }.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The name of its table: its own name, beginning in lower case.
    var tableName: String { SwiftText.identifier(AccessorName.lowercasedFirst(name)) }
}

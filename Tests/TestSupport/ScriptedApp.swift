@_spi(Benchmarks) internal import RouteGenCore
internal import RoutePatterns
internal import RouterPipeline
@_spi(Generated) package import RouterRuntime
@_spi(Generated) internal import RouterServices
@_spi(Locks) @_spi(Benchmarks) internal import RouteTables

/// The events in an app of three modules, each with a set-up, handlers and services.
///
/// A test sets what happens at each event.
///
/// Events are named by module: `setUp a`, `open a`, `make a`.
package final class Script: Sendable {
    package typealias Body = @Sendable (Router) throws -> Void

    private static let scripts = Lock<[ObjectIdentifier: (router: Router, script: Script)]>([:])
    private let bodies = Lock<[String: Body]>([:])
    private let log = Log<String>()

    package init() {}

    /// Sets what happens at an event.
    package func on(_ event: String, _ body: @escaping Body) {
        bodies.withLock { $0[event] = body }
    }

    /// The events so far.
    package var events: [String] { log.entries }

    /// A router whose modules follow the script.
    package func router() throws -> Router {
        let router = Router(try .scripted()).silent
        // The address is unique as long as this is kept.
        Self.scripts.withLock { $0[ObjectIdentifier(router)] = (router, self) }
        return router
    }

    /// Releases a router that is no longer used.
    package static func forget(_ router: Router) {
        _ = scripts.withLock { $0.removeValue(forKey: ObjectIdentifier(router)) }
    }

    fileprivate static func note(_ event: String, _ router: Router) throws {
        guard let script = scripts.read({ $0[ObjectIdentifier(router)]?.script }) else { return }
        script.log.note(event)
        try script.bodies.read { $0[event] }?(router)
    }
}

package protocol ScriptedModule: Sendable {
    static var name: String { get }
}

package enum ModuleA: ScriptedModule { package static let name = "a" }
package enum ModuleB: ScriptedModule { package static let name = "b" }
package enum ModuleC: ScriptedModule { package static let name = "c" }

/// A service of a module, with a synchronous initializer.
package final class Made<Module: ScriptedModule>: Sendable {
    package init() {}
}
/// A service of a module, with an initializer on the main actor.
package final class MadeOnMain<Module: ScriptedModule>: Sendable {
    package init() {}
}
/// A service of a module, with an asynchronous initializer.
package final class MadeLater<Module: ScriptedModule>: Sendable {
    package init() {}
}
/// A service of a module, with an asynchronous initializer on the main actor.
package final class MadeLaterOnMain<Module: ScriptedModule>: Sendable {
    package init() {}
}
/// A transient service of a module.
package final class MadeEachTime<Module: ScriptedModule>: Sendable {
    package init() {}
}

private enum SetUp<Module: ScriptedModule>: RouteModule {
    static func setUp(for router: Router) throws {
        try Script.note("setUp \(Module.name)", router)
        try Script.note("is set up \(Module.name)", router)
    }
}

/// The code that would be generated for the module.
private enum Code<Module: ScriptedModule>: RouteDispatcher, RouteServiceDispatcher {
    static var services: Any.Type? { Self.self }

    static func setUp(_ router: Router) throws { try router.setUp(SetUp<Module>.self) }

    private static func answer(_ handler: Int, _ call: RouteCall) throws -> Any {
        try setUp(call.router)
        let event = "\(RouteTable.scriptedHandlers[handler].name) \(Module.name)"
        try Script.note(event, call.router)
        return event
    }

    static func call(_ handler: Int, _ call: RouteCall) throws -> Any {
        if handler == 5 { _ = try call.service(Made<ModuleA>.self) }
        if handler == 4 { _ = try call.instance(Live<Module>.self) { Live() } }
        return try answer(handler, call)
    }

    @MainActor
    static func callOnMainActor(_ handler: Int, _ call: RouteCall) throws -> Any { try answer(handler, call) }

    static func open(_ handler: Int, _ call: RouteCall, isolation: isolated (any Actor)?) async throws -> Any {
        try answer(handler, call)
    }

    static func instanceType(_ type: Int) -> Any.Type? { Live<Module>.self }

    static func makeInstance(_ type: Int, _ call: RouteCall) throws -> Bool {
        _ = try call.instance(Live<Module>.self) { Live() }
        return true
    }

    static func serviceProtocol(_ service: Int) -> Any.Type? {
        [
            Made<Module>.self, MadeOnMain<Module>.self, MadeLater<Module>.self, MadeLaterOnMain<Module>.self,
            MadeEachTime<Module>.self,
        ][service]
    }

    static func make(_ service: Int, _ router: Router) throws -> Any {
        try setUp(router)
        try Script.note("make \(Module.name)", router)
        return service == 0 ? Made<Module>() : MadeEachTime<Module>()
    }

    @MainActor
    static func makeOnMainActor(_ service: Int, _ router: Router) throws -> Any {
        try setUp(router)
        try Script.note("make on main \(Module.name)", router)
        return MadeOnMain<Module>()
    }

    static func open(_ service: Int, _ router: Router, isolation: isolated (any Actor)?) async throws -> Any {
        try setUp(router)
        try Script.note("make later \(Module.name)", router)
        return MadeLater<Module>()
    }

    @MainActor
    static func openOnMainActor(_ service: Int, _ router: Router) async throws -> Any {
        try setUp(router)
        await Task.yield()
        try Script.note("make later on main \(Module.name)", router)
        return MadeLaterOnMain<Module>()
    }
}

/// A type of a module whose methods are handlers.
package final class Live<Module: ScriptedModule>: Sendable {
    package init() {}
}

extension RouteTable {
    fileprivate static let scriptedHandlers = [
        TestHandler(name: "open", patterns: ["//m/open"], origins: [.external]),
        TestHandler(name: "closed", patterns: ["//m/closed"]),
        TestHandler(name: "wait", patterns: ["//m/wait"], callKind: .asynchronous),
        TestHandler(name: "main", patterns: ["//m/main"], callKind: .mainActor),
        TestHandler(name: "Live.note()", patterns: ["//m/note"], instanceType: 0),
        // Like a requirement that a type of module `a` serves, whichever module declares the protocol.
        TestHandler(name: "Made<ModuleA>.use()", patterns: ["//m/use"]),
    ]

    /// The path of a handler of a module, for typed calls.
    package static func scriptedRoute(_ name: String, of module: String) -> RoutePath {
        let patterns: [String: String] = [
            "open a": "//a/open", "open b": "//b/open", "closed a": "//a/closed", "wait a": "//a/wait",
        ]
        return RoutePath(
            patterns["\(name) \(module)"] ?? "",
            handler: RouteHandlerIdentity.make("\(module).\(name)"),
            parameters: ""
        )
    }

    fileprivate static func scripted() throws -> RouteTable {
        var matcher = RouteMatcherEncoder()
        var metadata = RouteMetadataEncoder()
        var services = ServiceMetadataEncoder()
        let names = ["Made", "MadeOnMain", "MadeLater", "MadeLaterOnMain", "MadeEachTime"]
        let callKinds: [CallKind] = [.synchronous, .mainActor, .asynchronous, .asynchronousMainActor, .synchronous]
        for (module, name) in ["a", "b", "c"].enumerated() {
            for (index, handler) in scriptedHandlers.enumerated() {
                let text = "//\(name)/" + handler.patterns[0].dropFirst("//m/".count)
                let pattern = try RoutePattern(text)
                matcher.add(pattern, priority: .default, isConditional: false)
                metadata.add(
                    identity: RouteHandlerIdentity.make("\(name).\(handler.name)"),
                    name: "\(name).\(handler.name)",
                    module: module,
                    localIndex: index,
                    callKind: handler.callKind,
                    instanceType: handler.instanceType
                )
                metadata.addPattern(text, pattern, origins: handler.origins)
            }
        }
        for index in names.indices {
            for (module, name) in ["A", "B", "C"].enumerated() {
                var service = ServiceMetadataEncoder.Service()
                service.protocolName = "\(names[index])<Module\(name)>"
                service.typeName = "\(names[index]).\(name)"
                service.isSingleton = index != 4
                service.callKind = callKinds[index]
                service.module = module
                service.localIndex = index
                services.add(service)
            }
        }
        return RouteTable(
            matcher: RouteMatcher(try matcher.encode()),
            metadata: RouteMetadata(PackedText(metadata.encode())),
            services: PackedText(services.encode()),
            setUps: RouteModules.self,
            dispatcher: { module in
                let code: [any RouteDispatcher.Type] = [
                    Code<ModuleA>.self, Code<ModuleB>.self, Code<ModuleC>.self,
                ]
                return code.indices.contains(module) ? code[module] : nil
            }
        )
    }
}

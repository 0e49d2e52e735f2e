/// Writes the functions that give the instances on which methods are called: one for all handlers of a type.
struct InstanceEmitter {
    private struct Instance: Hashable {
        var type: String
        var instance: Handler.Instance
        /// Where the function runs that gives the instance.
        var isolation: Handler.Isolation
        var condition: String?
        /// The attributes of what names the type.
        var availability: String

        init?(_ handler: Handler) {
            guard case .instanceMember(let instance) = handler.callee else { return nil }
            self.instance = instance
            type = handler.isRequirement ? "any \(handler.typeReference)" : handler.typeReference
            let isOnMainActor = DispatchForm(handler.callKind).isOnMainActor
            isolation = instance.isolation == .none && isOnMainActor ? .mainActor : instance.isolation
            condition = handler.condition
            availability = handler.availability.type.attributes
        }

        var making: String {
            switch (instance.lifetime, instance.construction) {
            case (_, .service): "call_.service((\(type)).self)"
            case (.cached, .byRouter(let arguments, let isThrowing)):
                "call_.instance(\(type).self) { \(expression(arguments, isThrowing)) }"
            case (.transient, .byRouter(let arguments, let isThrowing)):
                "call_.transientInstance(\(type).self) { \(expression(arguments, isThrowing)) }"
            case (.transient, .needsFactory): "call_.providedTransientInstance(\(type).self)"
            case (.cached, .needsFactory): "call_.providedInstance(\(type).self)"
            }
        }

        private func expression(_ arguments: [RouterArgument], _ isThrowing: Bool) -> String {
            "\(isThrowing ? "try " : "")\(type)(\(RouterArgument.list(arguments, router: "call_.router")))"
        }

        /// The head of the function that gives the instance, which stays one function for all handlers that use it.
        func head(_ name: String) -> String {
            "\(availability)@inline(never) \(isolation == .none ? "nonisolated " : isolation.attribute)private func \(name)(_ call_: RouterRuntime.RouteCall) throws -> \(type)"
        }
    }

    private var functions: [Instance: String] = [:]
    private var order: [(instance: Instance, handler: Handler)] = []

    /// Names the functions for the instances that handlers need, in the order in which they are given.
    init(_ handlers: [Handler]) {
        var names = UniqueNames()
        for handler in handlers {
            guard let instance = Instance(handler), functions[instance] == nil else { continue }
            order.append((instance, handler))
            let type = handler.typePath.map(SwiftText.withoutBackticks).joined()
            functions[instance] = SwiftText.identifier("instanceOf\(names.unique(type))_")
        }
    }

    /// Where the function runs that gives the instance of a handler.
    func isolation(_ handler: Handler) -> Handler.Isolation { Instance(handler)?.isolation ?? .none }

    /// The expression for the instance of a handler, which may throw.
    func expression(_ handler: Handler) -> String {
        guard let instance = Instance(handler), let function = functions[instance] else { return "" }
        // What is awaited anyway can also wait for the service.
        if handler.isRequirement, DispatchForm(handler.callKind).isAsync {
            return "call_.waitedService((\(instance.type)).self)"
        }
        return "\(function)(call_)"
    }

    func emit(to writer: inout SourceWriter) {
        for entry in order {
            guard let function = functions[entry.instance] else { continue }
            writer.line()
            writer.conditional(entry.instance.condition) { writer in
                writer.block(entry.instance.head(function)) { writer in
                    writer.located(entry.handler.location) { $0.line("return try \(entry.instance.making)") }
                }
            }
        }
    }
}

extension Handler.Callee {
    /// Whether it is a method that is called on an instance.
    var isInstanceMember: Bool {
        if case .instanceMember = self { return true }
        return false
    }

    /// Whether that instance is made once.
    var isCachedInstanceMember: Bool {
        guard case .instanceMember(let instance) = self else { return false }
        return instance.lifetime == .cached && instance.construction != .service
    }
}

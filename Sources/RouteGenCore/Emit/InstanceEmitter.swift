/// Writes the functions that return the instances for methods: one for all handlers of a type.
struct InstanceEmitter {
    private struct Instance: Hashable {
        var type: String
        var instance: Handler.Instance
        /// The isolation of the function that returns the instance.
        var isolation: Handler.Isolation
        var condition: String?
        /// The attributes of everything that names the type.
        var availability: String
        /// The keyword before expressions that name the type, followed by a space; empty for none.
        var safety: String

        init?(_ handler: Handler) {
            guard let instance = handler.callee.instance else { return nil }
            self.instance = instance
            type = handler.isRequirement ? "any \(handler.typeReference)" : handler.typeReference
            let isOnMainActor = CallShape(handler.callKind).isOnMainActor
            isolation = instance.isolation == .none && isOnMainActor ? .mainActor : instance.isolation
            condition = handler.condition
            availability = handler.availability.type.attributes
            safety = handler.isOfUnsafeType ? "unsafe " : ""
        }

        var making: String {
            switch (instance.isCached, instance.construction) {
            case (_, .service): "call_.service((\(type)).self)"
            case (true, .byRouter(let arguments, let isThrowing)):
                "call_.instance(\(type).self) { \(expression(arguments, isThrowing)) }"
            case (false, .byRouter(let arguments, let isThrowing)):
                "call_.transientInstance(\(type).self) { \(expression(arguments, isThrowing)) }"
            case (false, .needsFactory): "call_.providedTransientInstance(\(type).self)"
            case (true, .needsFactory): "call_.providedInstance(\(type).self)"
            }
        }

        private func expression(_ arguments: [RouterArgument], _ isThrowing: Bool) -> String {
            "\(isThrowing ? "try " : "")\(safety)\(type)(\(RouterArgument.list(arguments, router: "call_.router")))"
        }

        /// The declaration of the function that returns the instance.
        ///
        /// It remains one function for all handlers that use it.
        func head(_ name: String) -> String {
            "\(availability)@inline(never) \(isolation == .none ? "nonisolated " : isolation.attribute)"
                + "private func \(name)(_ call_: RouterRuntime.RouteCall) throws -> \(type)"
        }
    }

    private var functions: [Instance: String] = [:]
    private var order: [(instance: Instance, handler: Handler)] = []

    /// Names the functions for the instances that handlers need, in the given order.
    init(_ handlers: [Handler]) {
        var names = UniqueNames()
        for handler in handlers {
            guard let instance = Instance(handler), functions[instance] == nil else { continue }
            order.append((instance, handler))
            let type = handler.typePath.map(SwiftText.withoutBackticks).joined()
            functions[instance] = SwiftText.identifier("instanceOf\(names.unique(type))_")
        }
    }

    /// The isolation of the function that returns the instance of a handler.
    func isolation(_ handler: Handler) -> Handler.Isolation { Instance(handler)?.isolation ?? .none }

    /// The expression for the instance of a handler.
    ///
    /// It may throw.
    func expression(_ handler: Handler) -> String {
        guard let instance = Instance(handler), let function = functions[instance] else { return "" }
        // A call that is awaited anyway can also await the service.
        if handler.isRequirement, CallShape(handler.callKind).isAsync {
            return "call_.waitedService((\(instance.type)).self)"
        }
        return "\(function)(call_)"
    }

    func emit(to code: inout GeneratedCode) {
        for entry in order {
            guard let function = functions[entry.instance] else { continue }
            code.line()
            code.conditional(entry.instance.condition) { code in
                code.block(entry.instance.head(function)) { code in
                    code.located(entry.handler.location) {
                        $0.line("return try \(entry.instance.safety)\(entry.instance.making)")
                    }
                }
            }
        }
    }
}

extension Handler.Callee {
    /// The instance that a method is called on; `nil` for other handlers.
    var instance: Handler.Instance? {
        if case .instanceMember(let instance) = self { instance } else { nil }
    }

    /// Whether that instance is created only once.
    var isCachedInstanceMember: Bool { instance.map { $0.isCached && $0.construction != .service } ?? false }
}

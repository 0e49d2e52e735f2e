/// Writes the functions that give the instances on which methods are called: one for all handlers of a type.
struct InstanceEmitter {
    private struct Instance: Hashable {
        var type: String
        var callee: Handler.Callee
        var isOnMainActor: Bool
        var condition: String?

        init?(_ handler: Handler) {
            guard handler.callee.isInstanceMember else { return nil }
            type = handler.isRequirement ? "any \(handler.typeName)" : handler.typeName
            callee = handler.callee
            isOnMainActor = DispatchForm(handler.color).isOnMainActor
            condition = handler.condition
        }

        var making: String {
            switch callee {
            case .instanceMember(_, .service): "call_.service((\(type)).self)"
            case .instanceMember(.cached, .withoutArguments): "call_.instance(\(type).self) { \(type)() }"
            case .instanceMember(.transient, .withoutArguments): "call_.transientInstance(\(type).self) { \(type)() }"
            case .instanceMember(.transient, .needsFactory): "call_.providedTransientInstance(\(type).self)"
            default: "call_.providedInstance(\(type).self)"
            }
        }
    }

    private var numbers: [Instance: Int] = [:]
    private var order: [(instance: Instance, handler: Handler)] = []

    /// Numbers the instances that handlers need, in the order in which they are given.
    init(_ handlers: [Handler]) {
        for handler in handlers {
            guard let instance = Instance(handler), numbers[instance] == nil else { continue }
            order.append((instance, handler))
            numbers[instance] = order.count
        }
    }

    /// The expression for the instance of a handler, which may throw.
    func expression(_ handler: Handler) -> String {
        guard let instance = Instance(handler), let number = numbers[instance] else { return "" }
        // What is awaited anyway can also wait for the service.
        if handler.isRequirement, DispatchForm(handler.color).isAsync {
            return "call_.waitedService((\(instance.type)).self)"
        }
        return "routeInstance\(number)_(call_)"
    }

    func emit(to writer: inout SourceWriter) {
        for (number, entry) in order.enumerated() {
            writer.line()
            writer.conditional(entry.instance.condition) { writer in
                let form = DispatchForm(entry.handler.color)
                let head = form.instanceFunction("routeInstance\(number + 1)_", type: entry.instance.type)
                writer.located(entry.handler.location) { $0.line("\(head) { try \(entry.instance.making) }") }
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
}

/// The conditions under which a handler exists: when it is compiled, and on the running system.
struct HandlerCondition: Hashable, Comparable {
    /// The condition of an `#if`; `nil` if the handler is always compiled.
    var expression: String?
    /// The availability condition; `nil` if it is available on every system.
    var query: String?

    /// The condition of a handler; `nil` if the handler always exists.
    init?(_ handler: Handler) {
        expression = handler.condition
        query = handler.availability.availability.query
        if expression == nil, query == nil { return nil }
    }

    static func < (left: HandlerCondition, right: HandlerCondition) -> Bool {
        (left.expression ?? "", left.query ?? "") < (right.expression ?? "", right.query ?? "")
    }
}

extension ModuleModel {
    /// The distinct conditions of its handlers, in a stable order.
    ///
    /// A handler refers to a condition by its index.
    var conditions: [HandlerCondition] { Set(handlers.compactMap(HandlerCondition.init)).sorted() }
}

/// What has to hold for a handler to be there, beside its module: when it is compiled, and on the system that runs it.
struct HandlerCondition: Hashable, Comparable {
    /// The condition of an `#if`; `nil` if it is always compiled.
    var expression: String?
    /// The condition that asks the running system; `nil` if it is available on all.
    var query: String?

    /// The condition of a handler; `nil` if it is always there.
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
    /// The distinct conditions of its handlers, in a stable order; a handler refers to one by its place.
    var conditions: [HandlerCondition] { Set(handlers.compactMap(HandlerCondition.init)).sorted() }
}

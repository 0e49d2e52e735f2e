/// Writes what the router asks of the types with handlers whose instances are cached: which they are, and how they are made.
struct InstanceTypeEmitter {
    private struct Entry {
        var number: Int
        var type: InstanceType
        /// The handler whose way to the instance is taken: one that needs no actor, if there is one.
        var handler: Handler
    }

    private let entries: [Entry]
    private let instances: InstanceEmitter

    init(_ module: ModuleModel) {
        instances = InstanceEmitter(module.handlers)
        let handlers = Dictionary(grouping: module.handlers.filter(Self.isCached)) { InstanceType($0) }
        entries = module.instanceTypes.enumerated().compactMap { number, type in
            let handlers = handlers[type] ?? []
            let handler = handlers.first { !DispatchForm($0.color).isOnMainActor } ?? handlers.first
            return handler.map { Entry(number: number, type: type, handler: $0) }
        }
    }

    private static func isCached(_ handler: Handler) -> Bool {
        if case .instanceMember(.cached, _) = handler.callee { return true }
        return false
    }

    func emit(to writer: inout SourceWriter) {
        guard !entries.isEmpty else { return }
        writer.line()
        writer.block("extension RouteDispatcher_") { writer in
            emit("static func instanceType(_ type_: Int) -> Any.Type?", entries, otherwise: "return nil", to: &writer) {
                "return \($0.type.name).self"
            }
            let (isolated, free) = (
                entries.filter { DispatchForm($0.handler.color).isOnMainActor },
                entries.filter { !DispatchForm($0.handler.color).isOnMainActor }
            )
            let parameters = "(_ type_: Int, _ call_: RouterRuntime.RouteCall) throws"
            if !free.isEmpty {
                emit("static func makeInstance\(parameters) -> Bool", free, otherwise: "return false", to: &writer) {
                    "_ = try \(instances.expression($0.handler)); return true"
                }
            }
            if !isolated.isEmpty {
                let head = "@MainActor static func makeInstanceOnMainActor\(parameters)"
                emit(head, isolated, otherwise: "break", to: &writer) { "_ = try \(instances.expression($0.handler))" }
            }
        }
    }

    private func emit(
        _ head: String,
        _ entries: [Entry],
        otherwise: String,
        to writer: inout SourceWriter,
        _ statement: (Entry) -> String
    ) {
        writer.block(head) { writer in
            writer.line("switch type_ {")
            for entry in entries {
                writer.conditional(entry.type.condition) { $0.line("case \(entry.number): \(statement(entry))") }
            }
            writer.line("default: \(otherwise)")
            writer.line("}")
        }
    }
}

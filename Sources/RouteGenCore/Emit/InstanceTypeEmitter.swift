/// Writes the code about types with handlers whose instances are cached: which types there are, and how to create their
/// instances.
struct InstanceTypeEmitter {
    private struct Entry {
        var number: Int
        var type: InstanceType
        /// The handler that determines how the instance is created: one that needs no actor, if there is one.
        var handler: Handler
        /// The isolation of the function that returns the instance.
        var isolation: Handler.Isolation
        /// The keyword before expressions that name the type, followed by a space; empty for none.
        var safety: String { handler.isOfUnsafeType ? "unsafe " : "" }
    }

    private let entries: [Entry]
    private let instances: InstanceEmitter

    init(_ module: ModuleModel) {
        let instances = InstanceEmitter(module.handlers)
        self.instances = instances
        let handlers = Dictionary(grouping: module.handlers.filter(\.callee.isCachedInstanceMember)) {
            InstanceType($0)
        }
        entries = module.instanceTypes.enumerated().compactMap { number, type in
            let handlers = handlers[type] ?? []
            guard let handler = handlers.first(where: { instances.isolation($0) == .none }) ?? handlers.first else {
                return nil
            }
            return Entry(number: number, type: type, handler: handler, isolation: instances.isolation(handler))
        }
    }

    func emit(to code: inout GeneratedCode) {
        guard !entries.isEmpty else { return }
        code.section("nonisolated extension RouteDispatcher_") { code in
            let isDeprecated = entries.contains { $0.handler.availability.type.isDeprecated }
            let attribute = DeprecatedContext.attribute(if: isDeprecated)
            let head = "\(attribute)static func instanceType(_ type_: Swift.Int) -> Any.Type?"
            emit(head, entries, otherwise: "return nil", to: &code) {
                "return \($0.safety)\($0.handler.typeReference).self"
            }
            let parameters = "(_ type_: Swift.Int, _ call_: RouterRuntime.RouteCall) throws -> Swift.Bool"
            for (isolation, name) in [
                (Handler.Isolation.none, "makeInstance"), (.mainActor, "makeInstanceOnMainActor"),
            ] {
                let head = "\(attribute)\(isolation.attribute)static func \(name)\(parameters)"
                let made = entries.filter { $0.isolation == isolation }
                guard !made.isEmpty else { continue }
                emit(head, made, otherwise: "return false", to: &code) {
                    "_ = try \($0.safety)\(instances.expression($0.handler)); return true"
                }
            }
        }
    }

    private func emit(
        _ head: String,
        _ entries: [Entry],
        otherwise: String,
        to code: inout GeneratedCode,
        _ statement: (Entry) -> String
    ) {
        code.block(head) { code in
            code.line("switch type_ {")
            for entry in entries {
                let query = entry.handler.availability.type.query
                let check = query.map { "guard \($0) else { \(otherwise) }; " } ?? ""
                code.conditional(entry.type.condition) {
                    $0.line("case \(entry.number): \(check)\(statement(entry))")
                }
            }
            code.line("default: \(otherwise)")
            code.line("}")
        }
    }
}

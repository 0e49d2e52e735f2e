/// Writes the code that calls the functions that markers name with `when:`, by index.
struct ConditionEmitter {
    let routeConditions: [RouteCondition]

    func emit(to writer: inout SourceWriter) {
        guard !routeConditions.isEmpty else { return }
        writer.line()
        writer.block("nonisolated extension RouteDispatcher_") { writer in
            let effect = routeConditions.contains(where: \.isOnMainActor) ? "throws " : ""
            let parameters = "(_ condition_: Swift.Int, _ request_: RouterRuntime.RouteRequest)"
            writer.block("static func accepts\(parameters) \(effect)-> Swift.Bool") { writer in
                writer.line("switch condition_ {")
                for (index, condition) in routeConditions.enumerated() {
                    writer.conditional(CompilationCondition.expression(condition.conditions)) { writer in
                        writer.line("case \(index):")
                        writer.indented { writer in
                            if let query = condition.availability.query {
                                writer.line("guard \(query) else { return false }")
                            }
                            writer.located(condition.written.location) {
                                let name = condition.isOnMainActor ? "passesOnMainActor" : "passes"
                                let mark = condition.isOnMainActor ? "try " : ""
                                $0.line("return \(mark)request_.\(name)(\(condition.callee))")
                            }
                        }
                    }
                }
                writer.line("default: return false")
                writer.line("}")
            }
        }
    }
}

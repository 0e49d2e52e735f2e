/// Writes the code that calls the functions that markers name with `when:`, by index.
struct ConditionEmitter {
    let routeConditions: [RouteCondition]

    func emit(to code: inout GeneratedCode) {
        guard !routeConditions.isEmpty else { return }
        code.line()
        code.block("nonisolated extension RouteDispatcher_") { code in
            let effect = routeConditions.contains(where: \.isOnMainActor) ? "throws " : ""
            let parameters = "(_ condition_: Swift.Int, _ request_: RouterRuntime.RouteRequest)"
            code.block("static func accepts\(parameters) \(effect)-> Swift.Bool") { code in
                code.line("switch condition_ {")
                for (index, condition) in routeConditions.enumerated() {
                    code.conditional(CompilationCondition.expression(condition.conditions)) { code in
                        code.line("case \(index):")
                        code.indented { code in
                            code.requireAvailability(condition.availability.query, otherwise: "return false")
                            code.located(condition.written.location) {
                                let name = condition.isOnMainActor ? "passesOnMainActor" : "passes"
                                let mark = condition.isOnMainActor ? "try " : ""
                                $0.line("return \(mark)request_.\(name)(\(condition.callee))")
                            }
                        }
                    }
                }
                code.line("default: return false")
                code.line("}")
            }
        }
    }
}

/// Writes the code that calls the functions that markers name with `when:`, by index.
struct ConditionEmitter {
    let routeConditions: [RouteCondition]

    func emit(to code: inout GeneratedCode) {
        guard !routeConditions.isEmpty else { return }
        code.line()
        let canThrow = routeConditions.contains { $0.isOnMainActor || $0.instanceType != nil }
        let effect = canThrow ? "throws " : ""
        let parameters = "(_ condition_: Swift.Int, _ request_: RouterRuntime.RouteRequest)"
        code.block("nonisolated extension RouteDispatcher_") { code in
            code.block("static func accepts\(parameters) \(effect)-> Swift.Bool") { code in
                code.line("\(canThrow ? "try " : "")accepts_(condition_, request_)")
            }
        }
        code.line()
        // Inside the extension, the names of its functions would hide those of free ones.
        code.block("nonisolated private func accepts_\(parameters) \(effect)-> Swift.Bool") { code in
            code.line("switch condition_ {")
            for (index, condition) in routeConditions.enumerated() {
                code.case("\(index):", where: CompilationCondition.expression(condition.conditions)) { code in
                    code.requireAvailability(condition.availability.query, otherwise: "return false")
                    code.located(condition.written.location) {
                        $0.line("return \(Self.expression(condition))")
                    }
                }
            }
            code.line("default: return false")
            code.line("}")
        }
    }

    private static func expression(_ condition: RouteCondition) -> String {
        let name = condition.isOnMainActor ? "passesOnMainActor" : "passes"
        guard let type = condition.instanceType else {
            return "\(condition.isOnMainActor ? "try " : "")request_.\(name)(\(condition.callee))"
        }
        return "try request_.\(name)(\(type).self) { \(condition.instanceCall) }"
    }
}

/// Writes the code that asks the functions which markers name with `when:`, by their index.
struct TesterEmitter {
    let testers: [RouteTester]

    func emit(to writer: inout SourceWriter) {
        guard !testers.isEmpty else { return }
        writer.line()
        writer.block("nonisolated extension RouteDispatcher_") { writer in
            writer.block(
                "static func accepts(_ tester_: Swift.Int, _ request_: RouterRuntime.RouteRequest) -> Swift.Bool"
            ) {
                writer in
                writer.line("switch tester_ {")
                for (index, tester) in testers.enumerated() {
                    writer.conditional(CompilationCondition.expression(tester.conditions)) { writer in
                        writer.line("case \(index):")
                        writer.indented { writer in
                            if let query = tester.availability.query {
                                writer.line("guard \(query) else { return false }")
                            }
                            writer.located(tester.written.location) {
                                $0.line("return request_.passes(\(tester.callee))")
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

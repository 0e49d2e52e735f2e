/// Writes the code that reads a handler's arguments without calling the handler.
///
/// Handlers with the same signature share a case. Handlers whose arguments cannot fail have none.
struct ArgumentCheckEmitter {
    /// The requirements of a case.
    private struct Case: Hashable {
        var expression: String
        var condition: String?
        var query: String?
    }

    private var cases: [(case: Case, handlers: [Int])] = []
    private let isDeprecated: Bool

    /// Collects the cases for a module's handlers.
    init(_ handlers: [Handler], signatures: SignatureEmitter) {
        var numbers: [Case: Int] = [:]
        for (index, handler) in handlers.enumerated() {
            guard handler.namedParameters.contains(where: { $0.role != .info }),
                let reading = signatures.reading(handler)
            else { continue }
            let found = Case(
                expression: reading.expression,
                condition: handler.condition,
                query: handler.availability.availability.query
            )
            if let number = numbers[found] {
                cases[number].handlers.append(index)
            } else {
                numbers[found] = cases.count
                cases.append((found, [index]))
            }
        }
        isDeprecated = handlers.contains(where: \.availability.isDeprecated)
    }

    /// The numbers of handlers, as many on each line as fit.
    private static func rows(_ handlers: [Int]) -> [String] {
        stride(from: 0, to: handlers.count, by: 20).map { start in
            handlers[start..<min(start + 20, handlers.count)].map(String.init).joined(separator: ", ")
        }
    }

    func emit(to code: inout GeneratedCode) {
        guard !cases.isEmpty else { return }
        code.section("nonisolated extension RouteDispatcher_") { code in
            let parameters = "(_ handler_: Swift.Int, _ call_: RouterRuntime.RouteCall) throws"
            let attribute = DeprecatedContext.attribute(if: isDeprecated)
            code.line("\(attribute)@_optimize(size)")
            code.block("static func checkArguments\(parameters)") { code in
                code.line("switch handler_ {")
                for entry in cases {
                    code.conditional(entry.case.condition) { code in
                        let read = "_ = try \(entry.case.expression)"
                        let statement = entry.case.query.map { "if \($0) { \(read) }" } ?? read
                        code.list("case ", Self.rows(entry.handlers), ": \(statement)")
                    }
                }
                code.line("default: return")
                code.line("}")
            }
        }
    }
}

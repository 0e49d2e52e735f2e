/// Writes the functions that handlers of one signature share.
struct SignatureEmitter {
    private var numbers: [HandlerSignature: Int] = [:]
    private var order: [(signature: HandlerSignature, location: SourceLocation)] = []

    /// Numbers the signatures of handlers in the order in which they are given.
    init(_ handlers: [Handler]) {
        for handler in handlers {
            let signature = HandlerSignature(handler)
            guard signature.plainReading == nil, numbers[signature] == nil else { continue }
            order.append((signature, handler.location))
            numbers[signature] = order.count
        }
    }

    /// The expression that reads a handler's arguments; `nil` where it has none.
    func reading(_ handler: Handler) -> String? {
        guard !handler.namedParameters.isEmpty else { return nil }
        let signature = HandlerSignature(handler)
        return numbers[signature].map { "routeArguments\($0)_(call_)" } ?? signature.plainReading
    }

    /// Writes the functions that read arguments: those of a typed route as they are, else those of the request.
    func emitReaders(to writer: inout SourceWriter) {
        for (number, entry) in order.enumerated() {
            let signature = entry.signature
            let attributes = signature.availability
            writer.line()
            writer.conditional(signature.condition) { writer in
                writer.line("\(attributes)private typealias RouteValues\(number + 1)_ = \(signature.valuesType)")
                writer.block(
                    "\(attributes)nonisolated private func routeArguments\(number + 1)_(_ call_: RouterRuntime.RouteCall) throws -> RouteValues\(number + 1)_"
                ) { writer in
                    writer.line("if let typed_ = call_.typedValues(RouteValues\(number + 1)_.self) { return typed_ }")
                    let readings = signature.elements.enumerated().map { index, element in
                        "let value\(index)_: \(element.transportType) = \(element.reading)"
                    }
                    // On one line, as each line of its own would need a location of its own.
                    writer.located(entry.location) { $0.line(readings.joined(separator: "; ")) }
                    let values = signature.elements.indices.map { "value\($0)_" }.joined(separator: ", ")
                    writer.line("return \(signature.elements.count == 1 ? values : "(\(values))")")
                }
            }
        }
    }
}

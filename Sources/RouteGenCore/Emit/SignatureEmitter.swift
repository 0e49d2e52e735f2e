/// Writes the functions that handlers of one signature share.
struct SignatureEmitter {
    private var numbers: [HandlerSignature: Int] = [:]
    private var order: [(signature: HandlerSignature, location: SourceLocation)] = []

    /// Numbers the signatures of handlers in the order in which they are given.
    init(_ handlers: [Handler]) {
        for handler in handlers {
            let signature = HandlerSignature(handler)
            guard !signature.elements.isEmpty, numbers[signature] == nil else { continue }
            order.append((signature, handler.location))
            numbers[signature] = order.count
        }
    }

    /// The name of the function that reads a handler's arguments; `nil` where it has none.
    func readerName(_ handler: Handler) -> String? {
        numbers[HandlerSignature(handler)].map { "routeArguments\($0)_" }
    }

    /// The name of the function that writes a handler's arguments into a URL; `nil` where it has none.
    func writerName(_ handler: Handler) -> String? {
        numbers[HandlerSignature(handler)].map { "routeWrite\($0)_" }
    }

    /// Writes the functions that read arguments: those of a typed route as they are, else those of the request.
    func emitReaders(to writer: inout SourceWriter) {
        for (number, entry) in order.enumerated() {
            let signature = entry.signature
            writer.line()
            writer.conditional(signature.condition) { writer in
                writer.located(entry.location) { writer in
                    writer.line("private typealias RouteValues\(number + 1)_ = \(signature.valuesType)")
                }
                writer.block(
                    "private func routeArguments\(number + 1)_(_ call_: RouterRuntime.RouteCall) throws -> RouteValues\(number + 1)_"
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

    /// Writes the functions that write arguments into a URL.
    func emitWriters(to writer: inout SourceWriter) {
        for (number, entry) in order.enumerated() {
            let signature = entry.signature
            writer.line()
            writer.conditional(signature.condition) { writer in
                let head =
                    "private func routeWrite\(number + 1)_"
                    + "(_ values_: \(signature.valuesParameterType), _ writer_: inout RouterRuntime.RouteURLWriter) throws"
                writer.block(head, at: entry.location) { writer in
                    for (index, element) in signature.elements.enumerated() {
                        let value = signature.elements.count == 1 ? "values_" : "values_.\(index)"
                        writer.line("try writer_.\(element.isInfo ? "addAll" : "add")(\(value))")
                    }
                }
            }
        }
    }
}

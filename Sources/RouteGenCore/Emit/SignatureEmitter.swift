import RouteReasons
import RouteTables

/// Writes the functions that handlers with the same signature share.
struct SignatureEmitter {
    /// A signature, and the first handler that has it, which gives the function its name.
    private struct Reader {
        var signature: HandlerSignature
        var handler: Handler
        var name: String
    }

    private var numbers: [HandlerSignature: Int] = [:]
    private var readers: [Reader] = []

    /// Names the signatures of handlers in the given order.
    init(_ handlers: [Handler]) {
        var names = UniqueNames()
        for handler in handlers {
            let signature = HandlerSignature(handler)
            guard signature.plainReading == nil, numbers[signature] == nil else { continue }
            numbers[signature] = readers.count
            let name = names.unique(AccessorName.uppercasedFirst(handler.accessorName))
            readers.append(Reader(signature: signature, handler: handler, name: name))
        }
    }

    /// The expression that reads a handler's arguments; `nil` if it has none.
    func reading(_ handler: Handler) -> (expression: String, type: String?)? {
        guard !handler.namedParameters.isEmpty else { return nil }
        let signature = HandlerSignature(handler)
        if let number = numbers[signature] {
            let reader = readers[number]
            // With an explicit type, the compiler does not warn about a constant of type `Void`.
            return ("\(Self.function(reader))(call_)", Self.values(reader))
        }
        return signature.plainReading.map { ($0, nil) }
    }

    private static func values(_ reader: Reader) -> String { SwiftText.identifier("ValuesOf\(reader.name)_") }

    private static func function(_ reader: Reader) -> String { SwiftText.identifier("argumentsOf\(reader.name)_") }

    /// Writes the functions that read arguments, from a typed route or else from the request.
    func emitReaders(to code: inout GeneratedCode) {
        for reader in readers {
            let signature = reader.signature
            let values = Self.values(reader)
            code.line()
            code.conditional(signature.condition) { code in
                let types = signature.elements.map(\.transportType)
                let isTuple = types.count > 1
                let head = "\(signature.availability)private typealias \(values) = \(isTuple ? "(" : "")"
                code.list(head, types, isTuple ? ")" : "")
                code.line("/// Reads the arguments of `\(reader.handler.displayName)`")
                code.line("/// and of other handlers with the same signature.")
                let function = "nonisolated private func \(Self.function(reader))"
                code.list(
                    "\(signature.availability)\(function)(",
                    ["_ call_: RouterRuntime.RouteCall"],
                    ") throws -> \(values) {"
                )
                code.indented { code in
                    code.line("if let typed_ = call_.typedValues(\(values).self) { return typed_ }")
                    let readings = signature.elements.enumerated().map { index, element in
                        "let value\(index)_\(element.isTyped ? "" : ": \(element.transportType)") = \(element.reading)"
                    }
                    if let advice = reader.handler.adviceAboutNames { code.advice(advice) }
                    code.located(reader.handler.location, statements: readings)
                    let values = signature.elements.indices.map { "value\($0)_" }.joined(separator: ", ")
                    code.line("return \(isTuple ? "(\(values))" : values)")
                }
                code.line("}")
            }
        }
    }
}

/// Distinguishes equal names by numbers.
struct UniqueNames {
    private var taken: Set<String> = []

    /// The name itself at first, and then the name with a number.
    mutating func unique(_ name: String) -> String {
        var candidate = name
        var number = 1
        while !taken.insert(candidate).inserted {
            number += 1
            candidate = "\(name)_\(number)"
        }
        return candidate
    }
}

import RouteReasons
import RouteTables

/// Finds accessors in one file that the compiler cannot distinguish.
enum AccessorCollisions {
    /// Checks the handlers whose accessors are in one file.
    ///
    /// Overloads may differ in labels or parameter types. Path constants have no parameters, so their names must
    /// differ.
    ///
    /// - Parameters:
    ///   - handlers: The handlers.
    ///   - kinds: The kinds of accessors to a handler that the file contains.
    /// - Returns: The findings.
    static func check(_ handlers: [Handler], kinds: (Handler) -> Set<Configuration.AccessorKind>) -> [Diagnostic] {
        var functions: [String: [Declared<Handler>]] = [:]
        var constants: [String: [Declared<(handler: Handler, pattern: Handler.Pattern)>]] = [:]
        var findings = StoreProperties.check(handlers.filter { kinds($0).contains(.store) })
        for handler in sorted(handlers) {
            let key = functionKey(handler)
            let conditions = CompilationConditions(handler.conditions)
            if let first = functions[key]?.first(where: { $0.conditions.canHold(with: conditions) })?.value {
                findings += Problem(.accessorCollision, at: handler)
                    .saying(
                        "\(subject(handler, first)) have the same accessor `.\(handler.accessorName)`, "
                            + "with the same labels and types"
                    )
                    .noting("the other handler is here", at: first.location)
                    .advising(help(handler))
                continue
            }
            functions[key, default: []].append(Declared(value: handler, conditions: conditions))
            guard kinds(handler).contains(.paths) else { continue }
            for (ordinal, pattern) in handler.patterns.enumerated() {
                let name = handler.pathName(ofPattern: ordinal)
                if let first = constants[name]?.first(where: { $0.conditions.canHold(with: conditions) })?.value {
                    findings += Problem(.accessorCollision, at: pattern)
                        .saying(
                            "the patterns of \(subject(handler, first.handler)) have the same constant "
                                + "`RoutePath.\(name)`"
                        )
                        .noting("the other pattern is here", at: first.pattern.location)
                        .advising(help(handler))
                } else {
                    constants[name, default: []].append(Declared(value: (handler, pattern), conditions: conditions))
                }
            }
        }
        return findings
    }

    /// An accessor's handler with the conditions of the `#if` blocks around it.
    private struct Declared<Value> {
        var value: Value
        var conditions: CompilationConditions
    }

    /// The handlers in the order of the source.
    private static func sorted(_ handlers: [Handler]) -> [Handler] {
        // For ten thousand handlers, copying them for each comparison would cost more than sorting.
        let locations = handlers.map(\.location)
        let order = handlers.indices.sorted { left, right in
            if locations[left] != locations[right] { return locations[left] < locations[right] }
            return handlers[left].fullName < handlers[right].fullName
        }
        return order.map { handlers[$0] }
    }

    /// The parts that distinguish the accessor on `Route` within one build: its name, labels and types.
    private static func functionKey(_ handler: Handler) -> String {
        let parameters = handler.namedParameters.map { "\($0.label ?? "_"):\($0.transportType)" }.joined(separator: ",")
        return "\(handler.accessorName)(\(parameters))"
    }

    /// Both handlers, with the types of their parameters if their names are the same.
    private static func subject(_ handler: Handler, _ first: Handler) -> String {
        guard handler.displayName == first.displayName else {
            return "`\(handler.displayName)` and `\(first.displayName)`"
        }
        return "`\(described(handler))` and `\(described(first))`"
    }

    private static func described(_ handler: Handler) -> String {
        let parameters = handler.parameters.map { "\($0.label ?? "_"): \($0.type.text)" }.joined(separator: ", ")
        return "\(([handler.module] + handler.typePath + [handler.name]).joined(separator: "."))(\(parameters))"
    }

    /// A marker with a suggested name, which contains the label or the type of the first parameter.
    private static func help(_ handler: Handler) -> String {
        let parameter = handler.namedParameters.first
        let addition = parameter.map {
            $0.type.isStandardScalar ? "By\($0.type.text)" : "By\(AccessorName.uppercasedFirst($0.name))"
        }
        let name = handler.accessorName + (addition ?? "2")
        return "rename one of them: `@route(name: \(name))`"
    }
}

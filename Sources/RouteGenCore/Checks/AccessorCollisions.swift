/// Finds accessors of one file that the compiler could not tell apart.
enum AccessorCollisions {
    /// Overloads with different labels or parameter types are fine; a path constant has no parameters to tell it by.
    static func check(_ handlers: [Handler]) -> [Diagnostic] {
        var functions: [String: Handler] = [:]
        var constants: [String: (handler: Handler, location: SourceLocation)] = [:]
        var findings: [Diagnostic] = []
        for handler in handlers.sorted(by: { ($0.location, $0.fullName) < ($1.location, $1.fullName) }) {
            if handler.storeGroup == nil, handler.storeName == "router" {
                findings.append(
                    Diagnostic(
                        .accessorCollision,
                        "the accessor `store.router` of `\(handler.displayName)` would hide the store's own property",
                        at: handler.location,
                        length: handler.name.utf8.count,
                        help: "give the accessor another name: `@route(name: openRouter)`"
                    )
                )
            }
            let key = functionKey(handler)
            if let first = functions[key] {
                findings.append(finding("`\(handler.accessorName)`", handler, handler.location, first.location, first))
                continue
            }
            functions[key] = handler
            for (ordinal, pattern) in handler.patterns.enumerated() {
                let name = handler.pathName(ofPattern: ordinal)
                let conditionalName = "\(name) \(handler.condition ?? "")"
                if let first = constants[conditionalName] {
                    findings.append(
                        finding("`RoutePath.\(name)`", handler, pattern.location, first.location, first.handler)
                    )
                } else {
                    constants[conditionalName] = (handler, pattern.location)
                }
            }
        }
        return findings
    }

    /// What tells the accessor on `Route` from others: name, labels, types, and the `#if` that it stands in.
    private static func functionKey(_ handler: Handler) -> String {
        let parameters = handler.namedParameters.map { "\($0.label ?? "_"):\($0.transportType)" }.joined(separator: ",")
        return "\(handler.accessorName)(\(parameters)) \(handler.condition ?? "")"
    }

    private static func finding(
        _ what: String,
        _ handler: Handler,
        _ location: SourceLocation,
        _ firstLocation: SourceLocation,
        _ first: Handler
    ) -> Diagnostic {
        Diagnostic(
            .accessorCollision,
            "`\(handler.displayName)` and `\(first.displayName)` would both have the accessor \(what)",
            at: location,
            related: [Diagnostic.Related(location: firstLocation, message: "the other one is here")],
            help:
                "give one of them another name: `@route(name: \(Handler.lowercasedFirst(handler.typePath.joined()))\(Handler.uppercasedFirst(handler.name))2)`"
        )
    }
}

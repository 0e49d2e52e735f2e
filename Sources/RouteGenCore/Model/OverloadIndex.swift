/// The functions and initializers of a module, to find overloads that a call may mean.
struct OverloadIndex: Sendable {
    /// The properties of a function that determine whether a call can mean it.
    struct Entry: Sendable {
        var parameters: [Parameter]
        var isStatic: Bool
        var conditions: [String]
        var location: SourceLocation
    }

    /// A parameter, as a caller sees it.
    struct Parameter: Sendable {
        var label: String?
        var type: String
        var canBeLeftOut: Bool
        var isVariadic: Bool
    }

    private var entries: [String: [Entry]] = [:]

    /// The number of overloads that are compared with each other.
    static let comparedLimit = 100

    /// The number of functions at a path.
    func count(at path: String) -> Int { entries[path]?.count ?? 0 }

    /// Adds the functions of a file.
    mutating func add(_ file: ParsedFile) {
        for declaration in file.declarations
        where (declaration.kind == .function || declaration.kind == .initializer) && !declaration.isLocal {
            let path = declaration.enclosing.map(\.name) + [declaration.name]
            let entry = Entry(
                parameters: declaration.parameters.map {
                    Parameter(
                        label: $0.label,
                        type: $0.type,
                        canBeLeftOut: $0.defaultValue != nil || $0.isVariadic,
                        isVariadic: $0.isVariadic
                    )
                },
                isStatic: declaration.isStatic,
                conditions: declaration.conditions,
                location: declaration.location
            )
            entries[path.joined(separator: "."), default: []].append(entry)
        }
    }

    /// Whether another function accepts a call with all arguments of a handler.
    func hasTwin(of handler: Handler, types: TypeIndex) -> Bool {
        let isFunction = ![.initializer, .staticProperty, .enumCase].contains(handler.callee)
        guard isFunction, handler.result?.isOpaque != true else {
            return false
        }
        let arguments = handler.parameters.map { (label: $0.label, type: $0.type.text) }
        let conditions = CompilationConditions(handler.conditions)
        // The order makes no difference here, and sorting thousands of overloads for each of them would.
        let overloads = entries[(handler.typePath + [handler.name]).joined(separator: ".")] ?? []
        guard overloads.count <= Self.comparedLimit else { return false }
        return overloads.contains { other in
            other.location != handler.location && other.isStatic == (handler.callee == .staticMember)
                && other.accepts(arguments, NominalTypes(types, from: handler.typePath))
                && conditions.canHold(with: CompilationConditions(other.conditions))
        }
    }

    /// The functions at a path, which is the names of the types around them and their own, in the order of the source.
    func functions(at path: String) -> [Entry] {
        (entries[path] ?? []).sorted { $0.location < $1.location }
    }
}

extension OverloadIndex.Entry {
    /// Whether a call with arguments of these labels and types can mean this function, as far as the names of types
    /// show.
    func accepts(_ arguments: [(label: String?, type: String)], _ types: NominalTypes) -> Bool {
        match(arguments, types) != nil
    }

    /// How arguments fit the parameters of a function.
    struct Match {
        /// The number of parameters whose default values such a call needs.
        var defaultCount = 0
        /// Whether each argument has the type of its parameter, as they are written.
        var hasSameTypes = true
    }

    /// How a call with arguments of these labels and types fits; `nil` if it cannot mean this function.
    func match(_ arguments: [(label: String?, type: String)], _ types: NominalTypes) -> Match? {
        var match = Match()
        var rest = arguments[...]
        for parameter in parameters {
            if let next = rest.first, next.label == parameter.label, types.mayConvert(next.type, to: parameter.type) {
                if next.type != parameter.type { match.hasSameTypes = false }
                rest.removeFirst()
            } else if !parameter.canBeLeftOut {
                return nil
            } else if !parameter.isVariadic {
                match.defaultCount += 1
            }
        }
        return rest.isEmpty ? match : nil
    }
}

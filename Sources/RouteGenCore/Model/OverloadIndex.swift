/// The functions and initializers of a module, to find overloads that a call may mean.
///
/// Their types are not compared: what a call without one of its arguments means is decided by Swift alone.
struct OverloadIndex: Sendable {
    /// The properties of a function that determine whether a call can mean it.
    struct Entry: Sendable {
        var parameters: [(label: String?, canBeLeftOut: Bool)]
        var isStatic: Bool
        var conditions: [String]
        var location: SourceLocation

        var labels: [String?] { parameters.map(\.label) }

        /// The number of parameters whose default values a call with arguments of some labels needs; `nil` if it cannot
        /// mean this function.
        func defaultCount(of call: [String?]) -> Int? {
            var rest = call[...]
            for parameter in parameters {
                if let next = rest.first, next == parameter.label {
                    rest.removeFirst()
                } else if !parameter.canBeLeftOut {
                    return nil
                }
            }
            return rest.isEmpty ? parameters.count - call.count : nil
        }
    }

    private var entries: [String: [Entry]] = [:]

    /// The number of overloads that are compared with each other.
    static let comparedLimit = 100

    /// Adds the functions of a file.
    mutating func add(_ file: ParsedFile) {
        for declaration in file.declarations
        where (declaration.kind == .function || declaration.kind == .initializer) && !declaration.isLocal {
            let entry = Entry(
                parameters: declaration.parameters.map { ($0.label, $0.defaultValue != nil || $0.isVariadic) },
                isStatic: declaration.isStatic,
                conditions: declaration.conditions,
                location: declaration.location
            )
            let key = declaration.path
            // The order of the files makes no difference.
            let index = entries[key]?.lastIndex { $0.location < entry.location }.map { $0 + 1 } ?? 0
            entries[key, default: []].insert(entry, at: index)
        }
    }

    /// Whether another function accepts a call with all arguments of a handler.
    func isOverloadedByResult(_ handler: Handler) -> Bool {
        let isFunction = ![.initializer, .staticProperty, .enumCase].contains(handler.callee)
        guard isFunction, handler.result?.isOpaque != true else { return false }
        let labels = handler.parameters.map(\.label)
        return functions(inPlaceOf: handler, at: handler.typePath).contains { $0.defaultCount(of: labels) != nil }
    }

    /// The other functions with a handler's name in a type, as far as they can be part of one build.
    ///
    /// - Returns: At most as many as are compared.
    func functions(inPlaceOf handler: Handler, at typePath: [String]) -> [Entry] {
        let conditions = CompilationConditions(handler.conditions)
        let all = (entries[(typePath + [handler.name]).joined(separator: ".")] ?? []).prefix(Self.comparedLimit)
        return all.filter { other in
            other.location != handler.location && other.isStatic == (handler.callee == .staticMember)
                && conditions.canHold(with: CompilationConditions(other.conditions))
        }
    }

    /// The number of functions with a handler's name in its type.
    func count(of handler: Handler) -> Int {
        entries[(handler.typePath + [handler.name]).joined(separator: ".")]?.count ?? 0
    }
}

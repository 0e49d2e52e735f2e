/// The functions and initialisers of a module, to find those that a call could mean as well.
struct OverloadIndex: Sendable {
    /// What decides whether a call can mean a function.
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
    }

    private var entries: [String: [Entry]] = [:]

    /// Adds the functions of a file.
    mutating func add(_ file: ParsedFile) {
        for declaration in file.declarations
        where (declaration.kind == .function || declaration.kind == .initializer) && !declaration.isLocal {
            let path = declaration.enclosing.map(\.name) + [declaration.name]
            let entry = Entry(
                parameters: declaration.parameters.map {
                    Parameter(label: $0.label, type: $0.type, canBeLeftOut: $0.defaultValue != nil || $0.isVariadic)
                },
                isStatic: declaration.modifiers.contains("static") || declaration.modifiers.contains("class"),
                conditions: declaration.conditions,
                location: declaration.location
            )
            entries[path.joined(separator: "."), default: []].append(entry)
        }
    }

    /// The functions of a name, with the types around it in front, in the order of the source.
    func functions(at path: String) -> [Entry] {
        (entries[path] ?? []).sorted { $0.location < $1.location }
    }
}

extension OverloadIndex.Entry {
    /// Whether a call with arguments of those labels and types can mean this function, as far as their names tell.
    func accepts(_ arguments: [(label: String?, type: String)]) -> Bool {
        var rest = arguments[...]
        for parameter in parameters {
            if let next = rest.first, next.label == parameter.label, Self.mayBe(next.type, parameter.type) {
                rest.removeFirst()
            } else if !parameter.canBeLeftOut {
                return false
            }
        }
        return rest.isEmpty
    }

    /// A value of one standard type is never taken for one of another.
    private static func mayBe(_ type: String, _ other: String) -> Bool {
        type == other || !TypeText(type).isStandardScalar || !TypeText(other).isStandardScalar
    }
}

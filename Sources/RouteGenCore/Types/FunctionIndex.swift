/// The functions of a module that return `Bool`, which markers can name as conditions.
struct FunctionIndex: Sendable {
    /// A function that returns `Bool`.
    struct Entry: Sendable {
        let declaration: Declaration

        var location: SourceLocation { declaration.location }
    }

    /// The functions by their names after those of the types around them.
    private(set) var functions: [String: [Entry]] = [:]
    /// The types with conformances in extensions, from which they may inherit functions.
    private(set) var conformingTypes: Set<String> = []

    /// Adds the functions of a file.
    mutating func add(_ file: ParsedFile) {
        for declaration in file.declarations where declaration.kind == .extension && !declaration.inheritedTypes.isEmpty
        {
            conformingTypes.insert(declaration.name)
        }
        for declaration in file.declarations where declaration.kind == .function && !declaration.isLocal {
            guard declaration.resultType == "Bool" || declaration.resultType == "Swift.Bool" else { continue }
            let path = (declaration.enclosing.map(\.name) + [declaration.name]).joined(separator: ".")
            functions[path, default: []].append(Entry(declaration: declaration))
        }
    }
}

extension FunctionIndex.Entry {
    /// Why the function cannot be a condition, as the end of a sentence that starts with its name.
    ///
    /// - Parameter types: The types of its module, which determine its isolation.
    /// - Returns: `nil` if it can be a condition.
    func obstacle(_ types: TypeIndex) -> String? {
        let function = declaration
        let isMember = !function.enclosing.isEmpty
        if isMember, !function.modifiers.contains("static"), !function.modifiers.contains("class") {
            return "is not static"
        }
        if let obstacle = Visibility.obstacle(of: function) { return obstacle.reason }
        if function.genericParameters != nil { return "is generic" }
        if function.isAsync { return "is asynchronous" }
        if types.canThrow(function) { return "can throw" }
        if case .globalActor(let name) = HandlerIsolation.of(function, types: types) {
            return "is isolated to `\(name)`"
        }
        let parameters = function.parameters.map { TypeText($0.type) }
        if parameters.count > 1 { return "takes \(parameters.count) values" }
        if let parameter = parameters.first, !parameter.isRequest { return "takes `\(parameter.text)`" }
        return nil
    }
}

/// The functions of a module that markers can name as conditions: they return `Bool` and take nothing or the request.
struct FunctionIndex: Sendable {
    /// The functions by their names after those of the types around them.
    private(set) var functions: [String: [Declaration]] = [:]

    /// Adds the functions of a file.
    mutating func add(_ file: ParsedFile) {
        for declaration in file.declarations where declaration.kind == .function && !declaration.isLocal {
            guard declaration.resultType == "Bool" || declaration.resultType == "Swift.Bool",
                declaration.parameters.count <= 1,
                declaration.parameters.allSatisfy({ TypeText($0.type).isRequest })
            else { continue }
            let path = (declaration.enclosing.map(\.name) + [declaration.name]).joined(separator: ".")
            functions[path, default: []].append(declaration)
        }
    }
}

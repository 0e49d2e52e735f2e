/// The cases of a module's enumerations with their raw values, and other declarations that decide how strings are read.
package struct RawValueIndex: Sendable {
    /// The cases by the paths of the enumerations, with their raw values as they are written.
    package private(set) var cases: [String: [(name: String, literal: String?)]] = [:]
    /// Whether a type may have a value for a parameter that is absent.
    package private(set) var readsAbsentValues = false
    /// The enumerations with cases that are not always compiled, or with an initializer of their own for raw values.
    package private(set) var uncertain: Set<String> = []

    /// Adds a declaration if it is a case of an enumeration with raw values, or creates one from its raw value.
    mutating func add(_ declaration: Declaration) {
        switch declaration.kind {
        case .enumCase where declaration.enclosing.last?.inheritedTypes.isEmpty == false:
            let path = declaration.enclosingPath
            cases[path, default: []].append((declaration.name, declaration.rawValue))
            if !declaration.conditions.isEmpty { uncertain.insert(path) }
        case .initializer where declaration.parameters.first?.label == "rawValue":
            uncertain.insert(declaration.enclosingPath)
        case .function where declaration.name == "value" && declaration.parameters.first?.label == "of":
            readsAbsentValues = true
        default: break
        }
    }
}

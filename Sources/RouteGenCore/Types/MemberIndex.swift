/// The methods and initializers of a module's classes and protocols, whose isolation overriding and implementing
/// declarations share.
struct MemberIndex: Sendable {
    private var members: [String: [String: Declaration]] = [:]

    /// Adds a declaration if it can be overridden or implemented.
    mutating func add(_ declaration: Declaration) {
        guard declaration.kind == .function || declaration.kind == .initializer,
            let scope = declaration.enclosing.last, scope.kind == .class || declaration.isRequirement
        else { return }
        members[declaration.enclosingPath, default: [:]][Self.key(declaration)] = declaration
    }

    /// The member of a type with the name and the labels of another declaration.
    func member(like declaration: Declaration, of path: String) -> Declaration? {
        members[path]?[Self.key(declaration)]
    }

    private static func key(_ declaration: Declaration) -> String {
        let labels = declaration.parameters.map { "\($0.label ?? "_"):" }.joined()
        return "\(declaration.isStatic ? "static " : "")\(declaration.name)(\(labels))"
    }
}

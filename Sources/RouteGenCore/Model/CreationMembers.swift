/// The initializers of the types in a file, and the properties that these must set, in bodies and in extensions.
struct CreationMembers {
    /// The members, by the names of the types around them.
    private var members: [[String]: [Declaration]] = [:]

    /// Finds the members in a file.
    init(of file: ParsedFile) {
        for member in file.declarations where !member.isLocal {
            guard member.kind == .initializer || member.kind == .variable && member.needsInitialValue else { continue }
            members[Self.path(member.enclosing.map(\.name)), default: []].append(member)
        }
    }

    /// The members of a type.
    subscript(type: Declaration) -> [Declaration] {
        members[Self.path(type.enclosing.map(\.name) + [type.name])] ?? []
    }

    /// The names in a path, of which an extension may have several in one scope.
    private static func path(_ names: [String]) -> [String] {
        names.flatMap { $0.split(separator: ".").map(String.init) }
    }
}

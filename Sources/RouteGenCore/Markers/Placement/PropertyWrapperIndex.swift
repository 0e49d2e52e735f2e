/// The property wrappers and result builders that a module declares.
///
/// Their initializers determine what a memberwise initializer takes for a property that has only the wrapper's name.
struct PropertyWrapperIndex: Sendable {
    /// A declaration with the attribute.
    private struct Entry: Sendable {
        var type: Declaration
        var members: [Declaration]
    }

    private var entries: [String: [Entry]] = [:]
    private var builders: Set<String> = []

    /// Adds the wrappers of a file.
    ///
    /// - Complexity: O(*n*) in the number of the file's declarations for each wrapper among them.
    mutating func add(_ file: ParsedFile) {
        for declaration in file.declarations where !declaration.isLocal {
            if declaration.attributes.contains(where: { $0.name == "propertyWrapper" }) {
                let members = file.declarations.filter { member in
                    member.enclosing.last?.location == declaration.location
                        && member.enclosing.count == declaration.enclosing.count + 1
                }
                entries[declaration.name, default: []].append(Entry(type: declaration, members: members))
            } else if declaration.attributes.contains(where: { $0.name == "resultBuilder" }) {
                builders.insert(declaration.name)
            }
        }
    }

    /// The argument for a property with a wrapper of the module; `nil` if it declares no wrapper with that name.
    func wrapper(_ name: Substring) -> PropertyWrapper? {
        if builders.contains(String(name)) { return .takesClosure }
        guard let found = entries[String(name)], let entry = found.first else { return nil }
        guard found.count == 1 else { return .unknown }
        return Self.wrapper(entry)
    }

    /// The compiler considers the initializers in the declaration of the type, not those in its extensions.
    private static func wrapper(_ entry: Entry) -> PropertyWrapper {
        let type = entry.type
        let initializers = entry.members.filter { $0.kind == .initializer }
        // In another branch of an `#if`, the wrapper has other initializers.
        let deciding = initializers.filter { isEmpty($0) || takesValue($0) }
        guard deciding.allSatisfy({ $0.conditions == type.conditions }) else { return .unknown }
        var hasEmpty = deciding.contains(where: isEmpty)
        var hasValue = deciding.contains(where: takesValue)
        if initializers.isEmpty {
            let stored = entry.members.filter { $0.kind == .variable && $0.needsInitialValue }
            switch type.kind {
            case .struct where stored.isEmpty: hasEmpty = true
            case .struct where stored.map(\.name) == ["wrappedValue"]: hasValue = true
            case .class:
                guard type.inheritedTypes.isEmpty else { return .unknown }
                hasEmpty = hasEmpty || stored.isEmpty
            default: break
            }
        }
        if hasEmpty { return .hasValue }
        if hasValue { return .takesValue }
        return wrapperItself(entry)
    }

    /// The wrapper as an argument, if its generic argument is the type of the property.
    private static func wrapperItself(_ entry: Entry) -> PropertyWrapper {
        guard let parameters = entry.type.genericParameters else {
            return entry.type.enclosing.allSatisfy { $0.genericParameters == nil }
                ? .takesWrapper(isGeneric: false) : .unknown
        }
        let name = parameters.dropFirst().prefix { $0 != ":" && $0 != "," && $0 != ">" }.filter { $0 != " " }
        let wrapped = entry.members.first { $0.kind == .variable && $0.name == "wrappedValue" }?.resultType
        return wrapped == name && !parameters.contains(",") ? .takesWrapper(isGeneric: true) : .unknown
    }

    private static func canBeLeftOut(_ parameter: Declaration.Parameter) -> Bool {
        parameter.defaultValue != nil || parameter.isVariadic
    }

    private static func isEmpty(_ initializer: Declaration) -> Bool {
        initializer.parameters.allSatisfy(canBeLeftOut)
    }

    private static func takesValue(_ initializer: Declaration) -> Bool {
        guard let first = initializer.parameters.first, first.label == "wrappedValue" else { return false }
        return initializer.parameters.dropFirst().allSatisfy(canBeLeftOut)
    }
}

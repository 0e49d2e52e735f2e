import RouteGenCore

/// The pages that TheRouter creates, without a `registerAction(info:)`.
///
/// It calls the initializer without parameters, and then sets the properties for Objective-C by their names.
struct TheRouterPages {
    private let sources: [MigrationSource]
    /// The classes by their names, with those of the types around them.
    private let classes: [String: [[MigrationSource].Declared]]

    init(_ sources: [MigrationSource]) {
        self.sources = sources
        classes = Dictionary(grouping: sources.declarations { $0.kind == .class }) { found in
            (found.declaration.enclosing.map(\.name) + [found.declaration.name]).joined(separator: ".")
        }
    }

    /// The function that creates a page of a class with one of some names, with its properties as parameters.
    func skeleton(
        of names: [String],
        _ pattern: MovedPattern
    ) throws(MovedBody.Obstacle) -> Skeleton {
        guard let name = names.first(where: { classes[$0]?.count == 1 }), let page = classes[name]?.first else {
            throw .init(reason: "a class that these sources do not have")
        }
        guard !page.declaration.modifiers.contains(where: ["private", "fileprivate"].contains),
            page.declaration.conditions.isEmpty
        else { throw .init(reason: "which generated code does not see") }
        let initializers = sources.declarations { $0.kind == .initializer && $0.typeName == name }.map(\.declaration)
        let isCreatable = initializers.contains { declaration in
            declaration.parameters.allSatisfy { $0.defaultValue != nil } && !declaration.isFailable
                && !declaration.modifiers.contains(where: ["private", "fileprivate"].contains)
        }
        guard initializers.isEmpty || isCreatable else {
            throw .init(reason: "whose initializers all have parameters")
        }
        let placeholders = Set(pattern.placeholders.map(\.name))
        let properties = properties(of: name)
        let missing = pattern.placeholders.filter { item in !properties.contains { $0.name == item.name } }
        // A value of the path is always there.
        let parameters = properties.map { property in
            let name = MovedValues.escaped(property.name)
            return placeholders.contains(property.name)
                ? "\(name): \(property.type)" : "\(name): \(property.type)? = nil"
        }
        let settings = properties.map { property in
            let name = MovedValues.escaped(property.name)
            let setting = "page.\(name) = \(name)"
            return placeholders.contains(property.name) ? setting : "if let \(name) { \(setting) }"
        }
        return Skeleton(
            source: page.source,
            type: name,
            name: "open",
            parameters: missing.map { "\($0.name): \($0.type)" } + parameters,
            resultType: name,
            body: settings.isEmpty ? ["\(name)()"] : ["let page = \(name)()"] + settings + ["return page"]
        )
    }

    /// The properties that the Objective-C runtime can set, those of superclasses first.
    private func properties(of name: String) -> [(name: String, type: String)] {
        var names: [String] = []
        var current: String? = name
        while let name = current, let page = classes[name]?.first, !names.contains(name) {
            names.insert(name, at: 0)
            current = page.declaration.inheritedTypes.first
        }
        var seen = Set<String>()
        return names.flatMap { name -> [(name: String, type: String)] in
            let areMembers = classes[name]?.first?.declaration.attributes.contains { $0.name == "objcMembers" } == true
            return sources.declarations { $0.kind == .variable && $0.typeName == name }.compactMap { found in
                let property = found.declaration
                guard areMembers || property.attributes.contains(where: { $0.name == "objc" }), isSettable(found),
                    let type = property.resultType, seen.insert(property.name).inserted
                else { return nil }
                let text = TypeText(type)
                return (property.name, text.isFunction ? "(\(text.unwrapped.text))" : text.unwrapped.text)
            }
        }
    }

    /// Whether code of the module can set a property.
    private func isSettable(_ found: [MigrationSource].Declared) -> Bool {
        let modifiers = [
            "private", "fileprivate", "static", "class", "lazy", "private(set)", "fileprivate(set)", "weak",
        ]
        guard !found.declaration.modifiers.contains(where: modifiers.contains),
            !found.declaration.attributes.contains(where: { $0.name == "IBOutlet" })
        else { return false }
        let source = sources[found.source]
        let name = source.token(at: found.declaration.location)
        guard source.has("var", at: name - 1) else { return false }
        var index = name + 1
        while index < source.tokens.count, !source.has(.leftBrace, at: index), !source.has(.equal, at: index) {
            guard index <= name + 2 || source.tokens[index].line == source.tokens[index - 1].line else { return true }
            index = (source.closingBrackets[index] ?? index) + 1
        }
        guard source.has(.leftBrace, at: index), let end = source.closingBrackets[index] else { return true }
        return ["didSet", "willSet"].contains { source.has($0, at: index + 1) }
            || ((index + 1)..<end).contains { source.has("set", at: $0) }
    }
}

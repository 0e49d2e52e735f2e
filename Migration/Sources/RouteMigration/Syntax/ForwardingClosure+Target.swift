import RouteGenCore

extension ForwardingClosure {
    /// The declaration that it calls, and the names of its parameters by those of the pattern's placeholders.
    ///
    /// - Returns: `nil` if several declarations are possible, or if a marker on the declaration would not give the
    ///   same arguments.
    func target(
        in index: CalleeIndex,
        of pattern: MovedPattern
    ) -> (target: OldRegistration.Target, names: [String: String])? {
        let placeholders = Set(pattern.placeholders.map(\.name))
        let fitting = index.candidates(of: callee).compactMap { found in
            names(of: found.declaration, placeholders).map { (found, $0) }
        }
        guard fitting.count == 1, let (found, names) = fitting.first, Set(names.values).count == names.count else {
            return nil
        }
        return (OldRegistration.Target(source: found.source, declaration: found.declaration), names)
    }

    /// The names of a declaration's parameters by those of the placeholders that they get.
    ///
    /// - Returns: `nil` if the declaration does not take the arguments, or would get different ones from a URL.
    private func names(of declaration: Declaration, _ placeholders: Set<String>) -> [String: String]? {
        var rest = declaration.parameters[...]
        var names: [String: String] = [:]
        for (label, value) in arguments {
            while let first = rest.first, first.label != label, first.defaultValue != nil { rest.removeFirst() }
            guard let parameter = rest.popFirst(), parameter.label == label, parameter.comesFromText else { return nil }
            switch value {
            case .placeholder(let name) where placeholders.contains(name),
                .parameter(let name) where placeholders.contains(name):
                guard names.updateValue(parameter.name, forKey: name) == nil else { return nil }
            case .item(parameter.name) where !placeholders.contains(parameter.name): continue
            case .parameter(parameter.name): continue
            default: return nil
            }
        }
        // Each value reaches one parameter, so each placeholder has to be passed.
        guard rest.allSatisfy({ $0.defaultValue != nil }), Set(names.keys) == placeholders else { return nil }
        return names
    }
}

extension Declaration.Parameter {
    /// Whether its type is one of the standard library's that a URL can supply.
    fileprivate var comesFromText: Bool {
        let type = type.hasSuffix("?") ? String(type.dropLast()) : type
        return TypeText(type).isStandardScalar && specifiers.isEmpty && !isVariadic
    }
}

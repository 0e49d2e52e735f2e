extension TypeIndex {
    /// The meaning of a name in a signature.
    private struct Meaning {
        /// The name as written at the module's top level.
        var spelling: String
        /// The path of the type's declaration, if the module declares it.
        var path: String
    }

    /// The type as written at the module's top level.
    ///
    /// Nested types have the types around them before their names. Type aliases are replaced with their underlying
    /// types, so that closures are recognized and other modules can name the types.
    ///
    /// - Parameters:
    ///   - type: The type as it is written.
    ///   - enclosing: The types around the place where it is written, outermost first.
    ///   - conditions: The conditions of the `#if` blocks around that place.
    /// - Returns: The resolved type.
    func resolved(_ type: TypeText, from enclosing: [String], where conditions: [String] = []) -> TypeText {
        var open = [Expansion(segments: type.segments[...], enclosing: enclosing)]
        var aliases: Set<String> = []
        var size = 0
        while true {
            let last = open.count - 1
            if let segment = open[last].segments.popFirst() {
                switch segment {
                case .text(let text):
                    open[last].text += text
                    size += text.utf8.count
                case .attribute(let name):
                    let names = [TypeText.Segment.name(name)]
                    open.append(Expansion(segments: names[...], enclosing: open[last].enclosing, use: .attribute(name)))
                case .name(let name):
                    let (spelling, alias) = expansion(of: name, in: open[last], where: conditions)
                    // The compiler reports aliases that refer to themselves.
                    if let (alias, path) = alias, size < Self.sizeLimit, aliases.insert(path).inserted {
                        open.append(alias)
                    } else {
                        open[last].text += spelling
                        size += spelling.utf8.count
                    }
                }
                continue
            }
            let text = open[last].text
            let use = open.removeLast().use
            switch use {
            case .result: return TypeText(text)
            case .alias(let path):
                aliases.remove(path)
                let needsParentheses = TypeText(text).needsParentheses || text.contains(" ")
                open[last - 1].text += needsParentheses ? "(\(text))" : text
            case .attribute(let name): open[last - 1].text += globalActor(resolved: text) ?? name
            }
        }
    }

    /// The number of bytes from which on no more type aliases are replaced in one type.
    ///
    /// Ten aliases that name each other ten times would otherwise give a string of ten billion names.
    private static let sizeLimit = 1 << 16

    /// A string whose names are being resolved.
    private struct Expansion {
        /// The destination of the resolved string.
        enum Use {
            case result
            /// It replaces the type alias at a path.
            case alias(String)
            /// It is the name of an attribute, which is written in this way.
            case attribute(String)
        }

        /// The parts that remain.
        var segments: ArraySlice<TypeText.Segment>
        /// The types around the place where the string is written.
        var enclosing: [String]
        var use = Use.result
        /// The parts so far.
        var text = ""
    }

    /// A name as written at the module's top level, and the type for which it stands if it is a type alias.
    private func expansion(
        of name: String,
        in type: Expansion,
        where conditions: [String]
    ) -> (spelling: String, alias: (Expansion, path: String)?) {
        let meaning = meaning(of: name, from: type.enclosing)
        // In other branches of an `#if`, the name may mean something else.
        guard let alias = entry(at: meaning.path), let aliased = alias.aliased, isCertain(alias, where: conditions)
        else { return (meaning.spelling, nil) }
        let expansion = Expansion(
            segments: TypeText(aliased).segments[...],
            enclosing: meaning.path.split(separator: ".").dropLast().map(String.init),
            use: .alias(meaning.path)
        )
        return (meaning.spelling, (expansion, meaning.path))
    }

    /// Whether a type is an alias of a function that is not replaced, as it is generic or conditional:
    /// `Completion<Int>`.
    func isFunctionAlias(_ type: TypeText, from enclosing: [String]) -> Bool {
        guard let name = type.genericName ?? type.unwrapped.names.first,
            let alias = entry(at: meaning(of: name, from: enclosing).path)
        else { return false }
        return alias.standsForFunction && (type.genericName != nil || type.unwrapped.text == name)
    }

    /// Whether a type, or the type that it wraps, is another module's name for a function type, as far as its name and its
    /// uses show.
    func isImportedFunctionAlias(_ type: TypeText, from enclosing: [String]) -> Bool {
        let name = type.unwrapped.text
        return type.unwrapped.names == [name] && !declares(meaning(of: name, from: enclosing).path)
            && (StandardTypes.isEscapableFunctionAlias(name) || escapingTypes.contains(name)
                || name.hasSuffix("Closure"))
    }

    /// Whether a type is another module's, and so may be another name for a function type.
    func mayBeFunction(_ type: TypeText, from enclosing: [String]) -> Bool {
        guard type.names == [type.text], !type.isStandardScalar, !type.text.hasSuffix(".Type") else { return false }
        let path = meaning(of: type.text, from: enclosing).path.split(separator: ".").map(String.init)
        guard let outer = path.first, let name = path.last else { return false }
        return !declares(outer) && !StandardTypes.isSwift(name) && StandardTypes.kind(of: name) == nil
    }

    /// A name as written at the module's top level: `Outer.Inner` for the `Inner` of a type around it.
    func qualified(_ name: String, from enclosing: [String]) -> String { meaning(of: name, from: enclosing).spelling }

    /// Whether a name is one alone, of no type inside of another.
    func isOutermost(_ name: String) -> Bool {
        name.utf8.allSatisfy { $0 < 0x80 && SourceByte.isIdentifier($0) } && name != "Self"
            && !nestedNames.contains(name)
    }

    /// The path of a type's declaration, by its name at some place; the name itself for a type of another module.
    package func declaredPath(of name: String, from enclosing: [String]) -> String {
        meaning(of: name, from: enclosing).path
    }

    /// A name in types whose meaning is not certain, since it may be that of a type in a supertype or in an extended type
    /// of another module; `nil` if there is none.
    ///
    /// Generated code then names it as the handler does.
    func uncertainName(in types: [TypeText], from enclosing: [String]) -> String? {
        guard let outer = enclosing.first else { return nil }
        return types.flatMap(\.names).first { name in
            let first = String(name.prefix { $0 != "." })
            guard !declares(meaning(of: first, from: enclosing).path), StandardTypes.kind(of: first) == nil,
                !TypeText.standardNames.contains(first), first != "Self"
            else { return false }
            let isOfOther = !declares(outer) && first != outer && first == name
            return isOfOther || nestedNames.contains(first) || Self.inferredTypes.contains(first)
        }
    }

    /// The associated types of standard protocols that declarations infer.
    private static let inferredTypes: Set<String> = ["AllCases", "Body", "Element", "ID", "RawValue"]

    /// The associated type, or the protocol for `Self`, with which a name in a protocol begins; `nil` for any other name.
    func associatedType(in name: String, from enclosing: [String]) -> (name: String, declaration: Entry)? {
        let parts = SwiftText.components(of: name)
        if parts.first == "Self" { return entry(enclosing).map { (SwiftText.path(enclosing), $0) } }
        return parts.indices.lazy.compactMap { index in
            entry(at: declaredPath(of: parts[...index].joined(separator: "."), from: enclosing)).map {
                (parts[index], $0)
            }
        }.first { $0.1.kind == .associatedtype }
    }

    private func meaning(of name: String, from enclosing: [String]) -> Meaning {
        let parts = SwiftText.components(of: name)
        guard let first = parts.first else { return Meaning(spelling: name, path: name) }
        let rest = parts.count == 1 ? "" : parts.dropFirst().map { ".\($0)" }.joined()
        if first == "Self", !enclosing.isEmpty {
            return Meaning(
                spelling: SwiftText.path(enclosing) + name.dropFirst("Self".count),
                path: enclosing.joined(separator: ".") + rest
            )
        }
        if nestedNames.contains(first) {
            for depth in stride(from: enclosing.count, to: 0, by: -1) {
                let outer = Array(enclosing[..<depth])
                let path = "\(outer.joined(separator: ".")).\(first)"
                if declares(path) { return Meaning(spelling: "\(SwiftText.path(outer)).\(name)", path: path + rest) }
            }
        }
        if parts.count > 1, isModule(first) {
            return Meaning(spelling: name, path: parts.dropFirst().joined(separator: "."))
        }
        // In an extension of `Route`, the name alone means its generic parameter.
        if first == "Output", declares(name), types[module] == nil {
            return Meaning(spelling: "\(SwiftText.identifier(module)).\(name)", path: first + rest)
        }
        // Backticks distinguish a type of the module from the standard type with the same name.
        let isLikeStandard = name == first && TypeText.standardNames.contains(name) && declares(name)
        return Meaning(spelling: isLikeStandard ? "`\(name)`" : name, path: first + rest)
    }
}

// MARK: Never

extension TypeIndex {
    /// Whether a call of a function needs `try`: not if it throws `Never`, which may have another name.
    func canThrow(_ function: Declaration) -> Bool {
        guard function.canThrow, case .typed(let error) = function.throwing else { return function.canThrow }
        return !isNever(error, from: path(around: function), where: function.conditions)
    }

    /// Whether a type, as it is written at a place, is `Never`.
    func isNever(_ type: String, from enclosing: [String], where conditions: [String] = []) -> Bool {
        ["Never", "Swift.Never"].contains(resolved(TypeText(type), from: enclosing, where: conditions).text)
    }
}

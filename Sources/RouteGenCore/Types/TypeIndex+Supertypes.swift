extension TypeIndex {
    /// The number of supertypes that a type with handlers can have, each of which is examined for each of the handlers.
    static let supertypeLimit = 200

    /// The index with the supertypes of all types, among whose members names are looked up.
    ///
    /// The name of a supertype may itself be that of a member of another supertype. So supertypes are found in rounds,
    /// each of which uses those of the one before. All but one or two need sources that no compiler accepts.
    ///
    /// - Complexity: O(*n*) in the number of types.
    func withSupertypes() -> TypeIndex {
        var index = self
        var paths = pathsWithSupertypes
        for _ in 0..<Self.roundLimit {
            let found = paths.map { index.paths(inheritedBy: $0) }
            let isSame = zip(paths, found).allSatisfy { index.supertypes[$0] == $1 }
            for (path, types) in zip(paths, found) { index.supertypes[path] = types }
            if isSame { break }
            // The names of most supertypes are no members of other types.
            paths.removeAll { path in !index.inheritedTypes(of: path).contains(where: index.mayNameMember) }
        }
        return index
    }

    private static let roundLimit = 5

    /// The paths of the types with supertypes, in all forms that lookups use.
    private var pathsWithSupertypes: [String] {
        var paths = Set(types.keys).union(conformances.keys)
        for path in paths where path.hasPrefix("\(module).") { paths.insert(String(path.dropFirst(module.count + 1))) }
        for (type, names) in aliases {
            for name in names {
                for path in paths where path.hasPrefix("\(name).") { paths.insert(type + path.dropFirst(name.count)) }
            }
        }
        return paths.filter { !inheritedTypes(of: $0).isEmpty }
    }

    /// Whether the name of a supertype may depend on the supertypes of others.
    private func mayNameMember(_ type: String) -> Bool {
        TypeText(type).names.contains { name in
            let first = String(name.prefix { $0 != "." })
            return first == "Self" || nestedNames.contains(first) || associatedTypeNames.contains(first)
                || StandardTypes.associatedTypes.contains(first)
        }
    }

    /// Whether a type has more supertypes than lookups examine.
    func hasTooManySupertypes(_ path: String) -> Bool { allSupertypes(of: path).count > Self.supertypeLimit }

    /// The paths of the types that a type inherits from or conforms to, also by others, the nearest of each first.
    ///
    /// They end with the first one beyond the limit.
    func allSupertypes(of path: String) -> [String] {
        let all = reachable(from: [path]) { (supertypes[$0] ?? []).reversed() }
        return Array(all.dropFirst().prefix(Self.supertypeLimit + 1))
    }

    /// The paths of the types that the type at `path` inherits from or conforms to.
    func paths(inheritedBy path: String) -> [String] {
        inheritedTypes(of: path).flatMap { paths(ofInherited: $0, by: path) }
    }

    /// The paths of the classes from which a class of the module inherits, the nearest first.
    func superclasses(of path: String) -> [String] {
        func first(_ path: String) -> [String] { Array((supertypes[path] ?? []).prefix(1)) }
        return reachable(from: first(path), by: first).prefix { entry(at: $0)?.kind == .class }
    }

    /// Types and those to which a rule leads from them, directly or not: each once, depth first, and the last of a list
    /// first.
    ///
    /// The rule is asked about a type when the next one is.
    func reachable(from paths: [String], by next: @escaping (String) -> [String]) -> some Sequence<String> {
        sequence(state: (pending: paths, seen: Set<String>(), last: String?.none)) { state in
            if let last = state.last { state.pending += next(last) }
            state.last = nil
            while state.last == nil, let path = state.pending.popLast() {
                if state.seen.insert(path).inserted { state.last = path }
            }
            return state.last
        }
    }
}

extension TypeIndex {
    /// The associated types that a type or protocol has because of the protocols in its declaration, with their places.
    ///
    /// Of the protocols that the module does not declare, only the standard ones are known.
    func associatedTypes(of path: String) -> [String: SourceLocation?] {
        var result: [String: SourceLocation?] = [:]
        for next in [path] + allSupertypes(of: path) {
            for name in StandardTypes.associatedTypes(of: next) { result.updateValue(nil, forKey: name) }
            for (name, location) in declaredAssociatedTypes[next] ?? [:] {
                result.updateValue(location, forKey: name)
            }
        }
        return result
    }

    /// The type around a place that has an associated type of this name without declaring it; `nil` if there is none.
    func outerType(withAssociatedType name: String, from enclosing: [String]) -> String? {
        guard StandardTypes.associatedTypes.contains(name) || associatedTypeNames.contains(name),
            topLevelEntry(name) == nil
        else { return nil }
        for depth in stride(from: enclosing.count, to: 0, by: -1) {
            let outer = Array(enclosing[..<depth])
            let path = outer.joined(separator: ".")
            let has: Bool
            if let type = entry(at: path) {
                guard type.kind != .protocol else { continue }
                has =
                    name == "RawValue" && type.kind == .enum && !type.inheritedTypes.isEmpty
                    || associatedTypes(of: path).keys.contains(name)
            } else {
                has = StandardTypes.mayHave(name, path)
            }
            if has { return SwiftText.path(outer) }
        }
        return nil
    }
}

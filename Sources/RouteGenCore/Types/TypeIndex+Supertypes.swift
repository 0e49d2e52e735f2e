extension TypeIndex {
    /// The number of supertypes that are examined for each handler of a type.
    static let supertypeLimit = 200

    /// The path of a type that the type at `path` inherits from or conforms to.
    package func path(ofInherited type: String, by path: String) -> String {
        let name = String(type.prefix { $0 != "<" })
        // Most types inherit from those at the top level, or of other modules.
        if isOutermost(name) { return name }
        let outer = path.utf8.split(separator: UInt8(ascii: ".")).dropLast().map { String(Substring($0)) }
        return declaredPath(of: name, from: outer)
    }

    /// The paths of the types that the type at `path` inherits from or conforms to by one item of its list, such as
    /// `View & Identifiable`.
    package func paths(ofInherited type: String, by path: String) -> [String] {
        if isOutermost(type) { return [type] }
        return type.split(separator: "&").compactMap { part in
            // The name follows attributes and modifiers, such as `@preconcurrency`.
            part.prefix { $0 != "<" }.split(separator: " ").last
        }.map { self.path(ofInherited: String($0), by: path) }
    }

    /// The types that a type inherits from and conforms to, as written on the type and its extensions.
    package func inheritedTypes(of path: String) -> [String] {
        let paths = hasQualifiedPaths ? [path, "\(module).\(path)"] : [path]
        return (entry(at: path)?.inheritedTypes ?? []) + paths.flatMap { conformances[$0] ?? [] }.flatMap(\.types)
    }

    /// The paths of the types that the type at `path` inherits from or conforms to.
    package func paths(inheritedBy path: String) -> [String] {
        inheritedTypes(of: path).flatMap { paths(ofInherited: $0, by: path) }
    }

    /// The paths of the types that a type inherits from or conforms to, also by others, the nearest of each first.
    func allSupertypes(of path: String) -> [String] {
        let all = reachable(from: [path]) { self.paths(inheritedBy: $0).reversed() }
        return Array(all.dropFirst().prefix(Self.supertypeLimit))
    }

    /// The paths of the classes from which a class of the module inherits, the nearest first.
    func superclasses(of path: String) -> [String] {
        func first(_ path: String) -> [String] {
            inheritedTypes(of: path).first.map { Array(paths(ofInherited: $0, by: path).prefix(1)) } ?? []
        }
        return reachable(from: first(path), by: first).prefix(Self.supertypeLimit)
            .prefix { entry(at: $0)?.kind == .class }
    }

    /// Types and those to which a rule leads from them, directly or not: each once, depth first, and the last of a list
    /// first.
    ///
    /// The rule is asked about a type when the next one is.
    package func reachable(from paths: [String], by next: @escaping (String) -> [String]) -> some Sequence<String> {
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

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

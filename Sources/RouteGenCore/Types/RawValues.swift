/// The raw values of an enumeration.
package struct RawValues: Hashable, Sendable {
    /// The name of their type.
    package var type: String
    /// The strings of the cases' values, in the order of the source; `nil` if the sources do not show them for certain.
    package var texts: [String]?

    package init(type: String, texts: [String]? = nil) {
        self.type = type
        self.texts = texts
    }
}

extension RawValueIndex {
    /// The raw values of the enumeration at a path, which are of a standard type.
    func values(at path: String, type: String) -> RawValues {
        let cases = cases[path] ?? []
        var result = RawValues(type: type)
        guard !uncertain.contains(path), !cases.isEmpty else { return result }
        switch type {
        case "String", "Character":
            let texts = cases.compactMap { $0.literal == nil ? $0.name : $0.literal.flatMap(StringLiteral.value) }
            result.texts = texts.count == cases.count ? texts : nil
        case _ where type.hasPrefix("Int") || type.hasPrefix("UInt"):
            result.texts = Self.integers(cases.map(\.literal))
        default: break
        }
        return result
    }

    /// The numbers of cases, of which those without a literal follow the one before.
    private static func integers(_ literals: [String?]) -> [String]? {
        var texts: [String] = []
        var next: Int64 = 0
        for literal in literals {
            if let literal {
                guard let number = Int64(literal.filter { $0 != "_" }) else { return nil }
                next = number
            }
            texts.append("\(next)")
            next &+= 1
        }
        return texts
    }
}

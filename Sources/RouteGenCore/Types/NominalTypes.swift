/// Tells whether a value of one type may be passed for a parameter of another, as far as their names show.
struct NominalTypes {
    private let types: TypeIndex
    private let enclosing: [String]

    /// Creates the rules for signatures inside some types.
    init(_ types: TypeIndex, from enclosing: [String]) {
        self.types = types
        self.enclosing = enclosing
    }

    /// Whether a value may be passed; `false` only for different types that no conversion connects.
    func mayConvert(_ type: String, to other: String) -> Bool {
        if type == other { return true }
        guard let name = nominalName(of: TypeText(type)), let otherName = nominalName(of: TypeText(other)) else {
            return true
        }
        if last(name) == last(otherName) || otherName == "AnyHashable" { return true }
        // An array and a string are converted to a pointer to their elements, and a pointer to other pointers.
        if otherName.contains(bytesOf: "Pointer") { return !isOwn(name) && !TypeText(name).isNumber }
        return Self.convertible.contains(name) && Self.convertible.contains(otherName)
    }

    private static let convertible: Set<String> = ["CGFloat", "Double"]

    private func last(_ name: String) -> Substring { name.split(separator: ".").last ?? "" }

    private func isOwn(_ name: String) -> Bool {
        types.declares(types.declaredPath(of: name, from: enclosing))
    }

    /// The name of a type that no other type is a kind of; `nil` if that is unknown.
    private func nominalName(of type: TypeText) -> String? {
        var type = type
        while type.isOptional, type != type.unwrapped { type = type.unwrapped }
        if type.text.hasPrefix("["), type.text.hasSuffix("]") { return "Array" }
        let name = type.genericName ?? type.text
        guard type.genericName != nil || type.names == [name] else { return nil }
        if let declared = types.entry(at: types.declaredPath(of: name, from: enclosing)) {
            switch declared.kind {
            case .struct, .enum, .actor: return name
            default: return nil
            }
        }
        switch StandardTypes.kind(of: name) {
        case .concrete where !StandardTypes.isClass(name): return name
        case .generic: return name
        default: return nil
        }
    }
}

extension TypeText {
    fileprivate var isNumber: Bool { isStandardScalar && !["String", "Substring"].contains(text) }
}

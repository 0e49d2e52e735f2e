/// The names of accessors, which generated code has, and by which a plan names its pages.
package enum AccessorName {
    /// The accessor of a handler: a free function's own name, a member's name after that of its type, or the type's name for an
    /// initializer.
    ///
    /// - Parameters:
    ///   - member: The name of the function, property or case; `nil` for an initializer.
    ///   - types: The types that enclose it, the outermost first.
    /// - Returns: The name.
    package static func of(_ member: String?, in types: [String]) -> String {
        guard let member else { return lowercasedFirst(types.joined()) }
        return types.isEmpty ? member : lowercasedFirst(types.joined()) + uppercasedFirst(member)
    }

    /// The accessor of a handler that its marker gives no name: `shopScreenProduct` of `Shop.ShopScreen.product(productID:)`.
    package static func of(handler name: Substring) -> String {
        let parts = name.prefix { $0 != "(" }.split(separator: ".").map(String.init)
        return of(parts.last.flatMap { $0 == "init" ? nil : $0 }, in: Array(parts.dropFirst().dropLast()))
    }

    /// The name with its first word in lower case: `AModule` gives `aModule`, `URLPage` gives `urlPage`.
    package static func lowercasedFirst(_ name: String) -> String {
        let capitals = name.prefix { $0.isUppercase }
        switch capitals.count {
        case 0: return name
        case 1: return capitals.lowercased() + name.dropFirst()
        case name.count: return name.lowercased()
        default:
            // The last capital begins the next word, if a lower-case letter follows it.
            let next = name[capitals.endIndex]
            let word = next.isLowercase ? capitals.dropLast() : capitals
            return word.lowercased() + name[word.endIndex...]
        }
    }

    /// The name with its first letter in upper case, unless that would be several letters, as for `ß`.
    package static func uppercasedFirst(_ name: String) -> String {
        let first = name.prefix(1).uppercased()
        return first.count == 1 ? first + name.dropFirst() : name
    }
}

import RouteGenCore

/// The types whose values a URL can carry, as far as sources show them.
struct CarriedValues {
    /// The declarations of types by their last names.
    private let types: [String: [Declaration]]
    /// The enumerations with cases.
    private let withCases: Set<String>
    /// The types that an extension makes values of routes.
    private let extended: Set<String>

    init(_ sources: [MigrationSource]) {
        let all = sources.declarations { _ in true }.map(\.declaration)
        types = Dictionary(grouping: all.filter { Self.words[$0.kind] != nil }, by: \.name)
        withCases = Set(all.filter { $0.kind == .enumCase }.compactMap { $0.enclosing.last?.name })
        extended = Set(all.filter { $0.kind == .extension && Self.isValue($0) }.map { Self.lastName($0.name) })
    }

    /// Whether a type is an enumeration with cases.
    func hasCases(_ type: String) -> Bool { withCases.contains(Self.lastName(type)) }

    /// Whether a type is written as an array.
    static func isArray(_ type: String) -> Bool { element(of: type) != nil }

    /// The words for kinds of types.
    private static let words: [Declaration.Kind: String] = [
        .struct: "structure", .class: "class", .actor: "actor", .protocol: "protocol", .enum: "enumeration",
        .typealias: "type",
    ]

    /// The reason why a URL cannot carry a value, and what to do; `nil` if it can.
    func obstacle(to parameter: Declaration.Parameter, of declaration: Declaration) -> String? {
        let written = "`\(parameter.name): \(parameter.type)`"
        var type = parameter.type
        // An alias may name another alias. A longer chain is a cycle.
        for _ in 0..<16 {
            type = TypeText(type).unwrapped.text
            if let element = Self.element(of: type) { type = TypeText(element).unwrapped.text }
            if TypeText(type).isFunction {
                return "\(written) is a closure, which no URL carries; without a marker, the case stays for code alone"
            }
            if TypeText(type).isStandardScalar || type == "Data" { return nil }
            let name = Self.lastName(type)
            guard !extended.contains(name) else { return nil }
            let declared = self.declared(type, seenFrom: declaration.typeName)
            guard let obstacle = declared.first(where: { !Self.isValue($0) }) else {
                return declared.isEmpty ? Self.unknown(written, type) : nil
            }
            guard obstacle.kind == .typealias, let aliased = obstacle.resultType else {
                return Self.obstacle(written, type, obstacle)
            }
            type = aliased
        }
        return Self.unknown(written, type)
    }

    /// The declarations of a type that code in another one names.
    private func declared(_ type: String, seenFrom scope: String) -> [Declaration] {
        let all = types[Self.lastName(type)] ?? []
        var scope = scope
        while !scope.isEmpty {
            let inner = all.filter { $0.path == "\(scope).\(type)" }
            guard inner.isEmpty else { return inner }
            scope = scope.lastIndex(of: ".").map { String(scope[..<$0]) } ?? ""
        }
        let outer = all.filter { $0.path == type }
        // A type may have the module's name in front, or those of types that a supertype has.
        return outer.isEmpty ? all.filter { type.hasSuffix(".\($0.path)") || $0.path.hasSuffix(".\(type)") } : outer
    }

    private static func unknown(_ written: String, _ type: String) -> String {
        "no source that was passed declares `\(type)` of \(written); pass its sources, too, or write the marker yourself if "
            + "a URL can carry it"
    }

    private static func obstacle(_ written: String, _ type: String, _ declaration: Declaration) -> String {
        let word = words[declaration.kind] ?? "type"
        let advice =
            declaration.kind == .enum
            ? "give it a raw value, as in `enum \(declaration.name): String`, or conform it to `RouteValue`"
            : "pass an identifier instead, or conform the \(word) to `RouteValue`"
        return "no URL carries \(written), since the \(word) `\(type)` has no text; \(advice)"
    }

    /// Whether a type has raw values, or is a value of routes itself.
    private static func isValue(_ declaration: Declaration) -> Bool {
        let inherited = declaration.inheritedTypes
        if inherited.contains(where: { ["RouteValue", "RouterRuntime.RouteValue"].contains($0) }) { return true }
        if inherited.contains(where: { $0.hasPrefix("RawRepresentable") }) { return true }
        return declaration.kind == .enum && inherited.contains { TypeText($0).isStandardScalar }
    }

    /// The type of an array's elements.
    private static func element(of type: String) -> String? {
        let text = TypeText(type).unwrapped.text
        guard text.hasPrefix("["), text.hasSuffix("]"), !text.contains(":") else { return nil }
        return String(text.dropFirst().dropLast())
    }

    /// The last name of a dotted type.
    private static func lastName(_ type: String) -> String {
        type.lastIndex(of: ".").map { String(type[type.index(after: $0)...]) } ?? type
    }
}

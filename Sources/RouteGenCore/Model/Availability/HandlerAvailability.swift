/// What a declaration and the types around it say about availability.
struct HandlerAvailability: Sendable {
    /// The attributes that accessors repeat: the declaration's own as they are written, then what the types around it add.
    let attributes: [String]
    /// The declaration's own availability and that of the types around it.
    let availability: Availability
    /// The availability of the type whose member it is.
    let type: Availability
    /// What has to hold when it is compiled, beside the `#if` blocks around it.
    let conditions: [String]

    /// Whether using the declaration gives a warning.
    var isDeprecated: Bool { availability.isDeprecated }

    /// Looks at a declaration; `types` knows the attributes of the types that extensions extend.
    init(of declaration: Declaration, types: TypeIndex) {
        let own = declaration.attributes.compactMap(AvailabilityAttribute.init)
        let path = types.path(around: declaration)
        let declared = path.indices.flatMap { types.entry(Array(path[...$0]))?.attributes ?? [] }
            .compactMap(AvailabilityAttribute.init)
        let extensions = declaration.enclosing.flatMap(\.attributes).compactMap(AvailabilityAttribute.init)
            .filter { !declared.contains($0) }
        let outer = declared + extensions

        availability = Availability(outer + own)
        type = Availability(declared)
        attributes = own.map(\.text) + Self.additions(of: outer, to: own)
        let isVisionOSNamed = (outer + own).contains { $0.domain == "visionOS" }
        conditions = (outer + own).flatMap { $0.conditions(whereVisionOSIsNamed: isVisionOSNamed) }
            .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// What attributes of the types around say that the declaration's own do not: a platform that it says nothing of, the innermost
    /// deprecation, and where the type is not to be used at all.
    private static func additions(
        of outer: [AvailabilityAttribute],
        to own: [AvailabilityAttribute]
    ) -> [String] {
        // What is deprecated itself says better why than the type around it.
        let deprecation = own.contains(where: \.isDeprecated) ? nil : outer.last(where: \.isDeprecated)
        let limits = outer.filter { !$0.isDeprecated && $0.limit != nil }
        let written = [deprecation].compactMap { $0 } + limits
        let named = Set((own + written).flatMap(\.introductions).map(\.domain))
        let rest = Availability(outer.filter { !written.contains($0) }).introduction(without: named)
        return written.map(\.text) + [rest].compactMap { $0 }
    }
}

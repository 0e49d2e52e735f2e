/// The availability of a declaration, including that of the types around it.
package struct HandlerAvailability: Sendable {
    /// The attributes that accessors repeat: the declaration's own, then those that the types around it add.
    package let attributes: [String]
    /// The declaration's own availability and that of the types around it.
    let availability: Availability
    /// The availability of the type that the declaration is a member of.
    let type: Availability
    /// The conditions of an `#if` that it needs, in addition to the `#if` blocks around it.
    let conditions: [String]

    /// The message of its deprecation, or that of the innermost type around it that is deprecated; `nil` for none.
    package let deprecationMessage: String?

    /// Whether using the declaration causes a warning.
    package var isDeprecated: Bool { availability.isDeprecated }

    /// Reads the availability of a declaration.
    ///
    /// - Parameters:
    ///   - declaration: The declaration.
    ///   - cases: The cases that are used together with it.
    ///   - types: The types, with the attributes of those that extensions extend.
    init(of declaration: Declaration, inside cases: [Declaration] = [], types: TypeIndex) {
        let own = declaration.attributes.compactMap(AvailabilityAttribute.init)
        let declared = Self.attributes(around: declaration, types)
        let extensions = declaration.enclosing.flatMap(\.attributes).compactMap(AvailabilityAttribute.init)
            .filter { !declared.contains($0) }
        let others = cases.flatMap {
            Self.attributes(around: $0, types) + $0.attributes.compactMap(AvailabilityAttribute.init)
        }
        let outer = others + declared + extensions

        availability = Availability(outer + own)
        type = Availability(declared)
        attributes = own.map(\.text) + Self.additions(of: outer, to: own)
        deprecationMessage = (own.first(where: \.isDeprecated) ?? outer.last(where: \.isDeprecated))?.message
        let isVisionOSNamed = (outer + own).contains { $0.domain == "visionOS" }
        conditions = (outer + own).flatMap { $0.conditions(whereVisionOSIsNamed: isVisionOSNamed) }
            .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The attributes of the types around a declaration.
    private static func attributes(around declaration: Declaration, _ types: TypeIndex) -> [AvailabilityAttribute] {
        let path = types.path(around: declaration)
        return path.indices.flatMap { types.entry(Array(path[...$0]))?.attributes ?? [] }
            .compactMap(AvailabilityAttribute.init)
    }

    /// The attributes that the types around a declaration add: platforms that its own attributes do not name, the
    /// innermost deprecation, and limits.
    private static func additions(
        of outer: [AvailabilityAttribute],
        to own: [AvailabilityAttribute]
    ) -> [String] {
        // The declaration's own deprecation has the better message.
        let deprecation = own.contains(where: \.isDeprecated) ? nil : outer.last(where: \.isDeprecated)
        let limits = outer.filter { !$0.isDeprecated && $0.limit != nil }
        let written = [deprecation].compactMap { $0 } + limits
        let named = Set((own + written).flatMap(\.introductions).map(\.domain))
        let rest = Availability(outer.filter { !written.contains($0) }).introduction(without: named)
        return written.map(\.text) + [rest].compactMap { $0 }
    }
}

/// The conditions under which a handler exists: when it is compiled, and on the running system.
struct HandlerCondition: Hashable, Comparable {
    /// The condition of an `#if`; `nil` if the handler is always compiled.
    var expression: String?
    /// The availability condition; `nil` if it is available on every system.
    var query: String?

    /// The condition of a handler; `nil` if the handler always exists.
    init?(_ handler: Handler) {
        expression = handler.condition
        query = handler.availability.availability.query
        if expression == nil, query == nil { return nil }
    }

    static func < (left: HandlerCondition, right: HandlerCondition) -> Bool {
        (left.expression ?? "", left.query ?? "") < (right.expression ?? "", right.query ?? "")
    }
}

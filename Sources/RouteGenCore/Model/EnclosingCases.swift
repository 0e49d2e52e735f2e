/// The cases whose associated value comes from the routes of another type, so that these give the case.
struct EnclosingCases {
    /// A marked case with one value that has no name.
    private struct Case {
        var declaration: Declaration
        var marker: RouteMarker
        /// The enumeration, as written at the module's top level.
        var outer: String
        /// The type of the value, likewise.
        var inner: String

        var conditions: CompilationConditions

        /// The expression for the case: `Screen.chat`.
        var reference: String { "\(outer).\(SwiftText.identifier(declaration.name))" }
    }

    /// A case around the value of a route.
    typealias Around = (reference: String, type: String, declaration: Declaration)

    /// The cases, by the type of the value: one, or one in each branch of an `#if`.
    private var cases: [String: [Case]] = [:]
    /// The findings about cases that cannot enclose values of routes.
    private(set) var diagnostics: [Diagnostic] = []
    /// The cases with findings.
    private var broken: [Case] = []

    /// The most cases around a value, and the most that conditions choose from.
    static let limit = 16

    /// Whether a type is a name that neither the standard library nor Foundation declares, so that it may have routes.
    static func mayHaveRoutes(_ type: String) -> Bool {
        TypeText(type).names == [type] && !StandardTypes.isSwift(type) && !TypeText.standardNames.contains(type)
    }

    /// Whether a bare marker on a declaration says that the routes of another type give its value.
    static func isEnclosing(_ declaration: Declaration, _ markers: [RouteMarker]) -> Bool {
        guard declaration.kind == .enumCase, let value = declaration.parameters.first, value.isNameless,
            declaration.parameters.count == 1, mayHaveRoutes(value.type)
        else { return false }
        return markers.count == 1 && markers[0].pattern == nil && markers[0].options.isEmpty
    }

    /// Adds the cases of a file.
    ///
    /// Files are added in their order.
    mutating func add(_ file: MarkedFile, _ types: TypeIndex) {
        for (index, markers) in file.marked {
            let declaration = file.parsed.declarations[index]
            guard Self.isEnclosing(declaration, markers.routes) else { continue }
            for marker in markers.routes { add(declaration, marker, types) }
        }
    }

    private mutating func add(_ declaration: Declaration, _ marker: RouteMarker, _ types: TypeIndex) {
        guard let value = declaration.parameters.first else { return }
        var plain = declaration
        plain.parameters = []
        let obstacles =
            HandlerRules(plain, [marker]).check() + MemberRules(plain, types: types, marker: marker).check()
        let path = types.path(around: declaration)
        let resolved = types.resolved(TypeText(value.type), from: path, where: declaration.conditions).text
        let inner = SwiftText.path(SwiftText.components(of: types.declaredPath(of: resolved, from: [])))
        let added = Case(
            declaration: declaration,
            marker: marker,
            outer: SwiftText.path(path),
            inner: inner,
            conditions: CompilationConditions(declaration.conditions)
        )
        if !obstacles.isEmpty {
            diagnostics += obstacles
            broken.append(added)
        } else if TypeText(resolved).names != [resolved] {
            report(
                added,
                "`\(value.type)` is another name for `\(resolved)`, which cannot have routes",
                help: "name the value to read it from the URL: `_ value: \(value.type)`; or use a type of its own"
            )
        } else if types.declaration(of: inner) == nil {
            report(
                added,
                "`\(inner)` is declared in another module, whose routes do not know `\(added.outer)`",
                help: "remove the marker, and write `\(added.reference)(page)` where the app has the page; or declare "
                    + "`\(inner)` in this module"
            )
        } else if let first = cases[inner]?.first(where: { $0.conditions.canHold(with: added.conditions) }) {
            report(
                added,
                "the routes in `\(inner)` give `\(first.reference)`, so they cannot give `\(added.reference)` too",
                related: [first.marker.location.note("`\(first.reference)` is marked here")],
                help: "remove one of the markers"
            )
        } else {
            cases[inner, default: []].append(added)
        }
    }

    /// The cases around the values of a type, innermost first, for each branch of an `#if`.
    ///
    /// - Returns: At least one list, which is empty if no case is around the values.
    func around(_ type: String, of handler: Declaration) -> [[Around]] {
        let chains = chains(of: type, where: CompilationConditions(handler.conditions))
        let isWithinLimit = chains.count <= Self.limit && chains.allSatisfy { $0.count <= Self.limit }
        return (isWithinLimit ? chains : [[]]).map { chain in chain.map { ($0.reference, $0.outer, $0.declaration) } }
    }

    private func chains(of type: String, where conditions: CompilationConditions) -> [[Case]] {
        var chains: [[Case]] = []
        var unfinished: [(chain: [Case], conditions: CompilationConditions)] = [([], conditions)]
        while let (chain, conditions) = unfinished.popLast() {
            guard chains.count + unfinished.count <= Self.limit else { return chains + unfinished.map(\.chain) }
            let next = (cases[chain.last?.outer ?? type] ?? []).filter { $0.conditions.canHold(with: conditions) }
            if next.isEmpty || chain.count > Self.limit { chains.append(chain) }
            guard chain.count <= Self.limit else { continue }
            unfinished += next.reversed().map { item in
                (chain + [item], CompilationConditions(conditions.conditions + item.conditions.conditions))
            }
        }
        return chains
    }

    // MARK: Findings

    /// Checks the added cases.
    ///
    /// - Parameter used: The expressions for the cases that routes give, or would give without their findings.
    mutating func check(used: Set<String>) {
        let sorted = cases.values.joined().sorted { $0.declaration.location < $1.declaration.location }
        for item in sorted {
            let chains = chains(of: item.outer, where: item.conditions).map { [item] + $0 }
            if chains.count > Self.limit || chains.contains(where: { $0.count > Self.limit }) {
                report(
                    item,
                    "the values of `\(item.inner)` are inside more than \(Self.limit) cases, or inside each other",
                    help: "remove one of the markers, or give routes the type of an inner enumeration"
                )
            }
        }
        // Routes that a case with a finding would give are no further mistake.
        let explained = broken.flatMap { item in [item] + chains(of: item.outer, where: item.conditions).joined() }
        let given = used.union(explained.map(\.reference))
        for item in sorted where !given.contains(item.reference) {
            report(
                item,
                "no route in `\(item.inner)` gives a value of it, so no route gives `\(item.reference)`",
                help: "mark cases or static members of `\(item.inner)`, or name the value to read it from the URL: "
                    + "`_ value: \(item.inner)`"
            )
        }
    }

    private mutating func report(_ item: Case, _ message: String, related: [Diagnostic.Related] = [], help: String) {
        broken.append(item)
        diagnostics += Problem(.unsupportedHandler, at: item.declaration)
            .saying(message)
            .noting(related + [item.marker.location.note("marked as a route here")])
            .advising(help)
    }
}

extension Declaration.Parameter {
    /// Whether a case has the value without a name.
    var isNameless: Bool { name == "_" || name.isEmpty }
}

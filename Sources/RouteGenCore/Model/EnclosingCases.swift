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

        /// The expression for the case: `Screen.chat`.
        var reference: String { "\(outer).\(SwiftText.identifier(declaration.name))" }
    }

    /// The cases, by the type of the value.
    private var cases: [String: Case] = [:]
    /// The findings about cases that cannot enclose values of routes.
    private(set) var diagnostics: [Diagnostic] = []

    /// The most cases around a value.
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
        let added = Case(declaration: declaration, marker: marker, outer: SwiftText.path(path), inner: inner)
        if !obstacles.isEmpty {
            diagnostics += obstacles
        } else if types.declaration(of: inner) == nil {
            reportForeign(added)
        } else if let first = cases[inner] {
            reportSecond(added, after: first)
        } else {
            cases[inner] = added
        }
    }

    /// The cases around the values of a type, innermost first.
    func around(_ type: String) -> [(reference: String, type: String, declaration: Declaration)] {
        let chain = chain(of: type)
        return chain.count > Self.limit ? [] : chain.map { ($0.reference, $0.outer, $0.declaration) }
    }

    private func chain(of type: String) -> [Case] {
        var chain: [Case] = []
        var next = cases[type]
        while let found = next, chain.count <= Self.limit {
            chain.append(found)
            next = cases[found.outer]
        }
        return chain
    }

    // MARK: Findings

    /// Checks the added cases.
    ///
    /// - Parameter used: The expressions for the cases that routes give; `nil` if some routes have findings, so that the
    ///   cases without a route are not known.
    mutating func check(used: Set<String>?) {
        let sorted = cases.values.sorted { $0.declaration.location < $1.declaration.location }
        for item in sorted {
            let chain = chain(of: item.inner)
            if let end = chain.firstIndex(where: { $0.outer == item.inner }) {
                let cycle = chain[...end]
                // Each cycle is reported once.
                let first = cycle.map(\.declaration.location).min()
                if first == item.declaration.location { reportCycle(item, Array(cycle)) }
            } else if chain.count > Self.limit {
                report(
                    item,
                    "the values of `\(item.inner)` are inside more than \(Self.limit) cases",
                    help: "give routes the type of an inner enumeration"
                )
            }
        }
        guard let used, diagnostics.isEmpty else { return }
        for item in sorted where !used.contains(item.reference) {
            report(
                item,
                "no route in `\(item.inner)` gives a value of it, so no route gives `\(item.reference)`",
                help: "mark cases or static members of `\(item.inner)`, or name the value to read it from the URL: "
                    + "`_ value: \(item.inner)`"
            )
        }
    }

    private mutating func reportForeign(_ item: Case) {
        report(
            item,
            "`\(item.inner)` is declared in another module, whose routes do not know `\(item.outer)`",
            help: "remove the marker, and write `\(item.reference)(page)` where the app has the page; or declare "
                + "`\(item.inner)` in this module"
        )
    }

    private mutating func reportSecond(_ item: Case, after first: Case) {
        report(
            item,
            "the routes in `\(item.inner)` give `\(first.reference)`, so they cannot give `\(item.reference)` too",
            related: [.init(location: first.marker.location, message: "`\(first.reference)` is marked here")],
            help: "remove one of the markers"
        )
    }

    private mutating func reportCycle(_ item: Case, _ cycle: [Case]) {
        let names = (cycle + [item]).map { "`\($0.reference)`" }
        report(
            item,
            "the values of routes are inside each other without an end: \(names.joined(separator: " in "))",
            related: cycle.dropFirst().map {
                .init(location: $0.marker.location, message: "`\($0.reference)` is marked here")
            },
            help: "remove one of the markers"
        )
    }

    private mutating func report(
        _ item: Case,
        _ message: String,
        related: [Diagnostic.Related] = [],
        help: String
    ) {
        diagnostics.append(
            Diagnostic(
                .unsupportedHandler,
                message,
                at: item.declaration.location,
                length: item.declaration.nameLength,
                related: related + [.init(location: item.marker.location, message: "marked as a route here")],
                help: help
            )
        )
    }
}

extension Declaration.Parameter {
    /// Whether a case has the value without a name.
    var isNameless: Bool { name == "_" || name.isEmpty }
}

import RouteGenCore

/// The cases of enumerations of screens, each as a registration of itself.
struct EnumerationCases {
    private let sources: [MigrationSource]
    private let values: CarriedValues
    private(set) var all: [OldRegistration] = []
    /// The enumerations whose cases get markers, or have some.
    private var screens = Set<String>()
    /// The cases with one value that has no name, each the only one of its type.
    private var outer: [String: Declaration] = [:]

    /// Reads the cases of enumerations that have no marker.
    init(of enumerations: [MigratedEnumeration], _ sources: [MigrationSource]) {
        self.sources = sources
        values = CarriedValues(sources)
        screens = Set(enumerations.map(\.path))
        let cases = sources.declarations { $0.kind == .enumCase }
        screens.formUnion(cases.filter { Self.isMarked($0.declaration) }.map(\.declaration.typeName))
        for declaration in cases.map(\.declaration) where Self.isOuter(declaration) {
            let inner = enumerations.filter { Self.names($0.path, declaration.parameters[0].type) }
            for enumeration in inner where enumerations.contains(where: { $0.path == declaration.typeName }) {
                outer[enumeration.path] = declaration
            }
        }
        let lists = Dictionary(grouping: cases) { Place(source: $0.source, offset: $0.declaration.startOffset) }
            .filter { $0.value.count > 1 }
            .mapValues { CaseList(at: $0[0].declaration.startOffset, of: $0[0].source, in: sources) }
        for item in cases where !Self.isMarked(item.declaration) && enumerations.contains(where: { $0.contains(item) })
        {
            let place = Place(source: item.source, offset: item.declaration.startOffset)
            all.append(registration(of: item, in: lists[place]))
        }
    }

    /// The place of a word `case`, which several cases can share.
    private struct Place: Hashable {
        var source: Int
        var offset: Int
    }

    private static func isMarked(_ declaration: Declaration) -> Bool {
        declaration.documentation.map { !MarkerParser.parse($0).routes.isEmpty } ?? false
    }

    /// Whether it has one value without a name, whose routes may give the case.
    private static func isOuter(_ declaration: Declaration) -> Bool {
        declaration.parameters.count == 1 && ["", "_"].contains(declaration.parameters[0].name)
    }

    /// Whether a type is that at a path.
    private static func names(_ path: String, _ type: String) -> Bool { path == type || path.hasSuffix(".\(type)") }

    /// The registration of a case, which may be in a list that can be divided or, as the inner `nil` says, not.
    private func registration(of item: [MigrationSource].Declared, in list: CaseList??) -> OldRegistration {
        let declaration = item.declaration
        let pattern: String?
        switch path(of: declaration) {
        case .success(let text): pattern = text
        case .failure(let problem): return OldRegistration(undecided: problem.message, at: declaration.location)
        }
        let marker = "@route" + (pattern.map { " \($0)" } ?? "")
        let place: OldRegistration.Place
        switch list {
        case .none: place = .declaration(OldRegistration.Target(source: item.source, declaration: declaration))
        case .some(.some(let list)): place = .list(list)
        case .some(.none):
            let message =
                "`\(declaration.name)` shares its `case` with others; write a `case` for each on a line of its own, and above "
                + "this one: `/// \(marker)`"
            return OldRegistration(undecided: message, at: declaration.location)
        }
        return OldRegistration(marker, shape: nil, on: place, at: declaration.location)
    }

    /// The pattern of a case; `nil` if the routes of its value give the case.
    private func path(of declaration: Declaration) -> Result<String?, Undecided> {
        var names = [CaseName.kebab(declaration.name)]
        var enumeration = declaration.typeName
        // A few cases are around each other, and any number only in a circle.
        while names.count <= 16, let outer = outer[enumeration] {
            names.insert(CaseName.kebab(outer.name), at: 0)
            enumeration = outer.typeName
        }
        var pattern = "//" + names.joined(separator: "/")
        for parameter in declaration.parameters {
            let text = TypeText(parameter.type)
            guard !["", "_"].contains(parameter.name) else { return nameless(parameter, of: declaration) }
            let isRequired = parameter.defaultValue == nil && text.unwrapped == text
            if let obstacle = values.obstacle(to: parameter, of: declaration) {
                // A URL leaves out a value that is not required.
                guard isRequired else { continue }
                return .failure(Undecided(message: obstacle))
            }
            if isRequired, !CarriedValues.isArray(parameter.type) { pattern += "/:\(parameter.name)" }
        }
        return .success(pattern)
    }

    /// The pattern of a case with a value that has no name.
    private func nameless(
        _ parameter: Declaration.Parameter,
        of declaration: Declaration
    ) -> Result<String?, Undecided> {
        let type = parameter.type
        let isInner = Self.isOuter(declaration) && values.hasCases(type)
        if isInner, screens.contains(where: { Self.names($0, type) }) { return .success(nil) }
        let name = "`\(declaration.name)(\(type))`"
        return .failure(
            Undecided(
                message: isInner
                    ? "\(name) stands for the cases of `\(type)`: pass `--enumeration \(type)`, too"
                    : "a value of `\(declaration.name)` has no name, which a URL needs; "
                        + "write `_ value: \(type)`, which changes no call, with a name that suits"
            )
        )
    }

    /// The reason why a case gets no marker.
    private struct Undecided: Error {
        var message: String
    }
}

/// The options of a marker on a type that do not hold in an extension elsewhere, which does not say whether they do.
struct Unopened: Sendable {
    /// The extension.
    let place: Declaration
    /// Whether the extension has a marker of its own, so that only its callers are in question.
    let hasMarker: Bool
    /// The options that do not hold in the extension.
    private(set) var options: Set<RouteMarker.Option> = []
    /// The innermost type with one of them, and its marker.
    private(set) var source: (type: Declaration, marker: RouteMarker, isNested: Bool)?
    /// The options as the extension's marker would have them.
    private var texts: [(option: RouteMarker.Option, text: String)] = []
    private var decided: Set<RouteMarker.Option> = []

    init(in place: Declaration, hasMarker: Bool) {
        self.place = place
        self.hasMarker = hasMarker
    }

    /// Adds the options of the declarations of a type, after those of the types inside it.
    ///
    /// `own` has the options that hold in the extension.
    mutating func add(
        _ types: [(declaration: Declaration, marker: RouteMarker?)],
        beside own: RouteMarker?,
        isNested: Bool
    ) {
        var found = decided
        for case (let type, let marker?) in types.sorted(by: { $0.declaration.location < $1.declaration.location }) {
            found.formUnion(marker.options.map(\.value))
            for option in marker.options.map(\.value) where option.reach == .braces {
                guard !decided.contains(option), !options.contains(option), own?.values(of: option) == nil,
                    option == .from ? marker.isOpen : !hasMarker, let text = marker.text(of: option)
                else { continue }
                options.insert(option)
                texts.append((option, text))
                if source == nil { source = (type, marker, isNested) }
            }
        }
        decided = found
    }

    /// The rest for routes whose own markers, or types, have some options.
    func without(_ others: [RouteMarker.Option]) -> Unopened? {
        var rest = self
        rest.options.subtract(others)
        return rest.options.isEmpty ? nil : rest
    }

    /// Whether callers are among the options, also if each route that is left has its own.
    var concernsCallers: Bool { texts.contains { $0.option == .from } }

    /// The options as a marker has them.
    var text: String { texts.map(\.text).joined(separator: ", ") }
}

/// Finds extensions for which the markers on their types leave open what holds in them.
struct UnclearExtensions {
    /// The extensions with the markers of routes in them that a marker on the type does not open, by their locations.
    private var closed: [SourceLocation: (unopened: Unopened, routes: [RouteMarker])] = [:]

    /// Adds a marked declaration.
    mutating func add(_ markers: [RouteMarker], _ effect: TypeMarkers.Effect) {
        guard let unopened = effect.unopened else { return }
        let routes = markers.filter { unopened.without($0.options.map(\.value)) != nil }
        guard !routes.isEmpty else { return }
        closed[unopened.place.location, default: (unopened, [])].routes += routes
    }

    /// The findings about extensions that a marker on the type does not open.
    ///
    /// A link that the type's marker seems to open would be closed without a word.
    var diagnostics: [Diagnostic] {
        closed.values.compactMap { unopened, routes in
            guard let source = unopened.source else { return nil }
            let first = routes.min { $0.location < $1.location }.map { first in
                first.location.note(routes.count == 1 ? "a route in it" : "the first of \(routes.count) routes in it")
            }
            return Problem(.unclearExtension, at: unopened.place)
                .saying(
                    "`\(unopened.text)` on `\(source.type.name)` does not hold in this extension, "
                        + Self.reason(unopened, source.type, isNested: source.isNested)
                )
                .noting([source.marker.location.note("marked here")] + (first.map { [$0] } ?? []))
                .advising(Self.help(unopened))
        }
    }

    private static func reason(_ unopened: Unopened, _ type: Declaration, isNested: Bool) -> String {
        if isNested { return "which is of a type inside it" }
        if unopened.hasMarker { return "which has a marker of its own" }
        let isInFile = type.location.file == unopened.place.location.file
        return isInFile ? "which is under another `#if`" : "which is in another file"
    }

    private static func help(_ unopened: Unopened) -> String {
        let closes = unopened.concernsCallers ? "(from: app)" : ""
        return unopened.hasMarker
            ? "add `\(unopened.text)` to the marker of the extension to open its routes, or `from: app` to keep them closed"
            : "write `/// @route(\(unopened.text))` before the extension if it holds there, too, or "
                + "`/// @route\(closes)` if it does not"
    }

    /// The finding about an extension that belongs to declarations of a type with different markers.
    static func differing(
        _ types: [(declaration: Declaration, marker: RouteMarker?)],
        for place: Declaration
    ) -> Diagnostic {
        Problem(.unclearExtension, at: place)
            .saying(
                "the declarations of `\(place.name)` in branches of `#if` have different markers, "
                    + "so it is not clear what holds in this extension"
            )
            .noting(
                types.map { type, marker in
                    (marker?.location ?? type.location).note(
                        marker == nil ? "declared here, without a marker" : "marked here"
                    )
                }
            )
            .advising("put the extension inside the same `#if`, once for each branch")
    }
}

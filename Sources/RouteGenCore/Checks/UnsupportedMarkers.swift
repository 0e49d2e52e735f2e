/// Refuses what the marker language has and the generator does not do yet, so that nothing is ignored silently.
enum UnsupportedMarkers {
    /// The findings about a declaration's markers.
    static func check(_ declaration: Declaration, markers: ParsedMarkers) -> [Diagnostic] {
        let isRequirement = declaration.enclosing.last?.kind == .protocol
        return markers.routes.flatMap { marker in
            unsupportedOptions(marker)
                + (isRequirement ? [refusal("a route on a protocol requirement", marker.location, marker.length)] : [])
        }
            + markers.services.map { refusal("`@service`", $0.location, $0.length) }
    }

    private static func unsupportedOptions(_ marker: RouteMarker) -> [Diagnostic] {
        let unsupported: Set<RouteMarker.Option> = [.when, .overlaps, .with, .regex]
        return marker.options.filter { unsupported.contains($0.value) }.map {
            refusal("the option `\($0.value.rawValue)`", $0.location, $0.length)
        }
    }

    private static func refusal(_ what: String, _ location: SourceLocation, _ length: Int) -> Diagnostic {
        Diagnostic(
            .unsupportedMarker,
            "\(what) is not supported yet",
            at: location,
            length: length,
            help: "leave it out for now"
        )
    }
}

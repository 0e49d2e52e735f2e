/// The description of an option of a marker.
public struct OptionDescription: Sendable {
    /// The name.
    public let name: String
    /// The marker: `a route marker`.
    public let marker: String
    /// The forms in which it is written.
    public let forms: String
    /// The meaning, as in a table of the documentation.
    public let meaning: String
    /// A link to more in the documentation; `nil` if there is no more.
    public let page: String?
    /// The finding about the option where it has no effect; `nil` if it always has one.
    public let withoutEffect: DiagnosticCode?

    private init<Marker: MarkerWithOptions>(_ option: Marker.Option, of kind: Marker.Type) {
        let rule = kind.rule(of: option)
        name = option.rawValue
        marker = kind.noun
        forms = rule.forms
        meaning = rule.meaning
        page = rule.page
        withoutEffect = rule.withoutEffect
    }

    /// The options of all markers.
    public static let all =
        RouteMarker.Option.allCases.map { OptionDescription($0, of: RouteMarker.self) }
        + ServiceMarker.Option.allCases.map { OptionDescription($0, of: ServiceMarker.self) }
}

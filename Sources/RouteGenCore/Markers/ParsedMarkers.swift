/// The markers of one documentation comment, and the findings about them.
public struct ParsedMarkers: Hashable, Sendable {
    /// The route markers in the order of the source.
    public var routes: [RouteMarker] = []
    /// The service markers in the order of the source.
    public var services: [ServiceMarker] = []
    /// The findings about the syntax of markers, and about lines that look like markers but are not.
    public var diagnostics: [Diagnostic] = []

    /// Creates the result for a comment without markers.
    public init() {}

    /// Whether the comment has no markers.
    public var isEmpty: Bool { routes.isEmpty && services.isEmpty }
}

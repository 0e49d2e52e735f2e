/// What the markers of one documentation comment say, and what is wrong with them.
public struct ParsedMarkers: Hashable, Sendable {
    /// The route markers in the order of the source.
    public var routes: [RouteMarker] = []
    /// The service markers in the order of the source.
    public var services: [ServiceMarker] = []
    /// The mistakes in the markers' own language, and lines that look like markers but are none.
    public var diagnostics: [Diagnostic] = []

    /// Creates the result for a comment without markers.
    public init() {}

    /// Whether the comment holds no marker, good or bad.
    public var isEmpty: Bool { routes.isEmpty && services.isEmpty }
}

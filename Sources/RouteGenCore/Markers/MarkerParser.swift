/// Reads the markers of a documentation comment.
public enum MarkerParser {
    /// Reads all markers of a comment and reports every mistake in them.
    ///
    /// Lines in fenced code blocks are examples, not markers. ``MarkerPlacement`` checks whether a declaration can have
    /// a marker. Patterns are parsed later; only look-alike characters in them are reported here.
    ///
    /// - Complexity: O(*n*) in the length of the comment.
    public static func parse(_ comment: DocComment) -> ParsedMarkers {
        var markers = ParsedMarkers()
        var fence = CodeFence()
        var fenceStart: SourceLocation?
        var fencedMarker: Located<String>?
        for line in comment.lines {
            let signs = LineSigns(line.text)
            if signs.isProse { continue }
            let text = MarkerText(line)
            let wasOpen = fence.isOpen
            if fence.takes(text) {
                if !wasOpen {
                    fenceStart = line.location
                    fencedMarker = nil
                } else if fencedMarker == nil {
                    fencedMarker = MarkerHead(text).flatMap { $0.isMarker ? text.located($0.start..<$0.end) : nil }
                }
                continue
            }
            var parser = MarkerLineParser(text, signs)
            parser.parse()
            markers.routes += parser.markers.routes
            markers.services += parser.markers.services
            markers.diagnostics += parser.markers.diagnostics
        }
        if fence.isOpen, let fencedMarker, let fenceStart {
            markers.diagnostics.append(hidden(fencedMarker, by: fenceStart))
        }
        return markers
    }

    private static func hidden(_ marker: Located<String>, by fence: SourceLocation) -> Diagnostic {
        Problem(.nearMissMarker, at: marker, severity: .warning)
            .saying("this marker is ignored: it is in a code block that is never closed")
            .noting("the code block starts here", at: fence)
            .advising("close the code block")
    }
}

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

    /// All markers, as places for findings.
    var places: [any Placed] { routes as [any Placed] + services }
}

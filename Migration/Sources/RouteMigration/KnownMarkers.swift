import RouteGenCore

/// The markers that sources have already.
struct KnownMarkers {
    private var shapes = Set<String>()
    private var handlers = Set<SourceLocation>()

    init(_ sources: [MigrationSource]) {
        for declaration in sources.lazy.flatMap(\.declarations) {
            guard let comment = declaration.documentation else { continue }
            for marker in MarkerParser.parse(comment).routes {
                handlers.insert(declaration.location)
                guard let text = marker.pattern?.value else { continue }
                shapes.insert(Self.shape(of: text, isRegex: marker.isRegex))
            }
        }
    }

    private static func shape(of text: String, isRegex: Bool) -> String {
        guard !isRegex else { return text }
        do throws(MovedPattern.Problem) { return try MovedPattern(eeNavigator: text).shape } catch { return text }
    }

    /// Whether a registration needs no marker any more.
    func contains(_ registration: OldRegistration) -> Bool {
        if let shape = registration.shape { return shapes.contains(shape) }
        guard case .declaration(let target) = registration.place else { return false }
        return handlers.contains(target.declaration.location)
    }
}

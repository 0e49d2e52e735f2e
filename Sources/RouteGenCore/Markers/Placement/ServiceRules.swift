/// The rules for types that serve a protocol.
struct ServiceRules {
    private let declaration: Declaration
    private let services: [ServiceMarker]

    init(_ declaration: Declaration, _ services: [ServiceMarker]) {
        self.declaration = declaration
        self.services = services
    }

    /// The findings about the type.
    func check() -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        if let obstacle = Visibility.obstacle(of: declaration) {
            diagnostics.append(
                finding(
                    .inaccessibleHandler,
                    "generated code cannot create `\(declaration.name)`: it \(obstacle.reason)",
                    related: obstacle.related,
                    help: "remove `\(obstacle.modifier)`"
                )
            )
        }
        if declaration.isUnavailable {
            diagnostics.append(
                finding(
                    .unsupportedHandler,
                    "`\(declaration.name)` is unavailable, so a router cannot create it",
                    related: [],
                    help: "remove the marker or the attribute"
                )
            )
        }
        let generic = declaration.enclosing.first {
            $0.genericParameters != nil || $0.name.utf8.contains(MarkerSign.openingAngle)
        }
        if declaration.genericParameters != nil || generic != nil {
            diagnostics.append(
                finding(
                    .unsupportedHandler,
                    "`\(declaration.name)` is generic, and a router cannot choose its arguments",
                    related: generic.map { [.init(location: $0.location, message: "`\($0.name)` is here")] }
                        ?? [],
                    help: "write a type for each concrete service and mark those"
                )
            )
        }
        return diagnostics
    }

    private func finding(
        _ code: DiagnosticCode,
        _ message: String,
        related: [Diagnostic.Related],
        help: String
    ) -> Diagnostic {
        let markers = services.prefix(1).map {
            Diagnostic.Related(location: $0.location, message: "marked as a service here")
        }
        return Diagnostic(
            code,
            message,
            at: declaration.location,
            length: declaration.nameLength,
            related: related + markers,
            help: help
        )
    }
}

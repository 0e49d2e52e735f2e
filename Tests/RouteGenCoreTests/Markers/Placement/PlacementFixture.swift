@testable import RouteGenCore

/// A declaration on line 10 whose comment on line 3 holds a marker.
struct PlacementFixture {
    var declaration: Declaration
    var marker = "@route //chat"

    init(
        _ kind: Declaration.Kind = .function,
        _ name: String = "openChat",
        _ change: (inout Declaration) -> Void = { _ in }
    ) {
        declaration = Declaration(kind: kind, name: name, location: Self.place(10, 10))
        change(&declaration)
    }

    init(
        marker: String,
        _ kind: Declaration.Kind = .function,
        _ name: String = "openChat",
        _ change: (inout Declaration) -> Void = { _ in }
    ) {
        self.init(kind, name, change)
        self.marker = marker
    }

    static func place(_ line: Int, _ column: Int) -> SourceLocation {
        SourceLocation(file: "Chat.swift", line: line, column: column)
    }

    static func parameter(
        _ label: String?,
        _ name: String,
        _ type: String,
        _ change: (inout Declaration.Parameter) -> Void = { _ in }
    )
        -> Declaration.Parameter
    {
        var parameter = Declaration.Parameter(label: label, name: name, type: type, location: place(10, 19))
        change(&parameter)
        return parameter
    }

    static func scope(_ kind: Declaration.Kind, _ name: String, _ change: (inout Declaration) -> Void = { _ in })
        -> Declaration
    {
        var scope = Declaration(kind: kind, name: name, location: place(1, 7))
        change(&scope)
        return scope
    }

    var markers: ParsedMarkers {
        let lines = marker.split(separator: "\n").enumerated().map { index, line in
            DocComment.Line(text: String(line), location: Self.place(3 + index, 5))
        }
        return MarkerParser.parse(DocComment(lines: lines))
    }

    /// The findings of the placement, and without these, of the rules for handlers.
    var diagnostics: [Diagnostic] {
        let placement = MarkerPlacement.check(declaration, markers)
        guard placement.isEmpty, !markers.routes.isEmpty, !declaration.kind.isType else { return placement }
        return HandlerRules(declaration, markers.routes).check()
    }

    /// The text of the findings.
    var findings: String { DiagnosticRenderer().render(diagnostics.arranged()) }
}

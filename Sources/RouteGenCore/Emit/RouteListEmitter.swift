/// Writes the table of routes for people, in comments: pattern, handler and file, sorted by pattern.
struct RouteListEmitter {
    private typealias Row = (pattern: String, handler: String, file: String)

    private let rows: [Row]

    /// Lists every pattern of handlers.
    init(_ handlers: [Handler]) {
        let listed = handlers.flatMap { handler -> [Row] in
            // The name is sufficient and does not depend on the location of the sources: the files of a module have
            // different names.
            let file = handler.location.file.split(separator: "/").last.map(String.init) ?? ""
            return handler.patterns.map {
                ($0.text.onOneLine, handler.displayName.onOneLine, file.onOneLine)
            }
        }
        rows = listed.sorted(by: <)
    }

    func emit(to code: inout GeneratedCode) {
        guard !rows.isEmpty else { return }
        let heading: Row = ("pattern", "handler", "file")
        let shown = [heading] + rows
        // A cell that is too long shifts only its own row.
        let fileWidth = shown.map(\.file.count).max() ?? 0
        let patternWidth = Self.width(shown.map(\.pattern), atMost: SourceRenderer.width / 2)
        let rest = SourceRenderer.width - patternWidth - fileWidth - "//     ".count
        let handlerWidth = Self.width(shown.map(\.handler), atMost: rest)
        code.line()
        for row in shown {
            let pattern = "// \(Self.padded(row.pattern, patternWidth))  "
            let rest = "\(Self.padded(row.handler, handlerWidth))  \(row.file)"
            if pattern.count + rest.count <= SourceRenderer.width {
                code.line(pattern + rest)
            } else {
                code.line("// \(row.pattern)")
                code.line("//     \(row.handler)  \(row.file)")
            }
        }
    }

    private static func width(_ cells: [String], atMost limit: Int) -> Int {
        cells.map(\.count).filter { $0 <= limit }.max() ?? 0
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}

extension String {
    /// The string without characters that would end a comment, or affect how the rest of it is displayed.
    var onOneLine: String {
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator:
                result += "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}

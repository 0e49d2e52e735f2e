import RouteGenCore

extension DiagnosticReport {
    /// A finding as a workflow command, with its notes as further lines of the message.
    static func workflowCommand(_ diagnostic: Diagnostic) -> String {
        let title = "\(diagnostic.code.rawValue) \(diagnostic.code.name)"
        let properties = [
            "file=" + escaped(diagnostic.location.file, inProperty: true),
            "line=\(diagnostic.location.line)",
            "col=\(diagnostic.location.column)",
            "title=" + escaped(title, inProperty: true),
        ]
        let message = ([diagnostic.message] + diagnostic.notes).map {
            SourceExcerpt.printable(DiagnosticRenderer.bounded($0))
        }
        .joined(separator: "\n")
        return "::\(diagnostic.severity.rawValue) \(properties.joined(separator: ","))::"
            + escaped(message, inProperty: false) + "\n"
    }

    /// Escapes what would end the command, or in a property, the property.
    ///
    /// In a property, the escapes also replace characters that a terminal would obey.
    private static func escaped(_ text: String, inProperty: Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            case ":" where inProperty: result += "%3A"
            case "," where inProperty: result += "%2C"
            case _ where inProperty && SourceExcerpt.isUnsafe(scalar):
                result += String(scalar).utf8.map {
                    "%" + ($0 < 0x10 ? "0" : "") + String($0, radix: 16, uppercase: true)
                }
                .joined()
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

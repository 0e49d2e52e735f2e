import RouteGenCore
import RouteTables

/// A workflow command, with which GitHub shows a message beside a line of a source file.
enum WorkflowCommand {
    /// Writes a command.
    ///
    /// - Parameters:
    ///   - level: `error`, `warning` or `notice`.
    ///   - properties: The place and the title.
    ///   - message: The message, which may have several lines.
    /// - Returns: The command with its line feed.
    static func text(_ level: String, _ properties: [(name: String, value: String)], _ message: String) -> String {
        let written = properties.map { "\($0)=\(escaped($1, inProperty: true))" }.joined(separator: ",")
        return "::\(level) \(written)::\(escaped(message, inProperty: false))\n"
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
            case _ where inProperty && PrintableText.isUnsafe(scalar):
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

import RouteTables

extension RouteMapDifference {
    /// A form in which differences are printed.
    public enum Format: String, CaseIterable, Hashable, Sendable {
        /// For people.
        case text
        /// One object, for scripts.
        case json
        /// Workflow commands that GitHub shows beside the changed lines.
        case github
    }

    /// The differences as text, ending with a line feed.
    public func text(as format: Format) -> String {
        switch format {
        case .text: plainText
        case .json: json.text + "\n"
        case .github: workflowCommands
        }
    }

    private var plainText: String {
        var lines: [String] = []
        for change in breaking {
            lines.append("breaking: \(change.message)")
            lines.append("    \(change.witness)" + (change.origin == .app ? "" : " from \(change.origin)"))
        }
        lines += removed.map { "removed: \($0.title)" }
        lines += added.map { "added: \($0.title)" }
        lines += changed.flatMap { change in ["changed: \(change.new.title)"] + change.details.map { "    \($0)" } }
        lines += unfinished.map { "not compared completely: `\($0)` matches too many kinds of URLs" }
        if lines.isEmpty { lines = ["no differences"] }
        return lines.map { SourceExcerpt.printable($0) + "\n" }.joined()
    }

    /// The differences as an object; later versions only add keys.
    private var json: JSONValue {
        [
            "version": 1,
            "breaking": .array(breaking.map(\.json)),
            "removed": .array(removed.map(\.summary)),
            "added": .array(added.map(\.summary)),
            "changed": .array(
                changed.map { ["route": $0.new.summary, "details": .array($0.details.map(JSONValue.string))] }
            ),
            "unfinished": .array(unfinished.map(JSONValue.string)),
        ]
    }

    private var workflowCommands: String {
        let errors = breaking.map { change in
            // The old place may not exist any more, so GitHub shows the new one if there is one.
            Self.command("error", change.new ?? change.old, "breaking change", "\(change.message)\n\(change.witness)")
        }
        let notices =
            removed.map { Self.command("notice", $0, "route removed", $0.title) }
            + added.map { Self.command("notice", $0, "route added", $0.title) }
            + changed.map {
                Self.command("notice", $0.new, "route changed", ([$0.new.title] + $0.details).joined(separator: "\n"))
            }
        return (errors + notices).joined()
    }

    private static func command(
        _ level: String,
        _ route: RouteMap.Route,
        _ title: String,
        _ message: String
    ) -> String {
        let place = "file=\(WorkflowText.property(route.file)),line=\(route.line)"
        return "::\(level) \(place),title=\(WorkflowText.property(title))::\(WorkflowText.message(message))\n"
    }
}

extension RouteMapDifference.Breaking {
    fileprivate var json: JSONValue {
        [
            "kind": .string(kind.rawValue),
            "message": .string(message),
            "witness": .string(witness),
            "origin": .string("\(origin)"),
            "old": old.summary,
            "new": new?.summary ?? .null,
        ]
    }
}

extension RouteMap.Route {
    fileprivate var summary: JSONValue {
        [
            "pattern": .string(pattern),
            "module": .string(module),
            "name": .string(name),
            "handler": .string(handler),
            "file": .string(file),
            "line": .int(line),
        ]
    }
}

/// Text in a workflow command of GitHub.
private enum WorkflowText {
    /// A message, in which line breaks would end the command.
    static func message(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "%": "%25"
            case "\r": "%0D"
            case "\n": "%0A"
            default: String(scalar)
            }
        }
        .joined()
    }

    /// A property, which colons and commas would end.
    static func property(_ text: String) -> String {
        message(text).unicodeScalars.map { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : String($0) }.joined()
    }
}

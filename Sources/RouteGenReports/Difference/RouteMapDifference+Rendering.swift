import RouteGenCore
import RouteTables

extension RouteMapDifference {
    /// A form in which differences are printed.
    public enum Format: String, CaseIterable, Hashable, Sendable {
        /// For people.
        case text
        /// An object, for scripts.
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
        lines += links.breaking.flatMap { ["breaking: \($0.message)", "    \($0.witness)"] }
        lines += services.breaking.map { "breaking: \($0.message)" }
        lines += removed.map { "removed: \($0.title)" }
        lines += added.map { "added: \($0.title)" }
        lines += changed.flatMap { change in ["changed: \(change.new.title)"] + change.details.map { "    \($0)" } }
        lines += services.removed.map { "removed: service \($0.title)" }
        lines += services.added.map { "added: service \($0.title)" }
        lines += services.changed.flatMap { change in
            ["changed: service \(change.new.title)"] + change.details.map { "    \($0)" }
        }
        lines += links.removed.map { "removed: link \($0.title)" }
        lines += links.added.map { "added: link \($0.title)" }
        lines += links.changed.map { "changed: link \($0.new.title), was `\($0.old.replacement)`" }
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
            "services": services.json,
            "links": links.json,
        ]
    }

    private var workflowCommands: String {
        let errors =
            breaking.map { change in
                // The old place may not exist any more, so GitHub shows the new one if there is one.
                Self.error((change.new ?? change.old).place, "\(change.message)\n\(change.witness)")
            }
            + links.breaking.map { change in
                Self.error((change.new ?? change.old).place, "\(change.message)\n\(change.witness)")
            }
            + services.breaking.map { Self.error($0.old.place, $0.message) }
        let notices =
            removed.map { Self.notice($0.place, "route removed", $0.title) }
            + added.map { Self.notice($0.place, "route added", $0.title) }
            + changed.map { change in
                Self.notice(change.new.place, "route changed", Self.lines(change.new.title, change.details))
            }
            + services.removed.map { Self.notice($0.place, "service removed", $0.title) }
            + services.added.map { Self.notice($0.place, "service added", $0.title) }
            + services.changed.map { change in
                Self.notice(change.new.place, "service changed", Self.lines(change.new.title, change.details))
            }
            // A map does not say where the configuration is.
            + links.removed.map { Self.notice(nil, "link removed", $0.title) }
            + links.added.map { Self.notice(nil, "link added", $0.title) }
            + links.changed.map { Self.notice(nil, "link changed", "\($0.new.title), was `\($0.old.replacement)`") }
        return (errors + notices).joined()
    }

    private static func lines(_ title: String, _ details: [String]) -> String {
        ([title] + details).joined(separator: "\n")
    }

    private static func error(_ place: WorkflowPlace, _ message: String) -> String {
        command("error", place, "breaking change", message)
    }

    private static func notice(_ place: WorkflowPlace?, _ title: String, _ message: String) -> String {
        command("notice", place, title, message)
    }

    private static func command(_ level: String, _ place: WorkflowPlace?, _ title: String, _ message: String) -> String
    {
        let properties =
            (place.map { ["file=\(WorkflowText.property($0.file))", "line=\($0.line)"] } ?? [])
            + ["title=\(WorkflowText.property(title))"]
        return "::\(level) \(properties.joined(separator: ","))::\(WorkflowText.message(message))\n"
    }
}

/// A line of a source file, beside which GitHub shows a message.
private struct WorkflowPlace {
    var file: String
    var line: Int
}

extension MappedRoute {
    fileprivate var place: WorkflowPlace { WorkflowPlace(file: file, line: line) }
}

extension MappedService {
    fileprivate var place: WorkflowPlace { WorkflowPlace(file: file, line: line) }

    fileprivate var summary: JSONValue {
        [
            "protocol": .string(protocolName),
            "key": key.map(JSONValue.string) ?? .null,
            "module": .string(module),
            "type": .string(type),
            "file": .string(file),
            "line": .int(line),
        ]
    }
}

extension RouteMap.Link {
    /// The link for messages.
    fileprivate var title: String { "`\(prefix)` to `\(replacement)`" }

    fileprivate var summary: JSONValue { ["prefix": .string(prefix), "replacement": .string(replacement)] }
}

extension ServiceDifference {
    fileprivate var json: JSONValue {
        [
            "breaking": .array(breaking.map { ["message": .string($0.message), "old": $0.old.summary] }),
            "removed": .array(removed.map(\.summary)),
            "added": .array(added.map(\.summary)),
            "changed": .array(
                changed.map { ["service": $0.new.summary, "details": .array($0.details.map(JSONValue.string))] }
            ),
        ]
    }
}

extension LinkDifference {
    fileprivate var json: JSONValue {
        [
            "breaking": .array(
                breaking.map { change in
                    [
                        "message": .string(change.message), "witness": .string(change.witness),
                        "old": change.old.summary, "new": change.new?.summary ?? .null,
                    ]
                }
            ),
            "removed": .array(removed.map(\.summary)),
            "added": .array(added.map(\.summary)),
            "changed": .array(changed.map { ["link": $0.new.summary, "was": .string($0.old.replacement)] }),
        ]
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

extension MappedRoute {
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

import RouteGenCore
import RouteTables

/// An entry of a map that a difference names: a route, a service or a link.
protocol MapEntry: Hashable, Sendable {
    /// The entries whose callers a change breaks.
    associatedtype Affected: MapEntry

    /// The kind of entry: `service`.
    static var kind: String { get }
    /// The strings that identify the entry in both maps.
    var identity: [String] { get }
    /// The entry for messages.
    var title: String { get }
    /// The facts that may differ, in the same order for all entries of a kind.
    var facts: [(name: String, value: String)] { get }
    /// The entry in JSON.
    var reference: JSONValue { get }
    /// The line of a source file beside which GitHub shows a message; `nil` if a map does not say it.
    var place: (file: String, line: Int)? { get }
}

/// A change that breaks callers.
struct BreakingChange<Affected: MapEntry>: Hashable, Sendable {
    /// The kind of a change.
    enum Kind: String, Hashable, Sendable {
        /// No route takes a URL any more, or no service answers a request.
        case unmatched
        /// Another route takes a URL.
        case taken
        /// The route is closed to a caller.
        case closed
        /// A parameter is now required.
        case parameter
        /// A parameter or the result has another type.
        case type
    }

    var kind: Kind
    /// The breakage, in one line.
    var message: String
    /// A URL that led to the old entry.
    var witness: String?
    /// The caller whose requests do not work any more.
    var origin = RouteOrigin.app
    /// The entry that answered.
    var old: Affected
    /// The entry that answers now; `nil` for none.
    var new: Affected?
}

/// The changes between the entries of one kind in two maps.
struct EntryDifference<Entry: MapEntry>: Hashable, Sendable {
    /// An entry that both maps have, with differences.
    struct Change: Hashable, Sendable {
        var new: Entry
        /// The differences, each in one line.
        var details: [String]
    }

    var breaking: [BreakingChange<Entry.Affected>] = []
    private(set) var added: [Entry] = []
    private(set) var removed: [Entry] = []
    private(set) var changed: [Change] = []

    init(from old: [Entry], to new: [Entry]) {
        let before = Dictionary(old.map { ($0.identity, $0) }) { first, _ in first }
        let now = Set(new.map(\.identity))
        removed = old.filter { !now.contains($0.identity) }
        for entry in new {
            guard let former = before[entry.identity] else {
                added.append(entry)
                continue
            }
            let details = zip(former.facts, entry.facts).filter { $0.value != $1.value }.map { before, now in
                "\(now.name): `\(now.value)`, was `\(before.value)`"
            }
            if !details.isEmpty { changed.append(Change(new: entry, details: details)) }
        }
    }

    // MARK: Text

    var breakingLines: [String] {
        breaking.flatMap { change in
            let caller = change.origin == .app ? "" : " from \(change.origin)"
            return ["breaking: \(change.message)"] + (change.witness.map { ["    \($0)\(caller)"] } ?? [])
        }
    }

    var lines: [String] {
        let kind = Entry.kind == MappedRoute.kind ? "" : "\(Entry.kind) "
        return removed.map { "removed: \(kind)\($0.title)" } + added.map { "added: \(kind)\($0.title)" }
            + changed.flatMap { change in ["changed: \(kind)\(change.new.title)"] + change.details.map { "    \($0)" } }
    }

    // MARK: JSON

    var members: [JSONValue.Member] {
        let breaking = breaking.map { change -> JSONValue in
            [
                "kind": .string(change.kind.rawValue),
                "message": .string(change.message),
                "witness": change.witness.map(JSONValue.string) ?? .null,
                "origin": .string("\(change.origin)"),
                "old": change.old.reference,
                "new": change.new?.reference ?? .null,
            ]
        }
        let changed = changed.map { change in
            JSONValue.object([
                JSONValue.Member(Entry.kind, change.new.reference),
                JSONValue.Member("details", .array(change.details.map(JSONValue.string))),
            ])
        }
        let lists = [
            ("breaking", breaking), ("removed", removed.map(\.reference)), ("added", added.map(\.reference)),
            ("changed", changed),
        ]
        return lists.map { JSONValue.Member($0, .array($1)) }
    }

    // MARK: GitHub

    var errors: String {
        breaking.map { change in
            // The old place may not exist any more, so GitHub shows the new one if there is one.
            let lines = [change.message] + [change.witness].compactMap(\.self)
            return Self.command("error", change.new ?? change.old, "breaking change", lines)
        }
        .joined()
    }

    var notices: String {
        let entries =
            removed.map { ($0, "removed", []) } + added.map { ($0, "added", []) }
            + changed.map { ($0.new, "changed", $0.details) }
        return entries.map { entry, change, details in
            Self.command("notice", entry, "\(Entry.kind) \(change)", [entry.title] + details)
        }
        .joined()
    }

    private static func command(_ level: String, _ entry: some MapEntry, _ title: String, _ lines: [String]) -> String {
        let place = entry.place.map { [("file", $0.file), ("line", "\($0.line)")] } ?? []
        return WorkflowCommand.text(level, place + [("title", title)], lines.joined(separator: "\n"))
    }
}

import RoutePatterns
import RouteTables
import RouterPipeline
import RouterRuntime

/// The routes of a table by their patterns in canonical form, and its handlers by name.
///
/// It is created lazily for relocations, which are rare. Calls do not need it.
struct RouteIndex: Sendable {
    /// The indices of the patterns.
    private(set) var patternIndices: [String: [Int]] = [:]
    /// The handlers, by each of their names.
    private var handlers: [String: Set<Int>] = [:]
    /// The handlers, by the names of their types without the modules.
    private var types: [String: Set<Int>] = [:]

    init(_ table: RouteTable) {
        let metadata = table.metadata
        for patternIndex in 0..<metadata.patternCount
        where table.dispatcher(ofHandler: metadata.handler(ofPattern: patternIndex)) != nil {
            let text = metadata.text(ofPattern: patternIndex)
            patternIndices[(try? RoutePattern(text))?.description ?? text, default: []].append(patternIndex)
        }
        for handler in 0..<metadata.handlerCount where table.dispatcher(ofHandler: handler) != nil {
            let name = metadata.name(ofHandler: handler)
            for name in Self.names(name) { handlers[name, default: []].insert(handler) }
            let type = name.prefix { $0 != "(" }.split(separator: ".").dropFirst().dropLast().joined(separator: ".")
            if !type.isEmpty { types[type, default: []].insert(handler) }
        }
    }

    /// The handlers with a name; of a type that is not in the module before its name, those of that type in other modules,
    /// because released apps and servers still have the names of former modules.
    func handlers(named name: String) -> Set<Int> {
        handlers[name] ?? types[String(name.drop { $0 != "." }.dropFirst())] ?? []
    }

    /// The name that a misspelled name may have meant.
    ///
    /// - Complexity: O(*n* log *n*) in the number of names.
    func nearestName(to name: String) -> String? { Spelling.nearest(to: name, among: handlers.keys.sorted()) }

    /// The names of a handler: for `Chat.Room.open(id:)`, the same name, `Chat.Room.open`, `Chat.Room`, and these names
    /// without `Chat`.
    private static func names(_ fullName: String) -> Set<String> {
        let plain = String(fullName.prefix { $0 != "(" })
        let type = plain.split(separator: ".").dropLast().joined(separator: ".")
        var names: Set<String> = [fullName, plain]
        if type.contains(".") { names.insert(type) }
        for name in names {
            guard let dot = name.firstIndex(of: "."), name[..<dot].allSatisfy({ $0 != "(" }) else { continue }
            names.insert(String(name[name.index(after: dot)...]))
        }
        return names
    }
}

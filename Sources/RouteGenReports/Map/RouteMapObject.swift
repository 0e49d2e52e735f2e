import RouteGenCore

/// An object in the JSON form of a map.
struct RouteMapObject {
    private let members: [String: LocatedJSON]
    private let location: SourceLocation
    private let noun: String

    /// Reads an object.
    ///
    /// `noun` says in messages what it is.
    init(_ value: LocatedJSON, _ noun: String) throws(RouteMapError) {
        guard case .object(let members) = value.content else {
            throw RouteMapError(message: "\(noun) is an object, not \(value.kind)", location: value.location)
        }
        self.members = Dictionary(members.map { ($0.name, $0.value) }) { first, _ in first }
        self.noun = noun
        location = value.location
    }

    /// Reads the object of a file.
    init(json: [UInt8], path: String, _ noun: String) throws(RouteMapError) {
        let value: LocatedJSON
        do {
            value = try JSONParser.parse(json, path: path)
        } catch {
            throw RouteMapError(message: "the file is not valid JSON: \(error.message)", location: error.location)
        }
        try self.init(value, noun)
    }

    func member(_ key: String) throws(RouteMapError) -> LocatedJSON {
        guard let value = members[key] else {
            throw RouteMapError(message: "\(noun) needs `\(key)`", location: location)
        }
        return value
    }

    func string(_ key: String) throws(RouteMapError) -> String { try Self.string(try member(key), key) }

    /// A string, or `nil` for `null` and for a key that is missing.
    func text(_ key: String) throws(RouteMapError) -> String? {
        guard let value = members[key] else { return nil }
        if case .null = value.content { return nil }
        return try Self.string(value, key)
    }

    func bool(_ key: String) throws(RouteMapError) -> Bool {
        let value = try member(key)
        guard case .bool(let bool) = value.content else { throw Self.mismatch(value, key, "a boolean") }
        return bool
    }

    /// A boolean, or `nil` if the key is missing.
    func optionalBool(_ key: String) throws(RouteMapError) -> Bool? { members[key] == nil ? nil : try bool(key) }

    /// The members of an object, in order; empty if the key is missing.
    func optionalMembers(_ key: String) throws(RouteMapError) -> [LocatedJSON.Member] {
        guard let value = members[key] else { return [] }
        guard case .object(let members) = value.content else { throw Self.mismatch(value, key, "an object") }
        return members
    }

    func integer(_ key: String) throws(RouteMapError) -> Int {
        let value = try member(key)
        guard case .number(let text) = value.content, let number = Int(text) else {
            throw Self.mismatch(value, key, "a whole number")
        }
        return number
    }

    func array(_ key: String) throws(RouteMapError) -> [LocatedJSON] {
        let value = try member(key)
        guard case .array(let elements) = value.content else { throw Self.mismatch(value, key, "an array") }
        return elements
    }

    /// An object, or `nil` if the key is missing.
    func optionalObject(_ key: String, _ noun: String) throws(RouteMapError) -> RouteMapObject? {
        guard let value = members[key] else { return nil }
        return try RouteMapObject(value, noun)
    }

    /// An array, empty if the key is missing.
    func optionalArray(_ key: String) throws(RouteMapError) -> [LocatedJSON] {
        members[key] == nil ? [] : try array(key)
    }

    func choice<Choice>(
        _ key: String,
        _ choices: [Choice],
        name: (Choice) -> String = { "\($0)" }
    ) throws(RouteMapError) -> Choice {
        try Self.choice(try member(key), key, choices, name: name)
    }

    static func choice<Choice>(
        _ value: LocatedJSON,
        _ key: String,
        _ choices: [Choice],
        former: [String: Choice] = [:],
        name: (Choice) -> String = { "\($0)" }
    ) throws(RouteMapError) -> Choice {
        let word = try string(value, key)
        guard let choice = choices.first(where: { name($0) == word }) ?? former[word] else {
            let names = choices.map(name).joined(separator: ", ")
            throw RouteMapError(message: "`\(key)` is one of \(names), not `\(word)`", location: value.location)
        }
        return choice
    }

    static func string(_ value: LocatedJSON, _ key: String) throws(RouteMapError) -> String {
        guard case .string(let text) = value.content else { throw mismatch(value, key, "a string") }
        return text
    }

    private static func mismatch(_ value: LocatedJSON, _ key: String, _ wanted: String) -> RouteMapError {
        RouteMapError(message: "`\(key)` is \(wanted), not \(value.kind)", location: value.location)
    }
}

extension ConfigurationReader {
    /// Reads `defaultIsolation`: the name of a global actor, or `nonisolated`.
    mutating func defaultActor(_ member: LocatedJSON.Member) -> String? {
        if case .string("nonisolated") = member.value.content { return nil }
        return actor(member.value, "`\(member.name)`", help: "write \"MainActor\", or \"nonisolated\"")
    }

    /// Reads `isolatedTypes`: types and protocols of other modules with the names of their global actors.
    mutating func actorsOfTypes(_ value: LocatedJSON) -> [String: String] {
        var actors: [String: String] = [:]
        for member in members(of: value, "`isolatedTypes`") {
            let help = "write the global actor's name: { \"\(member.name)\": \"MainActor\" }"
            actors[member.name] = actor(member.value, "the isolation of `\(member.name)`", help: help)
        }
        return actors
    }

    private mutating func actor(_ value: LocatedJSON, _ what: String, help: String) -> String? {
        if case .string(let name) = value.content, Self.isTypeName(name) { return name }
        report("\(what) must be the name of a global actor", at: value.location, help: help)
        return nil
    }

    private static func isTypeName(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.allSatisfy { part in
            part.utf8.first.map { !MarkerText.isDigit($0) } == true
                && part.utf8.allSatisfy { MarkerText.isIdentifier($0) }
        }
    }
}

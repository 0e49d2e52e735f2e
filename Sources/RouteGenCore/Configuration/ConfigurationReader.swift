/// Takes a configuration out of a JSON value, member by member.
struct ConfigurationReader {
    private(set) var diagnostics: [Diagnostic] = []

    mutating func report(_ message: String, at location: SourceLocation, length: Int = 1, help: String? = nil) {
        diagnostics.append(
            Diagnostic(.invalidConfiguration, message, at: location, length: length, help: help)
        )
    }

    /// The members of a configuration.
    static let members = [
        "$schema", "version", "accessors", "aggregate", "own", "links", "severities", "exclude", "defaultIsolation",
        "isolatedTypes",
    ]

    mutating func read(_ value: LocatedJSON, into configuration: inout Configuration) {
        for member in members(of: value, "the configuration", known: Self.members) {
            switch member.name {
            case "version": readVersion(member.value)
            case "accessors": readAccessors(member.value, into: &configuration)
            case "links": configuration.links = links(member.value)
            case "aggregate": configuration.aggregate = bool(member)
            case "severities": configuration.severities = severities(member.value)
            case "exclude": configuration.excluded = pathPatterns(member)
            case "defaultIsolation": configuration.isolation.defaultActor = defaultActor(member)
            case "isolatedTypes": configuration.isolation.actorsOfTypes = actorsOfTypes(member.value)
            case "own": readOwn(member, into: &configuration)
            // What editors read: the place of the schema.
            default: break
            }
        }
    }

    mutating func readVersion(_ value: LocatedJSON) {
        if case .number("1") = value.content { return }
        report("the version has to be 1, the only one there is", at: value.location)
    }

    mutating func readOwn(_ member: LocatedJSON.Member, into configuration: inout Configuration) {
        guard case .string(let text) = member.value.content, ["internal", "public", "none"].contains(text) else {
            report("`own` has to be \"internal\", \"public\" or \"none\"", at: member.value.location)
            return
        }
        configuration.ownAccess = Configuration.Access(rawValue: text)
    }

    /// The members of an object, each name once.
    mutating func members(of value: LocatedJSON, _ what: String) -> [LocatedJSON.Member] {
        guard case .object(let members) = value.content else {
            report("\(what) has to be an object, and is \(value.kind)", at: value.location)
            return []
        }
        var seen: Set<String> = []
        return members.filter { member in
            guard !seen.insert(member.name).inserted else { return true }
            report(
                "`\(member.name)` stands here a second time",
                at: member.location,
                length: member.name.utf8.count + 2
            )
            return false
        }
    }

    /// The members of an object that are known, each name once; the others are reported.
    mutating func members(of value: LocatedJSON, _ what: String, known: [String]) -> [LocatedJSON.Member] {
        guard case .object(let members) = value.content else {
            report("\(what) has to be an object, and is \(value.kind)", at: value.location)
            return []
        }
        var seen: Set<String> = []
        return members.filter { member in
            guard known.contains(member.name) else {
                let help = Spelling.nearest(to: member.name, among: known).map { "did you mean `\($0)`?" }
                report(
                    "\(what) has no member `\(member.name)`",
                    at: member.location,
                    length: member.name.utf8.count + 2,
                    help: help ?? "it knows \(Diagnostic.list(known, joinedBy: "and"))"
                )
                return false
            }
            guard seen.insert(member.name).inserted else {
                report(
                    "`\(member.name)` stands here a second time",
                    at: member.location,
                    length: member.name.utf8.count + 2
                )
                return false
            }
            return true
        }
    }

    mutating func bool(_ member: LocatedJSON.Member) -> Bool? {
        if case .bool(let value) = member.value.content { return value }
        report("`\(member.name)` has to be true or false, and is \(member.value.kind)", at: member.value.location)
        return nil
    }

    mutating func access(_ member: LocatedJSON.Member) -> Configuration.Access? {
        if case .string(let text) = member.value.content, let access = Configuration.Access(rawValue: text) {
            return access
        }
        report("`\(member.name)` has to be \"internal\" or \"public\"", at: member.value.location)
        return nil
    }

    mutating func strings(_ member: LocatedJSON.Member) -> [Located<String>] {
        guard case .array(let elements) = member.value.content else {
            report(
                "`\(member.name)` has to be an array of strings, and is \(member.value.kind)",
                at: member.value.location
            )
            return []
        }
        return elements.compactMap { element in
            guard case .string(let text) = element.content else {
                report("`\(member.name)` has to hold strings, and this is \(element.kind)", at: element.location)
                return nil
            }
            return Located(text, at: element.location, length: text.utf8.count + 2)
        }
    }
}

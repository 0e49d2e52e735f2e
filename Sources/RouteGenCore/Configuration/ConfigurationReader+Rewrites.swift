extension ConfigurationReader {
    /// Reads `rewrites`: rules in the order in which they apply.
    mutating func rewrites(_ value: LocatedJSON) -> [Configuration.Rewrite] {
        guard case .array(let elements) = value.content else {
            report("`rewrites` must be an array of rules, not \(value.kind)", at: value.location, help: Self.ruleHelp)
            return []
        }
        return elements.compactMap { rewrite($0) }
    }

    private static let ruleHelp = "write a rule as { \"from\": \"//old/**\", \"to\": \"//new/**\" }"

    private mutating func rewrite(_ value: LocatedJSON) -> Configuration.Rewrite? {
        guard case .object = value.content else {
            report("a rule of `rewrites` must be an object, not \(value.kind)", at: value.location, help: Self.ruleHelp)
            return nil
        }
        var source: Located<String>?
        var target: Located<String>?
        var isUnrouted = false
        let members = members(of: value, "a rule of `rewrites`", known: ["from", "to", "unrouted"])
        for member in members {
            switch member.name {
            case "from": source = string(member)
            case "to": target = string(member)
            default: isUnrouted = bool(member) ?? false
            }
        }
        for name in ["from", "to"] where !members.contains(where: { $0.name == name }) {
            report("the rule has no `\(name)`", at: value.location, help: Self.ruleHelp)
        }
        guard let source, let target else { return nil }
        return Configuration.Rewrite(source: source, target: target, isUnrouted: isUnrouted)
    }

    private mutating func string(_ member: LocatedJSON.Member) -> Located<String>? {
        guard case .string(let text) = member.value.content else {
            report("`\(member.name)` must be a string, not \(member.value.kind)", at: member.value.location)
            return nil
        }
        return Located(text, at: member.value.location, length: Self.width(text.utf8) + 2)
    }

    /// How many bytes a text takes in the file, where a backslash or a quotation mark takes two.
    static func width(_ text: some Sequence<UInt8>) -> Int {
        text.reduce(0) { $0 + ($1 == UInt8(ascii: "\\") || $1 == UInt8(ascii: "\"") ? 2 : 1) }
    }
}

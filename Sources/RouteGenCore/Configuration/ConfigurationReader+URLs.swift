extension ConfigurationReader {
    /// Reads `links`.
    mutating func links(_ value: LocatedJSON) -> [Configuration.Link] {
        guard case .object(let members) = value.content else {
            diagnostics += invalid(at: value)
                .saying("`links` must be an object, not \(value.kind)")
            return []
        }
        return members.compactMap { member in
            guard let replacement = member.value.string?.value else {
                diagnostics += invalid(at: member.value)
                    .saying("the replacement of a link must be a string, not \(member.value.kind)")
                return nil
            }
            guard Self.isLinkPrefix(member.name) else {
                diagnostics += invalid(at: member.key)
                    .saying("`\(member.name)` cannot start a URL")
                    .advising(
                        "write a scheme with its slashes, `myapp://`, or a scheme and a host, "
                            + "`https://www.example.com/`"
                    )
                return nil
            }
            guard !member.name.utf8.contains(UInt8(ascii: "*")) else {
                diagnostics += invalid(at: member.key)
                    .saying("`\(member.name)` has a wildcard, and no URL begins like that")
                    .advising(
                        "write a link for each host, as in `https://www.example.com/`, or a name for hosts that the "
                            + "app gives, `https://:server/`"
                    )
                return nil
            }
            if let name = member.name.hostName, !Self.isHostName(name) {
                diagnostics += invalid(at: member.key)
                    .saying("`:\(name)` in `\(member.name)` is not the name of a host that the app gives")
                    .advising("write a name in place of the whole host, `https://:server/`, of letters and digits")
                return nil
            }
            guard !replacement.utf8.contains(where: { $0 <= UInt8(ascii: " ") || $0 == 0x7F }) else {
                diagnostics += invalid(at: member.value)
                    .saying(
                        "`\(member.name)` is replaced by text with white space or control characters, "
                            + "which a URL cannot contain"
                    )
                    .advising("write a replacement that can start a URL, such as `//` or `/`")
                return nil
            }
            if let now = Configuration.Link.spelling(ofFormer: member.name, replacement) {
                report(former: "\"\(member.name)\": \"\(replacement)\"", now: now, at: member.key)
            }
            return Configuration.Link(written: member.key, replacement)
        }
    }

    /// Whether a string can be the label of a parameter.
    private static func isHostName(_ name: String) -> Bool {
        name.utf8.first.map(SourceByte.isLetter) == true
            && name.utf8.allSatisfy { SourceByte.isLetter($0) || SourceByte.isDigit($0) }
    }

    /// Whether a string is a scheme with its colon, perhaps with two slashes, or a scheme followed by a host and
    /// perhaps a path.
    private static func isLinkPrefix(_ text: String) -> Bool {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), colon > text.startIndex else { return false }
        let rest = text[text.index(after: colon)...]
        return !text.utf8.contains { $0 <= UInt8(ascii: " ") || $0 == 0x7F }
            && (rest.isEmpty || rest.hasPrefix("//"))
    }
}

extension ConfigurationReader {
    /// Reads `rewrites`: rules in the order in which they apply.
    mutating func rewrites(_ value: LocatedJSON) -> [Configuration.Rewrite] {
        guard case .array(let elements) = value.content else {
            diagnostics += invalid(at: value)
                .saying("`rewrites` must be an array of rules, not \(value.kind)")
                .advising(Self.ruleHelp)
            return []
        }
        if elements.count > Self.ruleLimit {
            diagnostics += invalid(at: elements[Self.ruleLimit])
                .saying("`rewrites` has \(elements.count) rules, but an app can have at most \(Self.ruleLimit)")
                .advising("let one rule take several URLs, with captures and `**`")
        }
        return elements.prefix(Self.ruleLimit).compactMap { rewrite($0) }
    }

    /// The number of rules, which are compared with each other.
    private static let ruleLimit = 1000

    private static let ruleHelp = "write a rule as { \"from\": \"//old/**\", \"to\": \"//new/**\" }"

    private mutating func rewrite(_ value: LocatedJSON) -> Configuration.Rewrite? {
        guard case .object = value.content else {
            diagnostics += invalid(at: value)
                .saying("a rule of `rewrites` must be an object, not \(value.kind)")
                .advising(Self.ruleHelp)
            return nil
        }
        var source: Located<String>?
        var target: Located<String>?
        var isUnrouted = false
        let members = members(
            of: value,
            "a rule of `rewrites`",
            known: ConfigurationMember.members(of: .rule).map(\.name)
        )
        for member in members {
            switch member.name {
            case "from": source = string(member)
            case "to": target = string(member)
            default: isUnrouted = bool(member) ?? false
            }
        }
        for name in ["from", "to"] where !members.contains(where: { $0.name == name }) {
            diagnostics += invalid(at: value)
                .saying("the rule has no `\(name)`")
                .advising(Self.ruleHelp)
        }
        guard let source, let target else { return nil }
        return Configuration.Rewrite(source: source, target: target, isUnrouted: isUnrouted)
    }

    private mutating func string(_ member: LocatedJSON.Member) -> Located<String>? {
        string(member.value, "`\(member.name)` must be a string, not \(member.value.kind)") { _ in true }
    }

    /// How many bytes a string takes in the file, where a backslash or a quotation mark takes two.
    static func width(_ text: some Sequence<UInt8>) -> Int {
        text.reduce(0) { $0 + ($1 == UInt8(ascii: "\\") || $1 == UInt8(ascii: "\"") ? 2 : 1) }
    }
}

extension ConfigurationReader {
    /// Reads `links`.
    mutating func links(_ value: LocatedJSON) -> [Configuration.Link] {
        guard case .object(let members) = value.content else {
            report("`links` must be an object, not \(value.kind)", at: value.location)
            return []
        }
        return members.compactMap { member in
            guard case .string(let replacement) = member.value.content else {
                report(
                    "the replacement of a link must be a string, "
                        + "not \(member.value.kind)",
                    at: member.value.location
                )
                return nil
            }
            let length = member.name.utf8.count + 2
            guard Self.isLinkPrefix(member.name) else {
                report(
                    "`\(member.name)` cannot start a URL",
                    at: member.location,
                    length: length,
                    help: "write a scheme with its colon, `myapp:`, or a scheme and a host, `https://www.example.com`"
                )
                return nil
            }
            guard !replacement.utf8.contains(where: { $0 <= UInt8(ascii: " ") || $0 == 0x7F }) else {
                report(
                    "`\(member.name)` is replaced by text with white space or control characters, "
                        + "which a URL cannot contain",
                    at: member.value.location,
                    help: "write a replacement that can start a URL, such as `//`, or an empty string"
                )
                return nil
            }
            return Configuration.Link(
                prefix: Located(member.name, at: member.location, length: length),
                replacement: replacement
            )
        }
    }

    /// Whether a text is a scheme with its colon, perhaps with two slashes, or a scheme followed by a host and perhaps a
    /// path.
    private static func isLinkPrefix(_ text: String) -> Bool {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), colon > text.startIndex else { return false }
        let rest = text[text.index(after: colon)...]
        return !text.utf8.contains { $0 <= UInt8(ascii: " ") }
            && (rest.isEmpty || rest.hasPrefix("//"))
    }
}

extension ConfigurationReader {
    /// Reads `urls`.
    mutating func urls(_ value: LocatedJSON) -> Configuration.URLOptions {
        var options = Configuration.URLOptions()
        for member in members(of: value, "`urls`", known: ["ignoreCase", "plusIsSpace"]) {
            guard let isSet = bool(member) else { continue }
            if member.name == "ignoreCase" { options.ignoresCase = isSet } else { options.plusIsSpace = isSet }
        }
        return options
    }
}

extension ConfigurationReader {
    /// Reads `links`.
    mutating func links(_ value: LocatedJSON) -> [Configuration.Link] {
        guard case .object(let members) = value.content else {
            report("`links` has to be an object, and is \(value.kind)", at: value.location)
            return []
        }
        return members.compactMap { member in
            guard case .string(let replacement) = member.value.content else {
                report("a link stands for a string, and this is \(member.value.kind)", at: member.value.location)
                return nil
            }
            let length = member.name.utf8.count + 2
            guard Self.isLinkPrefix(member.name) else {
                report(
                    "`\(member.name)` is no start of a URL",
                    at: member.location,
                    length: length,
                    help: "write a scheme with its colon, `myapp:`, or a scheme and a host, `https://www.example.com`"
                )
                return nil
            }
            guard !replacement.utf8.contains(where: { $0 <= 32 || $0 == 0x7F }) else {
                report(
                    "`\(member.name)` stands for a text with white space or control characters, which no URL has",
                    at: member.value.location,
                    help: "write what the start of the URL becomes, as in `//`, or an empty text"
                )
                return nil
            }
            return Configuration.Link(
                prefix: Located(member.name, at: member.location, length: length),
                replacement: replacement
            )
        }
    }

    /// Whether a text is a scheme with its colon, alone or with a host and a path behind it.
    private static func isLinkPrefix(_ text: String) -> Bool {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), colon > text.startIndex else { return false }
        let rest = text[text.index(after: colon)...]
        return !text.utf8.contains { $0 <= 32 } && (rest.isEmpty || (rest.hasPrefix("//") && rest.count > 2))
    }
}

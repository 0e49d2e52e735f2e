extension Configuration {
    /// Reads a `routegen.json`.
    ///
    /// What cannot be used is left out and reported, so that one run finds every mistake.
    ///
    /// - Parameters:
    ///   - json: The file's bytes.
    ///   - path: Its path, for the findings.
    ///   - diagnostics: Takes the findings, each with its place in the file.
    public init(json: [UInt8], path: String, diagnostics: inout [Diagnostic]) {
        self.init()
        var reader = ConfigurationReader()
        do {
            let value = try JSONParser.parse(json, path: path)
            reader.read(value, into: &self)
        } catch {
            reader.report("the file is no JSON: \(error.message)", at: error.location)
        }
        diagnostics += reader.diagnostics
    }
}

/// Takes a configuration out of a JSON value, member by member.
private struct ConfigurationReader {
    private(set) var diagnostics: [Diagnostic] = []

    mutating func report(_ message: String, at location: SourceLocation, length: Int = 1, help: String? = nil) {
        diagnostics.append(
            Diagnostic(.invalidConfiguration, message, at: location, length: length, help: help)
        )
    }

    mutating func read(_ value: LocatedJSON, into configuration: inout Configuration) {
        for member in members(
            of: value,
            "the configuration",
            known: ["version", "accessors", "aggregate", "own", "links"]
        ) {
            switch member.name {
            case "version": readVersion(member.value)
            case "accessors": readAccessors(member.value, into: &configuration)
            case "links": configuration.links = links(member.value)
            case "aggregate": configuration.aggregate = bool(member)
            default: if let access = access(member) { configuration.ownAccess = access }
            }
        }
    }

    private mutating func readVersion(_ value: LocatedJSON) {
        if case .number("1") = value.content { return }
        report("the version has to be 1, the only one there is", at: value.location)
    }

    private mutating func readAccessors(_ value: LocatedJSON, into configuration: inout Configuration) {
        for member in members(of: value, "`accessors`", known: ["for", "access"]) {
            if member.name == "for" {
                configuration.accessorModules = strings(member)
            } else if let access = access(member) {
                configuration.accessorAccess = access
            }
        }
    }

    private mutating func links(_ value: LocatedJSON) -> [Configuration.Link] {
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

    /// The members of an object that are known, each name once; the others are reported.
    private mutating func members(of value: LocatedJSON, _ what: String, known: [String]) -> [LocatedJSON.Member] {
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

    private mutating func bool(_ member: LocatedJSON.Member) -> Bool? {
        if case .bool(let value) = member.value.content { return value }
        report("`\(member.name)` has to be true or false, and is \(member.value.kind)", at: member.value.location)
        return nil
    }

    private mutating func access(_ member: LocatedJSON.Member) -> Configuration.Access? {
        if case .string(let text) = member.value.content, let access = Configuration.Access(rawValue: text) {
            return access
        }
        report("`\(member.name)` has to be \"internal\" or \"public\"", at: member.value.location)
        return nil
    }

    private mutating func strings(_ member: LocatedJSON.Member) -> [Located<String>] {
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

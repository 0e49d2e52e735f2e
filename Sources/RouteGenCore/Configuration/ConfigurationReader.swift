import RoutePatterns

/// Reads a configuration from a JSON value, member by member.
struct ConfigurationReader {
    private(set) var diagnostics: [Diagnostic] = []

    mutating func report(_ message: String, at location: SourceLocation, length: Int = 1, help: String? = nil) {
        diagnostics.append(
            Diagnostic(.invalidConfiguration, message, at: location, length: length, help: help)
        )
    }

    /// The members of a configuration.
    static let members = [
        "$schema", "version", "module", "modules", "optionalModules", "moduleAliases", "accessors", "aggregate", "own",
        "links", "urls", "rewrites", "tabs", "destination", "requirements", "provided", "trusted", "untrusted",
        "severities", "exclude", "defaultIsolation", "isolatedTypes",
    ]

    mutating func read(_ value: LocatedJSON, into configuration: inout Configuration) {
        for member in members(of: value, "the configuration", known: Self.members) {
            switch member.name {
            case "version": readVersion(member.value)
            case "module": configuration.moduleName = moduleName(member)
            case "modules": configuration.namedModules = namedModules(member.value)
            case "optionalModules": configuration.optionalModules = optionalModules(member.value)
            case "moduleAliases": configuration.moduleAliases = moduleAliases(member.value)
            case "accessors": readAccessors(member.value, into: &configuration)
            case "links": configuration.links = links(member.value)
            case "urls": configuration.urls = urls(member.value)
            case "rewrites": configuration.rewrites = rewrites(member.value)
            case "tabs": configuration.tabs = tabs(member.value)
            case "destination": configuration.destination = destination(member.value)
            case "requirements": configuration.requirements = names(member, example: "account")
            case "provided": configuration.provided = names(member, example: "Session")
            case "trusted", "untrusted": readTrust(member, into: &configuration.trust)
            case "aggregate": configuration.aggregate = bool(member)
            case "severities": configuration.severities = severities(member.value)
            case "exclude": configuration.excluded = pathPatterns(member)
            case "defaultIsolation": configuration.isolation.defaultActor = defaultActor(member)
            case "isolatedTypes": configuration.isolation.actorsOfTypes = actorsOfTypes(member.value)
            case "own": readOwn(member, into: &configuration)
            // `$schema` is for editors.
            default: break
            }
        }
    }

    mutating func readVersion(_ value: LocatedJSON) {
        if case .number("1") = value.content { return }
        report("the version must be 1, the only one that exists", at: value.location)
    }

    mutating func readOwn(_ member: LocatedJSON.Member, into configuration: inout Configuration) {
        guard case .string(let text) = member.value.content, ["internal", "public", "none"].contains(text) else {
            report("`own` must be \"internal\", \"public\" or \"none\"", at: member.value.location)
            return
        }
        configuration.ownAccess = Configuration.Access(rawValue: text)
    }

    /// The members of an object, each name once.
    ///
    /// Repeated members are reported, and unknown ones if the names are fixed.
    mutating func members(of value: LocatedJSON, _ what: String, known: [String]? = nil) -> [LocatedJSON.Member] {
        guard case .object(let members) = value.content else {
            report("\(what) must be an object, not \(value.kind)", at: value.location)
            return []
        }
        var seen: Set<String> = []
        return members.filter { member in
            if let known, !known.contains(member.name) {
                let help = Spelling.nearest(to: member.name, among: known).map { "did you mean `\($0)`?" }
                report(
                    "\(what) has no member `\(member.name)`",
                    at: member.location,
                    length: member.name.utf8.count + 2,
                    help: help ?? "its members are \(Diagnostic.list(known, joinedBy: "and"))"
                )
                return false
            }
            guard seen.insert(member.name).inserted else {
                report("`\(member.name)` is repeated", at: member.location, length: member.name.utf8.count + 2)
                return false
            }
            return true
        }
    }

    mutating func bool(_ member: LocatedJSON.Member) -> Bool? {
        if case .bool(let value) = member.value.content { return value }
        report("`\(member.name)` must be true or false, not \(member.value.kind)", at: member.value.location)
        return nil
    }

    mutating func access(_ member: LocatedJSON.Member) -> Configuration.Access? {
        if case .string(let text) = member.value.content, let access = Configuration.Access(rawValue: text) {
            return access
        }
        report("`\(member.name)` must be \"internal\" or \"public\"", at: member.value.location)
        return nil
    }

    mutating func strings(_ member: LocatedJSON.Member) -> [Located<String>] {
        guard case .array(let elements) = member.value.content else {
            report("`\(member.name)` must be an array of strings, not \(member.value.kind)", at: member.value.location)
            return []
        }
        return elements.compactMap { element in
            guard case .string(let text) = element.content else {
                report("`\(member.name)` must contain strings, not \(element.kind)", at: element.location)
                return nil
            }
            return Located(text, at: element.location, length: text.utf8.count + 2)
        }
    }
}

extension ConfigurationReader {
    /// Reads patterns for paths below the file's own folder.
    mutating func pathPatterns(_ member: LocatedJSON.Member) -> [PathPattern] {
        strings(member).compactMap { text in
            let parts = text.value.split(separator: "/", omittingEmptySubsequences: false)
            guard !text.value.isEmpty, !text.value.hasPrefix("/"), !parts.contains(".."), !parts.contains(".") else {
                report(
                    "`\(text.value)` is not a path inside the folder of this file",
                    at: text.location,
                    length: text.length,
                    help: "write a path relative to it: `Generated/**`, `Legacy.swift`"
                )
                return nil
            }
            return PathPattern(text.value)
        }
    }
}

extension Configuration {
    /// Reads a `routegen.json`.
    ///
    /// It leaves out and reports what it cannot use, so one run finds every mistake.
    ///
    /// - Parameters:
    ///   - json: The file's bytes.
    ///   - path: Its path, for the findings.
    ///   - diagnostics: Takes the findings, each with its place in the file.
    public init(json: [UInt8], path: String, diagnostics: inout [Diagnostic]) {
        self.init()
        trust.place = SourceLocation(file: path, line: 1, column: 1)
        var reader = ConfigurationReader()
        do {
            let value = try JSONParser.parse(json, path: path)
            reader.read(value, into: &self)
        } catch {
            reader.report("the file is not valid JSON: \(error.message)", at: error.location)
        }
        diagnostics += reader.diagnostics
    }
}

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

    static func isTypeName(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.allSatisfy { part in
            part.utf8.first.map { !SourceByte.isDigit($0) } == true
                && part.utf8.allSatisfy { SourceByte.isIdentifier($0) }
        }
    }
}

extension ConfigurationReader {
    /// Reads `severities`: codes or their names, each with a severity.
    mutating func severities(_ value: LocatedJSON) -> Configuration.Severities {
        var severities: [DiagnosticCode: Configuration.Severity] = [:]
        for member in self.members(of: value, "`severities`") {
            let length = member.name.utf8.count + 2
            guard let code = DiagnosticCode(describedBy: member.name) else {
                let codes = DiagnosticCode.allCases
                let nearest = Spelling.nearest(to: member.name, among: codes.map(\.rawValue) + codes.map(\.name))
                report(
                    "there is no finding `\(member.name)`",
                    at: member.location,
                    length: length,
                    help: nearest.map { "did you mean `\($0)`?" } ?? "write a code such as `RG104`"
                )
                continue
            }
            guard case .string(let text) = member.value.content, let severity = Configuration.Severity(rawValue: text)
            else {
                report("a severity is \"error\", \"warning\" or \"ignore\"", at: member.value.location)
                continue
            }
            guard severity == .error || code.isAdjustable else {
                report(
                    "findings of `\(code.rawValue)` are always errors",
                    at: member.location,
                    length: length,
                    help: "only \(Self.adjustableCodes) can be made less severe"
                )
                continue
            }
            severities[code] = severity
        }
        return Configuration.Severities(severities)
    }

    private static var adjustableCodes: String {
        Diagnostic.list(DiagnosticCode.allCases.filter(\.isAdjustable).map(\.rawValue), joinedBy: "and")
    }
}

extension ConfigurationReader {
    /// Reads `destination`: the name of a type.
    mutating func destination(_ value: LocatedJSON) -> Located<String>? {
        if case .string(let name) = value.content, Self.isTypeName(name) {
            return Located(name, at: value.location, length: name.utf8.count + 2)
        }
        report(
            "`destination` must be the name of a type",
            at: value.location,
            help: "write the type that routes return, such as \"Screen\""
        )
        return nil
    }

    /// Reads an array of names, each once.
    mutating func names(_ member: LocatedJSON.Member, example: String) -> [Located<String>] {
        guard case .array(let elements) = member.value.content else {
            report(
                "`\(member.name)` must be an array of names",
                at: member.value.location,
                help: "write names in brackets, such as [\"\(example)\"]"
            )
            return []
        }
        var names: [Located<String>] = []
        for element in elements {
            guard case .string(let name) = element.content, Self.isTypeName(name) else {
                report(
                    "`\(member.name)` must contain names",
                    at: element.location,
                    help: "write letters and digits, as in \"\(example)\""
                )
                continue
            }
            let length = name.utf8.count + 2
            if names.contains(where: { $0.value == name }) {
                report("`\(name)` is repeated in `\(member.name)`", at: element.location, length: length)
            } else {
                names.append(Located(name, at: element.location, length: length))
            }
        }
        return names
    }

    /// Reads `tabs`: names of tabs, each with the route of its first page.
    mutating func tabs(_ value: LocatedJSON) -> [DeclaredTab] {
        var names: [String: String] = [:]
        return members(of: value, "`tabs`").compactMap { member in
            let length = member.name.utf8.count + 2
            guard let name = DeclaredTab.caseName(of: member.name) else {
                report(
                    "`\(member.name)` cannot be the name of a tab",
                    at: member.location,
                    length: length,
                    help: "begin it with a letter, and leave out control characters"
                )
                return nil
            }
            if let other = names.updateValue(member.name, forKey: name) {
                report(
                    "the tabs `\(other)` and `\(member.name)` are both `\(name)` in generated code",
                    at: member.location,
                    length: length,
                    help: "change one of the names"
                )
                return nil
            }
            guard case .string(let root) = member.value.content, !root.isEmpty else {
                report(
                    "the tab `\(member.name)` needs the route of its first page",
                    at: member.value.location,
                    help: "name the route by its accessor: { \"\(member.name)\": \"homePage\" }"
                )
                return nil
            }
            return DeclaredTab(
                name: Located(member.name, at: member.location, length: length),
                root: Located(root, at: member.value.location, length: root.utf8.count + 2)
            )
        }
    }
}

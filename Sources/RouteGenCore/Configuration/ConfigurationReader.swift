import RoutePatterns

/// Reads a configuration from a JSON value, member by member.
struct ConfigurationReader {
    var diagnostics: [Diagnostic] = []
    /// Whether the file is that of a package, and not that of a target.
    var isOfPackage = false

    /// A mistake in the file.
    func invalid(at part: some Placed) -> Problem { Problem(.invalidConfiguration, at: part) }

    /// Reads an object whose members are known.
    mutating func read(
        _ value: LocatedJSON,
        _ what: String,
        _ known: [ConfigurationMember],
        _ configuration: inout Configuration
    ) {
        var seen: Set<String> = []
        for member in members(of: value, what, known: known.map(\.name), former: known.compactMap(\.formerName)) {
            guard let entry = known.first(where: { $0.name == member.name || $0.formerName == member.name }) else {
                continue
            }
            guard entry.isOfPackage == isOfPackage || ["$schema", "version"].contains(entry.name) else {
                let place =
                    isOfPackage
                    ? "a target: write it in the folder of its sources" : "a package, beside `Package.swift`"
                diagnostics += invalid(at: member.key).saying(
                    "`\(entry.name)` belongs in the routegen.json of \(place)"
                )
                continue
            }
            guard seen.insert(entry.name).inserted else {
                diagnostics += invalid(at: member.key)
                    .saying("`\(member.name)` and `\(entry.name)` are one member")
                continue
            }
            if entry.formerName == member.name {
                report(former: member.name, now: entry.spelling(of: member.value), at: member.key)
            }
            if entry.isOfApp { configuration.settingsOfApp.append(member.key) }
            if entry.isShared { configuration.sharedSettings.append(member.key) }
            if isChoice(member, of: entry) { entry.read(&self, member, &configuration) }
        }
    }

    /// Reports a word of an earlier version, which still means what it meant.
    mutating func report(former: String, now: String, at part: some Placed) {
        diagnostics += Problem(.formerWord, at: part).saying("`\(former)` is `\(now)` now").advising("write `\(now)`")
    }

    /// Whether a value is one of the words that a member can have, or a truth value under its former name.
    private mutating func isChoice(_ member: LocatedJSON.Member, of entry: ConfigurationMember) -> Bool {
        guard case .choice(let words, _) = entry.form else { return true }
        if member.name == entry.formerName, member.value.bool != nil { return true }
        let message = "`\(entry.name)` must be \(Diagnostic.list(words, quote: "\""))"
        return string(member.value, message, where: words.contains) != nil
    }

    /// A string that meets a condition; any other value is reported.
    mutating func string(
        _ value: LocatedJSON,
        _ message: String,
        help: String? = nil,
        where isValid: (String) -> Bool
    ) -> Located<String>? {
        if let text = value.string, isValid(text.value) { return text }
        diagnostics += invalid(at: value).saying(message).advising(help)
        return nil
    }

    mutating func readVersion(_ value: LocatedJSON) {
        if case .number("1") = value.content { return }
        diagnostics += invalid(at: value)
            .saying("the version must be 1, the only one that exists")
    }

    /// The members of an object, each name once.
    ///
    /// Repeated members are reported, and unknown ones if the names are fixed.
    mutating func members(
        of value: LocatedJSON,
        _ what: String,
        known: [String]? = nil,
        former: [String] = []
    ) -> [LocatedJSON.Member] {
        guard case .object(let members) = value.content else {
            diagnostics += invalid(at: value)
                .saying("\(what) must be an object, not \(value.kind)")
            return []
        }
        var seen: Set<String> = []
        return members.filter { member in
            if let known, !known.contains(member.name), !former.contains(member.name) {
                let nearest = Spelling.nearest(to: member.name, among: known)
                diagnostics += invalid(at: member.key)
                    .saying("\(what) has no member `\(member.name)`")
                    .suggesting(nearest, otherwise: "its members are \(Diagnostic.list(known, joinedBy: "and"))")
                return false
            }
            let isNew = seen.insert(member.name).inserted
            if !isNew { diagnostics += invalid(at: member.key).saying("`\(member.name)` is repeated") }
            return isNew
        }
    }

    mutating func bool(_ member: LocatedJSON.Member) -> Bool? {
        if let value = member.value.bool { return value }
        diagnostics += invalid(at: member.value)
            .saying("`\(member.name)` must be true or false, not \(member.value.kind)")
        return nil
    }

    /// The strings of an array that meet a condition; everything else is reported.
    mutating func strings(
        _ member: LocatedJSON.Member,
        help: String? = nil,
        where isValid: (String) -> Bool = { _ in true }
    ) -> [Located<String>] {
        guard case .array(let elements) = member.value.content else {
            diagnostics += invalid(at: member.value)
                .saying("`\(member.name)` must be an array of strings, not \(member.value.kind)")
                .advising(help)
            return []
        }
        return elements.compactMap { element in
            let problem =
                element.string.map { "cannot contain `\($0.value)`" } ?? "must contain strings, not \(element.kind)"
            return string(element, "`\(member.name)` \(problem)", help: help, where: isValid)
        }
    }
}

extension ConfigurationReader {
    /// Reads patterns for paths below the file's own folder.
    mutating func pathPatterns(_ member: LocatedJSON.Member) -> [PathPattern] {
        let help = "write paths relative to the folder of this file, and inside it: `Generated/**`, `Legacy.swift`"
        return strings(member, help: help) { text in
            let parts = text.split(separator: "/", omittingEmptySubsequences: false)
            return !text.isEmpty && !text.hasPrefix("/") && !parts.contains("..") && !parts.contains(".")
        }.map { PathPattern($0.value) }
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
    ///   - isOfPackage: Whether it is the file of a package, and not that of a target.
    ///   - diagnostics: Takes the findings, each with its place in the file.
    public init(json: [UInt8], path: String, isOfPackage: Bool = false, diagnostics: inout [Diagnostic]) {
        self.init()
        trust.place = SourceLocation(file: path, line: 1, column: 1)
        var reader = ConfigurationReader(isOfPackage: isOfPackage)
        do {
            let value = try JSONParser.parse(json, path: path)
            reader.read(value, "the configuration", ConfigurationMember.all, &self)
        } catch {
            if let mark = JSONParser.conflictMark(in: json, path: path) {
                let message = "a merge conflict begins here, so this file is not read"
                let place = Located((), at: mark, length: 7)
                reader.diagnostics += Problem(.brokenSource, at: place).saying(message).advising("resolve the conflict")
            } else {
                reader.diagnostics += reader.invalid(at: error.location)
                    .saying("the file is not valid JSON: \(error.message)")
            }
        }
        isMistaken = reader.diagnostics.contains { $0.severity == .error }
        diagnostics += reader.diagnostics.compactMap(severities.applied)
    }
}

extension ConfigurationReader {
    /// Reads `defaultIsolation`: the name of a global actor, or `nonisolated`.
    mutating func defaultActor(_ member: LocatedJSON.Member) -> String? {
        if member.value.string?.value == "nonisolated" { return nil }
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
        string(value, "\(what) must be the name of a global actor", help: help, where: Self.isTypeName)?.value
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
        for member in members(of: value, "`severities`") {
            if let code = DiagnosticCode(describedBy: member.name) {
                severities[code] = severity(member, of: code)
                continue
            }
            if DiagnosticCode.isRetired(member.name) {
                diagnostics += Problem(.formerWord, at: member.key)
                    .saying("the finding `\(member.name)` is retired: the compiler reports such mistakes")
                    .advising("remove this severity")
                continue
            }
            let known = DiagnosticCode.allCases.flatMap { [$0.rawValue, $0.name] }
            diagnostics += invalid(at: member.key)
                .saying("there is no finding `\(member.name)`")
                .suggesting(Spelling.nearest(to: member.name, among: known), otherwise: "write a code such as `RG104`")
        }
        return Configuration.Severities(severities)
    }

    private mutating func severity(_ member: LocatedJSON.Member, of code: DiagnosticCode) -> Configuration.Severity? {
        guard let severity = member.value.string.flatMap({ Configuration.Severity(rawValue: $0.value) }) else {
            diagnostics += invalid(at: member.value)
                .saying("a severity is \"error\", \"warning\" or \"ignore\"")
            return nil
        }
        if severity == .error || code.isAdjustable { return severity }
        diagnostics += invalid(at: member.key)
            .saying("findings of `\(code.rawValue)` are always errors")
            .advising("only \(Self.adjustableCodes) can be made less severe")
        return nil
    }

    private static var adjustableCodes: String {
        Diagnostic.list(DiagnosticCode.allCases.filter(\.isAdjustable).map(\.rawValue), joinedBy: "and")
    }
}

extension ConfigurationReader {
    /// Reads `destination`: the name of a type, or `any` and that of a protocol.
    mutating func destination(_ value: LocatedJSON) -> Located<String>? {
        let help = "write the type that routes return, such as \"Screen\" or \"any Screen\""
        return string(value, "`destination` must be the name of a type", help: help) {
            Self.isTypeName(TypeText($0).textAfterAny)
        }
    }

    /// Reads an array of names, each once.
    mutating func names(_ member: LocatedJSON.Member, example: String) -> [Located<String>] {
        let names = strings(member, help: "write names such as [\"\(example)\"]", where: Self.isTypeName)
        var seen: Set<String> = []
        return names.filter { name in
            let isNew = seen.insert(name.value).inserted
            if !isNew { diagnostics += invalid(at: name).saying("`\(name.value)` is repeated in `\(member.name)`") }
            return isNew
        }
    }

    /// Reads `tabs`: names of tabs, each with the route of its first page.
    mutating func tabs(_ value: LocatedJSON) -> [DeclaredTab] {
        var names: [String: String] = [:]
        return members(of: value, "`tabs`").compactMap { member in
            guard let name = DeclaredTab.caseName(of: member.name) else {
                diagnostics += invalid(at: member.key)
                    .saying("`\(member.name)` cannot be the name of a tab")
                    .advising("begin it with a letter, and leave out control characters")
                return nil
            }
            if let other = names.updateValue(member.name, forKey: name) {
                diagnostics += invalid(at: member.key)
                    .saying("the tabs `\(other)` and `\(member.name)` are both `\(name)` in generated code")
                    .advising("change one of the names")
                return nil
            }
            guard let root = member.value.string, !root.value.isEmpty else {
                diagnostics += invalid(at: member.value)
                    .saying("the tab `\(member.name)` needs the route of its first page")
                    .advising("name the route by its accessor: { \"\(member.name)\": \"homePage\" }")
                return nil
            }
            return DeclaredTab(name: member.key, root: root)
        }
    }
}

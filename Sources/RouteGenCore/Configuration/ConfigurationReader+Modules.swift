import RoutePatterns

extension ConfigurationReader {
    /// Reads `module`: the name of the target's module.
    mutating func moduleName(_ value: LocatedJSON) -> Located<String>? {
        let help = "write the value of the build setting PRODUCT_MODULE_NAME"
        return string(value, "`module` must be the name of a module", help: help, where: Self.isModuleName)
    }

    /// Reads `modules`: names of modules, each with the folder of its sources.
    mutating func namedModules(_ member: LocatedJSON.Member) -> [Configuration.NamedModule] {
        modules(member) { reader, module in
            reader.string(
                module.value,
                "the sources of `\(module.name)` must be a folder, relative to the folder of this file",
                help: "write a path such as \"../\(module.name)/Sources\""
            ) { !$0.isEmpty && !$0.hasPrefix("/") }
        }.map { Configuration.NamedModule(name: $0.name, folder: $0.value) }
    }

    /// Reads `optionalModules`: names of modules, each with the condition of an `#if`.
    mutating func optionalModules(_ member: LocatedJSON.Member) -> [Configuration.OptionalModule] {
        modules(member) { reader, module in
            reader.string(
                module.value,
                "the value of `\(module.name)` must be the condition of an `#if`",
                help: "write where the target links `\(module.name)`, such as \"os(iOS) || os(visionOS)\"",
                where: Self.isCondition
            )
        }.map { Configuration.OptionalModule(name: $0.name, condition: $0.value.value) }
    }

    /// Reads `moduleAliases`: names of modules, each with its new name.
    mutating func moduleAliases(_ member: LocatedJSON.Member) -> [String: Located<String>] {
        let aliases = modules(member) { reader, module in
            reader.string(
                module.value,
                "the value of `\(module.name)` must be the new name of the module",
                help: "repeat `moduleAliases:` of the dependency in Package.swift",
                where: Self.isModuleName
            )
        }
        return Dictionary(aliases.map { ($0.name.value, $0.value) }) { first, _ in first }
    }

    /// Reads an object of names of modules, each with a string.
    private mutating func modules(
        _ member: LocatedJSON.Member,
        _ read: (inout ConfigurationReader, LocatedJSON.Member) -> Located<String>?
    ) -> [(name: Located<String>, value: Located<String>)] {
        members(of: member.value, "`\(member.name)`").compactMap { module in
            guard Self.isModuleName(module.name) else {
                diagnostics += invalid(at: module.key)
                    .saying("`\(module.name)` cannot be the name of a module")
                return nil
            }
            return read(&self, module).map { (module.key, $0) }
        }
    }

    /// Whether a string is the condition of an `#if` on one line, without a comment.
    private static func isCondition(_ text: String) -> Bool {
        var parser = CompilationConditionParser(text)
        return parser.parse() != nil
            && text.utf8.allSatisfy { SourceByte.isIdentifier($0) || " !&|()<>=.,".utf8.contains($0) }
    }

    private static func isModuleName(_ name: String) -> Bool {
        name.utf8.first.map { !SourceByte.isDigit($0) } == true
            && name.utf8.allSatisfy { $0 >= 0x80 || SourceByte.isIdentifier($0) }
    }
}

extension ConfigurationReader {
    /// Reads `accessors.kinds`; the others need typed routes, so these cannot be left out.
    mutating func accessorKinds(_ member: LocatedJSON.Member) -> Set<Configuration.AccessorKind>? {
        let names = Configuration.AccessorKind.allCases.map(\.rawValue)
        let written = strings(
            member,
            help: "the kinds are \(Diagnostic.list(names, joinedBy: "and"))",
            where: names.contains
        )
        guard case .array = member.value.content else { return nil }
        if !written.contains(where: { $0.value == Configuration.AccessorKind.routes.rawValue }) {
            diagnostics += invalid(at: member.value)
                .saying("`kinds` does not include `routes`")
                .advising("add \"routes\": typed routes cannot be left out, as the other accessors are made from them")
        }
        return Set(written.compactMap { Configuration.AccessorKind(rawValue: $0.value) } + [.routes])
    }
}

extension ConfigurationReader {
    /// Reads `trusted` or `untrusted`: packages that are not the app's own.
    mutating func readTrust(_ member: LocatedJSON.Member, into trust: inout PackageTrust) {
        let takesURLs = member.name == "trusted"
        let help =
            "write the last component of a package's URL"
            + (takesURLs ? ", or the start of its URL, such as \"https://git.example.com/\"" : "")
        let packages = strings(member, help: help) { Self.isIdentity($0) || takesURLs && Self.isURLPrefix($0) }
        if takesURLs { trust.trusted = packages } else { trust.untrusted = packages }
        for package in trust.trusted where trust.untrusted.contains(where: { $0.value == package.value }) {
            diagnostics += invalid(at: package)
                .saying("`\(package.value)` is in `trusted` and in `untrusted`")
                .advising("remove it from one of them")
        }
    }

    private static func isIdentity(_ text: String) -> Bool {
        !text.isEmpty && !PackageTrust.isURL(text) && !text.utf8.contains { $0 <= UInt8(ascii: " ") || $0 == 0x7F }
    }

    /// Whether a string begins like the URL of a repository, with a host: `https://host/path` or `git@host:path`.
    private static func isURLPrefix(_ text: String) -> Bool {
        let start = text.firstRange(ofBytes: "://")?.upperBound ?? text.firstRange(ofBytes: "@")?.upperBound
        return !text.utf8.contains { $0 <= UInt8(ascii: " ") || $0 == 0x7F } && start.map { $0 < text.endIndex } == true
    }
}

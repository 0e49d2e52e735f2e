import RoutePatterns

extension ConfigurationReader {
    /// Reads `module`: the name of the target's module.
    mutating func moduleName(_ member: LocatedJSON.Member) -> Located<String>? {
        guard case .string(let name) = member.value.content, Self.isModuleName(name) else {
            report(
                "`module` must be the name of a module",
                at: member.value.location,
                help: "write the value of the build setting PRODUCT_MODULE_NAME"
            )
            return nil
        }
        return Located(name, at: member.value.location, length: name.utf8.count + 2)
    }

    /// Reads `modules`: names of modules, each with the folder of its sources.
    mutating func namedModules(_ value: LocatedJSON) -> [Configuration.NamedModule] {
        let named = members(of: value, "`modules`")
        return named.compactMap { member in
            let length = member.name.utf8.count + 2
            guard Self.isModuleName(member.name) else {
                report("`\(member.name)` cannot be the name of a module", at: member.location, length: length)
                return nil
            }
            guard case .string(let folder) = member.value.content, !folder.isEmpty, !folder.hasPrefix("/") else {
                report(
                    "the sources of `\(member.name)` must be a folder, relative to the folder of this file",
                    at: member.value.location,
                    help: "write a path such as \"../\(member.name)/Sources\""
                )
                return nil
            }
            return Configuration.NamedModule(
                name: Located(member.name, at: member.location, length: length),
                folder: Located(folder, at: member.value.location, length: folder.utf8.count + 2)
            )
        }
    }

    /// Reads `optionalModules`: names of modules, each with the condition of an `#if`.
    mutating func optionalModules(_ value: LocatedJSON) -> [Configuration.OptionalModule] {
        members(of: value, "`optionalModules`").compactMap { member in
            let length = member.name.utf8.count + 2
            guard Self.isModuleName(member.name) else {
                report("`\(member.name)` cannot be the name of a module", at: member.location, length: length)
                return nil
            }
            guard case .string(let condition) = member.value.content, Self.isCondition(condition) else {
                report(
                    "the value of `\(member.name)` must be the condition of an `#if`",
                    at: member.value.location,
                    help: "write where the target links `\(member.name)`, such as \"os(iOS) || os(visionOS)\""
                )
                return nil
            }
            let name = Located(member.name, at: member.location, length: length)
            return Configuration.OptionalModule(name: name, condition: condition)
        }
    }

    /// Whether a string is the condition of an `#if` on one line, without a comment.
    private static func isCondition(_ text: String) -> Bool {
        var parser = CompilationConditionParser(text)
        return parser.parse() != nil
            && text.utf8.allSatisfy { SourceByte.isIdentifier($0) || " !&|()<>=.,".utf8.contains($0) }
    }

    /// Reads `moduleAliases`: names of modules, each with its new name.
    mutating func moduleAliases(_ value: LocatedJSON) -> [String: Located<String>] {
        var aliases: [String: Located<String>] = [:]
        for member in members(of: value, "`moduleAliases`") {
            guard Self.isModuleName(member.name) else {
                let length = member.name.utf8.count + 2
                report("`\(member.name)` cannot be the name of a module", at: member.location, length: length)
                continue
            }
            guard case .string(let name) = member.value.content, Self.isModuleName(name) else {
                report(
                    "the value of `\(member.name)` must be the new name of the module",
                    at: member.value.location,
                    help: "repeat `moduleAliases:` of the dependency in Package.swift"
                )
                continue
            }
            aliases[member.name] = Located(name, at: member.value.location, length: name.utf8.count + 2)
        }
        return aliases
    }

    private static func isModuleName(_ name: String) -> Bool {
        name.utf8.first.map { !SourceByte.isDigit($0) } == true
            && name.utf8.allSatisfy { $0 >= 0x80 || SourceByte.isIdentifier($0) }
    }
}

extension ConfigurationReader {
    /// Reads `accessors`: for which modules, for whom, and of which kinds.
    mutating func readAccessors(_ value: LocatedJSON, into configuration: inout Configuration) {
        for member in members(of: value, "`accessors`", known: ["for", "access", "kinds"]) {
            switch member.name {
            case "for": configuration.accessorModules = strings(member)
            case "kinds": configuration.accessorKinds = accessorKinds(member)
            default: if let access = access(member) { configuration.accessorAccess = access }
            }
        }
    }

    /// Reads `accessors.kinds`; the others need typed routes, so these cannot be left out.
    private mutating func accessorKinds(_ member: LocatedJSON.Member) -> Set<Configuration.AccessorKind> {
        let names = Configuration.AccessorKind.allCases.map(\.rawValue)
        guard case .array = member.value.content else {
            _ = strings(member)
            return Set(Configuration.AccessorKind.allCases)
        }
        let written = strings(member)
        var kinds: Set<Configuration.AccessorKind> = [.routes]
        for name in written {
            if let kind = Configuration.AccessorKind(rawValue: name.value) {
                kinds.insert(kind)
            } else {
                let help = Spelling.nearest(to: name.value, among: names).map { "did you mean `\($0)`?" }
                report(
                    "there is no kind of accessor `\(name.value)`",
                    at: name.location,
                    length: name.length,
                    help: help ?? "the kinds are \(Diagnostic.list(names, joinedBy: "and"))"
                )
            }
        }
        if !written.contains(where: { $0.value == Configuration.AccessorKind.routes.rawValue }) {
            report(
                "`kinds` does not include `routes`",
                at: member.value.location,
                help: "add \"routes\": typed routes cannot be left out, as the other accessors are made from them"
            )
        }
        return kinds
    }
}

extension ConfigurationReader {
    /// Reads `trusted` or `untrusted`: packages that are not the app's own.
    mutating func readTrust(_ member: LocatedJSON.Member, into trust: inout PackageTrust) {
        let takesURLs = member.name == "trusted"
        var packages: [Located<String>] = []
        for package in strings(member) {
            if Self.isIdentity(package.value) || takesURLs && Self.isURLPrefix(package.value) {
                packages.append(package)
            } else {
                report(
                    "`\(package.value)` in `\(member.name)` is no identity of a package"
                        + (takesURLs ? ", and no start of its URL" : ""),
                    at: package.location,
                    length: package.length,
                    help: "write the last component of its URL"
                        + (takesURLs ? ", or a URL such as \"https://git.example.com/\"" : "")
                )
            }
        }
        if takesURLs { trust.trusted = packages } else { trust.untrusted = packages }
        for package in trust.trusted where trust.untrusted.contains(where: { $0.value == package.value }) {
            report(
                "`\(package.value)` is in `trusted` and in `untrusted`",
                at: package.location,
                length: package.length,
                help: "remove it from one of them"
            )
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

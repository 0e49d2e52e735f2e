import RouteGenCore
import RoutePatterns
import RouteTables

/// The options and operands of one call, by the names of the options.
struct ParsedArguments {
    /// The values of each option in order.
    ///
    /// An option without a value has an empty string for each use.
    var values: [String: [String]] = [:]
    /// The arguments that are not options.
    var operands: [String] = []
    /// Whether `--help` is among them.
    var asksForHelp = false
    /// The inputs that the package tells the command, if its plugin runs it.
    var package = PackageInputs()

    /// The value of an option that is given at most once.
    func value(_ name: String) -> String? {
        values[name]?.first
    }

    /// The value of an option that accepts one of several words.
    func choice<Choice>(
        _ option: String,
        among choices: [Choice],
        former: [String: Choice] = [:],
        name: (Choice) -> String
    ) throws(UsageError) -> Choice? {
        guard let word = value(option) else { return nil }
        if let choice = choices.first(where: { name($0) == word }) ?? former[word] { return choice }
        let names = choices.map(name)
        let suggestion = Suggestion.text(for: word, among: names)
        throw UsageError("\(option) is one of \(names.joined(separator: ", ")), not '\(word)'\(suggestion)")
    }

    /// Whether an option is given.
    func contains(_ name: String) -> Bool {
        values[name] != nil
    }
}

extension ParsedArguments {
    /// The configuration of an app, with the hosts in `--host` in the places of names.
    func naming(_ configuration: Configuration) throws(UsageError) -> Configuration {
        var configuration = configuration
        var hosts: [(name: String, host: String)] = []
        for value in values["--host"] ?? [] {
            let parts = value.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { throw UsageError("--host needs NAME=HOST, not '\(value)'") }
            let names = configuration.links.hostNames
            guard names.contains(where: { $0.lowercased() == parts[0].lowercased() }) else {
                throw UsageError(
                    "no link of the app's routegen.json has the host ':\(parts[0])'"
                        + Suggestion.text(for: parts[0], among: names)
                )
            }
            guard Self.isHost(parts[1]) else {
                throw UsageError("--host needs a host such as social.example after '\(parts[0])=', not '\(parts[1])'")
            }
            hosts.append((parts[0], parts[1]))
        }
        configuration.links = configuration.links.naming(hosts)
        return configuration
    }

    /// Whether a string is the host of a URL, perhaps with a port.
    private static func isHost(_ text: String) -> Bool {
        let isPlain = !text.unicodeScalars.contains {
            " /?#@\\*".unicodeScalars.contains($0) || DiagnosticRenderer.isUnsafe($0)
        }
        return isPlain && !text.hasPrefix(":") && (try? RouteURL("https://\(text)"))?.host?.isEmpty == false
    }
}

extension ParsedArguments {
    /// The packages in `--of-package`, by the names of their modules.
    var packages: [String: ModulePackage] {
        get throws(UsageError) {
            var packages: [String: ModulePackage] = [:]
            for value in values["--of-package"] ?? [] {
                let parts = value.split(separator: "=", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
                guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty }) else {
                    throw UsageError("--of-package needs NAME=IDENTITY or NAME=IDENTITY=URL, not '\(value)'")
                }
                let package = ModulePackage(identity: parts[1], url: parts.count > 2 ? parts[2] : nil)
                guard packages.updateValue(package, forKey: parts[0]) ?? package == package else {
                    throw UsageError("--of-package names two packages of '\(parts[0])'")
                }
            }
            return packages
        }
    }
}

/// The value `NAME=PATH` of an option that names the sources of a module.
struct NamedPath: Equatable {
    var name: String
    var path: String

    /// Splits a value at its first equals sign.
    init(_ value: String, option: String) throws(UsageError) {
        guard let sign = value.firstIndex(of: "="), sign != value.startIndex, value.index(after: sign) != value.endIndex
        else {
            throw UsageError("\(option) needs NAME=PATH, not '\(value)'")
        }
        name = String(value[..<sign])
        path = String(value[value.index(after: sign)...])
        guard !name.contains("/"), name == DiagnosticRenderer.printable(name) else {
            throw UsageError("'\(name)' in '\(option) \(value)' is not a module's name")
        }
    }
}

import RouteGenCore

/// A mistake in the arguments.
struct UsageError: Error, Equatable {
    /// The problem, in one line.
    var message: String
    /// The subcommand whose usage to print after the message, if it helps.
    var syntax: CommandSyntax?

    init(_ message: String, usageOf syntax: CommandSyntax? = nil) {
        self.message = message
        self.syntax = syntax
    }
}

/// The end of a message about a misspelled name.
enum Suggestion {
    /// `; did you mean 'check'?`, or an empty string if no candidate is similar enough.
    static func text(for name: String, among candidates: [String]) -> String {
        Spelling.nearest(to: name, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
    }
}

extension [Configuration.Link] {
    /// The links with hosts in the places of names: `https://social.example` for `https://:server`.
    ///
    /// - Parameter hosts: The hosts, by name. A link whose name is missing remains.
    /// - Returns: The links.
    fileprivate func naming(_ hosts: [(name: String, host: String)]) -> [Configuration.Link] {
        flatMap { link -> [Configuration.Link] in
            guard let name = link.prefix.value.hostName else { return [link] }
            let known = hosts.filter { $0.name.lowercased() == name.lowercased() }
            let scheme = link.prefix.value.prefix { $0 != ":" }
            let path = link.prefix.value.dropFirst(scheme.count + "://:".count + name.count)
            return known.isEmpty
                ? [link]
                : known.map { _, host in
                    var link = link
                    link.prefix.value = "\(scheme)://\(host)\(path)"
                    return link
                }
        }
    }
}

import Foundation

/// The facts about a package's targets that the source of its manifest shows.
///
/// SwiftPM does not tell plugins which targets use a plugin.
struct TargetDeclarations {
    /// The targets whose declarations use no plugin at all.
    ///
    /// That is so if the target's declaration in the list `targets:` has no `plugins:`, and if no code of the manifest
    /// changes a target afterwards.
    let withoutPlugins: Set<String>
    /// The targets that certainly use the plugin: its name is in their `plugins:`, or in a constant that they name.
    let withPlugin: Set<String>

    /// The arguments of a call, or what another pair of brackets contains.
    private struct Brackets {
        /// Whether it is the list of the package's targets.
        var isList = false
        /// Whether it is the declaration of a target in that list, and not a dependency.
        var isTarget = false
        var name: String?
        var hasPlugins = false
        /// The words after `plugins:`.
        var plugins: [Substring] = []
    }

    init(manifest: String) {
        // Strings of these kinds are not read, nor does one need them for names.
        let unreadable = [".plugins", "\"\"\"", "#\""]
        guard !unreadable.contains(where: { manifest.range(of: $0) != nil }) else {
            (withoutPlugins, withPlugin) = ([], [])
            return
        }
        var (names, users): (Set<String>, [String: [Substring]]) = ([], [:])
        var (constant, constants): (Substring?, Set<Substring>) = (nil, ["\"RouteGen\""])
        var open: [Brackets] = []
        var words: [Substring] = []
        for token in Self.tokens(of: manifest) {
            if open.isEmpty, ["let", "var"].contains(words.last) { constant = token }
            if token == "\"RouteGen\"", let constant { constants.insert(constant) }
            for index in open.indices where open[index].hasPlugins { open[index].plugins.append(token) }
            switch token {
            case "(", "[", "{":
                let isTarget = token == "(" && open.last?.isList ?? false && Self.isTarget(words)
                open.append(Brackets(isList: token == "[" && words.suffix(2) == ["targets", ":"], isTarget: isTarget))
            case ")", "]", "}":
                guard let closed = open.popLast(), closed.isTarget, let name = closed.name else { break }
                if closed.hasPlugins { users[name] = closed.plugins } else { names.insert(name) }
            default:
                guard !open.isEmpty, words.last == ":" || token == ":" else { break }
                let last = open.count - 1
                if token == ":", words.last == "plugins" { open[last].hasPlugins = true }
                if words.suffix(2) == ["name", ":"], token.hasPrefix("\"") { open[last].name = Self.text(token) }
            }
            words = words.suffix(2) + [token]
        }
        withoutPlugins = names
        withPlugin = Set(users.filter { !constants.isDisjoint(with: $0.value) }.keys)
    }

    private static func isTarget(_ words: [Substring]) -> Bool {
        words.dropLast().last == "." && ["target", "executableTarget", "testTarget"].contains(words.last)
    }

    /// The string of a literal without interpolations and escapes.
    private static func text(_ literal: Substring) -> String? {
        literal.contains("\\") ? nil : String(literal.dropFirst().dropLast())
    }

    /// The words, strings and single characters, without comments and white space.
    private static func tokens(of manifest: String) -> [Substring] {
        var tokens: [Substring] = []
        var rest = manifest[...]
        while let first = rest.first {
            let length: Int
            if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
                continue
            } else if rest.hasPrefix("/*") {
                rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
                continue
            } else if first == "\"" {
                length = stringLength(rest)
            } else {
                length = max(1, rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }.count)
            }
            if !first.isWhitespace { tokens.append(rest.prefix(length)) }
            rest = rest.dropFirst(length)
        }
        return tokens
    }

    /// The length of the string literal at the start of some source, with its quotation marks.
    private static func stringLength(_ text: Substring) -> Int {
        var length = 1
        var isEscaped = false
        for character in text.dropFirst() {
            length += 1
            if character == "\"", !isEscaped { break }
            isEscaped = character == "\\" && !isEscaped
        }
        return length
    }
}

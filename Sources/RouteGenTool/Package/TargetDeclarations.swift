import RouteGenCore

/// The facts about a package's targets that the source of its manifest shows.
///
/// SwiftPM does not tell plugins which targets use a plugin.
struct TargetDeclarations {
    /// The targets whose declarations use no plugin at all.
    ///
    /// That is so if the target's declaration in the list `targets:` has no `plugins:`, and if no code of the manifest
    /// changes a target afterwards.
    private(set) var withoutPlugins: Set<String> = []
    /// The targets that certainly use the plugin: its name is in their `plugins:`, or in a constant that they name.
    private(set) var withPlugin: Set<String> = []

    /// The arguments of a call, or what another pair of brackets contains.
    private struct Brackets {
        /// Whether it is the list of the package's targets.
        var isList = false
        /// Whether it is the declaration of a target in that list, and not a dependency.
        var isTarget = false
        var name: String?
        var hasPlugins = false
        /// The words after `plugins:`.
        var plugins: [String] = []
    }

    /// Knows nothing.
    init() {}

    /// Reads a manifest.
    init(_ manifest: UnsafeBufferPointer<UInt8>) {
        let source = SourceText(copying: manifest)
        // Strings of these kinds are not read, nor does one need them for names.
        let isReadable =
            ByteSearch.first(".plugins", in: source, from: 0) == nil
            && ByteSearch.first("\"\"\"", in: source, from: 0) == nil
            && ByteSearch.first("#\"", in: source, from: 0) == nil
        guard isReadable else { return }
        var lexer = Lexer(bytes: source.bytes, count: source.count)
        var (constant, constants): (String?, Set<String>) = (nil, [Self.plugin])
        var users: [String: [String]] = [:]
        var open: [Brackets] = []
        var openTarget: Int?
        var words: [String] = []
        lexer.next()
        while lexer.kind != .endOfFile {
            let token = lexer.text(from: lexer.start, to: lexer.end)
            if open.isEmpty, ["let", "var"].contains(words.last) { constant = token }
            if token == Self.plugin, let constant { constants.insert(constant) }
            if let openTarget, open[openTarget].hasPlugins { open[openTarget].plugins.append(token) }
            switch lexer.kind {
            case .leftParenthesis, .leftBracket, .leftBrace:
                let isTarget = token == "(" && open.last?.isList ?? false && Self.isTarget(words)
                if isTarget { openTarget = open.count }
                open.append(Brackets(isList: token == "[" && words.suffix(2) == ["targets", ":"], isTarget: isTarget))
            case .rightParenthesis, .rightBracket, .rightBrace:
                guard let closed = open.popLast(), closed.isTarget else { break }
                openTarget = nil
                guard let name = closed.name else { break }
                if closed.hasPlugins { users[name] = closed.plugins } else { withoutPlugins.insert(name) }
            case .colon where !open.isEmpty && words.last == "plugins": open[open.count - 1].hasPlugins = true
            case .string where !open.isEmpty && words.suffix(2) == ["name", ":"]:
                // A name has no interpolations and escapes.
                open[open.count - 1].name = token.contains("\\") ? nil : String(token.dropFirst().dropLast())
            default: break
            }
            words = words.suffix(2) + [token]
            lexer.next()
        }
        withPlugin = Set(users.filter { !constants.isDisjoint(with: $0.value) }.keys)
        // The lexer reads the source by pointer.
        withExtendedLifetime(source) {}
    }

    private static let plugin = "\"RouteGen\""

    /// The modules of the targets that certainly use the plugin.
    var modulesWithPlugin: Set<String> {
        Set(withPlugin.map { name in String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }) })
    }

    private static func isTarget(_ words: [String]) -> Bool {
        words.dropLast().last == "." && ["target", "executableTarget", "testTarget"].contains(words.last)
    }
}

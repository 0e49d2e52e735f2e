import RouteGenCore

/// The functions of classes that Khala finds by name: `kl://AModule/server`.
///
/// Khala calls a function whose parameters are at most one dictionary and any number of closures.
struct KhalaRegistrations {
    /// A class, and how Khala sees it.
    private struct Module {
        /// The host of its URLs.
        var host: String
        /// Whether only its functions with `@objc` are visible.
        var needsAttributes: Bool
    }

    private let sources: [MigrationSource]
    private var modules: [String: Module] = [:]
    /// The superclasses of each module in these sources, nearest first.
    private var inherited: [String: [String]] = [:]
    /// The types for which the sources have other names, by these names.
    private let aliases: [String: String]
    /// The hosts and paths of the URLs that the app calls.
    private let calls: Set<String>

    /// The number of superclasses that are followed, since a class could be its own.
    private static let longestChain = 32
    /// Khala's names for the types of parameters.
    private static let types = ["KhalaInfo": "[String: Any]", "KhalaClosure": "([String: Any]) -> Void"]

    init(_ sources: [MigrationSource]) {
        self.sources = sources
        let aliases = sources.declarations { $0.kind == .typealias && $0.enclosing.isEmpty }
        self.aliases = Dictionary(
            aliases.compactMap { found in found.declaration.resultType.map { (found.declaration.name, $0) } }
        ) { first, _ in first }
        let strings = StringEvaluator(sources)
        calls = Set(sources.indices.flatMap { Self.calls(in: $0, strings) })
        let hosts = Set(calls.map { String($0.prefix { $0 != "/" }) })
        let classes = sources.declarations { $0.kind == .class && $0.enclosing.isEmpty }
        let superclasses = Dictionary(
            classes.map { ($0.declaration.name, $0.declaration.inheritedTypes.first ?? "") }
        ) { first, _ in first }
        for found in classes {
            let type = found.declaration
            let name = type.attributes.first { $0.name == "objc" }?.arguments
            let hasMembers = type.attributes.contains { $0.name == "objcMembers" }
            var root = type.inheritedTypes.first ?? ""
            for _ in 0..<Self.longestChain { root = superclasses[root] ?? root }
            // A class of another module may be one of the Objective-C runtime, where the file uses Khala.
            let isObject = root == "NSObject" || (!root.isEmpty && sources[found.source].imports("Khala"))
            let isModule =
                hosts.contains(name ?? type.name) || type.inheritedTypes.contains("KhalaProtocol")
                || (isObject && (name != nil || (hasMembers && sources[found.source].imports("Khala"))))
            guard isModule else { continue }
            modules[type.name] = Module(host: name ?? type.name, needsAttributes: name != nil && !hasMembers)
        }
        inherit(superclasses)
    }

    /// Adds the superclasses in these sources, whose functions Khala calls for their subclasses.
    private mutating func inherit(_ superclasses: [String: String]) {
        for name in modules.keys.sorted() {
            inherited[name] = []
            var current = superclasses[name]
            while let superclass = current, superclasses[superclass] != nil,
                inherited[name]?.contains(superclass) == false
            {
                inherited[name]?.append(superclass)
                current = superclasses[superclass]
            }
        }
    }

    var all: [OldRegistration] {
        let functions = sources.declarations { isVisible($0, in: modules[$0.typeName]) }
        let own = functions.map { registration($0, host: modules[$0.declaration.typeName]?.host) }
        return own + inheritedFunctions + properties
    }

    /// The functions that modules inherit, which no marker of the superclass gives the subclass's host.
    private var inheritedFunctions: [OldRegistration] {
        modules.keys.sorted().flatMap { name in
            (inherited[name] ?? []).flatMap { superclass in
                sources.declarations { $0.typeName == superclass && isVisible($0, in: modules[name]) }.map { found in
                    let call = "\(modules[name]?.host ?? name)/\(found.declaration.name)"
                    return OldRegistration(
                        undecided:
                            "`\(found.declaration.callName)` is `//\(call)` too, as `\(name)` inherits it; override "
                            + "it there, and write above it: `/// @route //\(call)`",
                        shape: "//\(call)",
                        at: found.declaration.location
                    )
                }
            }
        }
    }

    /// The properties that the app calls like functions.
    private var properties: [OldRegistration] {
        sources.declarations { $0.kind == .variable && !$0.isStatic && modules[$0.typeName] != nil }.compactMap {
            found in
            let property = found.declaration
            let call = "\(modules[property.typeName]?.host ?? "")/\(property.name)"
            guard calls.contains(call) else { return nil }
            return OldRegistration(
                undecided:
                    "`\(property.typeName).\(property.name)` is a property; write a function that returns it, and "
                    + "above it: `/// @route //\(call)`",
                shape: "//\(call)",
                at: property.location
            )
        }
    }

    /// The hosts and paths of the URLs that the app calls, as in `Khala(str: "kl://AModule/server")`.
    private static func calls(in source: Int, _ strings: StringEvaluator) -> [String] {
        strings.sources[source].tokens.indices.compactMap { index in
            guard strings.sources[source].has("Khala", at: index),
                let call = CallSyntax(strings.sources[source], source, at: index), let argument = call.argument("str"),
                let url = strings.string(argument.tokens, in: source),
                let start = url.firstRange(ofBytes: "://")?.upperBound
            else { return nil }
            return String(url[start...].prefix { $0 != "?" && $0 != "#" })
        }
    }

    private func isVisible(_ declaration: Declaration, in module: Module?) -> Bool {
        guard let module, declaration.kind == .function, !declaration.isStatic,
            !declaration.modifiers.contains(where: ["private", "fileprivate", "override"].contains),
            !module.needsAttributes || declaration.attributes.contains(where: { $0.name == "objc" })
        else { return false }
        return declaration.parameters.allSatisfy { isDictionary($0) || isClosure($0) }
            && declaration.parameters.filter(isDictionary).count < 2
    }

    private func isDictionary(_ parameter: Declaration.Parameter) -> Bool { type(of: parameter).isInfo }

    private func isClosure(_ parameter: Declaration.Parameter) -> Bool { type(of: parameter).isFunction }

    /// The type of a parameter without its other names.
    private func type(of parameter: Declaration.Parameter) -> TypeText {
        var type = TypeText(parameter.type)
        for _ in 0..<8 {
            let name = type.unwrapped.text
            guard let known = aliases[name] ?? Self.types[Self.unqualified(name)] else { return type }
            type = TypeText(known.filter { $0 != "\n" })
        }
        return type
    }

    private static func unqualified(_ name: String) -> String {
        name.hasPrefix("Khala.") ? String(name.dropFirst("Khala.".count)) : name
    }

    private func registration(_ found: [MigrationSource].Declared, host: String?) -> OldRegistration {
        let declaration = found.declaration
        // Without a pattern, the type's name is the host.
        let isNamed = host == declaration.typeName
        let marker = isNamed ? "@route" : "@route //\(host ?? "")/\(declaration.name)"
        let shape = isNamed ? nil : "//\(host ?? "")/\(declaration.name)"
        let target = OldRegistration.Target(source: found.source, declaration: declaration)
        var registration = OldRegistration(
            marker,
            shape: shape,
            on: .declaration(target),
            at: declaration.location
        )
        // The build sees no further than the sources, so it does not know what Khala's names mean.
        let names = Set(declaration.parameters.map { Self.unqualified(TypeText($0.type).unwrapped.text) })
        registration.aliases = names.filter { aliases[$0] == nil }.sorted().compactMap { name in
            Self.types[name].map { "typealias \(name) = \($0)" }
        }
        return registration
    }
}

extension MigrationSource {
    /// Whether the file imports a module.
    func imports(_ module: String) -> Bool { declarations.contains { $0.kind == .import && $0.name == module } }
}

import RouteGenCore

/// The functions of classes that Khala finds by name: `kl://AModule/server`.
///
/// Khala calls a function whose parameters are at most one dictionary and any number of closures.
enum KhalaRegistrations {
    /// A class, and how Khala sees it.
    private struct Module {
        /// The host of its URLs.
        var host: String
        /// Whether only its functions with `@objc` are visible.
        var needsAttributes: Bool
    }

    static func all(in sources: [MigrationSource]) -> [OldRegistration] {
        let named = Set(sources.flatMap(hosts))
        var modules: [String: Module] = [:]
        for found in sources.declarations(where: { $0.kind == .class && $0.enclosing.isEmpty }) {
            let type = found.declaration
            let name = type.attributes.first { $0.name == "objc" }?.arguments
            let isModule =
                named.contains(name ?? type.name) || type.inheritedTypes.contains("KhalaProtocol")
                || (name != nil && type.inheritedTypes.first == "NSObject")
            guard isModule else { continue }
            let hasMembers = type.attributes.contains { $0.name == "objcMembers" }
            modules[type.name] = Module(host: name ?? type.name, needsAttributes: name != nil && !hasMembers)
        }
        let aliases = Set(sources.declarations { $0.kind == .typealias }.map(\.declaration.name))
        return sources.declarations { isVisible($0, in: modules[$0.typeName]) }.map { found in
            registration(found, host: modules[found.declaration.typeName]?.host, aliases)
        }
    }

    /// The hosts of the URLs that the app calls, as in `Khala(str: "kl://AModule/server")`.
    private static func hosts(of source: MigrationSource) -> [String] {
        source.tokens.indices.compactMap { index in
            guard source.has("Khala", at: index), let call = CallSyntax(source, at: index),
                let url = call.argument("str").flatMap(call.string),
                let start = url.firstRange(ofBytes: "://")?.upperBound
            else { return nil }
            return String(url[start...].prefix { $0 != "/" && $0 != "?" })
        }
    }

    private static func isVisible(_ declaration: Declaration, in module: Module?) -> Bool {
        guard let module, declaration.kind == .function, !declaration.isStatic,
            !declaration.modifiers.contains("private"), !declaration.modifiers.contains("fileprivate"),
            !module.needsAttributes || declaration.attributes.contains(where: { $0.name == "objc" })
        else { return false }
        return declaration.parameters.allSatisfy { isDictionary($0) || isClosure($0) }
            && declaration.parameters.filter(isDictionary).count < 2
    }

    private static func isDictionary(_ parameter: Declaration.Parameter) -> Bool {
        TypeText(parameter.type).isInfo || isLooselyKeyed(parameter)
    }

    private static func isLooselyKeyed(_ parameter: Declaration.Parameter) -> Bool {
        parameter.type.filter { $0 != " " } == "[AnyHashable:Any]"
    }

    private static func isClosure(_ parameter: Declaration.Parameter) -> Bool {
        TypeText(parameter.type).isFunction || parameter.type.hasPrefix("KhalaClosure")
    }

    private static func registration(
        _ found: [MigrationSource].Declared,
        host: String?,
        _ aliases: Set<String>
    ) -> OldRegistration {
        let declaration = found.declaration
        // Without a pattern, the type's name is the host.
        let isNamed = host == declaration.typeName
        let marker = isNamed ? "@route" : "@route //\(host ?? "")/\(declaration.name)"
        func undecided(_ reason: String) -> OldRegistration {
            let note = "`\(declaration.callName)` \(reason), and above the function: `/// \(marker)`"
            return OldRegistration(undecided: note, at: declaration.location)
        }
        let shape = isNamed ? nil : "//\(host ?? "")/\(declaration.name)"
        if declaration.parameters.contains(where: isLooselyKeyed) {
            return undecided("takes an `[AnyHashable: Any]`; write `[String: Any]`")
        }
        // The tool sees no further than the sources, so it does not know that an alias of a module is a function type.
        let isHidden = declaration.parameters.contains { parameter in
            !TypeText(parameter.type).isFunction && isClosure(parameter) && !aliases.contains("KhalaClosure")
        }
        if isHidden {
            return undecided("takes a `KhalaClosure`, an alias of Khala's; write `([String: Any]) -> Void`")
        }
        let target = OldRegistration.Target(source: found.source, declaration: declaration)
        return OldRegistration(marker, shape: shape, on: target, at: declaration.location)
    }
}

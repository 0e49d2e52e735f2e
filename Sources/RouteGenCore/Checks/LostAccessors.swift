import RoutePatterns
import RouteReasons
import RouteTables

/// A typed call in the sources of a module, such as `router.call(.openChat(id: 5))`.
package struct TypedCall: Sendable {
    /// The name of the accessor.
    package var name: String
    /// The place of the name.
    package var location: SourceLocation
    /// Whether the name may be that of another declaration than an accessor.
    package var mayBeOther: Bool

    package init(_ name: String, at location: SourceLocation, mayBeOther: Bool) {
        self.name = name
        self.location = location
        self.mayBeOther = mayBeOther
    }
}

/// Finds typed calls of which the compiler only says that a type has no such member: the file lacks an import, or the
/// handler has another name now.
struct LostAccessors {
    /// The modules with an accessor of a name.
    private let owners: [String: Set<String>]
    /// The modules with accessors to a module.
    private let interfaces: [String: Set<String>]

    /// Lists the accessors.
    ///
    /// - Parameters:
    ///   - models: All modules with handlers.
    ///   - configurations: The configurations that name the modules to which a module has accessors, by its name.
    init(_ models: [ModuleModel], _ configurations: [String: Configuration]) {
        owners = models.reduce(into: [:]) { owners, model in
            for handler in model.handlers { owners[handler.accessorName, default: []].insert(model.name) }
        }
        interfaces = configurations.reduce(into: [:]) { interfaces, module in
            for owner in module.value.accessorModules { interfaces[owner.value, default: []].insert(module.key) }
        }
    }

    /// The findings about calls in the sources of a module, which see the accessors of some modules.
    func findings(about calls: [TypedCall], seeing imports: Set<String>) -> [Diagnostic] {
        calls.compactMap { call in
            let problem = Problem(.faultySetUp, at: call.location, length: call.name.utf8.count)
            guard let owners = owners[call.name] else {
                guard !call.mayBeOther else { return nil }
                return problem.saying("no handler has the accessor `.\(call.name)`")
                    .suggesting(
                        accessor(like: call.name).map { ".\($0)" },
                        otherwise: "`swift package routes map --format markdown` lists all of them"
                    )
            }
            let isVisible = owners.contains { owner in
                imports.contains(owner) || !imports.isDisjoint(with: interfaces[owner] ?? [])
            }
            guard !isVisible, let owner = owners.min() else { return nil }
            return problem.saying("`.\(call.name)` is an accessor of `\(owner)`, which is called without the import")
                .advising(
                    interfaces[owner]?.min().map { "add `import \($0)`" }
                        ?? "no target has accessors to `\(owner)`: name it in the `routegen.json` of an interface"
                )
        }
    }
    /// The accessor that a name nearly is, or whose last words it is, as the name of a case is.
    private func accessor(like name: String) -> String? {
        let ending = AccessorName.uppercasedFirst(name)
        let names = owners.keys.sorted()
        return Spelling.nearest(to: name, among: names) ?? names.first { $0.hasSuffix(ending) }
    }
}

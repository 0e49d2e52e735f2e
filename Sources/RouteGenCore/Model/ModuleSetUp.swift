/// A type that sets up its module, by its conformance to `RouteModule`.
package struct ModuleSetUp: Sendable {
    /// The declaration with the conformance: the type or an extension of it.
    var declaration: Declaration
    /// The protocol as it is written there.
    var protocolName: String

    /// The conformances to a protocol of that name that a file declares.
    static func all(in file: ParsedFile) -> [ModuleSetUp] {
        file.declarations.compactMap { declaration in
            guard !declaration.isLocal, conforming.contains(declaration.kind) else { return nil }
            let protocols = declaration.inheritedTypes.flatMap { $0.split(separator: "&").map(lastWord) }
            return protocols.first(where: names.contains).map {
                ModuleSetUp(declaration: declaration, protocolName: $0)
            }
        }
    }

    private static let conforming: Set<Declaration.Kind> = [.class, .struct, .enum, .actor, .extension]
    private static let names = ["RouteModule", "RouterServices.RouteModule"]

    /// A type without modifiers and attributes before it, such as `nonisolated` and `@preconcurrency`.
    private static func lastWord(_ type: Substring) -> String { type.split(separator: " ").last.map(String.init) ?? "" }

    /// Whether the name means a protocol that the module itself declares.
    func isOther(in types: TypeIndex) -> Bool { protocolName == "RouteModule" && types.entry(at: protocolName) != nil }

    /// The condition under which it is compiled, as one expression.
    var condition: String? { CompilationCondition.expression(declaration.conditions) }
}

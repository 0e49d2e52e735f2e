import RoutePatterns
import RouteTables

/// Writes accessors: typed routes, functions of the store, and path constants.
struct AccessorEmitter {
    let handlers: [Handler]
    /// Whether the handlers belong to a different module.
    let isForeign: Bool
    /// `public ` or empty.
    let access: String
    /// The kinds of accessors to write.
    ///
    /// Typed routes are always among them.
    let kinds: Set<Configuration.AccessorKind>
    /// The packed paths of the file.
    let paths: PathTable
    /// The first components of the names of the types in the accessors' signatures.
    private let namedTypes: Set<String>

    init(
        handlers: [Handler],
        isForeign: Bool,
        access: String,
        kinds: Set<Configuration.AccessorKind>,
        paths: PathTable
    ) {
        self.handlers = handlers
        self.isForeign = isForeign
        self.access = access
        self.kinds = kinds
        self.paths = paths
        let types = handlers.flatMap { $0.parameters.map(\.type) + [$0.result, $0.publicResult].compactMap(\.self) }
        namedTypes = Set(types.flatMap(\.names).map { String($0.prefix { $0 != "." }) })
    }

    func emit(to writer: inout SourceWriter) {
        guard !handlers.isEmpty else { return }
        emitRoutes(to: &writer)
        if kinds.contains(.store) { emitStore(to: &writer) }
        if kinds.contains(.paths) { emitPaths(to: &writer) }
    }

    private func emitDocumentation(_ handler: Handler, to writer: inout SourceWriter) {
        for line in handler.documentation { writer.line(line.isEmpty ? "///" : "/// \(line)") }
        if handler.documentation.isEmpty { writer.line("/// Calls `\(handler.displayName)`.") }
    }

    private func emitRoutes(to writer: inout SourceWriter) {
        let outputs = Dictionary(grouping: handlers) { AccessorSignature(handler: $0, isForeign: isForeign).output }
        for output in outputs.keys.sorted() {
            for (group, members) in Self.groups(outputs[output] ?? []) {
                writer.line()
                writer.conditional(group.condition) { writer in
                    writer.block(
                        "\(group.attributes)nonisolated extension RouterRuntime.Route where Output == \(output)"
                    ) {
                        writer in
                        for (index, handler) in members.enumerated() {
                            if index > 0 { writer.line() }
                            emitRoute(handler, to: &writer)
                        }
                    }
                }
            }
        }
    }

    private func emitRoute(_ handler: Handler, to writer: inout SourceWriter) {
        let signature = AccessorSignature(handler: handler, isForeign: isForeign)
        let name = SwiftText.identifier(handler.accessorName)
        emitDocumentation(handler, to: &writer)
        let head = "\(access)static func \(name)("
        writer.declaration(
            signature.routeAttributes,
            head,
            signature.parameters(isSending: !signature.keepsValuesOnMainActor),
            ") -> Self {"
        )
        writer.indented { $0.list("Self(", arguments(handler, signature), ")") }
        writer.line("}")
    }

    /// The arguments of a route: the path, and the values of the accessor's parameters.
    private func arguments(_ handler: Handler, _ signature: AccessorSignature) -> [String] {
        // The name is easier to read than the number, and costs the compiler no more.
        let path =
            kinds.contains(.paths)
            ? ".\(SwiftText.identifier(handler.pathName(ofPattern: 0)))"
            : paths.expression(ofPattern: 0, of: handler)
        return [path] + (signature.values.map { [$0] } ?? [])
    }

    /// The name of the store's type for the members of a type.
    ///
    /// Signatures in extensions of the store find its nested types first, so none has a name that they contain.
    private func storeType(_ group: String) -> String {
        var name = "\(Handler.uppercasedFirst(group))Store_"
        while namedTypes.contains(name) { name += "_" }
        return SwiftText.identifier(name)
    }

    private func emitStore(to writer: inout SourceWriter) {
        let free = handlers.filter { $0.storeGroup == nil }
        let members = Dictionary(grouping: handlers.filter { $0.storeGroup != nil }) { $0.storeGroup ?? "" }
        writer.line()
        writer.block("nonisolated extension RouterRuntime.RouteStore") { writer in
            for (index, handler) in free.enumerated() {
                if index > 0 { writer.line() }
                writer.conditional(handler.condition) { emitStoreFunction(handler, router: "router", to: &$0) }
            }
            for (index, group) in members.keys.sorted().enumerated() {
                if index > 0 || !free.isEmpty { writer.line() }
                let type = storeType(group)
                let typeName = members[group]?.first?.typeName ?? group
                writer.line("/// The handlers of `\(typeName)`.")
                writer.line("\(access)var \(SwiftText.identifier(group)): \(type) { \(type)(router_: router) }")
                writer.line()
                writer.line("/// The handlers of `\(typeName)`.")
                writer.block("\(access)nonisolated struct \(type): Swift.Sendable") { writer in
                    // A name that no handler has.
                    writer.line("fileprivate let router_: RouterRuntime.Router")
                    for handler in members[group] ?? [] {
                        writer.line()
                        writer.conditional(handler.condition) {
                            emitStoreFunction(handler, router: "router_", to: &$0)
                        }
                    }
                }
            }
        }
    }

    private func emitStoreFunction(_ handler: Handler, router: String, to writer: inout SourceWriter) {
        let signature = AccessorSignature(handler: handler, isForeign: isForeign)
        let form = DispatchForm(handler.callKind)
        let output = signature.output
        emitDocumentation(handler, to: &writer)
        let discardable = handler.isDiscardable && handler.result != nil ? "@discardableResult " : ""
        let name = SwiftText.identifier(handler.storeName)
        let head = "\(discardable)\(access)func \(name)("
        let effects = form.isAsync ? "async throws" : "throws"
        let tail = ") \(effects)\(handler.result == nil ? "" : " -> \(output)") {"
        writer.declaration(signature.attributes, head, signature.parameters(isSending: false), tail)
        writer.indented { writer in
            let call = "return \(form.marks) self.\(router).\(form.accessor)("
            writer.list(call, arguments(handler, signature), ")")
        }
        writer.line("}")
    }

    private func emitPaths(to writer: inout SourceWriter) {
        writer.line()
        writer.block("nonisolated extension RouterRuntime.RoutePath") { writer in
            for handler in handlers {
                writer.conditional(handler.condition) { emitPaths(of: handler, to: &$0) }
            }
        }
    }

    private func emitPaths(of handler: Handler, to writer: inout SourceWriter) {
        for (ordinal, pattern) in handler.patterns.enumerated() where !pattern.isPositional {
            let name = SwiftText.identifier(handler.pathName(ofPattern: ordinal))
            writer.line("/// `\(pattern.text)`")
            let deprecation = handler.availability.isDeprecated ? nil : pattern.deprecation?.attribute
            let attributes = handler.availability.availability.attributes + (deprecation.map { "\($0) " } ?? "")
            let path = paths.expression(ofPattern: ordinal, of: handler)
            writer.line("\(attributes)\(access)static var \(name): Self { \(path) }")
        }
    }

    /// What the routes in one extension share.
    private struct Group: Hashable {
        var condition: String?
        /// The attributes of everything that names the result's type, which may be available and deprecated like the
        /// handler.
        var attributes: String

        var order: (String, String) { (SwiftText.directive(condition), attributes) }
    }

    /// The handlers, grouped by the requirements of their extensions.
    ///
    /// Those without a condition come first.
    private static func groups(_ handlers: [Handler]) -> [(Group, [Handler])] {
        let groups = Dictionary(grouping: handlers) {
            Group(condition: $0.condition, attributes: $0.availability.availability.attributes)
        }
        return groups.keys.sorted { $0.order < $1.order }.map { ($0, groups[$0] ?? []) }
    }
}

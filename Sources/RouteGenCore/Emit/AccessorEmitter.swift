import RoutePatterns
import RouteReasons
import RouteTables

/// Writes accessors: typed routes, functions of the store, and path constants.
struct AccessorEmitter {
    let handlers: [Handler]
    /// The module whose file has the accessors.
    let module: String
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
    func emit(to code: inout GeneratedCode) {
        guard !handlers.isEmpty else { return }
        emitRoutes(to: &code)
        if kinds.contains(.store) { emitStore(to: &code) }
        if kinds.contains(.paths) { emitPaths(to: &code) }
    }

    private func emitDocumentation(_ handler: Handler, to code: inout GeneratedCode) {
        for line in handler.documentation { code.line(line.isEmpty ? "///" : "/// \(line)") }
        if handler.documentation.isEmpty { code.line("/// Calls `\(handler.displayName)`.") }
    }

    private func emitRoutes(to code: inout GeneratedCode) {
        let outputs = Dictionary(grouping: handlers) { AccessorSignature(handler: $0, isForeign: isForeign).output }
        for output in outputs.keys.sorted() {
            for (group, members) in groups(outputs[output] ?? []) {
                code.line()
                code.conditional(group.condition) { code in
                    if let advice = members.lazy.compactMap(\.adviceAboutNames).first { code.advice(advice) }
                    code.block(
                        "\(group.attributes)nonisolated extension RouterRuntime.\(group.type) "
                            + "where Output == \(output)"
                    ) {
                        code in
                        for (index, handler) in members.enumerated() {
                            if index > 0 { code.line() }
                            emitRoute(handler, to: &code)
                        }
                    }
                }
            }
        }
    }

    private func emitRoute(_ handler: Handler, to code: inout GeneratedCode) {
        let signature = AccessorSignature(handler: handler, isForeign: isForeign)
        let name = SwiftText.identifier(handler.accessorName)
        emitDocumentation(handler, to: &code)
        let head = "\(access)static func \(name)("
        code.list(
            head,
            signature.parameters(isSending: !signature.keepsValuesOnMainActor),
            ") -> Self {",
            attributes: signature.routeAttributes
        )
        code.indented { code in
            let arguments = arguments(handler, signature)
            // A closure that does not say so may not be kept.
            if let parameter = handler.parameters.first(where: { $0.mayBeFunction && $0.isRequired }) {
                let written = "\(parameter.name): @escaping \(parameter.type.text)"
                code.located(
                    handler.location,
                    advice: handler.adviceAboutNames ?? "write `\(written)` in the handler."
                ) {
                    $0.line("Self(\(arguments.joined(separator: ", ")))")
                }
            } else {
                code.list("Self(", arguments, ")")
            }
        }
        code.line("}")
    }

    /// The arguments of a route: the path, and the values of the accessor's parameters.
    private func arguments(_ handler: Handler, _ signature: AccessorSignature) -> [String] {
        // The name is easier to read than the number, and costs the compiler no more.
        let path =
            kinds.contains(.paths)
            ? ".\(SwiftText.identifier(handler.pathName(ofPattern: 0)))"
            : paths.expression(ofPattern: 0, of: handler)
        // The initializers of a route tell what may be called later from what the main actor keeps.
        let isOnMainActor = signature.keepsValuesOnMainActor && handler.callKind == .asynchronousMainActor
        return [path] + (signature.values.map { [isOnMainActor ? "onMainActor: \($0)" : $0] } ?? [])
    }

    /// The name of the store's type for the members of a type.
    ///
    /// It contains that of the module, which may import a module with accessors to the same handlers. Signatures find
    /// the types of their module before others, so none has a name that they contain.
    private func storeType(_ group: String, _ namedTypes: Set<String>) -> String {
        var name = "\(AccessorName.uppercasedFirst(group))Store_\(module)"
        while namedTypes.contains(name) { name += "_" }
        return SwiftText.identifier(name)
    }

    /// The first components of the names of the types in the accessors' signatures.
    private var namedTypes: Set<String> {
        let types = handlers.flatMap { $0.parameters.map(\.type) + $0.resultTypes }
        return Set(types.flatMap(\.names).map { String($0.prefix { $0 != "." }) })
    }

    private func emitStore(to code: inout GeneratedCode) {
        let free = handlers.filter { $0.storeGroup == nil }
        let members = Dictionary(grouping: handlers.filter { $0.storeGroup != nil }) { $0.storeGroup ?? "" }
        let groups = members.keys.sorted()
        let namedTypes = namedTypes
        code.section("nonisolated extension RouterRuntime.\(isForeign ? "InterfaceStoreAccessors" : "RouteStore")") {
            code in
            for (index, handler) in free.enumerated() {
                if index > 0 { code.line() }
                code.conditional(handler.condition) { emitStoreFunction(handler, router: "router", to: &$0) }
            }
            for (index, group) in groups.enumerated() {
                if index > 0 || !free.isEmpty { code.line() }
                let type = storeType(group, namedTypes)
                code.line("/// The handlers of `\(members[group]?.first?.typeName ?? group)`.")
                code.line("\(access)var \(SwiftText.identifier(group)): \(type) { \(type)(router_: router) }")
            }
        }
        for group in groups { emitStoreType(storeType(group, namedTypes), members[group] ?? [], to: &code) }
    }

    /// The type of a property of the store, which a protocol's extension could not contain.
    private func emitStoreType(_ type: String, _ handlers: [Handler], to code: inout GeneratedCode) {
        code.line()
        code.line("/// The handlers of `\(handlers.first?.typeName ?? type)`.")
        code.block("\(access)nonisolated struct \(type): Swift.Sendable") { code in
            // A name that no handler has.
            code.line("fileprivate let router_: RouterRuntime.Router")
            for handler in handlers {
                code.line()
                code.conditional(handler.condition) { emitStoreFunction(handler, router: "router_", to: &$0) }
            }
        }
    }

    private func emitStoreFunction(_ handler: Handler, router: String, to code: inout GeneratedCode) {
        let signature = AccessorSignature(handler: handler, isForeign: isForeign)
        let shape = CallShape(handler.callKind)
        let output = signature.output
        emitDocumentation(handler, to: &code)
        let discardable = handler.isDiscardable && handler.result != nil ? "@discardableResult " : ""
        let name = SwiftText.identifier(handler.storeName)
        let head = "\(discardable)\(access)func \(name)("
        let tail = ") \(shape.effects)\(handler.result == nil ? "" : " -> \(output)") {"
        code.list(head, signature.parameters(isSending: signature.sendsValues), tail, attributes: signature.attributes)
        code.indented { code in
            let start = "return \(shape.marks) self.\(router)."
            if signature.sendsValues || signature.keepsValuesOnMainActor && shape.isAsync {
                let call = "\(start)\(shape.isAsync ? "open" : "call")(RouterRuntime.Route<\(output)>("
                code.list(call, arguments(handler, signature), "))")
            } else {
                code.list("\(start)\(shape.accessor)(", arguments(handler, signature), ")")
            }
        }
        code.line("}")
    }

    private func emitPaths(to code: inout GeneratedCode) {
        code.section("nonisolated extension RouterRuntime.RoutePath") { code in
            for handler in handlers {
                code.conditional(handler.condition) { emitPaths(of: handler, to: &$0) }
            }
        }
    }

    private func emitPaths(of handler: Handler, to code: inout GeneratedCode) {
        for (ordinal, pattern) in handler.patterns.enumerated() {
            let name = SwiftText.identifier(handler.pathName(ofPattern: ordinal))
            code.line("/// `\(pattern.text)`")
            let deprecation = handler.availability.isDeprecated ? nil : pattern.marker.deprecation?.value.attribute
            let attributes = handler.availability.availability.attributes + (deprecation.map { "\($0) " } ?? "")
            let path = paths.expression(ofPattern: ordinal, of: handler)
            code.line("\(attributes)\(access)static var \(name): Self { \(path) }")
        }
    }

    /// The common properties of the routes in one extension.
    private struct Group: Hashable {
        var condition: String?
        /// The attributes of everything that names the result's type, which may be available and deprecated like the
        /// handler.
        var attributes: String
        /// The type or protocol to which they belong.
        var type: String

        var order: (String, String, String) { (SwiftText.directive(condition), attributes, type) }
    }

    /// The handlers, grouped by the requirements of their extensions, first those without a condition.
    private func groups(_ handlers: [Handler]) -> [(Group, [Handler])] {
        let groups = Dictionary(grouping: handlers) {
            Group(
                condition: $0.condition,
                attributes: $0.availability.availability.attributes,
                type: CallShape($0.callKind).routes(inInterface: isForeign)
            )
        }
        return groups.keys.sorted { $0.order < $1.order }.map { ($0, groups[$0] ?? []) }
    }
}

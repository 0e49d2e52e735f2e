import RouteReasons
import RouteTables

extension Handler {
    /// The name of the accessor on `Route` and of the constant on `RoutePath`.
    ///
    /// It is a free function's own name, a member's name after that of its type, or the type's name for an initializer.
    var accessorName: String { givenName ?? AccessorName.of(callee == .initializer ? nil : name, in: typePath) }

    /// The names of the handler in the sources, beside its accessor: `discover` and `ShopScreen.discover`, or `ChatPage`.
    var declaredNames: [String] {
        let type = typePath.joined(separator: ".")
        return switch callee {
        case .freeFunction: [name]
        case .initializer: [type]
        case .staticMember, .staticProperty, .instanceMember, .enumCase: [name, "\(type).\(name)"]
        }
    }

    /// The property of the store that contains a member: `aModule` of `store.aModule.server2`.
    ///
    /// The members of a type `Router` are in `routerHandlers`, since the store has a property `router` of its own.
    var storeGroup: String? {
        switch callee {
        case .freeFunction, .initializer: return nil
        case .staticMember, .staticProperty, .instanceMember, .enumCase:
            let group = AccessorName.lowercasedFirst(typePath.joined())
            return group == "router" ? "routerHandlers" : group
        }
    }

    /// The pattern of a requirement whose marker has none.
    static func servicePattern(_ typePath: [String], _ name: String) -> String {
        "//services/\(typePath.joined(separator: "/"))/\(name)"
    }

    /// The name of the function in the store.
    var storeName: String {
        if let givenName { return givenName }
        switch callee {
        case .initializer: return accessorName
        case .freeFunction, .staticMember, .staticProperty, .instanceMember, .enumCase: return name
        }
    }

    /// The constant's name for a pattern: `openChat`, then `openChat2`, unless the marker of a further pattern gives one.
    ///
    /// A constant has no parameters that distinguish it, so the name for an overloaded function contains its labels:
    /// `openId` for `open(id:)`.
    package func pathName(ofPattern ordinal: Int) -> String {
        if ordinal > 0, let name = patterns[ordinal].marker.name?.value, name != givenName { return name }
        let labels = isOverloaded ? parameters.map { AccessorName.uppercasedFirst($0.label ?? $0.name) }.joined() : ""
        return accessorName + labels + (ordinal == 0 ? "" : "\(ordinal + 1)")
    }
}

/// Finds overloaded handlers.
enum Overloads {
    /// Marks the handlers that differ from another one only in their labels as overloaded.
    ///
    /// Handlers with the same name and the same labels do not change: they are in the branches of an `#if`, or need
    /// names.
    static func marked(_ handlers: [Handler]) -> [Handler] {
        var signatures: [String: Set<String>] = [:]
        for handler in handlers where handler.givenName == nil {
            signatures[handler.accessorName, default: []].insert(handler.signatureName)
        }
        return handlers.map { handler in
            guard handler.givenName == nil, let names = signatures[handler.accessorName] else { return handler }
            var handler = handler
            handler.isOverloaded = names.count > 1
            return handler
        }
    }
}

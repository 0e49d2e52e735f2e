import RouteReasons
import RouteTables

/// Finds functions and properties of the store with the same name.
enum StoreProperties {
    /// A type with handlers has a property in the store, which conflicts with a free function without parameters.
    static func check(_ handlers: [Handler]) -> [Diagnostic] {
        var properties: [String: Handler] = [:]
        for handler in handlers {
            guard let group = handler.storeGroup else { continue }
            if let other = properties[group], other.location < handler.location { continue }
            properties[group] = handler
        }
        let functions = handlers.filter { $0.storeGroup == nil }
        return functions.compactMap { function($0, properties[$0.storeName]) }
    }

    private static func function(_ handler: Handler, _ member: Handler?) -> Diagnostic? {
        if handler.storeName == "router" {
            return Problem(.accessorCollision, at: handler)
                .saying("the accessor `store.router` of `\(handler.displayName)` hides the store's own property")
                .advising("give the accessor another name: `@route(name: openRouter)`")
        }
        guard let member, handler.namedParameters.isEmpty else { return nil }
        return Problem(.accessorCollision, at: handler)
            .saying(
                "the accessor `store.\(handler.storeName)` of `\(handler.displayName)` has the same name as the "
                    + "property for the handlers of `\(member.module).\(member.typeName)`"
            )
            .noting("one of them is here", at: member.location)
            .advising(
                "give the accessor another name: `@route(name: open\(AccessorName.uppercasedFirst(handler.storeName)))`"
            )
    }
}

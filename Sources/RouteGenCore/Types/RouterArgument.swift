/// An argument of an initializer that the router supplies.
struct RouterArgument: Hashable, Sendable {
    var label: String?
    /// Whether it is the router's services instead of the router.
    var isServices: Bool
    /// Whether its type is written with the name of the runtime's module.
    var isQualified = false

    /// The arguments that the router passes to an initializer; `nil` if the router cannot call it.
    static func all(of initializer: Declaration) -> [RouterArgument]? {
        guard !initializer.isFailable, initializer.genericParameters == nil,
            Visibility.ownRestriction(of: initializer) == nil
        else { return nil }
        var arguments: [RouterArgument] = []
        for parameter in initializer.parameters where parameter.defaultValue == nil && !parameter.isVariadic {
            let isServices: Bool
            switch parameter.type {
            case "Router", "RouterRuntime.Router": isServices = false
            case "RouteServices", "RouterServices.RouteServices": isServices = true
            default: return nil
            }
            arguments.append(
                RouterArgument(
                    label: parameter.label,
                    isServices: isServices,
                    isQualified: parameter.type.contains(".")
                )
            )
        }
        return arguments
    }

    /// The initializer that the router calls, with its arguments: the first without any, or else the first.
    static func choice(
        of initializers: [Declaration],
        where isUsable: ([RouterArgument]) -> Bool = { _ in true }
    ) -> (initializer: Declaration, arguments: [RouterArgument])? {
        let usable = initializers.compactMap { initializer in all(of: initializer).map { (initializer, $0) } }
            .filter { isUsable($1) }
        return usable.first { $1.isEmpty } ?? usable.first
    }

    /// The name of its type in the runtime's module.
    var typeName: String { isServices ? "RouteServices" : "Router" }

    /// The arguments of a call; `router` is an expression for the router.
    static func list(_ arguments: [RouterArgument], router: String) -> String {
        arguments.map { argument in
            (argument.label.map { "\(SwiftText.argumentLabel($0)): " } ?? "") + router
                + (argument.isServices ? ".services" : "")
        }
        .joined(separator: ", ")
    }
}

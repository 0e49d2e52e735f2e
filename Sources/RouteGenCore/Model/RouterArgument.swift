/// An argument of an initializer that the router supplies.
struct RouterArgument: Hashable, Sendable {
    var label: String?
    /// Whether it is the router's services instead of the router.
    var isServices: Bool

    /// The arguments that the router passes to an initializer; `nil` if the router cannot call it.
    static func all(of initializer: Declaration) -> [RouterArgument]? {
        guard !initializer.isFailable, initializer.genericParameters == nil,
            Visibility.obstacle(of: initializer) == nil
        else { return nil }
        var arguments: [RouterArgument] = []
        for parameter in initializer.parameters where parameter.defaultValue == nil && !parameter.isVariadic {
            switch parameter.type {
            case "Router", "RouterRuntime.Router":
                arguments.append(RouterArgument(label: parameter.label, isServices: false))
            case "RouteServices", "RouterRuntime.RouteServices":
                arguments.append(RouterArgument(label: parameter.label, isServices: true))
            default: return nil
            }
        }
        return arguments
    }

    /// The arguments of a call; `router` is an expression for the router.
    static func list(_ arguments: [RouterArgument], router: String) -> String {
        arguments.map { argument in
            (argument.label.map { "\(SwiftText.argumentLabel($0)): " } ?? "") + router
                + (argument.isServices ? ".services" : "")
        }
        .joined(separator: ", ")
    }
}

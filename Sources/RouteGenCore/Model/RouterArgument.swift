/// An argument of an initialiser that the router itself supplies.
struct RouterArgument: Hashable, Sendable {
    var label: String?
    /// Whether it is the services alone rather than the router.
    var isServices: Bool

    /// What the router has to hand over to an initialiser; `nil` if that is something that it does not have, or the initialiser is out of reach.
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

    /// The arguments of a call, where an expression gives the router.
    static func list(_ arguments: [RouterArgument], router: String) -> String {
        arguments.map { argument in
            (argument.label.map { "\(SwiftText.argumentLabel($0)): " } ?? "") + router
                + (argument.isServices ? ".services" : "")
        }
        .joined(separator: ", ")
    }
}

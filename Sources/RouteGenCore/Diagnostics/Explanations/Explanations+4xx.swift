/// The pages of 4xx: handlers and their parameters.
extension DiagnosticExplanation {
    static let inaccessibleHandler = DiagnosticExplanation(
        "A handler is not visible to generated code.",
        meaning: """
            The generated file calls handlers from another file of the same module, so `internal` is enough, but `private`
            and `fileprivate` are not; and a member is at most as visible as the types around it. Members of a
            `private extension` are private unless they say otherwise.
            """,
        example: """
            /// @route //chat/:id
            private func openChat(id: Int) {}
            """,
        mending: """
            Remove the modifier that the message names.
            """
    )

    static let unsupportedHandler = DiagnosticExplanation(
        "A handler has a form that a router cannot call.",
        meaning: """
            A router calls a handler with values that it decodes from a URL, or takes from its caller. It cannot choose
            generic arguments, hand in a variable for `inout`, spread an array over variadic parameters, or change a
            value of which it has a copy (`mutating`); it cannot tell what parameters without a name mean.
            """,
        example: """
            /// @route //list
            func list<Item: Decodable>(of type: Item.Type) -> [Item] { [] }
            """,
        mending: """
            Write a function around it of a form that can be called, and put the marker there. For generics, a function for
            each concrete type; for variadic parameters, an array; for a mutating method, a class or an actor.
            """
    )

    static let unboundPlaceholder = DiagnosticExplanation(
        "A placeholder of the pattern has no parameter that takes it.",
        meaning: """
            Parameters bind by name. A captured value that no parameter takes is most likely a misspelt name, on either side.
            """,
        example: """
            /// @route //chat/:chatID
            func openChat(id: Int) {}
            """,
        mending: """
            Give both the same name, or write `*` in the pattern where the value does not matter.
            """
    )

    static let unreachableParameter = DiagnosticExplanation(
        "No caller by URL can supply a required parameter.",
        meaning: """
            A parameter without a default value that is not optional has to come from the URL or from the caller's
            context. A type that cannot be decoded from text, or a function, cannot come from a URL; and callers
            outside the app have nothing but a URL.
            """,
        example: """
            /// @route(from: web) //photo/edit
            func editPhoto(done: @escaping (Photo) -> Void) {}
            """,
        mending: """
            Give the parameter a default value, make it optional, choose a type that can be decoded from text, or close the
            route to outside callers.
            """
    )

    static let invisibleType = DiagnosticExplanation(
        "A signature names a type that the generated accessor cannot see.",
        meaning: """
            An accessor for another module's route is generated where that module cannot be imported, so it can only
            use types of modules that both sides import.
            """,
        example: """
            /// @route //chat/:id
            func openChat(id: Int) -> ChatScreen { ChatScreen(id: id) }
            """,
        mending: """
            Move the type into a module that both import, or say with `returns:` what the accessor gives back:
            `@route(returns: UIViewController) //chat/:id`.
            """
    )

    static let unfitParameter = DiagnosticExplanation(
        "A placeholder may be absent or repeated, and its parameter's type cannot say so.",
        meaning: """
            `:id?` may be absent, so its parameter has to be optional or have a default value; `:id*` and `:id+` stand for
            several components, so theirs has to be an array.
            """,
        example: """
            /// @route //chat/:position?
            func open(position: Int) {}
            """,
        mending: """
            Declare `position: Int?`, give the parameter a default value, or declare an array for a repeated placeholder.
            """
    )

    static let unusableTester = DiagnosticExplanation(
        "A function that is named with `when:` cannot be asked by a router.",
        meaning: """
            While the router looks for a route, it asks the function of each that matches whether it takes the request. So the
            function is free or static, visible in its module, neither asynchronous nor throwing nor isolated to an actor, takes
            nothing or the request, and returns `Bool`.
            """,
        example: """
            enum Experiments {
                static func isOn(name: String) -> Bool { true }
            }

            /// @route(when: Experiments.isOn) //chat/:id
            func openNewChat(id: Int) {}
            """,
        mending: """
            Write a function of such a form: `static func isNewChatOn(_ request: RouteRequest) -> Bool { isOn(name: "chat") }`.
            """
    )

    static let unfitFixedParameter = DiagnosticExplanation(
        "A parameter that a marker fixes cannot have its value.",
        meaning: """
            `with:` gives a parameter of the handler a text that nothing in a request can replace. So there has to be a parameter of
            that name, its type has to have a value of that text, and no placeholder of the pattern may fill it as well.
            """,
        example: """
            /// @route(with: page=first) //list
            func openList(page: Int) {}
            """,
        mending: """
            Correct the name or the value, `with: page=1`, or remove the option.
            """
    )

    static let unusableSetUp = DiagnosticExplanation(
        "Generated code cannot name a type that sets its module up.",
        meaning: """
            A type that conforms to `RouteModule` is called by generated code, in another file of its module, before the
            module's first handler. So it is visible there, and not generic.
            """,
        example: """
            private enum ChatModule: RouteModule {
                static func setUp(for router: Router) {}
            }
            """,
        mending: """
            Remove `private`, or let a type that is neither hidden nor generic conform.
            """
    )

    static let testableImport = DiagnosticExplanation(
        "A handler's signature may name a type that only `@testable import` shows.",
        meaning: """
            Generated code repeats the imports of a handler's file, but not `@testable`, with which a module can be imported
            in debug builds only. A type that neither the handler's module nor the standard library declares may come from
            the module that is imported so; the tool sees no further.
            """,
        example: """
            @testable import Models

            /// @route //draft
            func open(draft: Draft) {}
            """,
        mending: """
            Import the module without `@testable`, or move the handler to a file that does. Where the type comes from
            elsewhere, make the finding less grave in `routegen.json`.
            """
    )
}

/// The pages of 4xx: handlers and their parameters.
extension DiagnosticExplanation {
    static let inaccessibleHandler = DiagnosticExplanation(
        "Generated code cannot see a handler.",
        meaning: """
            The generated file calls handlers from another file of the same module. So `internal` is enough, but
            `private` and `fileprivate` are not. A member is at most as visible as the types around it. The members of a
            `private extension` are private by default. A memberwise initializer is at most as visible as the properties
            that it sets.
            """,
        example: """
            /// @route //chat/:id
            private func openChat(id: Int) {}
            """,
        fix: """
            Remove the modifier that the message names.
            """
    )

    static let unsupportedHandler = DiagnosticExplanation(
        "A handler has a form that a router cannot call.",
        meaning: """
            A router calls a handler with values that come from a URL or from the caller. It cannot choose generic
            arguments, pass a variable for `inout`, pass an array for variadic parameters, or call a `mutating` method,
            which would change a copy. It cannot bind a value to a parameter without a name. `@route(init)` needs a
            struct whose memberwise initializer follows from its stored properties.

            Other declarations matter too. The handler may be in an extension of a generic type or of a protocol, or its
            signature may name a type that depends on the conforming type, whose values cannot be copied, or that exists
            only inside an `#if`. If a default value is an expression, a call without the argument must not mean another
            function or give a later argument to the wrong parameter.
            """,
        example: """
            /// @route //list
            func list<Item: Decodable>(of type: Item.Type) -> [Item] { [] }
            """,
        fix: """
            Write a function of another form that calls the handler, and move the marker there. For generics, write a
            function for each concrete type; for variadic parameters, take an array; for a mutating method, use a class
            or an actor.
            """
    )

    static let unboundPlaceholder = DiagnosticExplanation(
        "A placeholder of the pattern has no matching parameter.",
        meaning: """
            Parameters bind by name. If no parameter matches a placeholder, one of the two names is probably misspelled.
            """,
        example: """
            /// @route //chat/:chatID
            func openChat(id: Int) {}
            """,
        fix: """
            Give both the same name, or write `*` in the pattern if the value does not matter.
            """
    )

    static let unreachableParameter = DiagnosticExplanation(
        "A required parameter cannot come from a URL.",
        meaning: """
            A parameter that has no default value and is not optional must come from the URL or from the caller's
            context. A function, or a value whose type cannot be decoded from text, cannot come from a URL. Callers
            outside the app pass only a URL.
            """,
        example: """
            /// @route(from: web) //photo/edit
            func editPhoto(done: @escaping (Photo) -> Void) {}
            """,
        fix: """
            Give the parameter a default value, make it optional, use a type that can be decoded from text, or close the
            route to callers outside the app.
            """
    )

    static let invisibleType = DiagnosticExplanation(
        "A signature names a type that the generated accessor cannot see.",
        meaning: """
            The accessor is generated in a module that cannot import the handler's module. So it can only use types from
            modules that both import.
            """,
        example: """
            /// @route //chat/:id
            func openChat(id: Int) -> ChatScreen { ChatScreen(id: id) }
            """,
        fix: """
            Move the type to a module that both import, or set the type that the accessor returns with `returns:`:
            `@route(returns: UIViewController) //chat/:id`.
            """
    )

    static let unfitParameter = DiagnosticExplanation(
        "The type of a parameter does not fit what its placeholder matches.",
        meaning: """
            `:id?` may be absent, so its parameter must be optional or have a default value. `:id*` and `:id+` match
            several components, so their parameter must be an array. A placeholder of a query item takes one value,
            so its parameter must not be an array. If no value of a standard type satisfies a constraint, every call
            would fail.
            """,
        example: """
            /// @route //chat/:position?
            func open(position: Int) {}
            """,
        fix: """
            Declare `position: Int?`, give the parameter a default value, or declare an array for a repeated
            placeholder.
            """
    )

    static let unusableCondition = DiagnosticExplanation(
        "A function in `when:` cannot be a condition.",
        meaning: """
            While the router searches for a route, it calls the condition of each route that matches. So a condition
            must be a free or static function that is visible in its module and returns `Bool`. It has no parameters or
            takes the request. It cannot be asynchronous, throwing or isolated to an actor other than the main actor.
            """,
        example: """
            enum Experiments {
                static func isOn(name: String) -> Bool { true }
            }

            /// @route(when: Experiments.isOn) //chat/:id
            func openNewChat(id: Int) {}
            """,
        fix: """
            Write such a function: `static func isNewChatOn(_ request: RouteRequest) -> Bool { isOn(name: "chat") }`.
            """
    )

    static let unfitFixedParameter = DiagnosticExplanation(
        "A marker gives a parameter a value that it cannot have.",
        meaning: """
            `with:` gives a parameter of the handler a value that no request can replace. So the handler must have a
            parameter with that name, its type must accept the value, and no placeholder of the pattern may have the
            same name.
            """,
        example: """
            /// @route(with: page=first) //list
            func openList(page: Int) {}
            """,
        fix: """
            Correct the name or the value, `with: page=1`, or remove the option.
            """
    )

    static let unusableSetUp = DiagnosticExplanation(
        "Generated code cannot name a type that sets up its module.",
        meaning: """
            Generated code calls a type that conforms to `RouteModule` before the module's first handler, from another
            file of the module. So the type must be visible there and cannot be generic.
            """,
        example: """
            private enum ChatModule: RouteModule {
                static func setUp(for router: Router) {}
            }
            """,
        fix: """
            Remove `private`, or add the conformance to a type that is neither private nor generic.
            """
    )

    static let testableImport = DiagnosticExplanation(
        "A handler's signature may name a type that only `@testable import` makes visible.",
        meaning: """
            Generated code repeats the imports of a handler's file without `@testable`, because `@testable import` works
            in debug builds only. A type that neither the handler's module nor the standard library declares may come
            from the module that is imported with `@testable`. The tool does not read that module.
            """,
        example: """
            @testable import Models

            /// @route //draft
            func open(draft: Draft) {}
            """,
        fix: """
            Import the module without `@testable`, or move the handler to a file that does. If the type comes from
            another module, make the finding less severe in `routegen.json`.
            """
    )

    static let unprovidedInstance = DiagnosticExplanation(
        "A method is on a type whose instances the system creates, and no marker says that the app provides one.",
        meaning: """
            The system creates the app's delegates and scenes, and an interface creates its views and view controllers.
            An instance that the router created would be a second one, which nobody sees. So the router calls methods
            of such types only on the instance that the app provides.
            """,
        example: """
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                /// @route //play/:id
                func play(id: Int) {}
            }
            """,
        fix: """
            Write `/// @route(lifetime: provided)` before the type, and give the router its instance:
            `router.provide(AppDelegate.self, onMainActor: { delegate })`. A function that needs no instance may be
            static. To open a view controller, mark its initializer.
            """,
        silencing: """
            The option `lifetime: provided` silences the warning.
            """
    )
}

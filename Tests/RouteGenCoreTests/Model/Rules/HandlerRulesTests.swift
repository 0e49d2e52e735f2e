import Testing

@testable import RouteGenCore

@Suite struct HandlerRulesTests {
    @Test(
        "A function of a form that a router cannot call is a finding",
        arguments: [
            (
                PlacementFixture { $0.genericParameters = "<Item: Decodable>" },
                """
                Chat.swift:10:10: error: `openChat` is generic, and a router cannot choose `<Item: Decodable>` [RG402]
                Chat.swift:3:5: note: marked as a route here
                Chat.swift:10:10: note: write a function for each concrete type and mark those

                """
            ),
            (
                PlacementFixture {
                    $0.enclosing = [PlacementFixture.scope(.class, "Box") { $0.genericParameters = "<Item>" }]
                },
                """
                Chat.swift:10:10: error: `openChat` is in the generic type `Box`, and a router cannot choose its arguments [RG402]
                Chat.swift:1:7: note: `Box` is here
                Chat.swift:3:5: note: marked as a route here
                Chat.swift:10:10: note: write a free function or a member of a non-generic type that calls it

                """
            ),
            (
                PlacementFixture {
                    $0.enclosing = [
                        PlacementFixture.scope(.extension, "Array") { $0.genericRequirements = "Element == Int" }
                    ]
                },
                """
                Chat.swift:10:10: error: `openChat` is in an extension with a `where` clause, so not every `Array` has it [RG402]
                Chat.swift:1:7: note: `Array` is here
                Chat.swift:3:5: note: marked as a route here
                Chat.swift:10:10: note: write a free function or a member of a non-generic type that calls it

                """
            ),
            (
                PlacementFixture(.function, "**"),
                """
                Chat.swift:10:10: error: the operator `**` has no name for an accessor [RG402]
                Chat.swift:3:5: note: marked as a route here
                Chat.swift:10:10: note: write a function that uses the operator

                """
            ),
            (
                PlacementFixture { $0.modifiers = ["mutating"] },
                """
                Chat.swift:10:10: error: `openChat` is mutating, so a router would change only a copy [RG402]
                Chat.swift:3:5: note: marked as a route here
                Chat.swift:10:10: note: make the type a class or an actor, or remove `mutating`

                """
            ),
            (
                PlacementFixture { $0.modifiers = ["optional"] },
                """
                Chat.swift:10:10: error: `openChat` is an optional requirement, which a type may lack [RG402]
                Chat.swift:3:5: note: marked as a route here
                Chat.swift:10:10: note: remove `optional`, or mark the methods of the conforming types

                """
            ),
            (
                PlacementFixture { $0.resultType = "[some View]" },
                """
                Chat.swift:10:10: error: the result `[some View]` of `openChat` is opaque, so an accessor cannot use it [RG402]
                Chat.swift:3:5: note: marked as a route here
                Chat.swift:10:10: note: use a concrete type, replace `some` with `any`, or set the type that accessors return with `returns:`

                """
            ),
        ]
    )
    func form(fixture: PlacementFixture, findings: String) {
        #expect(fixture.findings == findings)
    }

    @Test(
        "A parameter that a router cannot pass a value to is a finding",
        arguments: [
            (
                PlacementFixture.parameter("chat", "chat", "Chat") { $0.specifiers = ["inout"] },
                "a router has no variable for the `inout` parameter `chat`",
                "take a value and return the changed value"
            ),
            (
                PlacementFixture.parameter("chat", "value", "() -> Int") {
                    $0.specifiers = ["@autoclosure", "@escaping"]
                },
                "a router cannot wrap a value for the `@autoclosure` parameter `value`",
                "take a value, or a function of type `() -> Value`"
            ),
            (
                PlacementFixture.parameter("chat", "chats", "Int") { $0.isVariadic = true },
                "a router cannot pass several values for the variadic parameter `chats`", "take an array: `[Int]`"
            ),
            (
                PlacementFixture.parameter("chat", "value", "some P"),
                "`some P` makes the function generic, and a router cannot choose the type",
                "use a concrete type, or replace `some` with `any`"
            ),
            (
                PlacementFixture.parameter("chat", "_", "Int"),
                "a parameter without a name cannot bind to a value of the URL",
                "name it, which changes no call: `chat value: Int`"
            ),
            (
                PlacementFixture.parameter("chat", "self", "Int"),
                "`self` has another meaning in generated code, so a value cannot have this name",
                "give it another name, which changes no call: `chat value: Int`"
            ),
            (
                PlacementFixture.parameter(nil, "`Self`", "Int"),
                "`Self` has another meaning in generated code, so a value cannot have this name",
                "give it another name, which changes no call: `_ value: Int`"
            ),
        ]
    )
    func parameters(parameter: Declaration.Parameter, message: String, help: String) {
        #expect(
            PlacementFixture { $0.parameters = [parameter] }.findings == """
                Chat.swift:10:19: error: \(message) [RG402]
                Chat.swift:3:5: note: marked as a route here
                Chat.swift:10:19: note: \(help)

                """
        )
    }

    @Test("All reasons against a handler are reported at once")
    func severalReasons() {
        let fixture = PlacementFixture {
            $0.modifiers = ["private", "mutating"]
            $0.genericParameters = "<A>"
            $0.parameters = [PlacementFixture.parameter(nil, "a", "A") { $0.specifiers = ["inout"] }]
        }
        #expect(
            fixture.diagnostics.map(\.code.rawValue) == [
                "RG401", "RG402", "RG402", "RG402",
            ]
        )
    }
}

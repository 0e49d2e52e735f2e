import Testing

@testable import RouteGenCore

@Suite struct VisibilityTests {
    @Test(
        "The finding names what hides a handler",
        arguments: [
            (
                PlacementFixture { $0.modifiers = ["static", "fileprivate"] },
                """
                Chat.swift:10:10: error: generated code cannot call `openChat`: it is fileprivate [RG401]
                Chat.swift:3:5: note: marked as a route here
                Chat.swift:10:10: note: remove `fileprivate`

                """
            ),
            (
                PlacementFixture {
                    $0.modifiers = ["public"]
                    $0.enclosing = [
                        PlacementFixture.scope(.enum, "Chat"),
                        PlacementFixture.scope(.class, "Pages") { $0.modifiers = ["private"] },
                    ]
                },
                """
                Chat.swift:10:10: error: generated code cannot call `openChat`: it is in `Pages`, which is private [RG401]
                Chat.swift:1:7: note: `private` is here
                Chat.swift:3:5: note: marked as a route here
                Chat.swift:10:10: note: remove `private`

                """
            ),
            (
                PlacementFixture {
                    $0.enclosing = [PlacementFixture.scope(.extension, "Chat") { $0.modifiers = ["private"] }]
                },
                """
                Chat.swift:10:10: error: generated code cannot call `openChat`: it is private because its extension is [RG401]
                Chat.swift:1:7: note: `private` is here
                Chat.swift:3:5: note: marked as a route here
                Chat.swift:10:10: note: remove `private`

                """
            ),
            (
                PlacementFixture {
                    $0.modifiers = ["public"]
                    $0.enclosing = [
                        PlacementFixture.scope(.extension, "Chat") { $0.modifiers = ["fileprivate"] },
                        PlacementFixture.scope(.struct, "Pages"),
                    ]
                },
                """
                Chat.swift:10:10: error: generated code cannot call `openChat`: it is in `Pages`, which is fileprivate because its extension is [RG401]
                Chat.swift:1:7: note: `fileprivate` is here
                Chat.swift:3:5: note: marked as a route here
                Chat.swift:10:10: note: remove `fileprivate`

                """
            ),
        ]
    )
    func hidden(fixture: PlacementFixture, findings: String) {
        #expect(fixture.findings == findings)
    }
}

import RouteGenCore
import Testing

@Suite struct CodeFenceTests {
    @Test(
        "A marker in a fenced code block is an example",
        arguments: [
            "```\n@route //a\n```", "```swift\n@route //a\n@rout //a\n```", "~~~\n@route //a\n```\n@route //a\n~~~",
            "  ````\n@route //a\n```\n@route //a\n````", "```\nText. @route //a\n```", "```\n@route(\n~~~~\n````  ",
        ]
    )
    func fenced(comment: String) {
        let fixture = MarkerFixture(comment)
        #expect(fixture.markers.isEmpty)
        #expect(fixture.findings == "")
    }

    @Test(
        "A marker outside code blocks is read",
        arguments: [
            "```\ncode\n```\n@route //a", "`` ` ``\n@route //a", "```code```\n@route //a", "~~\n@route //a",
            "``\n@route //a\n``",
            "```\n@route //b\n```\n@route //a\n~~~\n@route //c\n~~~",
        ]
    )
    func unfenced(comment: String) {
        let fixture = MarkerFixture(comment)
        #expect(fixture.markers.routes.map(\.pattern?.value) == ["//a"])
        #expect(fixture.findings == "")
    }

    @Test("A marker that an open code block hides is reported")
    func unclosed() {
        let fixture = MarkerFixture("Text.\n```swift\nopenChat()\n@route //a\n@route //b")
        #expect(fixture.markers.isEmpty)
        #expect(
            fixture.findings == """
                Chat.swift:4:5: warning: this marker is ignored: it is in a code block that is never closed [RG202]
                /// @route //a
                    ^~~~~~
                Chat.swift:2:5: note: the code block starts here
                Chat.swift:4:5: note: close the code block

                """
        )
    }
}

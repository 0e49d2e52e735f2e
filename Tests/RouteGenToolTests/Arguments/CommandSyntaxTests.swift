import Testing

@testable import routegen

@Suite struct CommandSyntaxTests {
    let syntax = CommandSyntax(
        name: "draw",
        summary: "Draws.",
        options: [
            .init(name: "--shape", value: "NAME", count: .requiredRepeated, summary: "what to draw"),
            .init(name: "--color", value: "NAME", summary: "in which color"),
            .init(name: "--fill", value: nil, summary: "filled"),
        ],
        operands: nil
    )

    @Test func `values stand behind the option or behind an equals sign`() throws {
        let parsed = try syntax.parse(["--shape", "round", "--fill", "--color=a=b", "--shape", "--odd"])
        #expect(parsed.values["--shape"] == ["round", "--odd"])
        #expect(parsed.value("--color") == "a=b")
        #expect(parsed.contains("--fill"))
    }

    @Test(arguments: [
        (["--color", "red"], "'draw' needs --shape NAME"),
        (["--shape"], "--shape needs a value: --shape NAME"),
        (["--shape", "a", "--colour", "red"], "'draw' has no option '--colour'; did you mean '--color'?"),
        (["--shape", "a", "--zzzzzz"], "'draw' has no option '--zzzzzz'"),
        (["--shape", "a", "--fill=yes"], "--fill takes no value"),
        (["--shape", "a", "--color", "b", "--color", "c"], "--color is given 2 times"),
        (["--shape", "a", "b"], "'draw' takes no argument 'b'"),
        (["--shape", "a", "--", "--fill"], "'draw' takes no argument '--fill'"),
    ])
    func `wrong arguments are named`(arguments: [String], message: String) {
        let error = #expect(throws: UsageError.self) { try syntax.parse(arguments) }
        #expect(error?.message == message)
    }

    @Test func `help needs no other argument`() throws {
        #expect(try syntax.parse(["--help"]).asksForHelp)
    }

    @Test func `usage shows what is optional and what repeats`() {
        #expect(syntax.usage == "routegen draw --shape NAME... [--color NAME] [--fill]")
    }

    @Test func `a module's value splits at its first equals sign`() throws {
        #expect(try NamedPath("A=b=c", option: "--module").path == "b=c")
        for value in ["A", "=b", "A=", "a/b=c"] {
            #expect(throws: UsageError.self) { try NamedPath(value, option: "--module") }
        }
    }
}

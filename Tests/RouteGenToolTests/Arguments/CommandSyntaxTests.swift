import Testing

@testable import routegen

@Suite struct CommandSyntaxTests {
    let syntax = CommandSyntax(
        name: "draw",
        summary: "Draws.",
        options: [
            .init("--shape", "NAME", "what to draw", count: .requiredRepeated),
            .init("--color", "NAME", "in which color"),
            .flag("--fill", "filled"),
        ],
        operands: nil
    )

    @Test("Values follow the option or an equals sign")
    func valuesFollowTheOptionOrAnEqualsSign() throws {
        let parsed = try syntax.parse(["--shape", "round", "--fill", "--color=a=b", "--shape", "--odd"])
        #expect(parsed.values["--shape"] == ["round", "--odd"])
        #expect(parsed.value("--color") == "a=b")
        #expect(parsed.contains("--fill"))
    }

    @Test(
        "A mistake in the arguments is named, with a suggestion",
        arguments: [
            (["--color", "red"], "'draw' needs --shape NAME"),
            (["--shape"], "--shape needs a value: --shape NAME"),
            (["--shape", "a", "--colour", "red"], "'draw' has no option '--colour'; did you mean '--color'?"),
            (["--shape", "a", "--zzzzzz"], "'draw' has no option '--zzzzzz'"),
            (["--shape", "a", "--fill=yes"], "--fill does not take a value"),
            (["--shape", "a", "--color", "b", "--color", "c"], "--color appears 2 times, but can appear only once"),
            (["--shape", "a", "b"], "'draw' does not take arguments, such as 'b'"),
            (["--shape", "a", "--", "--fill"], "'draw' does not take arguments, such as '--fill'"),
        ]
    )
    func wrongArgumentsAreNamed(arguments: [String], message: String) {
        let error = #expect(throws: UsageError.self) { try syntax.parse(arguments) }
        #expect(error?.message == message)
    }

    @Test("Help needs no other argument") func helpNeedsNoOtherArgument() throws {
        #expect(try syntax.parse(["--help"]).asksForHelp)
    }

    @Test("Usage shows what is optional and what repeats") func usageShowsWhatIsOptionalAndWhatRepeats() {
        #expect(syntax.usage() == "routegen draw --shape NAME... [--color NAME] [--fill]")
    }

    @Test("A module's value splits at its first equals sign, and needs both parts")
    func aModulesValueSplitsAtItsFirstEqualsSign() throws {
        #expect(try NamedPath("A=b=c", option: "--module").path == "b=c")
        for value in ["A", "=b", "A=", "a/b=c", "a\u{1B}[31m=c"] {
            #expect(throws: UsageError.self) { try NamedPath(value, option: "--module") }
        }
    }
}

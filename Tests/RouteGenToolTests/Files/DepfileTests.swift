import Testing

@testable import routegen

@Suite struct DepfileTests {
    @Test("an input a line, under the output") func anInputALineUnderTheOutput() throws {
        #expect(
            try Depfile(path: "out.d", output: "out/A.swift", inputs: ["A.swift", "routegen.json"]).text() == """
                out/A.swift: \\
                  A.swift \\
                  routegen.json

                """
        )
    }

    @Test(
        "signs that mean something to Make are escaped",
        arguments: [
            ("a b.swift", ##"a\ b.swift"##),
            ("a#b.swift", ##"a\#b.swift"##),
            ("a$b.swift", "a$$b.swift"),
            (##"a\b.swift"##, ##"a\b.swift"##),
            (##"a\ b.swift"##, ##"a\\\ b.swift"##),
            (##"a\\#b$"##, ##"a\\\\\#b$$"##),
            (" ü#", ##"\ ü\#"##),
            ("a:b.swift", ##"a\:b.swift"##),
            (##"a\:b.swift"##, ##"a\\\:b.swift"##),
        ]
    )
    func signsThatMeanSomethingToMakeAreEscaped(path: String, escaped: String) throws {
        #expect(try Depfile(path: "out.d", output: path, inputs: []).text() == "\(escaped):\n")
    }

    @Test(
        "a path that no build system would read is refused",
        arguments: [
            ("a\nb", "has the control character A in it can stand in a dependency file; rename 'a\\nb'"),
            ("a\rb", "has the control character D in it can stand in a dependency file; rename 'a\\rb'"),
            ("a\tb", "has the control character 9 in it can stand in a dependency file; rename 'a\\tb'"),
            ("a;b", "has ';' in it can stand in a dependency file; rename 'a;b'"),
            ("a|b", "has '|' in it can stand in a dependency file; rename 'a|b'"),
            ("é=b", "has '=' in it can stand in a dependency file; rename 'é=b'"),
            (##"a\"##, ##"ends with '\' can stand in a dependency file; rename 'a\'"##),
            ("a:", "ends with ':' can stand in a dependency file; rename 'a:'"),
        ]
    )
    func aPathThatNoBuildSystemWouldReadIsRefused(path: String, reason: String) {
        let failure = FileFailure(path: "out.d", message: "cannot be written: no path that \(reason)")
        #expect(throws: failure) { try Depfile(path: "out.d", output: "out", inputs: ["b", path]).text() }
        #expect(throws: failure) { try Depfile(path: "out.d", output: path, inputs: []).text() }
    }

    @Test("Make takes an output with a percent sign for a pattern") func aPercentSignIsRefusedInTheOutput() throws {
        #expect(try Depfile(path: "out.d", output: "out", inputs: ["a%b"]).text() == "out: \\\n  a%b\n")
        #expect(throws: FileFailure.self) { try Depfile(path: "out.d", output: "a%b", inputs: []).text() }
    }
}

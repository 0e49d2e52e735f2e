import Testing

@testable import routegen

@Suite struct DepfileTests {
    @Test("The depfile lists one input per line after the output")
    func theFileHasOneInputPerLineAfterTheOutput() throws {
        #expect(
            try Depfile(path: "out.d", output: "out/A.swift", inputs: ["A.swift", "routegen.json"]).text() == """
                out/A.swift: \\
                  A.swift \\
                  routegen.json

                """
        )
    }

    @Test(
        "Characters that mean something to Make are escaped",
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
        "A path that no build system could read is refused",
        arguments: [
            ("a\nb", "contains the control character A; rename 'a\\nb'"),
            ("a\rb", "contains the control character D; rename 'a\\rb'"),
            ("a\tb", "contains the control character 9; rename 'a\\tb'"),
            ("a;b", "contains ';'; rename 'a;b'"),
            ("a|b", "contains '|'; rename 'a|b'"),
            ("é=b", "contains '='; rename 'é=b'"),
            (##"a\"##, ##"ends with '\'; rename 'a\'"##),
            ("a:", "ends with ':'; rename 'a:'"),
        ]
    )
    func aPathThatNoBuildSystemWouldReadIsRefused(path: String, reason: String) {
        let failure = FileFailure(
            path: "out.d",
            message: "cannot be written: a dependency file cannot list a path that \(reason)"
        )
        #expect(throws: failure) { try Depfile(path: "out.d", output: "out", inputs: ["b", path]).text() }
        #expect(throws: failure) { try Depfile(path: "out.d", output: path, inputs: []).text() }
    }

    @Test("An output with a percent sign is refused, because Make reads it as a pattern")
    func aPercentSignIsRefusedInTheOutput() throws {
        #expect(try Depfile(path: "out.d", output: "out", inputs: ["a%b"]).text() == "out: \\\n  a%b\n")
        #expect(throws: FileFailure.self) { try Depfile(path: "out.d", output: "a%b", inputs: []).text() }
    }
}

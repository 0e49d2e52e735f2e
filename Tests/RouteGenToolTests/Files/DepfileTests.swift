import Testing

@testable import routegen

@Suite struct DepfileTests {
    @Test("an input a line, under the output") func anInputALineUnderTheOutput() {
        #expect(
            Depfile(output: "out/A.swift", inputs: ["A.swift", "routegen.json"]).text == """
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
        ]
    )
    func signsThatMeanSomethingToMakeAreEscaped(path: String, escaped: String) {
        #expect(Depfile(output: path, inputs: []).text == "\(escaped):\n")
    }
}

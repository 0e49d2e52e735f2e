import Testing

@testable import routegen

@Suite struct DepfileTests {
    @Test func `an input a line, under the output`() {
        #expect(
            Depfile(output: "out/A.swift", inputs: ["A.swift", "routegen.json"]).text == """
                out/A.swift: \\
                  A.swift \\
                  routegen.json

                """
        )
    }

    @Test(arguments: [
        ("a b.swift", ##"a\ b.swift"##),
        ("a#b.swift", ##"a\#b.swift"##),
        ("a$b.swift", "a$$b.swift"),
        (##"a\b.swift"##, ##"a\b.swift"##),
        (##"a\ b.swift"##, ##"a\\\ b.swift"##),
        (##"a\\#b$"##, ##"a\\\\\#b$$"##),
        (" ü#", ##"\ ü\#"##),
    ])
    func `signs that mean something to Make are escaped`(path: String, escaped: String) {
        #expect(Depfile(output: path, inputs: []).text == "\(escaped):\n")
    }
}

import RouteGenCore
import Testing

@Suite struct JSONValueTests {
    @Test(
        "Strings are escaped as JSON asks for, and nothing else is",
        arguments: [
            ("", #""""#), ("a\"b\\c/", #""a\"b\\c/""#), ("\n\r\t\u{8}\u{1F}\u{7F}", #""\n\r\t\u0008\u001f\#u{7F}""#),
            ("\u{804A}\u{1F600}", "\"\u{804A}\u{1F600}\""),
        ]
    )
    func strings(value: String, text: String) {
        #expect(JSONValue.string(value).text == text)
    }

    @Test("Values are written in the order given")
    func values() {
        let value: JSONValue = ["b": 1, "a": [true, .null, -5, "x", [:], []], "b": ["c": false]]
        #expect(value.text == #"{"b": 1, "a": [true, null, -5, "x", {}, []], "b": {"c": false}}"#)
    }
}

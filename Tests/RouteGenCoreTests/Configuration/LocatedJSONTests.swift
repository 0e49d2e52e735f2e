import TestSupport
import Testing

@testable import RouteGenCore

/// JSON as deep as the parser takes it.
@Suite struct LocatedJSONTests {
    @Test("A value at the limit is read, copied and freed with a small stack", arguments: ["[", "{\"a\":"])
    func deepest(_ opening: String) throws {
        let closing = opening == "[" ? "]" : "}"
        func parsed(_ depth: Int) throws(JSONError) -> LocatedJSON {
            let text = String(repeating: opening, count: depth) + "1" + String(repeating: closing, count: depth)
            return try JSONParser.parse(Array(text.utf8), path: "a.json")
        }
        try SmallThread.run {
            // The number counts as a level, too.
            var value = try parsed(99)
            var levels = 0
            while true {
                if case .array(let values) = value.content, let first = values.first {
                    value = first
                } else if case .object(let members) = value.content, let first = members.first {
                    value = first.value
                } else {
                    break
                }
                levels += 1
            }
            #expect(levels == 99)
            #expect(throws: JSONError.self) { try parsed(100) }
        }
    }
}

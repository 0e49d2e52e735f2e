import Testing

@testable import RouteGenCore

@Suite struct RouteMapReaderTests {
    @Test("A map that was written is read") func roundTrip() throws {
        var map = RouteMapTests.map
        map.links = [RouteMap.Link(prefix: "https://example.com", replacement: "/")]
        map.rewrites = [RouteMap.Rewrite(source: "//old/**", target: "//new/**")]
        #expect(!map.services.isEmpty)
        #expect(try RouteMap(json: Array(map.json.utf8), path: "map.json") == map)
    }

    private static let start = #"{"version": 1, "routes": [{"pattern": "//a", "name": "a", "module": "A", "#
    private static let middle = #""handler": "A.a()", "file": "A.swift", "line": 1, "#

    @Test(
        "A file that is not a route map is an error at its place",
        arguments: [
            ("", "the file is not valid JSON: a value is missing", 1, 1),
            ("{\n  \"version\": 1,,", "the file is not valid JSON: a member's name in quotes is missing", 2, 16),
            ("[]", "a route map is an object, not an array", 1, 1),
            ("{}", "a route map needs `version`", 1, 1),
            (
                "{\"version\": 2, \"routes\": []}",
                "the map has version 2, but this tool reads maps up to version 1; update RouteGen", 1, 13
            ),
            ("{\"version\": \"x\"}", "`version` is not the number of a version", 1, 13),
            ("{\"version\": 1}", "a route map needs `routes`", 1, 1),
            ("{\"version\": 1, \"routes\": 5}", "`routes` is an array, not a number", 1, 26),
            ("{\"version\": 1, \"routes\": [5]}", "a route is an object, not a number", 1, 27),
            (start + "\"x\": 1}]}", "a route needs `handler`", 1, 27),
            (start + middle + "\"priority\": \"top\"}]}", "`priority` is one of high, default, low, not `top`", 1, 136),
        ]
    )
    func mistakes(_ json: String, _ message: String, _ line: Int, _ column: Int) {
        let error = #expect(throws: RouteMapError.self) { try RouteMap(json: Array(json.utf8), path: "map.json") }
        #expect(error?.message == message)
        #expect(error?.location == SourceLocation(file: "map.json", line: line, column: column))
    }

    @Test("A malformed pattern is an error at its place") func malformedPattern() {
        let json = Self.start.split(separator: "//a").joined(separator: "//a/:b(") + Self.middle + "\"x\": 1}]}"
        let error = #expect(throws: RouteMapError.self) { try RouteMap(json: Array(json.utf8), path: "map.json") }
        #expect(error?.message.hasPrefix("the pattern `//a/:b(` is malformed: ") == true)
        #expect(error?.location.column == 39)
    }
}

import RoutePatterns
import RouteTables
import Testing

/// Optional groups with captures or components.
@Suite struct OptionalGroupTests {
    private func values(_ pattern: String, _ url: String) throws -> [String: String]? {
        let pattern = try RoutePattern(pattern)
        guard let values = pattern.values(in: url) else { return nil }
        return Dictionary(
            uniqueKeysWithValues: pattern.captures.compactMap { capture in
                values[capture.name]?.first.map { (capture.name, $0) }
            }
        )
    }

    @Test(
        "An optional group of components is present or absent as a whole",
        arguments: [
            ("/list/5", ["id": "5"]), ("/list/5/page/2", ["id": "5", "page": "2"]), ("/list/5/page", nil),
            ("/list/5/other/2", nil), ("/list/5/page/2/3", nil), ("/list/5/", ["id": "5"]),
        ] as [(String, [String: String]?)]
    )
    func anOptionalGroupOfComponents(_ url: String, _ expected: [String: String]?) throws {
        #expect(try values("/list/:id(/page/:page)?", url) == expected)
    }

    @Test(
        "Optional groups may be anywhere in the path and the fragment",
        arguments: [
            ("/a(/b)?/c", "/a/c", [:]), ("/a(/b)?/c", "/a/b/c", [:]), ("/a(/b)?/c", "/a/b", nil),
            ("(/:lang([a-z]{2}))?/home", "/home", [:]), ("(/:lang([a-z]{2}))?/home", "/en/home", ["lang": "en"]),
            ("//shop(/:item)?", "//shop", [:]), ("//shop(/:item)?", "//shop/5", ["item": "5"]),
            ("/a(/:x)?(/y/:z)?", "/a/y/1", ["z": "1"]), ("/a(/:x)?(/y/:z)?", "/a/b/y/1", ["x": "b", "z": "1"]),
            ("/#/view(/:id)?", "/#/view/5", ["id": "5"]), ("/a(/:x)?/?k=1", "/a/5?k=1", ["x": "5"]),
        ] as [(String, String, [String: String]?)]
    )
    func optionalGroupsAnywhere(_ pattern: String, _ url: String, _ expected: [String: String]?) throws {
        #expect(try values(pattern, url) == expected)
    }

    @Test(
        "An optional group in a component has captures",
        arguments: [
            ("/:name(.:kind)?", "/photo", ["name": "photo"]),
            ("/:name(.:kind)?", "/photo.png", ["name": "photo", "kind": "png"]),
            ("/:name(.:kind)?", "/photo.", ["name": "photo."]),
            ("/v:major(.:minor(\\d+))?", "/v1.2", ["major": "1", "minor": "2"]),
            ("/v:major(\\d+)(.:minor(\\d+))?", "/v1.x", nil),
            ("/at(-:x-:y)?", "/at-1-2", ["x": "1", "y": "2"]), ("/at(-:x-:y)?", "/at", [:]),
        ] as [(String, String, [String: String]?)]
    )
    func anOptionalGroupInAComponent(_ pattern: String, _ url: String, _ expected: [String: String]?) throws {
        #expect(try values(pattern, url) == expected)
    }

    @Test(
        "After a capture, parentheses are a group if they begin with a slash or contain a capture",
        arguments: [
            ("/:id(/edit)?", "/5/edit", ["id": "5"]), ("/:id(a|b)?", "/b", ["id": "b"]),
            ("/:id(?:a|b)?", "/b", ["id": "b"]), (#"/:time(\d+\:am)?"#, "/5:am", ["time": "5:am"]),
            ("/:id(-:part)?", "/5-1", ["id": "5", "part": "1"]),
        ] as [(String, String, [String: String]?)]
    )
    func groupsAfterCaptures(_ pattern: String, _ url: String, _ expected: [String: String]?) throws {
        #expect(try values(pattern, url) == expected)
    }

    @Test("Captures in an optional group are optional")
    func capturesAreOptional() throws {
        let pattern = try RoutePattern("/:name(.:kind)?(/page/:page)?")
        #expect(pattern.captures.map(\.kind) == [.one, .optional, .optional])
        #expect(pattern.description == "/:name(.:kind)?(/page/:page)?")
    }

    @Test("A URL is written with the groups whose captures have values")
    func writing() throws {
        let pattern = try RoutePattern("/:name(.:kind)?(/page/:page/of/:count)?")
        #expect(try pattern.url(["name": ["a"]]) == "/a")
        #expect(try pattern.url(["name": ["a"], "kind": ["png"]]) == "/a.png")
        #expect(try pattern.url(["name": ["a"], "page": ["1"], "count": ["2"]]) == "/a/page/1/of/2")
        #expect(throws: RouteURLWritingError.missing(name: "count")) {
            try pattern.url(["name": ["a"], "page": ["1"]])
        }
    }

    @Test(
        "Mistakes in optional groups are explained",
        arguments: [
            (
                "/a(/:b)",
                "/a(/:b)\n  ^^^^ a group with components must be optional; write '?' after its ')', or a pattern for each alternative"
            ),
            (
                "/a(/b(/c)?)?",
                "/a(/b(/c)?)?\n     ^^ a group with components cannot contain another one; write a pattern for each alternative"
            ),
            (
                "/a(/**)?",
                "/a(/**)?\n    ^^ a component in a group must be a literal, or a capture of one component; the group is optional as a whole; write a pattern for each alternative"
            ),
            (
                "/a(/b)?c",
                "/a(/b)?c\n       ^ a '/' must follow an optional group of components; put the group at the end of the component, or write a pattern for each alternative"
            ),
            (
                "/a(/b",
                "/a(/b\n  ^^^ '(' has no matching ')'; write '?' after its ')', or a pattern for each alternative"
            ),
            (
                "/a(.:b)",
                "/a(.:b)\n  ^^^^^ a group with a capture must be optional; write '?' after it, or a pattern for each alternative"
            ),
            (
                "/a(.:b?)?",
                "/a(.:b?)?\n    ^^^ a capture in a group cannot be optional or repeated; remove the quantifier; the group is optional"
            ),
            (
                "/a(:b)?",
                "/a(:b)?\n   ^^ a group must have a literal before its capture ':b'; write '(.:name)?' with the separator in the group, ':name?' for an optional capture, ':name(a|b)' to capture alternatives"
            ),
            (
                "/:a(-:b)?:c",
                "/:a(-:b)?:c\n         ^^ nothing determines where the capture before ':c' ends; put a literal between them, or add a constraint to one"
            ),
        ]
    )
    func mistakes(_ pattern: String, _ report: String) {
        #expect(patternReport(pattern) == report)
    }
}

import Testing

@testable import RouteGenCore
@testable import RouteMigration

/// Cases that share a word `case`.
@Suite struct CaseListTests {
    private static func migration(_ cases: String) throws -> Migration {
        try Migration(of: ["Screen"], ["App.swift": "enum Screen {\n\(cases)}\n"])
    }

    @Test(
        "Each case gets a word of its own, also one without a marker",
        arguments: [
            ("case a, b\n", "/// @route //a\ncase a\n/// @route //b\ncase b\n"),
            ("\tcase a,\n\t\tb(id: Int) \n", "\t/// @route //a\n\tcase a\n\t/// @route //b/:id\n\tcase b(id: Int)\n"),
            ("indirect case a(Int), b\n", "indirect case a(Int)\n/// @route //b\nindirect case b\n"),
            ("case a = \"x\", `b` = \"y\"\n", "/// @route //a\ncase a = \"x\"\n/// @route //b\ncase `b` = \"y\"\n"),
            (
                "case a(\n    id: Int,\n    name: String\n), b\n",
                "/// @route //a/:id/:name\ncase a(\n    id: Int,\n    name: String\n)\n/// @route //b\ncase b\n"
            ),
            ("/// Both.\ncase a, b\n", "/// Both.\n///\n/// @route //a\ncase a\n/// @route //b\ncase b\n"),
            ("/** Both. */\ncase a, b\n", "/** Both. */\n/// @route //a\ncase a\n/// @route //b\ncase b\n"),
            ("/// Both.\ncase a(Int), b\n", "/// Both.\ncase a(Int)\n/// @route //b\ncase b\n"),
            (
                "case a, b\r\ncase c\r\n",
                "/// @route //a\r\ncase a\r\n/// @route //b\r\ncase b\r\n/// @route //c\r\ncase c\r\n"
            ),
        ]
    )
    func divided(_ before: String, _ after: String) throws {
        #expect(try Self.migration(before).text == "enum Screen {\n\(after)}\n")
    }

    @Test("A list stays whole if none of its cases gets a marker") func undecided() throws {
        #expect(try Self.migration("    case a(Int), b(Int)\n").diff { $0 } == "")
    }

    @Test("A list with a rejected marker keeps the others") func rejected() throws {
        let migration = try Self.migration(
            "    case a(id: Int), b, a(name: String), c\n    case d\n    case d(id: Int?)\n"
        )
        #expect(
            migration.text == """
                enum Screen {
                    /// @route //a/:id
                    case a(id: Int)
                    /// @route //b
                    case b
                    case a(name: String)
                    /// @route //c
                    case c
                    /// @route //d
                    case d
                    case d(id: Int?)
                }

                """
        )
        #expect(migration.notes.map(\.location.column) == [25, 10])
    }

    @Test(
        "Cases beside anything else are listed with their markers",
        arguments: [
            ("    case a, /* two */ b\n", 10), ("    case a, b // Both.\n", 10),
            ("    @available(macOS 13, *) case a, b\n", 34), ("case a, b; ", 6),
        ]
    )
    func other(_ cases: String, _ column: Int) throws {
        let migration = try Self.migration(cases)
        #expect(
            migration.remarks.first == """
                App.swift:2:\(column): `a` shares its `case` with others; write a `case` for each on a line of its own, and \
                above this one: `/// @route //a`
                """
        )
        #expect(migration.remarks.count == 2)
        #expect(migration.diff { $0 } == "")
    }
}

import Testing

@testable import RouteGenCore
@testable import RouteMigration

@Suite struct EnumerationCasesTests {
    private static func migration(_ text: String, _ names: String...) throws -> Migration {
        try Migration(of: names.isEmpty ? ["Screen"] : names, ["App.swift": text])
    }

    @Test(
        "A case gets its name in words, and a placeholder for each value that a URL must have",
        arguments: [
            ("home", "//home"),
            ("orderHistory", "//order-history"),
            ("`default`", "//default"),
            ("product(id: Int)", "//product/:id"),
            ("post(_ id: Int)", "//post/:id"),
            ("day(year: Int, month: UInt8)", "//day/:year/:month"),
            ("file(id: UUID, at: URL)", "//file/:id/:at"),
            // A query has what may be missing.
            ("search(text: String = \"\", page: Int?)", "//search"),
            ("sizes(all: [Int])", "//sizes"),
            // Code passes what no URL can.
            ("editor(id: Int, draft: Draft?)", "//editor/:id"),
            ("share(id: Int, done: (() -> Void)? = nil)", "//share/:id"),
        ]
    )
    func patterns(_ written: String, _ pattern: String) throws {
        let start = "struct Draft {}\nenum Screen {\n"
        let migration = try Self.migration("\(start)    case \(written)\n}\n")
        #expect(migration.text == "\(start)    /// @route \(pattern)\n    case \(written)\n}\n")
        #expect(migration.remarks == [])
        #expect(migration.registrations == 1 && migration.marked == 1)
    }

    @Test(
        "A value without a name, and one that no URL carries, is a note",
        arguments: [
            (
                "photo(Int)",
                """
                a value of `photo` has no name, which a URL needs; write `_ value: Int`, which changes no call, with a name that \
                suits
                """
            ),
            (
                "range(from: Int, Int)",
                """
                a value of `range` has no name, which a URL needs; write `_ value: Int`, which changes no call, with a name that \
                suits
                """
            ),
            ("inner(Inner)", "`inner(Inner)` stands for the cases of `Inner`: pass `--enumeration Inner`, too"),
            (
                "compose(draft: Draft)",
                """
                no URL carries `draft: Draft`, since the structure `Draft` has no text; pass an identifier instead, or conform \
                the structure to `RouteValue`
                """
            ),
            (
                "compose(inner: [Inner])",
                """
                no URL carries `inner: [Inner]`, since the enumeration `Inner` has no text; give it a raw value, as in \
                `enum Inner: String`, or conform it to `RouteValue`
                """
            ),
            (
                "wait(then: @Sendable () -> Void)",
                "`then: () -> Void` is a closure, which no URL carries; without a marker, the case stays for code alone"
            ),
            (
                "user(user: Models.User)",
                """
                no source that was passed declares `Models.User` of `user: Models.User`; pass its sources, too, or write the \
                marker yourself if a URL can carry it
                """
            ),
        ]
    )
    func obstacles(_ written: String, _ message: String) throws {
        let text = "struct Draft {}\nenum Inner { case a }\nenum Screen {\n    case \(written)\n}\n"
        let migration = try Self.migration(text)
        #expect(migration.remarks == ["App.swift:4:10: \(message)"])
        #expect(migration.diff { $0 } == "")
        #expect(migration.registrations == 1 && migration.marked == 0)
    }

    @Test("The routes of an inner enumeration give the outer case, whose name is in their patterns") func inner() throws
    {
        let text = """
            enum Screen {
                case forum(ForumScreen)
            }
            enum ForumScreen {
                case thread(ThreadScreen)
            }
            enum ThreadScreen {
                case post(id: Int)
            }

            """
        #expect(
            try Self.migration(text, "Screen", "ForumScreen", "ThreadScreen").text == """
                enum Screen {
                    /// @route
                    case forum(ForumScreen)
                }
                enum ForumScreen {
                    /// @route
                    case thread(ThreadScreen)
                }
                enum ThreadScreen {
                    /// @route //forum/thread/post/:id
                    case post(id: Int)
                }

                """
        )
        // One that has its markers already gives them, too.
        let marked = text.replacing("    case post", with: "    /// @route //post/:id\n    case post")
        let outer = try Self.migration(marked, "ForumScreen")
        #expect(outer.text == marked.replacing("    case thread", with: "    /// @route\n    case thread"))
    }

    @Test("Enumerations around each other in a circle end") func circle() throws {
        let text = "indirect enum Screen {\n    case a(Screen)\n    case b\n}\n"
        let migration = try Self.migration(text)
        #expect(migration.registrations == 2)
    }

    @Test("A marker that the build would reject is a note, and a case that has one is left out") func conflicts() throws
    {
        let text = """
            enum Screen {
                /// @route //first
                case known
                case product(id: Int)
                case product(name: String)
            }

            """
        let migration = try Self.migration(text)
        #expect(
            migration.text
                == text.replacing("    case product(id", with: "    /// @route //product/:id\n    case product(id")
        )
        #expect(
            migration.remarks == [
                """
                App.swift:5:10: `/// @route //product/:name` would not build: `//product/:name` of `App.Screen.product(name:)` \
                matches the same URLs as `//product/:id` of `App.Screen.product(id:)`; change one of the patterns, remove one \
                of the markers, or set a `priority:`
                """
            ]
        )
        #expect(migration.registrations == 2 && migration.marked == 1)
    }

    @Test("Cases of other enumerations stay as they are") func others() throws {
        let text =
            "enum Screen {}\nenum Other {\n    case a\n}\nenum Outer {\n    enum Inner {\n        case b\n    }\n}\n"
        #expect(try Self.migration(text).registrations == 0)
        #expect(try Self.migration(text, "Inner").text.contains("        /// @route //b\n        case b\n"))
        #expect(try Self.migration(text, "Outer.Inner").registrations == 1)
    }
}

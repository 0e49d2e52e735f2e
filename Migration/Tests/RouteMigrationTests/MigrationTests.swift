import Testing

@testable import RouteGenCore
@testable import RouteMigration

/// Where markers go, and which ones do not.
@Suite struct MigrationTests {
    /// A function that URLNavigator calls for a page, after what precedes it.
    private static func page(_ text: String, _ end: String = "") -> Migration {
        Migration(
            from: .urlnavigator,
            #"navigator.register("app://a") { _, _, _ in page() }\#n"# + text + "func page() -> Int { 1 }" + end
        )
    }

    @Test(
        "A marker follows the documentation",
        arguments: [
            ("", "/// @route //a\n"),
            ("/// Page.\n", "/// Page.\n///\n/// @route //a\n"),
            ("/// Page.\n///\n", "/// Page.\n///\n/// @route //a\n"),
            ("/// Page.\n///\n/// @route //b\n", "/// Page.\n///\n/// @route //b\n/// @route //a\n"),
            ("/// Page.\n\n", "/// Page.\n///\n/// @route //a\n\n"),
            ("/// Page.\n// Not.\n@MainActor\n", "/// Page.\n///\n/// @route //a\n// Not.\n@MainActor\n"),
            ("/** Page. */\n@MainActor\n", "/** Page. */\n/// @route //a\n@MainActor\n"),
            ("/**\n Page.\n */\npublic ", "/**\n Page.\n */\n/// @route //a\npublic "),
            ("// Page.\n\n@available(*, noasync)\n", "// Page.\n\n/// @route //a\n@available(*, noasync)\n"),
        ]
    )
    func documentation(_ before: String, _ after: String) {
        let migration = Self.page(before)
        let start = #"navigator.register("app://a") { _, _, _ in page() }\#n"#
        #expect(migration.text == start + after + "func page() -> Int { 1 }")
        #expect(migration.remarks == [])
    }

    @Test("A line has the file's line ending and the declaration's indentation") func lineEndings() {
        let registration = #"navigator.register("app://a") { _, _, _ in A.page() }"#
        let migration = Migration(
            from: .urlnavigator,
            "\(registration)\r\nenum A {\r\n\t/// Page.\r\n\tstatic func page() {}\r\n}"
        )
        #expect(
            migration.text
                == "\(registration)\r\nenum A {\r\n\t/// Page.\r\n\t///\r\n\t/// @route //a\r\n\tstatic func page() {}\r\n}"
        )
    }

    @Test("A declaration that does not start its line gets no marker") func noLine() {
        let note = "App.swift:1:20: `page()` does not start its line; write above it: `/// @route //a`"
        #expect(Self.page("let a = 1; ").remarks == [note])
        #expect(Self.page("/** Page. */ ").remarks == [note])
        #expect(Self.page("let a = 1\r").remarks == [note])
        #expect(Self.page("/// Page.\r", "\n").remarks == [note])
        #expect(Self.page("let a = 1; ").diff { $0 } == "")
    }

    @Test("A marker that the build would reject is a note, and the others remain") func checked() {
        let migration = Migration(
            from: .urlnavigator,
            """
            navigator.register("app://a/<id>") { _, v, _ in open(id: v["id"] as! String) }
            navigator.register("app://b") { _, _, _ in hidden() }
            navigator.register("app://a/<name>") { _, v, _ in show(name: v["name"] as! String) }
            navigator.register("app://c") { _, _, _ in last() }
            func open(id: String) {}
            private func hidden() {}
            func show(name: String) {}
            func last() {}
            """
        )
        #expect(
            migration.remarks == [
                "App.swift:2:20: `/// @route //b` would not build: generated code cannot call `hidden`: it is private; "
                    + "remove `private`",
                "App.swift:3:20: `/// @route //a/:name` would not build: `//a/:name` of `App.show(name:)` matches the "
                    + "same URLs as `//a/:id` of `App.open(id:)`; change one of the patterns, remove one of the markers, "
                    + "or set a `priority:`",
            ]
        )
        #expect(migration.text.contains("/// @route //a/:id\nfunc open"))
        #expect(migration.text.contains("/// @route //c\nfunc last"))
        #expect(migration.text.split(separator: "\n").count { $0.hasPrefix("///") } == 2)
    }

    @Test("A mistake that was there before is not one of the markers") func oldMistakes() {
        let migration = Self.page("/// @route //b/:x\nfunc other() {}\n")
        #expect(migration.remarks == [])
        #expect(migration.text.contains("/// @route //a\nfunc page"))
    }

    @Test("A conflict with a marker that was there before leaves the other new markers") func conflictWithOld() {
        let migration = Migration(
            from: .urlnavigator,
            """
            navigator.register("app://a") { _, _, _ in a() }
            navigator.register("app://b") { _, _, _ in b() }
            func a() {}
            func b() {}
            /// @route(name: a) //c
            func c() {}
            """
        )
        #expect(migration.text.contains("/// @route //b\nfunc b"))
        #expect(!migration.text.contains("@route //a"))
        #expect(migration.remarks.count == 1)
        #expect(migration.remarks.first?.hasPrefix("App.swift:1:20: `/// @route //a` would not build: ") == true)
    }

    @Test("A registration whose pattern has a marker is done, however its placeholders are called") func done() {
        let text = """
            navigator.register("app://a/<int:id>") { _, _, _ in nothing }
            navigator.register("http://<path:_>", web)
            /// @route //a/:number
            func a(number: Int) {}
            /// @route(regex, priority: low) (?<address>https?://.+)
            func web(address: String) {}
            """
        let migration = Migration(from: .urlnavigator, text)
        #expect(migration.registrations == 0)
        #expect(migration.remarks == [])
        #expect(migration.text == text)
    }

    @Test("A note is one line that is safe to print") func printable() {
        let migration = Migration(from: .urlnavigator, #"navigator.register("app://\u{1B}[31m\n") { _, _, _ in page }"#)
        #expect(
            migration.notes.map(\.description) == [
                "App.swift:1:20: note: `app://\u{FFFD}[31m\u{FFFD}` has no counterpart: it contains white space or control "
                    + "characters"
            ]
        )
    }

    @Test("Migrating the result again changes nothing", arguments: OldRouter.allCases) func again(_ router: OldRouter) {
        let text = """
            @objc(A) @objcMembers class A: NSObject {
                func f() {}
            }
            class B: TheRouterable {
                static var patternString: [String] { ["s://b", "s://c"] }
                static func registerAction(info: [String: Any]) -> Any { B() }
            }
            func page(id: String) {}
            navigator.register("s://d/<x>") { _, v, _ in page(id: v["x"] as! String) }
            navigator.registerRoute(pattern: "//e/:x") { q, s in s.end(resource: page(id: q.parameters["x"] as! String)) }
            JLRoutes.global().addRoute("/f/:x(/:y)") { q in page(id: q["x"] as! String, y: q["y"] as? String) }
            """
        let once = Migration(from: router, text)
        #expect(once.text.contains("/// @route"))
        #expect(once.remarks == [])
        let twice = Migration(from: router, once.text)
        #expect(twice.registrations == 0)
        #expect(twice.text == once.text)
    }

    @Test("Any bytes are read") func anyBytes() {
        let pieces = [
            "navigator.register(", "registerRoute(pattern: ", "\"//a/<", "\"", ") { ", "}", "values[", ",", "in ",
            "static var patternString = [", "]", "addRouterItem(", "Khala(str: \"a://b\")", "class b: NSObject {",
            "func f(", "\n", "\u{0}", "return ", "guard let a = ", "/// @route", "\r", ".addRoute(", "in ", "\"\\(a)\"",
            "#if A\n", "#endif\n", "@RouterPage(", "as? Int", "let b = ", "+ ", "A", "class A: TheRouterable {",
        ]
        var random = SplitMix(seed: 7)
        for _ in 0..<200 {
            let text = (0..<25).compactMap { _ in pieces.randomElement(using: &random) }.joined()
            for router in OldRouter.allCases {
                let migration = Migration(from: router, text)
                #expect(migration.text.utf8.count >= text.utf8.count)
            }
        }
    }
}

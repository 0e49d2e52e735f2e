import Testing

@testable import RouteGenCore

@Suite struct MarkerPlacementTests {
    @Test(
        "Functions and types can have route markers",
        arguments: [
            PlacementFixture(), PlacementFixture(.initializer, "init"), PlacementFixture(.class, "A"),
            PlacementFixture(.struct, "A"),
            PlacementFixture(.enum, "A"), PlacementFixture(.actor, "A"), PlacementFixture(.protocol, "A"),
            PlacementFixture(.extension, "A.B"),
            PlacementFixture { $0.enclosing = [PlacementFixture.scope(.protocol, "Chat")] },
            PlacementFixture {
                $0.enclosing = [
                    PlacementFixture.scope(.protocol, "Chat") { $0.genericRequirements = "Self: AnyObject" }
                ]
            },
            PlacementFixture { $0.modifiers = ["public", "static"] },
            PlacementFixture {
                $0.modifiers = ["class"]; $0.isAsync = true; $0.throwing = .typed("ChatError")
            },
            PlacementFixture(.initializer, "init") {
                $0.isFailable = true; $0.modifiers = ["convenience", "required"]
            },
            PlacementFixture {
                $0.throwing = .rethrows; $0.resultType = "(awesome: Some, any P)"
            },
            PlacementFixture(marker: "@route(returns: UIView) //a") { $0.resultType = "some View" },
            PlacementFixture(marker: "@route(lifetime: transient, from: webView, priority: high) //a", .class, "A"),
            PlacementFixture(marker: "@service(Storage)", .actor, "Disk"),
            PlacementFixture(marker: "Only words.", .variable, "home"),
            PlacementFixture { $0.modifiers = ["private(set)", "internal"] },
            PlacementFixture {
                $0.modifiers = ["internal"]
                $0.enclosing = [PlacementFixture.scope(.extension, "Chat") { $0.modifiers = ["private"] }]
            },
            PlacementFixture {
                $0.parameters = [
                    PlacementFixture.parameter(nil, "awesome", "any P") { $0.specifiers = ["@escaping", "sending"] }
                ]
            },
            PlacementFixture(.enumCase, "post"),
            PlacementFixture(.function, "\u{6253}\u{5F00}"), PlacementFixture(.function, "_open"),
        ]
    )
    func legal(fixture: PlacementFixture) {
        #expect(fixture.findings == "")
    }

    @Test(
        "A route marker on any other kind of declaration is a finding",
        arguments: [
            (.variable, "a property", "a route calls a function: `func thing() -> Int`"),
            (.subscript, "a subscript", "a route calls a function, or builds a value; mark such a declaration"),
            (.deinitializer, "a deinitializer", "a route calls a function, or builds a value; mark such a declaration"),
            (.typealias, "a type alias", "mark the type itself, or an extension of it"),
            (.associatedtype, "an associated type", "mark a requirement of the protocol that is a function"),
            (.import, "an import", "a route calls a function, or builds a value; mark such a declaration"),
            (
                .operator, "an operator declaration",
                "a route calls a function, or builds a value; mark such a declaration"
            ),
            (
                .precedencegroup, "a precedence group",
                "a route calls a function, or builds a value; mark such a declaration"
            ),
            (.macro, "a macro", "a route calls a function, or builds a value; mark such a declaration"),
        ] as [(Declaration.Kind, String, String)]
    )
    func kinds(kind: Declaration.Kind, words: String, help: String) {
        let fixture = PlacementFixture(kind, "thing") { $0.resultType = kind == .variable ? "Int" : nil }
        #expect(
            fixture.findings == """
                Chat.swift:3:5: error: a route marker cannot be on \(words) [RG201]
                Chat.swift:10:10: note: `thing` is declared here
                Chat.swift:3:5: note: \(help)

                """
        )
    }

    @Test("A property can be a route if it is static and its type is written")
    func properties() {
        let type = PlacementFixture.scope(.struct, "Screen")
        func findings(_ modifiers: [String], _ result: String?) -> String {
            PlacementFixture(.variable, "home") { variable in
                variable.enclosing = [type]
                variable.modifiers = modifiers
                variable.resultType = result
            }.findings
        }
        #expect(findings(["static"], "Screen") == "")
        #expect(findings(["class"], "Screen") == "")
        #expect(
            findings(["static"], nil) == """
                Chat.swift:3:5: error: a route marker cannot be on a property [RG201]
                Chat.swift:10:10: note: `home` is declared here
                Chat.swift:3:5: note: write the type of the property: `static let home: Screen`

                """
        )
        #expect(
            findings([], "Screen") == """
                Chat.swift:3:5: error: a route marker cannot be on a property [RG201]
                Chat.swift:10:10: note: `home` is declared here
                Chat.swift:3:5: note: make the property `static`, or write a function

                """
        )
        let requirement = PlacementFixture(.variable, "home") { variable in
            variable.enclosing = [PlacementFixture.scope(.protocol, "Screens")]
            variable.modifiers = ["static"]
            variable.attributes = [Declaration.Attribute(name: "MainActor")]
            variable.resultType = "Screen"
        }
        #expect(
            requirement.findings == """
                Chat.swift:3:5: error: a route marker cannot be on a property [RG201]
                Chat.swift:10:10: note: `home` is declared here
                Chat.swift:3:5: note: a route calls a function: `@MainActor static func home() -> Screen`

                """
        )
    }

    @Test("Local functions and initializer requirements cannot be routes")
    func circumstances() {
        #expect(
            PlacementFixture { $0.isLocal = true }.findings == """
                Chat.swift:3:5: error: a route marker cannot be inside a function [RG201]
                Chat.swift:10:10: note: `openChat` is declared here
                Chat.swift:3:5: note: move the declaration out of the function

                """
        )
        #expect(
            PlacementFixture(.initializer, "init") { $0.enclosing = [PlacementFixture.scope(.protocol, "Chat")] }
                .findings == """
                    Chat.swift:3:5: error: a route marker cannot be on an initializer [RG201]
                    Chat.swift:10:10: note: `init` is declared here
                    Chat.swift:3:5: note: mark the initializers of the types that conform to the protocol

                    """
        )
    }

    @Test("Every misplaced marker is reported, a service marker as well")
    func several() {
        let fixture = PlacementFixture(marker: "@route //a\n@route //b\n@service(Storage)", .variable, "home")
        #expect(
            fixture.findings == """
                Chat.swift:3:5: error: a route marker cannot be on a property [RG201]
                Chat.swift:10:10: note: `home` is declared here
                Chat.swift:3:5: note: a route calls a function: `func home()`
                Chat.swift:4:5: error: a route marker cannot be on a property [RG201]
                Chat.swift:10:10: note: `home` is declared here
                Chat.swift:4:5: note: a route calls a function: `func home()`
                Chat.swift:5:5: error: a service marker cannot be on a property [RG201]
                Chat.swift:10:10: note: `home` is declared here
                Chat.swift:5:5: note: move it to the type that serves the protocol

                """
        )
    }

    @Test(
        "A service marker anywhere but on the type itself is a finding",
        arguments: [
            (.protocol, "a protocol", "move it to the type that serves the protocol"),
            (.extension, "an extension", "move it to the declaration of `Disk`"),
            (.function, "a function", "move it to the type that serves the protocol"),
        ] as [(Declaration.Kind, String, String)]
    )
    func services(kind: Declaration.Kind, words: String, help: String) {
        #expect(
            PlacementFixture(marker: "@service(Storage)", kind, "Disk").findings == """
                Chat.swift:3:5: error: a service marker cannot be on \(words) [RG201]
                Chat.swift:10:10: note: `Disk` is declared here
                Chat.swift:3:5: note: \(help)

                """
        )
    }

    @Test("A local type cannot be a service")
    func localService() {
        let fixture = PlacementFixture(marker: "@service(Storage)", .class, "Disk") { $0.isLocal = true }
        #expect(
            fixture.findings == """
                Chat.swift:3:5: error: a service marker cannot be inside a function [RG201]
                Chat.swift:10:10: note: `Disk` is declared here
                Chat.swift:3:5: note: move the type out of the function

                """
        )
    }

    @Test("A marker without a declaration is reported")
    func stray() {
        let markers = PlacementFixture(marker: "@route //a\n@service(Storage)").markers
        #expect(
            DiagnosticRenderer().render(MarkerPlacement.checkStray(markers)) == """
                Chat.swift:3:5: error: this marker has no declaration [RG201]
                Chat.swift:3:5: note: put it directly before a declaration, on a line of its own and above the attributes; if there is an `#if` between them, put it inside the `#if`
                Chat.swift:4:5: error: this marker has no declaration [RG201]
                Chat.swift:4:5: note: put it directly before a declaration, on a line of its own and above the attributes; if there is an `#if` between them, put it inside the `#if`

                """
        )
    }

    @Test(
        "An option that belongs on a different declaration is a finding",
        arguments: [
            (
                PlacementFixture(marker: "@route(lifetime: cached) //a"),
                """
                Chat.swift:3:12: error: option `lifetime` has no meaning on a function [RG212]
                Chat.swift:3:12: note: put `lifetime` on the marker of the type

                """
            ),
            (
                PlacementFixture(marker: "@route(lifetime: cached) //a", .extension, "Chat"),
                """
                Chat.swift:3:12: error: option `lifetime` has no meaning on an extension [RG212]
                Chat.swift:3:12: note: put `lifetime` on the declaration of the type itself

                """
            ),
            (
                PlacementFixture(marker: "@route(name: a, overlaps: c, regex) //a", .class, "Chat"),
                """
                Chat.swift:3:12: error: option `name` has no meaning on a class [RG212]
                Chat.swift:3:12: note: a marker on a type is a prefix; put `name` on the handlers
                Chat.swift:3:21: error: option `overlaps` has no meaning on a class [RG212]
                Chat.swift:3:21: note: a marker on a type is a prefix; put `overlaps` on the handlers
                Chat.swift:3:34: error: option `regex` has no meaning on a class [RG212]
                Chat.swift:3:34: note: a marker on a type is a prefix; put `regex` on the handlers

                """
            ),
            (
                PlacementFixture(marker: "@route(returns: B) //a", .protocol, "Chat"),
                """
                Chat.swift:3:12: error: option `returns` has no meaning on a protocol [RG212]
                Chat.swift:3:12: note: a marker on a type is a prefix; put `returns` on the handlers

                """
            ),
        ]
    )
    func options(fixture: PlacementFixture, findings: String) {
        #expect(fixture.findings == findings)
    }
}

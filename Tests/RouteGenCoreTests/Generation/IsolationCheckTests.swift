import Testing

@testable import RouteGenCore

/// Types that inherit from types of other modules, which may isolate them.
@Suite struct IsolationCheckTests {
    @Test(
        "Generated code checks a type that inherits from an unknown type",
        arguments: [
            ("struct Home: DesignSystem.Page", true), ("struct Home: Codable, Page", true),
            ("final class Home: BaseController", true), ("struct Home: Screen", true), ("struct Home: Hashable", false),
            ("struct Home: Swift.Identifiable", false), ("struct Home", false), ("struct Home: View", false),
            ("enum Home: Int", false), ("nonisolated struct Home: Page", false),
            ("@MainActor struct Home: Page", false),
            ("struct Home: NavigationPage", false), ("struct Home: RouterNavigation.GuardedPage", false),
            ("extension Home", true), ("nonisolated extension Home", false),
            ("struct Home: Own", false), ("actor Home: Page", false), ("struct Home: Configured", false),
        ]
    )
    func types(_ type: String, _ isChecked: Bool) {
        let text = Self.text("\(type) {\n    /// @route //home/:id\n    static func open(id: Int) {}\n}")
        #expect(text.contains("let _: () -> Swift.Void = Home.isolationOfHome_") == isChecked)
    }

    @Test("Handlers with an isolation of their own need no check")
    func members() {
        for member in ["@MainActor static func open(id: Int)", "nonisolated static func open(id: Int)"] {
            let text = Self.text("struct Home: Page {\n    /// @route //home/:id\n    \(member) {}\n}")
            #expect(!text.contains("isolationOf"))
        }
    }

    @Test("The check of a protocol asks a method, since a protocol has no static members")
    func protocols() {
        let text = Self.text(
            "protocol Home: Page {}\nextension Home {\n    /// @route //home/:id\n    func open(id: Int) {}\n}"
        )
        #expect(
            text.contains(
                """

                extension Home { fileprivate func isolationOfHome_() { let _: Swift.Never? = #isolation } }
                nonisolated private func isolationOfHome_(_ value: any Home) {
                    // If this fails, add to routegen.json: "isolatedTypes": { "Page": "MainActor" }
                #sourceLocation(file: "A.swift", line: 4)
                    let _: () -> Swift.Void = value.isolationOfHome_
                #sourceLocation()
                }

                """
            )
        )
    }

    @Test("A type has one check, in the conditions of all its handlers")
    func text() {
        let text = Self.text(
            """
            enum Outer {
                struct Home: Page {
                    #if DEBUG
                    /// @route //home/:id
                    init(id: Int) {}
                    #endif
                    #if os(Linux)
                    /// @route //home/all
                    static func all() {}
                    #endif
                }
            }
            """
        )
        #expect(
            text.contains(
                """

                #if (DEBUG) || (os(Linux))
                extension Outer.Home { fileprivate static func isolationOfOuterHome_() { let _: Swift.Never? = #isolation } }
                nonisolated private func isolationOfOuterHome_() {
                    // If this fails, add to routegen.json: "isolatedTypes": { "Page": "MainActor" }
                #sourceLocation(file: "A.swift", line: 9)
                    let _: () -> Swift.Void = Outer.Home.isolationOfOuterHome_
                #sourceLocation()
                }
                #endif

                """
            )
        )
    }

    @Test("A call of a method that may override an isolated one says what to configure")
    func calls() {
        let text = Self.text("final class Home: Base {\n    /// @route\n    override func show() {}\n}")
        #expect(
            text.contains(
                """
                        // If this fails, add to routegen.json: "isolatedTypes": { "Base": "MainActor" }
                #sourceLocation(file: "A.swift", line: 3)
                        try instanceOfHome_(call_).show(); return ()
                #sourceLocation()
                """
            )
        )
    }

    @Test("A module with handlers checks its default isolation")
    func defaultIsolation() {
        let text = Self.text("/// @route //home\nfunc home() {}")
        #expect(
            text.contains(
                """

                private func defaultIsolation_() {
                    // If this fails, add to routegen.json: "defaultIsolation": "MainActor"
                    let _: Swift.Never? = #isolation
                }

                """
            )
        )
        #expect(!Self.text("").contains("defaultIsolation_"))
    }

    private static func text(_ source: String) -> String {
        var rules = IsolationRules()
        rules.actorsOfTypes = ["Configured": "nonisolated"]
        var scan = ModuleScan(name: "Routed", isolation: rules)
        let shared = "protocol Screen: Page {}\nprotocol Own: Sendable {}\n"
        Array((source + "\n" + shared).utf8).withUnsafeBufferPointer { scan.add(path: "A.swift", bytes: $0) }
        return Generator.generate(GenerationRequest(module: scan)).source
    }
}

import Testing

@testable import RouteGenCore
@testable import RouteGenReports

@Suite struct KhalaRegistrationsTests {
    @Test("The functions of a class that Khala finds by its name get markers") func functionsOfAClass() {
        let migration = Migration(
            from: .khala,
            """
            @objc(AModule) @objcMembers
            class AModule: NSObject {
                func server1() -> Int { 1 }
                func server2(info: [String: Any]) -> Int { 2 }
                func server6(_ success: ([String: Any]) -> Void, info: [String: Any], complete: () -> Void) {}

                func other(_ value: Int) {}
                func twoDictionaries(_ a: [String: Any], _ b: [String: Any]) {}
                static func shared() {}
                private func hidden() {}
            }
            """
        )
        #expect(
            migration.text == """
                @objc(AModule) @objcMembers
                class AModule: NSObject {
                    /// @route
                    func server1() -> Int { 1 }
                    /// @route
                    func server2(info: [String: Any]) -> Int { 2 }
                    /// @route
                    func server6(_ success: ([String: Any]) -> Void, info: [String: Any], complete: () -> Void) {}

                    func other(_ value: Int) {}
                    func twoDictionaries(_ a: [String: Any], _ b: [String: Any]) {}
                    static func shared() {}
                    private func hidden() {}
                }
                """
        )
        #expect(migration.remarks == [])
        #expect(migration.registrations == 3)
    }

    @Test("A class is Khala's by its name in a URL, or by Khala's protocol") func otherClasses() {
        let migration = Migration(
            from: .khala,
            """
            class A {
                func f() {}
            }
            class B: NSObject, KhalaProtocol {
                func f() {}
            }
            class C: NSObject {
                func f() {}
            }
            let one = Khala(str: "kl://A/f?x=1", params: [:])
            let two = Other(str: "kl://C/f")
            """
        )
        #expect(migration.text.split(separator: "\n").count { $0.contains("@route") } == 2)
        #expect(migration.text.hasPrefix("class A {\n    /// @route\n    func f() {}"))
        #expect(migration.text.contains("KhalaProtocol {\n    /// @route\n"))
    }

    @Test("Another name for Objective-C is the host, and only its exported functions are visible")
    func anotherName() {
        let migration = Migration(
            from: .khala,
            """
            @objc(BModule)
            class Other: NSObject {
                @objc func server() {}
                func hidden() {}
            }
            extension Other {
                @objc
                func more() {}
            }
            """
        )
        #expect(
            migration.text == """
                @objc(BModule)
                class Other: NSObject {
                    /// @route //BModule/server
                    @objc func server() {}
                    func hidden() {}
                }
                extension Other {
                    /// @route //BModule/more
                    @objc
                    func more() {}
                }
                """
        )
    }

    @Test("Parameters whose types a marker cannot have are left to a person") func types() {
        let migration = Migration(
            from: .khala,
            """
            @objc(A) @objcMembers class A: NSObject {
                func loose(_ info: [AnyHashable : Any]) {}
                func closure(_ closure: KhalaClosure) {}
            }
            """
        )
        #expect(
            migration.remarks == [
                "App.swift:2:10: `A.loose(_:)` takes an `[AnyHashable: Any]`; write `[String: Any]`, and above the "
                    + "function: `/// @route`",
                "App.swift:3:10: `A.closure(_:)` takes a `KhalaClosure`, an alias of Khala's; write "
                    + "`([String: Any]) -> Void`, and above the function: `/// @route`",
            ]
        )
        let alias = "typealias KhalaClosure = ([String: Any]) -> Void\n"
        let known = Migration(
            from: .khala,
            alias + "@objc(A) @objcMembers class A: NSObject {\n    func closure(_ closure: KhalaClosure) {}\n}\n"
        )
        #expect(known.remarks == [])
        #expect(known.text.contains("    /// @route\n    func closure"))
    }

    @Test("Of two functions with one name, the second is left to a person") func overloads() {
        let migration = Migration(
            from: .khala,
            """
            @objc(A) @objcMembers class A: NSObject {
                func f(_ info: [String: Any]) {}
                func f() {}
            }
            """
        )
        #expect(migration.text.split(separator: "\n").count { $0.contains("@route") } == 1)
        #expect(migration.remarks.count == 1)
        #expect(migration.remarks.first?.hasPrefix("App.swift:3:10: `/// @route` would not build: ") == true)
    }
}

import Testing

@testable import RouteGenCore
@testable import RouteMigration

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

    @Test("The dictionary may have keys of any type") func looseKeys() {
        let migration = Migration(
            from: .khala,
            """
            @objc(A) @objcMembers class A: NSObject {
                func loose(_ info: [AnyHashable : Any]) {}
            }
            """
        )
        #expect(migration.remarks.isEmpty)
        #expect(migration.text.contains("    /// @route\n    func loose("))
    }

    @Test("Khala's names for types get declarations that the build sees, once for all sources") func aliases() {
        let module = """
            @objc(NAME) @objcMembers class NAME: NSObject {
                func on(_ info: KhalaInfo? = nil) -> KhalaInfo { [:] }
                func watch(_ closure: @escaping Khala.KhalaClosure) {}
            }

            """
        let files = ["A", "B"].map { ("\($0).swift", module.replacing("NAME", with: $0)) }
        let migration = Migration(from: .khala, Dictionary(uniqueKeysWithValues: files))
        let texts = migration.texts.map { String(decoding: $0, as: UTF8.self) }
        #expect(
            texts[0] == """
                @objc(A) @objcMembers class A: NSObject {
                    /// @route
                    func on(_ info: KhalaInfo? = nil) -> KhalaInfo { [:] }
                    /// @route
                    func watch(_ closure: @escaping Khala.KhalaClosure) {}
                }

                /// The type of this name in another module, whose sources the build does not read.
                typealias KhalaClosure = ([String: Any]) -> Void

                /// The type of this name in another module, whose sources the build does not read.
                typealias KhalaInfo = [String: Any]

                """
        )
        #expect(!texts[1].contains("typealias"))
        #expect(migration.remarks == [])
        let own =
            "typealias KhalaInfo = [String: Any]\ntypealias KhalaClosure = @convention(block) (KhalaInfo) -> Void\n"
        let known = Migration(from: .khala, own + module)
        #expect(known.text.split(separator: "\n").count { $0.contains("typealias") } == 2)
        #expect(known.marked == 2)
    }

    @Test("A class of any superclass is Khala's if its file imports Khala, or a superclass is an object")
    func superclasses() {
        let migration = Migration(
            from: .khala,
            [
                "A.swift": """
                import Khala
                @objc(A) class A: Base {
                    @objc func a() {}
                    @objc override func b() {}
                }
                @objcMembers class B: Base { func f() {} }
                """,
                "B.swift": """
                @objc(C) class C: Root {
                    @objc func c() {}
                }
                @objc(D) class D: NSManagedObject {
                    @objc func d() {}
                }
                class Root: NSObject {
                    @objc func shared(_ info: [String: Any]) {}
                }
                """,
            ]
        )
        let texts = migration.texts.map { String(decoding: $0, as: UTF8.self) }
        #expect(texts[0].contains("    /// @route\n    @objc func a()"))
        #expect(texts[1].contains("    /// @route\n    @objc func c()"))
        #expect(migration.marked == 2)
        #expect(
            migration.remarks == [
                "A.swift:6:35: `B.f()` does not start its line; write above it: `/// @route`",
                "B.swift:8:16: `Root.shared(_:)` is `//C/shared` too, as `C` inherits it; override it there, and write "
                    + "above it: `/// @route //C/shared`",
            ]
        )
    }

    @Test("A property that the app calls is left to a person") func properties() {
        let migration = Migration(
            from: .khala,
            """
            @objc(A) @objcMembers class A: NSObject {
                var volume = 5
                var other = 6
            }
            let base = "kl://A/"
            let volume = Khala(str: base + "volume?loud=1")?.call()
            """
        )
        #expect(
            migration.remarks == [
                "App.swift:2:9: `A.volume` is a property; write a function that returns it, and above it: "
                    + "`/// @route //A/volume`"
            ]
        )
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

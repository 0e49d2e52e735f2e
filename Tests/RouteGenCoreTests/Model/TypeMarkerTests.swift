import RouteTables
import TestSupport
import Testing

@testable import RouteGenCore

/// A marker on a type or an extension holds where it is written; see also the findings of `Extensions`.
@Suite struct TypeMarkerTests {
    /// What a module says about each of its routes.
    private struct Meaning: Equatable {
        var callers: [String: Set<String>] = [:]
        var requirements: [String: Set<String>] = [:]
        var findings: [DiagnosticCode] = []
        /// The number of extensions that do not say whether their routes are open.
        var unclear = 0

        init(_ sources: [String: String]) {
            let module = ModuleModel(ModuleScan(name: "App", sources: sources))
            for handler in module.handlers {
                callers[handler.name] = Set(handler.patterns.flatMap(\.origins).map { "\($0)" })
                requirements[handler.name] = Set(handler.marker.requirements.map(\.value))
            }
            findings = module.unresolved.map(\.code).sorted { $0.rawValue < $1.rawValue }
            unclear = module.unresolved.count { $0.code == .unclearExtension && $0.message.contains("does not hold") }
        }
    }

    @Test("Markers on types mean in random apps what they mean block by block", arguments: 0..<8)
    func oracle(part: Int) {
        for seed in 0..<(AllCases.areTested ? 1250 : 60) {
            let app = RandomMarkedTypes(seed: UInt64(part * 1250 + seed))
            let sources = app.sources()
            let meaning = Meaning(sources)
            var unclear: Set<String> = []
            for place in app.places {
                let name = "h\(place.handler.number)"
                #expect(meaning.callers[name] == app.callers(of: place), "\(name) in \(sources), seed \(seed)")
                if let needed = app.requirements(of: place) {
                    #expect(meaning.requirements[name] == needed, "\(name) in \(sources), seed \(seed)")
                }
                if app.isUnclear(place) { unclear.insert("\(place.around[0])") }
            }
            #expect(meaning.unclear == unclear.count, "\(sources), seed \(seed)")

            // Names and order of files make no difference, nor does the order in a file.
            #expect(Meaning(app.sources(named: ["Z.swift", "A.swift", "M.swift"])) == meaning, "\(sources)")
            #expect(Meaning(app.sources(reversed: true)) == meaning, "\(sources)")

            // Moved code lets in no more callers.
            guard meaning.unclear == 0 else { continue }
            var moved = app
            moved.moveHandler()
            moved.moveExtension()
            let after = Meaning(moved.sources())
            for (name, callers) in after.callers {
                #expect(callers.isSubset(of: meaning.callers[name] ?? []), "\(name) in \(moved.sources())")
            }
        }
    }

    @Test("A marker on an extension opens nothing in other files")
    func extensions() {
        let meaning = Meaning([
            "Admin.swift": """
            public enum Admin {
                /// @route //admin/wipe
                static func wipe() {}
            }
            """,
            "Links.swift": """
            /// @route(from: external)
            extension Admin {
                /// @route //help
                static func help() {}
            }
            """,
        ])
        #expect(meaning.callers == ["wipe": [], "help": ["external"]])
        #expect(meaning.findings == [])
    }

    @Test("A marker in a branch of an `#if` does not hold in the others")
    func branches() {
        let module = ModuleModel(
            ModuleScan(
                name: "App",
                sources: [
                    "A.swift": """
                    #if DEBUG
                        /// @route(from: webView, requires: developer) //debug
                        enum Admin {
                            /// @route wipe
                            static func wipe() {}
                        }
                    #else
                        /// @route //admin
                        enum Admin {
                            /// @route wipe
                            static func wipe() {}
                        }
                    #endif
                    """
                ]
            )
        )
        let routes = module.handlers.map { handler in
            let pattern = handler.patterns.first
            return "\(handler.condition ?? "") \(pattern?.text ?? "") \(pattern?.origins.count ?? 0) "
                + handler.marker.requirements.map(\.value).joined()
        }
        #expect(routes == ["!(DEBUG) //admin/wipe 0 ", "DEBUG //debug/wipe 1 developer"])
    }

    @Test("An extension adds requirements, and continues or replaces the prefix for itself")
    func bindings() {
        let module = ModuleModel(
            ModuleScan(
                name: "App",
                sources: [
                    "A.swift": """
                    /// @route(requires: account, returns: any Page, lifetime: transient) //shop
                    final class Shop {
                        init() {}
                        /// @route a
                        func a() -> Shop { self }
                    }
                    extension Shop {
                        /// @route(requires: admin) extra
                        enum Extra {
                            /// @route b
                            static func b() {}
                        }
                    }
                    """,
                    "B.swift": """
                    /// @route(requires: admin) orders
                    extension Shop {
                        /// @route c
                        func c() -> Shop { self }
                    }
                    /// @route //own
                    extension Shop {
                        /// @route d
                        func d() -> Shop { self }
                    }
                    extension Shop.Extra {
                        /// @route e
                        static func e() {}
                    }
                    """,
                ]
            )
        )
        let routes = module.handlers.map { handler in
            var text = "\(handler.patterns.first?.text ?? "") \(handler.marker.requirements.map(\.value))"
            text += " \(handler.publicResult?.text ?? "")"
            if let instance = handler.callee.instance { text += instance.isCached ? " cached" : " transient" }
            return text
        }
        #expect(
            routes == [
                #"//shop/extra/b ["admin", "account"] "#, #"//shop/extra/e ["admin", "account"] "#,
                #"//shop/a ["account"] any Page transient"#,
                #"//shop/orders/c ["admin", "account"] any Page transient"#,
                #"//own/d ["account"] any Page transient"#,
            ]
        )
        #expect(module.unresolved == [])
    }
}

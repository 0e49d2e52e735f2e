import RouteTables
import RouterRuntime
import TestSupport
import Testing

@testable import RouteGenCore

/// What a table holds of the options about pages.
@Suite struct NavigationDataTests {
    private static let chat = #"""
        /// @route //chat/unread
        func unread() -> Int { 0 }
        /// @route(open: tab(chats), parent: home) //inbox
        func inbox() -> Screen { Screen() }
        /// @route(parent: inbox) //chat/:id(\d+)
        /// @route(open: present, parent: Shop.settings) //im/:id(\d+)
        func openChat(id: Int) -> Screen { Screen() }
        """#
    private static let shop = """
        /// @route(open: root) //home
        func home() -> Screen { Screen() }
        /// @route //shop/settings
        func settings() -> Screen { Screen() }
        """
    private static let maps = """
        /// @route //maps/settings
        func settings() -> Screen { Screen() }
        """

    /// What the routes of modules say, by pattern.
    private func pages(_ sources: [(name: String, source: String)]) throws -> [String: String] {
        let modules = sources.map { name, source in
            ModuleModel(ModuleScan(name: name, sources: ["\(name).swift": source]))
        }
        let data = TableData(modules, CompiledRoutes(modules), rewrites: [])
        let metadata = RouteMetadata(PackedText(data.metadata))
        var pages: [String: String] = [:]
        for pattern in 0..<metadata.patternCount {
            let (opening, packed) = metadata.navigation(ofPattern: pattern)
            guard !opening.isEmpty || packed != nil else { continue }
            let parent = packed.map { RoutePath($0, number: $1) }
            let url = try parent?.url([:])
            pages[metadata.text(ofPattern: pattern)] =
                "\(opening) \(parent?.pattern ?? "none") \(url ?? "none")"
        }
        return pages
    }

    @Test("A table has what its handlers require") func requirements() throws {
        let sources = [
            "/// @route(requires: account, age) //a\nfunc a() {}", "/// @route(parent: b) //b\nfunc b() {}",
            "/// @route(requires: account) //c\nfunc c() {}",
        ]
        let modules = sources.enumerated().map { index, source in
            ModuleModel(ModuleScan(name: "M\(index)", sources: ["A.swift": source]))
        }
        for (modules, requirements) in [
            (modules, ["0 account", "0 age", "2 account"]), ([modules[0]], ["0 account", "0 age"]), ([modules[1]], []),
        ] {
            let data = TableData(modules, CompiledRoutes(modules), rewrites: [])
            let metadata = RouteMetadata(PackedText(data.metadata))
            #expect(facts(metadata) == requirements)
        }
    }

    @Test("A table has the names that markers give the accessors of what may be pages") func givenNames() {
        let source = """
            /// @route(name: support, requires: account) //help
            func help() -> Int { 0 }
            /// @route(name: reset) //clear
            func clear() {}
            /// @route //other
            func other() -> Int { 0 }
            """
        let model = ModuleModel(ModuleScan(name: "M", sources: ["A.swift": source]))
        let metadata = RouteMetadata(PackedText(TableData([model], CompiledRoutes([model]), rewrites: []).metadata))
        #expect(facts(metadata) == ["1 account", "1 : is 'support'"])
        #expect((0..<3).map { metadata.givenName(ofHandler: $0) } == [nil, "support", nil])
    }

    /// The default values, requirements and names of all handlers, with the indices of these.
    private func facts(_ metadata: RouteMetadata) -> [String] {
        var facts: [String] = []
        for handler in 0..<metadata.handlerCount {
            metadata.forEachFact(ofHandler: handler) { fact in
                let name = fact.text(RouteNavigationLayout.Fact.name)
                let value = fact.text(RouteNavigationLayout.Fact.value)
                facts.append("\(handler) \(name.isEmpty ? value : "\(name) is '\(value)'")")
            }
        }
        return facts
    }

    @Test("A table has the default values that are literals of standard types, and the forms of parameters")
    func values() throws {
        let source = """
            /// @route //a
            func a(sort: String = "new", page: Int = 1_000, isOpen: Bool? = false, price: Double = 1.5, hex: Int = 0x10,
                   none: String? = nil, list: [Int] = [], tag: Tag = "x", other: Sort = .new, id: UUID, size: UInt8) {}
            /// @route(requires: account) //b
            func b(ids: [Int64], weight: Float = 2, empty: String = "", text: Substring) {}
            """
        let model = ModuleModel(ModuleScan(name: "M", sources: ["A.swift": source]))
        let metadata = RouteMetadata(PackedText(TableData([model], CompiledRoutes([model]), rewrites: []).metadata))
        #expect(
            facts(metadata) == [
                "0 sort is 'new'", "0 page is '1000'", "0 isOpen is 'false'", "0 price is '1.5'", "1 weight is '2'",
                "1 empty is ''", "1 account",
            ]
        )
        let forms = (0..<2).map { handler in
            (0..<metadata.parameterCount(ofHandler: handler)).map { metadata.form(ofParameter: $0, ofHandler: handler) }
        }
        #expect(
            forms == [
                [
                    ValueForm.string, ValueForm.integer, ValueForm.boolean, ValueForm.double, ValueForm.integer,
                    ValueForm.string, ValueForm.integer, ValueForm.string, ValueForm.string, ValueForm.identifier,
                    ValueForm.unsignedInteger,
                ],
                [ValueForm.integer, ValueForm.float, ValueForm.string, ValueForm.string],
            ]
        )
    }

    @Test("A table has the options of its routes, with parents in other modules") func acrossModules() throws {
        let modules = [("Chat", Self.chat), ("Maps", Self.maps), ("Shop", Self.shop)]
        #expect(
            try pages(modules) == [
                "//inbox": "tab(chats) //home //home",
                #"//chat/:id(\d+)"#: "present //inbox //inbox",
                #"//im/:id(\d+)"#: "present //shop/settings //shop/settings",
                "//home": "root none none",
            ]
        )
    }

    @Test("The table of a module alone has only its own parents") func ownTable() throws {
        #expect(
            try pages([("Chat", Self.chat)]) == [
                "//inbox": "tab(chats) none none",
                #"//chat/:id(\d+)"#: "present //inbox //inbox",
                #"//im/:id(\d+)"#: "present none none",
            ]
        )
    }

    @Test("A table without options has no data for them") func noOptions() throws {
        #expect(try pages([("Maps", Self.maps)]).isEmpty)
        let module = ModuleModel(ModuleScan(name: "Maps", sources: ["Maps.swift": Self.maps]))
        let data = TableData([module], CompiledRoutes([module]), rewrites: [])
        #expect(RouteMetadata(PackedText(data.metadata)).navigation == nil)
    }
}

import Testing

@testable import routegen

/// The apps of a package.
@Suite struct PackageAppsTests {
    private func package(_ kind: String = "executable", _ files: [String: String] = [:]) throws -> FactsFolder {
        try FactsFolder(
            [
                "package|app|Kitchen|PKG",
                FactsFolder.target("Shop", kind: kind, links: ["Chat", "Plain"], files: ["b.swift"]),
                FactsFolder.target("Admin", kind: kind, links: ["Chat"], files: ["a.swift"]),
                FactsFolder.target("Chat", files: ["Chat.swift"]),
                FactsFolder.target("Plain", links: [], files: ["Plain.swift"]),
                FactsFolder.target("Lost", files: ["Lost.swift"]),
                FactsFolder.target("ShopTests", kind: "test", links: ["Shop"], files: ["Tests.swift"]),
                "product|Other|library", "contains|Lost", "package|kit|Kit|/kit", "from|https://kit.example",
                FactsFolder.target("Kit", files: []),
            ].joined(separator: "\n"),
            files
        )
    }

    @Test("Each app has the modules that it links and that may declare routes") func apps() throws {
        let apps = PackageApps(try package().facts())
        let selected = try apps.selected(by: nil)
        #expect(selected.map(\.name) == ["Admin", "Shop"])
        #expect(selected.map { $0.modules.map(\.name) } == [["Admin", "Chat"], ["Chat", "Shop"]])
        #expect(selected[1].table == .app && selected[1].configuration == nil)
        #expect(selected[1].visibleModules["Shop"] == ["Chat", "Plain", "RouterRuntime"])
        #expect(try apps.selected(by: "Shop").map(\.name) == ["Shop"])
        #expect(try apps.selected(by: "ShopTests").map { $0.modules.map(\.name) } == [["Chat", "Shop", "ShopTests"]])
        #expect(throws: CallFailure("the package has no target 'Kit'")) { try apps.selected(by: "Kit") }
    }

    @Test("Tests and modules that no app links are others, and those without the runtime are unrouted")
    func others() throws {
        let apps = PackageApps(try package().facts())
        #expect(apps.others.map(\.name) == ["Lost", "ShopTests"])
        #expect(apps.others.map { $0.modules.map(\.name) } == [["Lost"], ["ShopTests"]])
        #expect(apps.unroutedModules.map(\.name) == ["Plain"])
        #expect(apps.routingTargets.map(\.name) == ["Shop", "Admin", "Chat", "Lost", "ShopTests"])
        #expect(apps.unlinkedTargets.isEmpty, "a product contains it")
    }

    @Test("A configuration makes a table of a target, and its interface names further modules") func tables() throws {
        let files = [
            "Sources/Shop/routegen.json": #"{"table": "app", "optionalModules": {"Kit": "os(iOS)"}}"#,
            "Sources/Chat/routegen.json": #"{"accessors": {"for": ["Lost", "Nothing"]}}"#,
        ]
        let package = try package("generic", files)
        let apps = PackageApps(try package.facts())
        let shop = try #require(try apps.selected(by: nil).first)
        #expect(shop.table == .aggregate)
        #expect(shop.configuration.map(package.short) == "Sources/Shop/routegen.json")
        #expect(shop.modules.map(\.name) == ["Chat", "Kit", "Shop"] && shop.accessorModules.map(\.name) == ["Lost"])
        #expect(shop.modules[1].package?.url == "https://kit.example")
        #expect(
            shop.modules[2].files.map(package.short) == ["Sources/Shop/b.swift", "Sources/Shop/routegen.json"]
        )
        #expect(apps.unlinkedTargets.map(\.name) == ["Admin"], "an interface names Lost")
    }

    @Test("A package without an app counts as one app, which trusts all packages") func everything() throws {
        let apps = PackageApps(try package("generic").facts())
        let selected = try apps.selected(by: nil)
        #expect(selected.map(\.name) == ["Kitchen"] && selected[0].table == nil)
        #expect(selected[0].modules.map(\.name) == ["Admin", "Chat", "Lost", "Shop"])
        #expect(apps.others.map(\.name) == ["ShopTests"] && apps.unlinkedTargets.isEmpty)
    }
}

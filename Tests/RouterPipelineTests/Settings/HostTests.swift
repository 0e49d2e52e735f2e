import RouteTables
import RouterDynamic
import RouterPipeline
import RouterRuntime
import TestSupport
import Testing

/// The hosts of links that an app gives while it runs.
@Suite struct HostTests {
    private static func table(_ hosts: [String]?) throws -> RouteTable {
        let links = RouteLinks(["shop:": "", "https://:server": "/", "https://:server/de": "/"])
        let table = try RouteTable.test(Shop.handlers, Shop.self, links: links)
        return hosts.map { table.hosts(["server": $0]) } ?? table
    }

    /// The result of a request for an order on a server.
    private func order(on server: String, _ router: Router) -> String? {
        try? router.call("https://\(server)/orders/5", from: .external, as: String.self)
    }

    @Test("A router learns hosts and forgets others, and keeps everything else")
    func learning() throws {
        let router = Router(try Self.table(["a.example"])).silent
        let log = Log<String>()
        router.use { request in
            log.note(request.urlText)
            return .next(request)
        }
        #expect(order(on: "a.example", router) == "order 5" && order(on: "b.example", router) == nil)
        router.useHosts(of: try Self.table(["a.example", "b.example"]))
        #expect(order(on: "a.example", router) == "order 5" && order(on: "B.example/de", router) == "order 5")
        router.useHosts(of: try Self.table(["b.example"]))
        #expect(order(on: "a.example", router) == nil && order(on: "b.example", router) == "order 5")
        #expect(router.canOpen("https://b.example/orders/5", from: .external))
        #expect(!router.canOpen("https://b.example/secret", from: .external))
        #expect(log.entries.count == 6)
        let error = #expect(throws: RouterError.self) { try router.call("https://a.example/orders/5") }
        #expect(
            error?.report()
                == "RouteGen: no route matches 'https://a.example/orders/5'; the host 'a.example' is not one of the app's own "
                + "[notFound]"
        )
        router.useHosts(of: try Self.table([]))
        #expect(order(on: "b.example", router) == nil)
        #expect(try router.call("shop://orders/5", as: String.self) == "order 5")
    }

    @Test("Relocations and rules know the new hosts")
    func settings() throws {
        let router = Router(try Self.table(["a.example"])).silent
        let relocation = RouteRelocation.replace("https://b.example/login", target: "//orders/5")
        #expect(router.relocate([relocation]).refused.isEmpty)
        #expect(try router.call("shop://login", as: String.self) == "login")
        try router.rewrite("https://b.example/order", to: "//orders/7")
        router.useHosts(of: try Self.table(["b.example"]))
        #expect(try router.call("shop://login", as: String.self) == "order 5")
        #expect(throws: RouterError.self) { try router.rewrite("https://b.example/order", to: "//orders/7") }
    }

    @Test("Hosts change while other threads make requests")
    func threads() async throws {
        let router = Router(try Self.table(["a.example"])).silent
        let tables = try [["a.example"], ["a.example", "b.example"]].map { try Self.table($0) }
        await withTaskGroup(of: Bool.self) { group in
            for number in 0..<8 {
                group.addTask {
                    for round in 0..<50 {
                        if number < 2 { router.useHosts(of: tables[round % 2]) }
                        if order(on: "a.example", router) != "order 5" { return false }
                    }
                    return true
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }

    @Test("A table whose links have no such hosts changes nothing")
    func otherTables() throws {
        let router = Router(try Self.table(["a.example"])).silent
        router.useHosts(of: try Self.table(nil))
        #expect(order(on: "a.example", router) == "order 5" && order(on: "b.example", router) == nil)
        let plain = Router(try Self.table(nil)).silent
        plain.useHosts(of: try Self.table(["a.example"]))
        #expect(order(on: "a.example", plain) == nil)
    }

    #if DEBUG
        @Test("A line says that a table has no hosts") func line() async throws {
            let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                Router(try .test([], Shop.self)).useHosts(of: try .test([], Shop.self))
            }
            let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
            #expect(text == "RouteGen: the table in 'useHosts(of:)' has no links whose hosts the app gives\n")
        }
    #endif
}

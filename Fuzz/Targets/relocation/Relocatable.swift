import RouterDynamic
@_spi(Generated) import RouterRuntime
import TestSupport
import RouteTables

/// An app whose routes are relocated.
enum Relocatable: RouteDispatcher {
    static let handlers: [TestHandler] = [
        TestHandler(
            name: "Demo.open(id:)",
            patterns: ["//demo/:id"],
            parameters: ["id"],
            origins: [.webView, .external]
        ),
        TestHandler(name: "Demo.list()", patterns: ["//demo", "//demos/all"], origins: [.external]),
        TestHandler(name: "double", patterns: ["//class/double"], parameters: ["test"], origins: [.external]),
        TestHandler(name: "Files.show(rest:)", patterns: ["/files/**", "/file/:rest*"], origins: [.external]),
        TestHandler(name: "Vault.open(key:)", patterns: ["//vault/:key?"], parameters: ["key"]),
        TestHandler(name: "Vault.list()", patterns: ["//vaults"]),
    ]

    /// The URLs that are compared: before relocations, with them, and after them.
    static let probes = [
        "//demo/5", "app://demo", "//demos/all", "//class/double?test=4", "/files/a/b", "/file/a", "//vault/1",
        "//vaults",
        "//nowhere/1", "other://demo/1",
    ]

    /// The name of a closed handler that an outside caller called.
    nonisolated(unsafe) static var trespass: String?

    static func call(_ handler: Int, _ call: RouteCall) throws -> Any {
        if !handlers[handler].origins.contains(call.request.origin), call.request.origin != .app {
            trespass = handlers[handler].name
        }
        switch handler {
        case 0: return "demo \(try call.value(0) as String)"
        case 2: return try (call.value(0) as Int).multipliedReportingOverflow(by: 2).partialValue
        case 4: return "vault \(try call.value(0) as String?)"
        default: return handlers[handler].name
        }
    }

    static func router() -> Router? {
        guard let table = try? RouteTable.test(handlers, Relocatable.self, links: RouteLinks(["app:": ""])) else {
            return nil
        }
        let router = Router(table)
        _ = try? router.add("//campaign/:id", from: [.external]) { "campaign \(try $0.value("id") as String)" }
        return router
    }
}

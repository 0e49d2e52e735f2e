import KhalaRoutes
import SharedModels
import RouterDynamic
import RouterRuntime
import RouterServices

extension SuperApp {
    /// The examples of Khala's README, with the values that it prints.
    @MainActor
    static func callKhala(_ router: Router, _ report: Report) async {
        await report.expect(46, "kl://AModule/server with value 46 in the context") {
            try router.call("kl://AModule/server", context: ["value": 46], as: Int.self)
        }
        await report.expect(64, "kl://AModule/server2?value=64") {
            try router.call("kl://AModule/server2?value=64", as: Int.self)
        }
        await report.expect(46, "store.aModule.server(value: 46)") { try router.store.aModule.server(value: 46) }
        await report.expect(46, "store.aModule.server2(value: 46)") { try router.store.aModule.server2(value: 46) }
        await report.expect("BModule: 888", "kl://BModule/doSomething?value=888") {
            try router.call("kl://BModule/doSomething?value=888", as: String.self)
        }
        await broadcast(router, report)
        await callClosures(router, report)
        await callShapes(router, report)
    }

    /// One action for all instances that were made, and a batch of instances made by a protocol.
    @MainActor
    private static func broadcast(_ router: Router, _ report: Report) async {
        await report.expect(["AModule: 888", "BModule: 888"], "broadcast kl://doSomething?value=888") {
            let replies = try router.broadcast("kl://doSomething?value=888")
            return try replies.compactMap { try $0.result.get() as? String }
        }
        await report.expect([0, 2], "unregisterAll, then register by protocol") {
            router.unregisterAll()
            let before = try router.broadcast("doSomething").count
            try router.registerAll { $0 is any KhalaModule.Type }
            return [before, try router.broadcast("doSomething").count]
        }
        await report.expect([true, false, true], "unregister by URL, and register by name") {
            let wasThere = try router.unregister(named: "kl://AModule")
            let isThere = try router.unregister(named: "AModule")
            return [wasThere, isThere, try router.register(named: "AModule")]
        }
    }

    /// One closure, several closures, and too few of them.
    @MainActor
    private static func callClosures(_ router: Router, _ report: Report) async {
        await report.expect("forClosure(_:)", "kf://AModule/forClosure") {
            let log = CallLog()
            try router.call("kf://AModule/forClosure", callbacks: [RouteCallback(log.closure)])
            return log.values(of: "value")
        }
        await report.expect("forClosures(_:failure:) forClosures(_:failure:)", "kf://AModule/forClosures") {
            let success = CallLog()
            let failure = CallLog()
            try router.call(
                "kf://AModule/forClosures",
                callbacks: [RouteCallback(success.closure), RouteCallback(failure.closure)]
            )
            return "\(success.values(of: "success")) \(failure.values(of: "failure"))"
        }
        await report.expectError("one callback of two", "kf://AModule/forClosures", where: { $0 is RouterError }) {
            try router.call("kf://AModule/forClosures", callbacks: [RouteCallback(CallLog().closure)], as: Void.self)
        }
    }

    /// Every shape that a function of a Khala class may have, by URL and typed.
    @MainActor
    private static func callShapes(_ router: Router, _ report: Report) async {
        for (number, closures) in [(1, 0), (2, 0), (3, 0), (4, 1), (5, 3), (6, 3)] {
            let counted = number == 2 || number == 3
            let log = CallLog()
            await report.expect(counted ? 2 : number, "kl://BModule/server\(number)?a=1&b=2") {
                let url = "kl://BModule/server\(number)?a=1&b=2"
                return try router.call(
                    url,
                    callbacks: Array(repeating: RouteCallback(log.closure), count: closures),
                    as: Int.self
                )
            }
            await report.expect(closures, "its closures") { log.count }
        }
        await report.expect(2, "store.bModule.server3([\"a\": 1, \"b\": true])") {
            try router.store.bModule.server3(["a": 1, "b": true])
        }
        await report.expect("success failure complete", "store.bModule.server6(…)") {
            let log = CallLog()
            _ = try router.store.bModule.server6(
                log.closure,
                failure: log.closure,
                info: ["a": 1],
                complete: log.closure
            )
            return log.keys
        }
    }
}

/// Writes down what closures are called with.
@MainActor
private final class CallLog {
    private var entries: [[String: Any]] = []

    var count: Int { entries.count }

    var keys: String {
        entries.flatMap(\.keys).joined(separator: " ")
    }

    func values(of key: String) -> String {
        entries.compactMap { $0[key] }.map { "\($0)" }.joined(separator: " ")
    }

    var closure: ([String: Any]) -> Void {
        { self.entries.append($0) }
    }
}

import RouterPipeline
@_spi(Generated) import RouterRuntime
import TestSupport
import Testing

/// The promises of Khala, with its own examples.
///
/// Tests of other promises are next to the tests of the same feature.
@Suite struct KhalaTests {
    /// The code that would be generated for Khala's `AModule`.
    enum AModule: RouteDispatcher {
        static let handlers = [
            TestHandler(name: "server1", patterns: ["//AModule/server1"]),
            TestHandler(name: "server2", patterns: ["//AModule/server2"], parameters: ["value"]),
            TestHandler(
                name: "server4",
                patterns: ["//AModule/server4"],
                parameters: ["info", "closure"],
                callbacks: ["closure"]
            ),
            TestHandler(
                name: "server5",
                patterns: ["//AModule/server5"],
                parameters: ["info", "success", "failure", "complete"],
                callbacks: ["success", "failure", "complete"]
            ),
            TestHandler(
                name: "server6",
                patterns: ["//AModule/server6"],
                parameters: ["success", "failure", "info", "complete"],
                callbacks: ["success", "failure", "complete"]
            ),
            TestHandler(name: "flag", patterns: ["//AModule/flag"], parameters: ["flag"]),
            TestHandler(name: "defaults", patterns: ["//AModule/defaults"], parameters: ["a", "b", "c", "d"]),
        ]

        static func call(_ handler: Int, _ call: RouteCall) throws -> Any {
            typealias Closure = ([String: Any]) -> Void
            let info = call.request.parameters
            switch handler {
            case 0: return 1
            case 1: return try call.routeValue(0) as Int
            case 2:
                let closure: Closure = try call.callback(1)
                closure(info)
                return ()
            case 3, 4:
                let first = handler == 3 ? 1 : 0
                let success: Closure = try call.callback(first)
                let failure: Closure = try call.callback(first + 1)
                let complete: Closure = try call.callback(3)
                success(["success": "server"])
                failure(["failure": "server"])
                complete(["complete": "server"])
                return ()
            case 5: return try call.routeValue(0) as Bool
            case 6:
                let a: Int = try call.routeValue(0, default: 7)
                let b: Int? = try call.routeValue(1)
                let c: [Int] = try call.has(2) ? call.routeValue(2, default: [3]) : [3]
                let d: Int? = try call.routeValue(3, default: 8)
                return "\(a) \(b.map(String.init) ?? "nil") \(c) \(d.map(String.init) ?? "nil")"
            default: throw call.unknownHandler(handler)
            }
        }
    }

    let router: Router

    init() throws { router = Router(try .test(AModule.handlers, AModule.self)).silent }

    @Test("K1 K2 A URL calls the function of a class; text becomes the parameter's type") func k2_call() throws {
        #expect(try router.call("kl://AModule/server1", as: Int.self) == 1)
        #expect(try router.call("kl://AModule/server2?value=64", as: Int.self) == 64)
        #expect(try router.call("kl://AModule/server2?value=64") as? Int == 64)
    }

    @Test("K3 Parameters keep their types") func k3_parameters() throws {
        #expect(try router.call("kl://AModule/server2", context: ["value": 46], as: Int.self) == 46)
        #expect(try router.call("kl://AModule/server2?value=64", context: ["value": 46], as: Int.self) == 46)
    }

    @Test("K4 A handler can take one closure and the dictionary") func k4_oneClosure() throws {
        var got: [String: Any] = [:]
        let closure: ([String: Any]) -> Void = { got = $0 }
        try router.call("kl://AModule/server4?value=64", callbacks: [RouteCallback(closure)])
        #expect(got["value"] as? String == "64")
    }

    @Test(
        "K4 K5 A handler can take several closures, with the dictionary in any position",
        arguments: ["server5", "server6"]
    )
    func k5_severalClosures(_ name: String) throws {
        var calls: [String] = []
        let closure: ([String: Any]) -> Void = { calls += $0.keys }
        let callbacks = (0..<3).map { _ in RouteCallback(closure) }
        try router.call("kl://AModule/\(name)", callbacks: callbacks)
        #expect(calls == ["success", "failure", "complete"])
    }

    @Test("K4 A caller may pass more closures than a function takes") func k4_tooMany() async throws {
        var calls: [String] = []
        let closure: ([String: Any]) -> Void = { calls += $0.keys }
        let callbacks = (0..<5).map { _ in RouteCallback(closure) }
        try router.call("kl://AModule/server5", callbacks: callbacks)
        #expect(calls == ["success", "failure", "complete"])
        #expect(try router.call("kl://AModule/server1", callbacks: callbacks, as: Int.self) == 1)
        #expect(try await router.open("kl://AModule/server1", callbacks: [RouteCallback { (_: Int) in }]) as? Int == 1)
        #expect(router.canOpen("kl://AModule/server1", callbacks: callbacks))
        let misspelled = [RouteCallback(for: "succes", closure)] + callbacks
        #expect(errorCode { try router.call("kl://AModule/server5", callbacks: misspelled) } == .invalidParameter)
    }

    @Test("K4 Too few closures are an error that names both counts") func k4_tooFew() throws {
        let closure: ([String: Any]) -> Void = { _ in }
        let error = #expect(throws: RouterError.self) {
            try router.call("kl://AModule/server5", callbacks: [RouteCallback(closure)])
        }
        #expect(error?.code == .missingParameter)
        #expect(error?.message.contains("3") == true && error?.message.contains("1") == true)
    }

    @Test("K16 A router that reads loosely converts numbers and truth values, and else takes the default")
    func k16_looseRouter() throws {
        let router = Router(try .test(AModule.handlers, AModule.self), readsLooseValues: true).silent
        let values: [any Sendable] = [true, 1.0, "1.0", " 1 ", "1e0", "yes"]
        for value in values {
            #expect(try router.call("//AModule/server2", context: ["value": value], as: Int.self) == 1, "\(value)")
            #expect(
                errorCode { try self.router.call("//AModule/server2", context: ["value": value]) } == .invalidParameter
            )
        }
        #expect(try router.call("//AModule/server2?value=9007199254740993.0", as: Int.self) == 9_007_199_254_740_993)
        #expect(try router.call("//AModule/flag?flag=2", as: Bool.self))
        #expect(try !router.call("//AModule/flag?flag=0.0", as: Bool.self))
        #expect(errorCode { try router.call("//AModule/server2?value=1.5") } == .invalidParameter)
        #expect(errorCode { try router.call("//AModule/server2?value=one") } == .invalidParameter)
        #expect(try router.call("//AModule/defaults?a=one&b=x&c=1&c=y", as: String.self) == "7 nil [3] 8")
        #expect(try router.call("//AModule/defaults?a=true&b=2.0&c=1&c=no&d=x", as: String.self) == "1 2 [1, 0] 8")
        #expect(try router.call("//AModule/defaults?d=9.0", as: String.self) == "7 nil [3] 9")
        #expect(errorCode { try self.router.call("//AModule/defaults?a=one") } == .invalidParameter)
        #expect(errorCode { try self.router.call("//AModule/defaults?b=x") } == .invalidParameter)
    }

    @Test("K16 Arrays of a context are read element by element") func k16_arrays() throws {
        let loose = Router(try .test(AModule.handlers, AModule.self), readsLooseValues: true).silent
        func numbers(_ values: any Sendable, on router: Router) throws -> String {
            try router.call("//AModule/defaults", context: ["c": values], as: String.self)
        }
        let texts: [any Sendable] = ["1", 2, "3"]
        for router in [router, loose] {
            #expect(try numbers(["1", "2"], on: router) == "7 nil [1, 2] 8")
            #expect(try numbers(texts, on: router) == "7 nil [1, 2, 3] 8")
            #expect(try numbers([Int8(1), 2], on: router) == "7 nil [1, 2] 8")
            #expect(try numbers("4", on: router) == "7 nil [4] 8")
            #expect(try numbers([String](), on: router) == "7 nil [] 8")
            #expect(
                try router.request("//AModule/defaults").with(userInfo: ["c": texts as [Any]]).call(as: String.self)
                    == "7 nil [1, 2, 3] 8"
            )
        }
        let mixed: [any Sendable] = [true, 2.0, " 3 "]
        #expect(try numbers(mixed, on: loose) == "7 nil [1, 2, 3] 8")
        #expect(try numbers(["1", "x"], on: loose) == "7 nil [3] 8")
        let error = #expect(throws: RouterError.self) { _ = try numbers(["1", "x"], on: router) }
        #expect(error?.message == "'x' is not a value of type 'Int', the type of the parameter 'c' of 'defaults'")
        #expect(errorCode { _ = try numbers([["1"]], on: router) } == .invalidParameter)
    }

    @Test("K16 Loose values are converted") func k16_looseValues() throws {
        #expect(try router.call("//AModule/server2", context: ["value": "1"], as: Int.self) == 1)
        #expect(try router.call("//AModule/flag", context: ["flag": 1], as: Bool.self))
        #expect(try router.call("//AModule/flag", context: ["flag": "1"], as: Bool.self))
        #expect(try router.call("//AModule/flag", context: ["flag": true], as: Bool.self))
        #expect(errorCode { try router.call("//AModule/flag", context: ["flag": "maybe"]) } == .invalidParameter)
    }

    @Test("K14 A class has one instance after the first call, until it is forgotten") func k14_instanceCache() throws {
        final class Counter {
            var count = 0
        }
        enum Code: RouteDispatcher {
            static func call(_ handler: Int, _ call: RouteCall) throws -> Any {
                let counter = try call.instance(Counter.self) { Counter() }
                counter.count += 1
                return counter.count
            }
        }
        let router = Router(try .test([TestHandler(name: "count", patterns: ["//Counter/count"])], Code.self))
        #expect(try router.call("kl://Counter/count", as: Int.self) == 1)
        #expect(try router.call("kl://Counter/count", as: Int.self) == 2)
        router.unregister(Counter.self)
        #expect(try router.call("kl://Counter/count", as: Int.self) == 1)
    }

    @Test("K6 A page is returned with its type only") func k6_page() throws {
        let router = try Shop.router()
        #expect(try router.call("kl://page/home", as: Shop.Page.self).title == "home")
        #expect(errorCode { _ = try router.call("kl://page/home", as: String.self) } == .wrongResultType)
    }
}

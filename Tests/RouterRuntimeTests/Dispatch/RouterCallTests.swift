import RouterPipeline
@_spi(Generated) import RouterRuntime
@_spi(Generated) import RouterServices
import TestSupport
import RouteTables
import Testing

/// Calls by URL through a handwritten table: what generated code relies on.
@Suite struct RouterCallTests {
    enum Tab: String { case first, second }

    final class Counter {
        var count = 0
        func next() -> Int {
            count += 1
            return count
        }
    }

    enum Dispatcher: RouteDispatcher {
        static func call(_ handler: Int, _ call: RouteCall) throws -> Any {
            switch handler {
            case 0:
                let value: Int = try call.value(0)
                return try call.result(value)
            case 1:
                let info = call.request.parameters
                return try call.result(info)
            case 2:
                let tab: Tab = try call.value(0)
                let tabs: [Tab] = try call.value(1)
                let other: Tab? = try call.value(2)
                return try call.result("\(tab) \(tabs) \(other.map { "\($0)" } ?? "none")")
            case 3:
                let success: ([String: Any]) -> Void = try call.callback(0)
                let failure: ([String: Any]) -> Void = try call.callback(1)
                success(["success": 1])
                failure(["failure": 2])
                return try call.result(())
            case 4: return try call.result(call.instance(Counter.self) { Counter() }.next())
            case 5: return try call.result(call.transientInstance(Counter.self) { Counter() }.next())
            case 6: return try call.result(call.providedInstance(Counter.self).next())
            case 7:
                let limit: Int = try call.has(0) ? call.value(0) : 20
                return try call.result(limit)
            case 8: return try call.result(call.request.url.text + "|" + (call.request.url.fragment ?? "-"))
            default: throw call.unknownHandler(handler)
            }
        }

        @MainActor
        static func callOnMainActor(_ handler: Int, _ call: RouteCall) throws -> Any {
            switch handler {
            case 10: return try call.result("main")
            case 11: return try call.result(Counter())
            case 12: return try call.result(call.providedInstance(Counter.self).next())
            case 13: return try call.result(call.providedTransientInstance(Counter.self).next())
            default: throw call.unknownHandler(handler)
            }
        }

        static func open(_ handler: Int, _ call: RouteCall, isolation: isolated (any Actor)?) async throws -> Any {
            await Task.yield()
            let value: Int = try call.value(0)
            return try call.result(value * 2)
        }

        static func isCompiled(_ condition: Int) -> Bool { condition == 1 }
    }

    let router: Router

    init() throws {
        var handlers = [
            TestHandler(name: "server2", patterns: ["//AModule/server2"], parameters: ["value"]),
            TestHandler(name: "info", patterns: ["//AModule/info", "//AModule/info/:id"], parameters: ["info"]),
            TestHandler(name: "tabs", patterns: ["//tabs/:tab"], parameters: ["tab", "tabs", "other"]),
            TestHandler(
                name: "server6",
                patterns: ["//callbacks"],
                parameters: ["success", "failure"],
                callbacks: ["success", "failure"]
            ),
            TestHandler(name: "cached", patterns: ["//cached"]),
            TestHandler(name: "transient", patterns: ["//transient"]),
            TestHandler(name: "provided", patterns: ["//provided"]),
            TestHandler(
                name: "limit",
                patterns: ["//limit"],
                parameters: ["limit"],
                origins: [.webView, .notification]
            ),
            TestHandler(name: "request", patterns: ["//request"]),
            TestHandler(name: "double", patterns: ["//double/:value"], parameters: ["value"], callKind: .asynchronous),
            TestHandler(name: "main", patterns: ["//main"], callKind: .mainActor),
            TestHandler(name: "mainObject", patterns: ["//main/object"], callKind: .mainActor),
            TestHandler(name: "mainProvided", patterns: ["//main/provided"], callKind: .mainActor),
            TestHandler(name: "mainTransient", patterns: ["//main/transient"], callKind: .mainActor),
        ]
        handlers.append(TestHandler(name: "absent", patterns: ["//absent"], condition: 0))
        router = Router(try .test(handlers, Dispatcher.self)).silent
    }

    @Test("K2 A value in a URL is converted to the parameter's type")
    func K2_valuesOfAURLHaveTheParametersType() throws {
        #expect(try router.call("//AModule/server2?value=64", as: Int.self) == 64)
        #expect(try router.call("//AModule/server2?value=64") as? Int == 64)
        #expect(errorCode { try router.call("//AModule/server2?value=sixty", as: Int.self) } == .invalidParameter)
        #expect(errorCode { try router.call("//AModule/server2", as: Int.self) } == .missingParameter)
        #expect(errorCode { try router.call("//AModule/server2?value=1", as: String.self) } == .wrongResultType)
    }

    @Test("K3 Values of the context keep their types and precede those of the URL")
    func K3_theContextKeepsTypesAndGoesFirst() throws {
        #expect(try router.call("//AModule/server2?value=64", context: ["value": 46], as: Int.self) == 46)
        #expect(try router.call("//AModule/server2", context: ["value": "46"], as: Int.self) == 46)
        #expect(
            errorCode { try router.call("//AModule/server2", context: ["value": [1]], as: Int.self) }
                == .invalidParameter
        )
    }

    @Test("An error about a value that is no string names its type, because a URL looks like one")
    func valueOfAnotherType() throws {
        let url = try RouteURL("//private/1")
        let error = #expect(throws: RouterError.self) {
            try router.call("//AModule/server2", context: ["value": url], as: Int.self)
        }
        #expect(error?.message.hasPrefix("'RouteURL //private/1' is not a value of type 'Int', the type of") == true)
    }

    @Test("Parameters merge the query, the path and the context") func parametersMergeQueryPathAndContext() throws {
        let url = "//AModule/info/5?id=6&name=a%20b&tag=1&tag=2&empty"
        let info = try router.call(url, context: ["extra": true], as: [String: Any].self)
        #expect(info["id"] as? String == "5")
        #expect(info["name"] as? String == "a b")
        #expect(info["tag"] as? [String] == ["1", "2"])
        #expect(info["empty"] as? String == "")
        #expect(info["extra"] as? Bool == true)
        let other = try router.call("//AModule/info/5", context: ["id": 7], as: [String: Any].self)
        #expect(other["id"] as? Int == 7)
    }

    @Test("Enumerations are read by their raw values") func enumerationsAreReadByTheirRawValue() throws {
        #expect(
            try router.call("//tabs/first?tabs=second&tabs=first", as: String.self)
                == "first [RouterRuntimeTests.RouterCallTests.Tab.second, RouterRuntimeTests.RouterCallTests.Tab.first] none"
        )
        #expect(try router.call("//tabs/second?other=first", as: String.self) == "second [] first")
        #expect(errorCode { try router.call("//tabs/third", as: String.self) } == .invalidParameter)
        #expect(errorCode { try router.call("//tabs/first?other=third", as: String.self) } == .invalidParameter)
    }

    @Test("K4 Callbacks are passed by position and by name") func K4_callbacksByPositionAndByName() throws {
        var calls: [String] = []
        let first = { (info: [String: Any]) in calls.append("first \(info.keys.sorted())") }
        let second = { (info: [String: Any]) in calls.append("second \(info.keys.sorted())") }
        try router.call("//callbacks", callbacks: [RouteCallback(first), RouteCallback(second)], as: Void.self)
        try router.call(
            "//callbacks",
            callbacks: [RouteCallback(for: "failure", first), RouteCallback(second)],
            as: Void.self
        )
        #expect(
            calls == [
                "first [\"success\"]", "second [\"failure\"]", "second [\"success\"]", "first [\"failure\"]",
            ]
        )
        calls = []
        try router.call(
            "//callbacks",
            callbacks: [RouteCallback(second), RouteCallback(for: "success", first)],
            as: Void.self
        )
        #expect(calls == ["first [\"success\"]", "second [\"failure\"]"], "unnamed ones go to what is left")
        do {
            try router.call("//callbacks", callbacks: [RouteCallback(first)], as: Void.self)
            Issue.record("one callback is too few")
        } catch let error as RouterError {
            #expect(error.code == .missingParameter)
            #expect(error.message == "'server6' takes 2 callbacks, but the request has 1")
        }
        let wrong = { (_: Int) in }
        #expect(
            errorCode {
                try router.call("//callbacks", callbacks: [RouteCallback(wrong), RouteCallback(first)], as: Void.self)
            } == .invalidParameter
        )
    }

    @Test("K4 A callback whose name no parameter has is an error") func K4_unknownCallbacks() throws {
        let closure = { @Sendable (_: [String: Any]) in }
        let callbacks = ["success", "failure", "complete"].map { RouteCallback(for: $0, closure) }
        let error = #expect(throws: RouterError.self) { try router.call("//callbacks", callbacks: callbacks) }
        #expect(error?.code == .invalidParameter)
        #expect(error?.message == "no parameter of 'server6' is left for the callback 'complete' of the request")
        let repeated = #expect(throws: RouterError.self) {
            try router.call("//callbacks", callbacks: ["success", "success"].map { RouteCallback(for: $0, closure) })
        }
        #expect(repeated?.message == "no parameter of 'server6' is left for the callback 'success' of the request")
    }

    @Test("An error about a closure of another type names its isolation") @MainActor func isolatedCallbacks() throws {
        let closure: @MainActor ([String: Any]) -> Void = { _ in }
        let error = #expect(throws: RouterError.self) {
            try router.call("//callbacks", callbacks: [RouteCallback(closure), RouteCallback(closure)])
        }
        #expect(
            error?.message
                == "'@MainActor @Sendable (Dictionary<String, Any>) -> ()' is not a value of type "
                + "'(Dictionary<String, Any>) -> ()', the type of the parameter 'success' of 'server6'"
        )
    }

    @Test("K14 An instance is kept after its first call") func K14_instancesAreKeptAfterTheFirstCall() throws {
        #expect(try router.call("//cached", as: Int.self) == 1)
        #expect(try router.call("//cached", as: Int.self) == 2)
        #expect(try router.call("//transient", as: Int.self) == 1)
        router.unregister(Counter.self)
        #expect(try router.call("//cached", as: Int.self) == 1)
        router.unregisterAll()
        #expect(try router.call("//cached", as: Int.self) == 1)
    }

    @Test("K8 Instances can be registered") func K8_instancesCanBeHandedOver() throws {
        #expect(errorCode { try router.call("//provided", as: Int.self) } == .missingInstance)
        let counter = Counter()
        counter.count = 10
        router.register(counter)
        #expect(try router.call("//provided", as: Int.self) == 11)
        router.unregister(Counter.self)
        router.provide(Counter.self) {
            let counter = Counter()
            counter.count = 100
            return counter
        }
        #expect(try router.call("//provided", as: Int.self) == 101)
        #expect(try router.call("//transient", as: Int.self) == 101)
        #expect(try router.call("//provided", as: Int.self) == 102)
    }

    @Test("The main actor creates instances for its handlers, wherever the request comes from")
    @MainActor func instancesOfTheMainActor() async throws {
        router.provide(
            Counter.self,
            onMainActor: {
                MainActor.preconditionIsolated()
                let counter = Counter()
                counter.count = 20
                return counter
            }
        )
        let elsewhere = await Task.detached { [router] in
            errorMessage { _ = try router.call("//provided", as: Int.self) }
        }.value
        #expect(
            elsewhere == "'Counter' is isolated to an actor: register it on the main actor, or provide its instance"
        )
        let opened = try await Task.detached { [router] in try await router.open("//main/provided", as: Int.self) }
            .value
        #expect(opened == 21)
        #expect(try router.call("//main/provided", as: Int.self) == 22)
        #expect(try router.call("//main/transient", as: Int.self) == 21)
        let later = try await Task.detached { [router] in try router.call("//provided", as: Int.self) }.value
        #expect(later == 23)
    }

    @Test("The app's container creates instances that are neither registered nor provided")
    func container() throws {
        router.provide { type in
            let counter = Counter()
            counter.count = 1_000
            return type == Counter.self ? counter : nil
        }
        #expect(try router.call("//provided", as: Int.self) == 1_001)
        #expect(try router.call("//transient", as: Int.self) == 1_001)
        #expect(try router.call("//provided", as: Int.self) == 1_002)
        router.provide(Counter.self) { Counter() }
        #expect(try router.call("//transient", as: Int.self) == 1)
        router.unregisterAll()
        #expect(try router.call("//provided", as: Int.self) == 1)
    }

    @Test("A container without an instance leaves it to the initializer, and may throw errors")
    func containerWithout() throws {
        struct Broken: Error {}
        router.provide { _ in nil }
        #expect(try router.call("//cached", as: Int.self) == 1)
        router.unregisterAll()
        router.provide { _ in "not a counter" }
        #expect(errorCode { try router.call("//provided", as: Int.self) } == .missingInstance)
        router.provide { _ in throw Broken() }
        #expect(throws: Broken.self) { try router.call("//provided", as: Int.self) }
    }

    @Test("A route is open to the app only, unless its marker opens it") func aRouteIsForTheAppUnlessItIsOpened() throws
    {
        #expect(try router.call("//limit", as: Int.self) == 20)
        #expect(try router.call("//limit?limit=5", from: .webView, as: Int.self) == 5)
        #expect(try router.call("//limit", from: .notification, as: Int.self) == 20)
        for origin in [RouteOrigin.external, .remote] {
            #expect(errorCode { try router.call("//limit", from: origin, as: Int.self) } == .notFound)
        }
        #expect(errorCode { try router.call("//cached", from: .webView, as: Int.self) } == .notFound)
    }

    @Test("A route that is not compiled does not exist") func routesThatAreNotCompiledDoNotExist() {
        #expect(errorCode { try router.call("//absent") } == .notFound)
    }

    @Test("A handler can receive the request itself") func theRequestItself() throws {
        #expect(try router.call("//request?a=1#top%20left", as: String.self) == "//request?a=1#top%20left|top left")
        #expect(try router.call("//request", as: String.self) == "//request|-")
    }

    @Test("An asynchronous handler can be opened, but not called") func asynchronousHandlersAreOpened() async throws {
        #expect(try await router.open("//double/4", as: Int.self) == 8)
        #expect(try await router.open("//AModule/server2?value=64", as: Int.self) == 64)
        #expect(errorCode { try router.call("//double/4", as: Int.self) } == .requiresAsync)
    }

    @Test("A handler of the main actor can be called from the main actor")
    @MainActor func handlersOfTheMainActorFromTheMainActor() async throws {
        #expect(try router.call("//main", as: String.self) == "main")
        #expect(try router.call("//main/object", as: Counter.self).next() == 1)
        #expect(try await router.open("//main/object", as: Counter.self).next() == 1)
    }

    @Test("From elsewhere, a handler of the main actor must be opened")
    func handlersOfTheMainActorFromElsewhere() async throws {
        #expect(errorCode { try router.call("//main", as: String.self) } == .requiresAsync)
        #expect(try await router.open("//main", as: String.self) == "main")
        do {
            _ = try await router.open("//main/object", as: Counter.self)
            Issue.record("an object that is not Sendable left the main actor")
        } catch let error as RouterError {
            #expect(error.code == .notSendable)
        }
    }

    @Test("A malformed URL and a URL without a route are errors") func aMalformedURLAndAURLWithoutARouteAreErrors() {
        #expect(errorCode { try router.call("//nowhere") } == .notFound)
        #expect(errorCode { try router.call("//[AModule/info") } == .malformedURL)
        #expect(errorCode { try router.call("") } == .notFound)
    }
}

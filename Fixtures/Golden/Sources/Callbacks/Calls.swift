import GoldenSupport
import RouterRuntime

public enum CallbacksCalls {
    private static func double(_ number: Int) -> Int { number * 2 }
    private static func doubleLater(_ number: Int) async throws -> Int { number * 2 }
    @MainActor private static func doubleOnMain(_ number: Int) -> Int { number * 2 }

    private struct Adder {
        var summand: Int
        func add(_ number: Int) -> Int { number + summand }
    }

    @MainActor
    public static func make(_ transcript: Transcript) async {
        let router = Router(.callbacks)
        let apply = "//callbacks/apply/3"
        await transcript.note("a closure") {
            var seen = 0
            let result = try router.call(
                apply,
                callbacks: [
                    RouteCallback { (number: Int) -> Int in
                        seen = number; return 1
                    }
                ]
            )
            return "\(result) \(seen)"
        }
        await transcript.note("a function by its name") { try router.call(apply, callbacks: [RouteCallback(double)]) }
        await transcript.note("a method") { try router.call(apply, callbacks: [RouteCallback(Adder(summand: 4).add)]) }
        await transcript.note("a sendable closure") {
            let transform: @Sendable (Int) -> Int = { $0 - 1 }
            return try router.call(apply, callbacks: [RouteCallback(for: "transform", transform)])
        }
        await transcript.note("a closure in the context") {
            let transform: @Sendable (Int) -> Int = { $0 + 10 }
            return try router.call(apply, context: ["transform": transform])
        }
        await transcript.note("two functions") {
            try router.call(
                "//callbacks/both/3",
                callbacks: [RouteCallback(double), RouteCallback(Adder(summand: 1).add)]
            )
        }
        await transcript.note("one of two functions") {
            try router.call("//callbacks/both/3", callbacks: [RouteCallback(double)])
        }
        await transcript.note("a function of another type") {
            try router.call(apply, callbacks: [RouteCallback { (text: String) in text.count }])
        }
        await transcript.note("an asynchronous function") {
            try await router.open("//callbacks/wait/3", callbacks: [RouteCallback(doubleLater)])
        }
        await transcript.note("a function for a sendable parameter") {
            try router.call("//callbacks/anywhere/3", callbacks: [RouteCallback(double)])
        }
        await transcript.note("a function of the main actor") {
            try router.call("//callbacks/main/3", callbacks: [RouteCallback(doubleOnMain)])
        }
        await transcript.note("a closure whose parameters have names") {
            var reported = ""
            try router.call(
                "//callbacks/report/3",
                callbacks: [RouteCallback { (info: [String: Any]) in reported = "\(info)" }]
            )
            return reported
        }
        await transcript.note("a closure whose type another module names") {
            var reported = ""
            try router.call(
                "//callbacks/named/3",
                callbacks: [RouteCallback { (info: [String: Any]) in reported = "\(info)" }]
            )
            return reported
        }
        await transcript.note("steps") { try router.call(.steps(number: 3, first: double)) }
        await transcript.note("steps by position") {
            let callbacks = [2, 5].map { factor in RouteCallback { (number: Int) in number * factor } }
            return try router.call("//callbacks/steps/3", callbacks: callbacks)
        }
        await transcript.note("a callback that no parameter takes") {
            try router.call(apply, callbacks: [RouteCallback(double), RouteCallback(for: "transfrom", double)])
        }
        await transcript.note("more callbacks than parameters") {
            try router.call(apply, callbacks: [RouteCallback(double), RouteCallback(double)])
        }
        await transcript.note("typed") { try router.call(.apply(number: 3, transform: double)) }
    }
}

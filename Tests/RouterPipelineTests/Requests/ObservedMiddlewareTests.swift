import Testing

@testable import RouterPipeline
@testable import RouterRuntime
@testable import TestSupport

/// Middleware decides in the same way, whatever else is set up.
@Suite struct ObservedMiddlewareTests {
    @Test("Middleware decides about a request in the same way if an observer learns of it", arguments: 0..<8)
    func withAndWithoutObserver(_ part: Int) async throws {
        var random = SplitMix(seed: TestSeed.value &+ UInt64(part))
        for _ in 0..<60 {
            let plan = (0..<Int.random(in: 1...4, using: &random)).map { _ in Step.random(using: &random) }
            let (hasFallback, isRewritten) = (Bool.random(using: &random), Bool.random(using: &random))
            let (plain, observed) = (Log<String>(), Log<String>())
            try await Self.run(plan, hasFallback, isRewritten, isObserved: false, plain)
            try await Self.run(plan, hasFallback, isRewritten, isObserved: true, observed)
            #expect(plain.entries == observed.entries, "\(plan), seed \(TestSeed.value)")
        }
    }

    /// Middleware of a scope, and its decision.
    private struct Step {
        var scope: Int
        var decision: Int

        static func random(using random: inout SplitMix) -> Step {
            // Most middleware lets requests pass.
            let decision = max(0, Int.random(in: -8..<10, using: &random))
            return Step(scope: Int.random(in: 0..<3, using: &random), decision: decision)
        }
    }

    private static func run(
        _ plan: [Step],
        _ hasFallback: Bool,
        _ isRewritten: Bool,
        isObserved: Bool,
        _ log: Log<String>
    ) async throws {
        let router = try Shop.router()
        if isRewritten { router.rewrite { $0.url.text == "//older/5" ? $0.replacing(url: "//orders/5") : nil } }
        for (number, step) in plan.enumerated() {
            let scope: RouteScope = [.all, [Shop.order(0).path], [Shop.login.path]][step.scope]
            router.use(for: scope) { request in
                log.note("\(number) \(request.url) \(request.context.keys.sorted())")
                return try decide(step.decision, number, request, log)
            }
        }
        if hasFallback {
            router.fallback { request, error in
                log.note("fallback \(request.url) \(request.context.keys.sorted()) \(error)")
                return error is Shop.Failure ? .value("of the fallback") : nil
            }
        }
        if isObserved { router.observe { _ in } }
        for url in [
            "//orders/5", "//old/6", "//older/5", "//failing", "//describe/x", "//gate", "//nowhere",
            "//waiting/orders/7",
        ] {
            for origin in [RouteOrigin.app, .external] {
                log.note(outcome { try router.call(url, from: origin, as: Any.self) })
                do {
                    log.note("\(try await router.open(url, from: origin, as: Any.self))")
                } catch {
                    log.note(text(of: error))
                }
            }
        }
        log.note(outcome { try router.call(Shop.order(8)) })
        log.note(outcome { try router.call(Shop.login, context: ["a": 1]) })
    }

    private static func decide(
        _ decision: Int,
        _ number: Int,
        _ request: RouteRequest,
        _ log: Log<String>
    ) throws -> RouteStep {
        var request = request
        switch decision {
        case 1: request.context["\(number)"] = number
        case 2: return .end(.value("of middleware \(number)"))
        case 3: throw Shop.Failure(text: "\(number)")
        case 4: throw RouteRedirect(to: "//login")
        case 5: return .next(request.replacing(url: "//orders/9"))
        case 6:
            return .next(request) { result in
                log.note("after \(number) \(outcome { try result.get().value(as: String.self) ?? "-" })")
                return try result.get()
            }
        case 7: return .next(request) { _ in .value("of completion \(number)") }
        case 8: request.append(Shop.Failure(text: "noted"))
        default: break
        }
        return .next(request)
    }

    private static func outcome(_ body: () throws -> Any) -> String {
        do {
            return "\(try body())"
        } catch {
            return text(of: error)
        }
    }

    private static func text(of error: any Error) -> String {
        guard let error = error as? RouterError else { return "\(error)" }
        return "\(error.code) \(error.message) \(error.stack.count)"
    }
}

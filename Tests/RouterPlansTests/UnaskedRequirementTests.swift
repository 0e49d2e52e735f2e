import RouterDynamic
import RouterPlans
import TestSupport
import Testing

/// A debug build says that nothing asks for what a route requires.
@Suite struct UnaskedRequirementTests {
    private enum Requirement: String {
        case account, age
    }

    private static func line(_ requirement: String) -> String {
        "RouteGen: 'photo' requires '\(requirement)', and nothing has asked for that, so it opens to everyone: "
            + "add middleware, "
            + "router.use(for: .requiring(RouteRequirement.\(requirement))) { request in isAllowed ? .next(request) : "
            + ".end(.redirect(to: \"//login\")) }, or read 'requirements' of the plan\n"
    }

    /// A router that writes lines.
    private static func router() throws -> Router {
        let router = try PlannedDispatcher.router()
        router.assertions = .report()
        return router
    }

    private static func text(_ result: ExitTest.Result?) throws -> String {
        String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    }

    #if DEBUG
        @Test("A call writes a line for each requirement, once for each router") func called() async throws {
            let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
                for router in [try Self.router(), try Self.router()] {
                    _ = try router.call("//help")
                    for _ in 1...2 { _ = try router.call("//chat/5/photo/7") }
                    _ = try await router.open("//chat/5/photo/8")
                }
            }
            let lines = Self.line("account") + Self.line("age")
            #expect(try Self.text(result) == lines + lines)
        }

        @Test("Middleware of other scopes does not silence the line") func scoped() async throws {
            let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                let router = try Self.router()
                router.use(for: .requiring(Requirement.age)) { request, next in try await next(request) }
                router.use { request, next in try await next(request) }
                _ = try await router.open("//chat/5/photo/7")
            }
            #expect(try Self.text(result) == Self.line("account"))
        }

        @Test("A plan writes the lines when it goes") func planned() async throws {
            let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                let router = try Self.router()
                for _ in 1...2 {
                    let plan: LinkPlan<Screen> = try await router.plan(for: "//chat/5/photo/7")
                    _ = plan.pagesAboveRoot
                }
            }
            #expect(try Self.text(result) == Self.line("account") + Self.line("age"))
        }
    #endif

    @Test(
        "Middleware of both scopes, requirements of a plan or a resolution that are read, and a silent router write nothing"
    )
    func unnoted() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let guarded = try Self.router()
            guarded.use(for: .requiring(Requirement.age)) { .next($0) }
            guarded.use(for: .requiring(Requirement.account)) { .next($0) }
            _ = try await guarded.open("//chat/5/photo/7")
            let planned = try Self.router()
            for _ in 1...2 {
                let plan: LinkPlan<Screen> = try await planned.plan(for: "//chat/5/photo/7")
                guard plan.requirements.contains("account") else { throw CancellationError() }
            }
            let resolved = try Self.router()
            guard try resolved.resolve("//chat/5/photo/7").requirements.contains("age") else {
                throw CancellationError()
            }
            _ = try await resolved.open("//chat/5/photo/7")
            let silent = try PlannedDispatcher.router()
            _ = try await silent.open("//chat/5/photo/7")
        }
        #expect(try Self.text(result) == "")
    }
}

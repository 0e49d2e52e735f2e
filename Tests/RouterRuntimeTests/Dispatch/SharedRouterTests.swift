import TestSupport
import Testing

@testable import RouterPipeline
@testable import RouterRuntime
@testable import RouterServices

/// `Router.shared`, before and after the app sets it.
struct SharedRouterTests {
    @Test("The shared router is set only once") func theSharedRouterIsSetOnce() async throws {
        await #expect(processExitsWith: .success) {
            let first = try Shop.router()
            let second = try Shop.router()
            guard Router.share(first), Router.share(first), !Router.share(second), Router.shared === first else {
                throw Shop.Failure()
            }
        }
    }

    #if DEBUG
        @Test("A debug build that has set no shared router stops with a message that says what to call")
        func aDebugBuildStops() async throws {
            let result = await #expect(
                processExitsWith: .failure,
                observing: [\.standardErrorContent]
            ) {
                _ = Router.shared
            }
            let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
            #expect(text.contains("call Router.share(_:) with the app's router when the app starts"))
        }
    #else
        @Test("A release build that has set no shared router continues") func aReleaseBuildContinues() async {
            await #expect(processExitsWith: .success) {
                guard Router.shared === Router.unshared else { throw Shop.Failure() }
            }
        }
    #endif

    @Test("In a release build, the calls of a router that was not set say what to call")
    func theCallsOfARouterThatWasNotSetFail() async throws {
        let router = Router.unshared
        let assertions = router.assertions
        router.assertions = .off
        defer { router.assertions = assertions }
        func expectHelp(_ code: RouterError.Code, _ body: () async throws -> Void) async {
            do {
                try await body()
                Issue.record("the call succeeded")
            } catch {
                let error = error as? RouterError
                #expect(error?.code == code)
                #expect(error?.message.contains("call Router.share(_:)") == true)
                #expect(error?.message(in: .chinese).contains("Router.share(_:)") == true)
                #expect(error?.suggestions == [])
            }
        }
        await expectHelp(.notFound) { try router.call("//login") }
        await expectHelp(.notFound) { try await router.open("//login", from: .webView) }
        await expectHelp(.notFound) { _ = try router.resolve("//login") }
        await expectHelp(.unknownRoute) { try router.call(Shop.order(5)) }
        await expectHelp(.unknownRoute) { try await router.open(Shop.order(5)) }
        await expectHelp(.unknownService) { _ = try router.services.get(String.self) }
        #expect(!router.canOpen("//login"))
        #expect(try router.broadcast("refresh").isEmpty)
    }
}

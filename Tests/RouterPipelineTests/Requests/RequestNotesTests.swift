import RouterDynamic
@_spi(Generated) import RouterRuntime
import TestSupport
import Testing

/// Each error of a request is noted once, however many layers pass it on.
@Suite struct RequestNotesTests {
    private final class Report: Error {}

    /// The errors that the observers and the caller of a request learn of.
    private func errors(_ url: String, _ setUp: (Router) -> Void) async throws -> [any Error] {
        let router = try Shop.router()
        let noted = Log<[any Error]>()
        _ = router.observe { event in noted.note(event.errors) }
        setUp(router)
        await #expect(throws: (any Error).self) { try await router.open(url) }
        return try #require(noted.entries.first)
    }

    @Test("Two errors with the same description are two") func retried() async throws {
        let errors = try await errors("//waiting/failing") { router in
            _ = router.use { request, next in
                do { return try await next(request) } catch { return try await next(request) }
            }
        }
        #expect(errors.map { "\($0)" } == ["Failure(text: \"out of order\")", "Failure(text: \"out of order\")"])
    }

    @Test("An error that every layer passes on is one", arguments: ["//waiting/failing", "//nowhere", "//orders/x"])
    func passedOn(_ url: String) async throws {
        let errors = try await errors(url) { router in
            _ = router.use { request, next in try await next(request) }
            _ = router.use { request, next in
                do { return try await next(request) } catch { throw error }
            }
            _ = router.use { request in .next(request) { result in try result.get() } }
            _ = router.fallback { _, _ in nil }
            _ = router.fallback { _, error in throw error }
        }
        #expect(errors.count == 1)
    }

    @Test("An error of the router, or of a class, is one even if it was caught by its type") func caught() async throws
    {
        for url in ["//nowhere", "//orders/5"] {
            let errors = try await errors(url) { router in
                _ = router.use(priority: 1) { request, next in
                    do { return try await next(request) } catch let error as RouterError { throw error } catch let error
                        as Report
                    { throw error }
                }
                _ = router.use { request, next in
                    if url == "//orders/5" { throw Report() }
                    return try await next(request)
                }
            }
            #expect(errors.count == 1)
        }
    }

    @Test("A lookup that failed once is one error, however often it is passed on") func lookedUpOnce() async throws {
        let errors = try await errors("//nowhere") { router in
            _ = router.use { request, next in
                do { return try await next(request) } catch { return try await next(request) }
            }
        }
        #expect(errors.compactMap { ($0 as? RouterError)?.code } == [.notFound])
    }
}

@_spi(Generated) @testable import RouterRuntime
import TestSupport
import Testing

#if DEBUG
    @testable import RouterPlans

    @Suite struct NearestRouteTests {
        private enum Dispatcher: RouteDispatcher {
            static func accepts(_ condition: Int, _ request: RouteRequest) throws -> Bool { false }
        }

        @Test("The reason is that of the pattern, of its condition, or of the caller") func reasons() throws {
            let handlers = [
                TestHandler(name: "chat", patterns: ["//chat/:id(\\d+)"], parameters: ["id"], origins: [.external]),
                TestHandler(name: "draft", patterns: ["//draft"], origins: [.external], routeCondition: 0),
                TestHandler(name: "secret", patterns: ["//secret"]),
            ]
            let router = Router(try .test(handlers, Dispatcher.self))
            func nearMiss(_ url: String) -> String? {
                FailedSearch(router: router, url: url, origin: .external).nearMiss
            }
            #expect(nearMiss("//chat/five") == "'//chat/:id(\\d+)': the path does not match the whole pattern")
            #expect(nearMiss("//draft") == "'//draft': it rejects the request")
            #expect(nearMiss("//secret") == "'//secret': it is closed to callers from `external`")
            #expect(nearMiss("//elsewhere/5/6/7/8") == nil)
        }
    }
#endif

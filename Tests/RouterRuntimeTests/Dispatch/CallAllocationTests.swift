import AllocationCounter
import TestSupport
import Testing

@testable import RouterDynamic
@testable import RouterPipeline
@_spi(Generated) @testable import RouterRuntime

/// The blocks that a call allocates, which are the same on every run.
@Suite(.enabled(if: isCounting)) struct CallAllocationTests {
    @Test("A typed call allocates its values only") func typed() throws {
        let router = try router()
        let path = RoutePath("//orders/:id/items/:item", handler: Self.handlers[0].identity, parameters: "id,item")
        #expect(try Self.blocks { try router.call(Route<Int>(path, (5, 7))) } <= 1)
    }

    @Test(
        "A call by URL allocates at most three blocks with optimization, also among 10,000 routes",
        arguments: [0, 10_000]
    )
    func byURL(others: Int) throws {
        let router = try router(others)
        let numbers = try Self.blocks { try router.call("//orders/5/items/7", as: Int.self) }
        #expect(numbers <= (isOptimized ? 3 : 12))
        let texts = try Self.blocks { try router.call("//orders/5/name/some-name-of-a-thing", as: Int.self) }
        #expect(texts <= (isOptimized ? 3 : 9))
    }

    @Test("Rules and middleware that do not apply allocate nothing")
    func rulesAndMiddlewareThatDoNotApplyAllocateNothing() throws {
        let router = try router()
        let plain = try Self.blocks { try router.call("//orders/5/items/7", as: Int.self) }
        for number in 0..<100 { try router.rewrite("//old\(number)/:id/**", to: "//new\(number)/:id") }
        for number in 0..<20 {
            try router.use(for: .urls("//guarded\(number)/**"), priority: number) { request, next in
                try await next(request)
            }
        }
        #expect(try Self.blocks { try router.call("//orders/5/items/7", as: Int.self) } == plain)
    }

    /// The blocks that this thread allocates for a call, after calls that fill the caches.
    private static func blocks(_ body: () throws -> Int) rethrows -> UInt {
        for _ in 0..<3 { #expect(try body() > 0) }
        let start = allocation_count_of_thread()
        let result = try body()
        let end = allocation_count_of_thread()
        #expect(result > 0)
        return end - start
    }

    private static let handlers = [
        TestHandler(name: "items", patterns: ["//orders/:id/items/:item"], parameters: ["id", "item"]),
        TestHandler(name: "name", patterns: ["//orders/:id/name/:name"], parameters: ["id", "name"]),
    ]

    private func router(_ others: Int = 0) throws -> Router {
        let more = (0..<others).map { TestHandler(name: "other\($0)", patterns: ["//shop\($0 / 100)/part\($0)/:id"]) }
        return Router(try .test(Self.handlers + more, Dispatcher.self))
    }

    private enum Dispatcher: RouteDispatcher {
        static func call(_ handler: Int, _ call: RouteCall) throws -> Any {
            guard handler == 1 else {
                let values = try call.values(Int.self, Int.self)
                return values.0 + values.1
            }
            let values = try call.values(Int.self, String.self)
            return values.0 + values.1.utf8.count
        }
    }
}

private let isCounting = allocations_are_counted()

#if DEBUG
    private let isOptimized = false
#else
    private let isOptimized = true
#endif

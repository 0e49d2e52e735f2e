import Dispatch
import RouterPipeline
@_spi(Benchmarks) import RouterRuntime

/// Makes calls of one kind, or looks URLs up, whose instructions `calls.sh` counts.
///
/// The app has two links, as nearly every app has.
@main
struct CallCost {
    static let router = Router(.callCost)
    static let matcher = RouteMatcher(gitHub)
    static let count = 10_000

    static let kinds: [(name: String, run: @Sendable () throws -> Int)] = [
        ("nothing", { sum { $0 } }),
        ("by URL", { try sum { _ in try router.call("//order/12", as: Int.self) } }),
        ("typed, with one value", { try sum { try router.call(.order(id: $0)) } }),
        ("typed, with two values", { try sum { try router.call(.search(id: $0, name: "a")) } }),
        ("function of the store", { try sum { try router.store.order(id: $0) } }),
        (
            "function of the store, with an object",
            {
                let draft = Draft()
                return try sum { _ in try router.store.edit(draft: draft) }
            }
        ),
        ("function of the store, with a closure", { try sum { try router.store.report(id: $0, done: { _ in }) } }),
        ("typed, with a closure", { try sum { try router.call(.report(id: $0, done: { _ in })) } }),
        (
            "by URL, with a closure",
            { try sum { _ in try router.call("//report/5", callbacks: [RouteCallback { (_: Int) in }], as: Int.self) } }
        ),
        (
            "by a universal link",
            { try sum { _ in try router.call("https://shop.example/order/12", from: .external, as: Int.self) } }
        ),
        (
            "by URL, with synchronous middleware",
            {
                let router = Router(.callCost)
                router.use(for: [.order]) { .next($0) }
                return try sum { _ in try router.call("//order/12", as: Int.self) }
            }
        ),
        (
            "by URL, with an observer",
            {
                let router = Router(.callCost)
                router.observe { _ in }
                return try sum { _ in try router.call("//order/12", as: Int.self) }
            }
        ),
        (
            "opened, with middleware of another route",
            {
                let router = Router(.callCost)
                router.use(for: [.edit]) { .next($0) }
                return try sumOfAwaited { try await router.open("//order/12", as: Int.self) }
            }
        ),
        (
            "opened, with asynchronous middleware",
            {
                let router = Router(.callCost)
                router.use(for: [.order]) { try await $1($0) }
                return try sumOfAwaited { try await router.open("//order/12", as: Int.self) }
            }
        ),
        ("the URL of a typed route", { try sum { try Route.search(id: $0, name: "a").url.utf8.count } }),
        (
            "look-up among GitHub's routes",
            { sum { matcher.patternIndexOfCall(by: gitHubPaths[$0 % gitHubPaths.count]) } }
        ),
    ]

    @inline(__always)
    private static func sum(_ body: (Int) throws -> Int) rethrows -> Int {
        var sum = 0
        for number in 0..<count { sum &+= try body(number) }
        return sum
    }

    /// Awaits calls in a task: an asynchronous `main` does not run under Valgrind.
    private static func sumOfAwaited(_ body: @escaping @Sendable () async throws -> Int) throws -> Int {
        let end = DispatchSemaphore(value: 0)
        let results = Results()
        Task {
            for _ in 0..<count { results.sum &+= try await body() }
            end.signal()
        }
        end.wait()
        return results.sum
    }

    /// Unchecked: the semaphore orders its uses.
    private final class Results: @unchecked Sendable { var sum = 0 }

    static func main() throws {
        let name = CommandLine.arguments.dropFirst().first
        guard let kind = kinds.first(where: { $0.name == name }) else {
            for kind in kinds { print(kind.name) }
            return
        }
        print(try kind.run())
    }
}

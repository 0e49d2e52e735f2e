@_spi(Benchmarks) import RouterRuntime

/// Makes calls of one kind, or looks URLs up, whose instructions `calls.sh` counts.
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

    static func main() throws {
        let name = CommandLine.arguments.dropFirst().first
        guard let kind = kinds.first(where: { $0.name == name }) else {
            for kind in kinds { print(kind.name) }
            return
        }
        print(try kind.run())
    }
}

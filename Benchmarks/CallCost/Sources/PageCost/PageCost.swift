import Foundation
import RouterNavigation
import RouterPlans
import RouterRuntime

/// Plans or opens pages in one way, whose instructions `calls.sh` counts.
///
/// The navigator has two tabs, and its host shows nothing.
@main
struct PageCost {
    static let router = Router(.pageCost)
    static let count = 1_000

    static let kinds: [(name: String, run: @MainActor @Sendable () async throws -> Void)] = [
        ("nothing", {}),
        (
            "a plan of three pages",
            {
                for _ in 0..<count {
                    let plan: LinkPlan<any Screen> = try router.plan(for: "//product/5/reviews")
                    precondition(plan.pagesAboveRoot.count == 2)
                }
            }
        ),
        (
            "a plan of three pages, awaited",
            {
                for _ in 0..<count {
                    let plan: LinkPlan<any Screen> = try await router.plan(for: "//product/5/reviews")
                    precondition(plan.pagesAboveRoot.count == 2)
                }
            }
        ),
        (
            "a page that opens, and closes",
            {
                let (navigator, host) = try await beginning()
                try await navigator.switchTab("shop")
                for _ in 0..<count {
                    try await navigator.open("//product/5")
                    try await navigator.pop()
                }
                withExtendedLifetime(host) {}
            }
        ),
    ]

    @MainActor
    private static func beginning() async throws -> (Navigator, Host) {
        let (navigator, host) = (Navigator(router), Host())
        try await navigator.attach(host)
        try await navigator.openScene("main", tabs: ["home": .url("//home"), "shop": .url("//shop")])
        return (navigator, host)
    }

    private final class Host: NavigationHost {
        func show(
            _ scene: NavigatorScene?,
            replacing old: NavigatorScene?,
            isAnimated: Bool,
            in navigator: Navigator
        ) async throws {}
    }

    static func main() {
        let name = CommandLine.arguments.dropFirst().first
        guard let kind = kinds.first(where: { $0.name == name }) else {
            for kind in kinds { print(kind.name) }
            return
        }
        // A run loop, since neither an asynchronous `main` nor `dispatchMain` runs under Valgrind.
        Task { @MainActor in
            do { try await kind.run() } catch { fatalError("\(error)") }
            exit(0)
        }
        while true { RunLoop.main.run(mode: .default, before: .distantFuture) }
    }
}

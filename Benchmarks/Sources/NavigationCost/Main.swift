import DispatchRoutes
import Foundation
import RouterNavigation
import RouterRuntime

/// Compares operations of a navigator, whose host shows nothing, with calls by URL, in one run.
///
/// Each operation is measured together with the one that undoes it, and half of the cost is reported.
@main enum Main {
    static func main() async throws {
        print("                                             ns    calls  blocks")
        for (scenes, depth) in [(1, 5), (1, 25), (10, 25), (1, 100), (1, 1000)] {
            print("\(scenes) scenes with 2 tabs of \(depth) pages")
            try await report(scenes: scenes, depth: depth)
        }
    }

    @MainActor
    private static func report(scenes: Int, depth: Int) async throws {
        let navigator = Navigator(Router(.dispatchRoutes))
        let host = Host()
        try await navigator.attach(host)
        for scene in 0..<scenes {
            let id = SceneID("\(scene)")
            try await navigator.openScene(id, tabs: ["a": .page(Page()), "b": .page(Page())])
            for tab in ["a", "b"] as [TabID] {
                try await navigator.switchTab(tab, in: id)
                for _ in 1..<depth { try await navigator.push(.page(Page()), in: id) }
            }
        }
        try await line("push and pop", navigator) {
            try await navigator.push(.page(Page()))
            try await navigator.pop()
        }
        try await line("present and dismiss", navigator) {
            try await navigator.present(.page(Page()))
            try await navigator.dismiss()
        }
        try await line("switch the tab, and back", navigator) {
            try await navigator.switchTab("a")
            try await navigator.switchTab("b")
        }
    }

    @MainActor
    private static func line(
        _ name: String,
        _ navigator: Navigator,
        _ body: @escaping @MainActor () async throws -> Void
    ) async throws {
        let url = "//orders/5/name/some-name-of-a-thing"
        let call = try Measurement.of(2_000) { try navigator.router.call(url, as: Int.self) }
        let cost = try await Measurement.of(200) { () async throws -> Int in
            try await body()
            return 1
        }
        print(
            String(
                format: "  %@ %7.0f %8.1f %7.1f",
                name.padding(toLength: 35, withPad: " ", startingAt: 0),
                cost.nanoseconds / 2,
                cost.nanoseconds / 2 / call.nanoseconds,
                cost.allocations / 2
            )
        )
    }

    private struct Page: NavigationPage {}

    private final class Host: NavigationHost {
        func show(
            _ scene: NavigatorScene?,
            replacing old: NavigatorScene?,
            isAnimated: Bool,
            in navigator: Navigator
        ) async throws {}
    }
}

import Foundation
import RouterNavigation
@_spi(Generated) import RouterRuntime
import RouterTestSupport
import TestSupport

/// Saved states with many pages, and texts that are none.
enum NavigationChecks {
    private final class NumberedPage: NavigationPage {}

    private enum Dispatcher: RouteDispatcher {
        static func call(_ handler: Int, _ call: RouteCall) throws -> Any { 0 }

        @MainActor
        static func callOnMainActor(_ handler: Int, _ call: RouteCall) throws -> Any { NumberedPage() }
    }

    @MainActor
    static func run() async throws {
        let handler = TestHandler(
            name: "page",
            patterns: ["//page/:id"],
            parameters: ["id"],
            callKind: .mainActor
        )
        let router = Router(try RouteTable.test([handler], Dispatcher.self)).silent
        let pages = 1_000
        let navigator = Navigator(router)
        let recorder = NavigationRecorder()
        try await navigator.attach(recorder)
        try await navigator.openScene("main", root: .url("//page/0"))
        for number in 1..<pages { try await navigator.open("//page/\(number)") }
        let data = try JSONEncoder().encode(navigator.state)

        let restored = Navigator(router)
        let host = NavigationRecorder()
        try await restored.attach(host)
        let dropped = try await restored.restore(try JSONDecoder().decode(NavigationState.self, from: data))
        try require(dropped.isEmpty && restored.state.pages.count == pages, "\(dropped.count) pages are left out")
        SmallStack.passed("a saved state with \(pages) pages")

        let row = (0..<pages).map { number in
            TestHandler(
                name: "page\(number)",
                patterns: ["//row/\(number)"],
                callKind: .mainActor,
                parent: number == 0 ? nil : "page\(number - 1)"
            )
        }
        let stacked = Navigator(Router(try RouteTable.test(row, Dispatcher.self)).silent)
        let shown = NavigationRecorder()
        try await stacked.attach(shown)
        try await stacked.openScene("main", root: .url("//row/0"))
        try await stacked.openLink("//row/\(pages - 1)", from: .app)
        try require(
            stacked.state.pages.count == pages && !shown.steps.isEmpty,
            "\(stacked.state.pages.count) pages are open"
        )
        SmallStack.passed("a link above \(pages - 1) parents")

        for count in [100, 511, 513, 100_000] {
            for (begin, end) in [("[", "]"), (#"{"scenes":"#, "}"), (#"{"scenes":["#, "]}")] {
                let text = String(repeating: begin, count: count) + String(repeating: end, count: count)
                let state = try? JSONDecoder().decode(NavigationState.self, from: Data(text.utf8))
                try require(state == nil, "a state of \(count) levels")
            }
        }
        SmallStack.passed("texts that are no saved states")
    }
}

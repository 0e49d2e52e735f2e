import DispatchRoutes
import Foundation
@_spi(Benchmarks) import RouterNavigation
import RouterRuntime

/// Compares operations on what an app shows with calls by URL, in one run.
///
/// An operation is planned and its effects are recorded. Each is measured together with the one that undoes it, so that
/// the state stays as it is, and half of the cost is reported.
@main enum Main {
    static func main() throws {
        print("                                                  ns    calls  blocks")
        for (scenes, depth) in [(1, 25), (10, 25), (100, 25), (10, 5), (10, 100), (10, 1000)] {
            print("\(scenes) scenes with 4 tabs of \(depth) pages")
            try report(scenes: scenes, depth: depth)
        }
    }

    private static func report(scenes: Int, depth: Int) throws {
        let state = try states(scenes: scenes, depth: depth)
        let top = try require(state.activeScene?.topStack?.top)
        let below = try require(state.activeScene?.topStack?.pages.dropLast().last)
        try line("push and pop", state) { state in
            [.push(Page(id: state.nextPage, url: "//conversations/5/messages"))]
        } undo: { _ in
            [.pop(1)]
        }
        try line("push and pop to a page", state) { state in
            [.push(Page(id: state.nextPage, url: "//conversations/5/messages"))]
        } undo: { _ in
            [.popTo(top.id)]
        }
        try line("present and dismiss", state) { state in
            [.present(Page(id: state.nextPage, url: "//conversations/5/messages"))]
        } undo: { _ in
            [.dismiss]
        }
        try line("switch the tab, and back", state) { _ in
            [.switchTab("d")]
        } undo: { _ in
            [.switchTab("b")]
        }
        try line("go back and push in one step", state) { state in
            [.popTo(below.id), .push(Page(id: state.nextPage, url: "//conversations/5/messages"))]
        } undo: { state in
            [.popTo(below.id), .push(Page(id: state.nextPage, url: "//conversations/5/messages"))]
        }
    }

    private static func line(
        _ name: String,
        _ initial: NavigationState,
        _ operations: (NavigationState) -> [NavigationOperation],
        undo: (NavigationState) -> [NavigationOperation]
    ) throws {
        let router = Router(.dispatchRoutes)
        let url = "//orders/5/name/some-name-of-a-thing"
        var state = initial
        var call = Measurement(nanoseconds: .infinity, allocations: .infinity)
        var cost = call
        // Taking turns, both are measured while the machine is equally busy.
        for _ in 0..<5 {
            call = call.best(try .of(2_000) { try router.call(url, as: Int.self) })
            cost = cost.best(
                try .of(2_000) {
                    for effect in try state.performing(operations(state)).effects { state.apply(effect) }
                    for effect in try state.performing(undo(state)).effects { state.apply(effect) }
                    return 1
                }
            )
        }
        print(
            String(
                format: "  %@ %7.1f %8.2f %7.2f",
                name.padding(toLength: 40, withPad: " ", startingAt: 0),
                cost.nanoseconds / 2,
                cost.nanoseconds / 2 / call.nanoseconds,
                cost.allocations / 2
            )
        )
    }

    /// A state of scenes with four tabs each, whose stacks have the same depth.
    private static func states(scenes: Int, depth: Int) throws -> NavigationState {
        var state = NavigationState()
        var number: UInt64 = 0
        func stack() -> PageStack {
            let pages = (0..<depth).map { _ in
                number += 1
                return Page(id: PageID(number), url: "//conversations/\(number)/messages")
            }
            return PageStack(pages[0], pushed: Array(pages.dropFirst()))
        }
        for scene in 0..<scenes {
            let tabs = ["a", "b", "c", "d"].map { Tab(TabID($0), stack()) }
            let group = try TabGroup(before: [tabs[0]], selected: tabs[1], after: Array(tabs[2...]))
            state.apply(.openScene(NavigationScene(SceneID("\(scene)"), .tabs(group))))
        }
        return state
    }

    private struct Missing: Error {}

    private static func require<Value>(_ value: Value?) throws -> Value {
        guard let value else { throw Missing() }
        return value
    }
}

extension Measurement {
    /// The better values of two measurements of the same.
    fileprivate func best(_ other: Measurement) -> Measurement {
        Measurement(
            nanoseconds: min(nanoseconds, other.nanoseconds),
            allocations: min(allocations, other.allocations)
        )
    }
}

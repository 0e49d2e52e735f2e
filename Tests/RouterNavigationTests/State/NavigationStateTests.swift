import Foundation
import TestSupport
import Testing

@testable import RouterNavigation

@Suite struct NavigationStateTests {
    /// A state with a scene of two tabs.
    private static func tabs() -> NavigationState {
        var state = NavigationState()
        let home = PageStack(tab: "home", page(1, "//home"), pushed: [page(2, "//news/5")])
        state["main"] = NavigationScene("main", [home, PageStack(tab: "chats", page(3, "//chats"))])
        return state
    }

    private static func page(_ number: UInt64, _ url: String? = nil, origin: RouteOrigin = .app) -> Page {
        Page(id: PageID(number), url: url, origin: origin)
    }

    @Test("An encoded state is decoded unchanged") func aStateIsReadBack() throws {
        var state = Self.tabs()
        state["main"] = try state["main"]?.performing([
            .present(Self.page(4, "//offer", origin: .notification), style: .fullScreen, isWrapped: false),
            .replace(Self.page(5, "//other")),
        ])
        let text = try JSONEncoder().encode(state)
        #expect(try JSONDecoder().decode(NavigationState.self, from: text) == state)
    }

    @Test("A state describes the visible pages of its scenes, the active one first") func description() {
        var state = Self.tabs()
        state["second"] = NavigationScene("second", [PageStack(Self.page(5))])
        #expect("\(state)" == "second: page #5\nmain: //home > //news/5")
        #expect("\(NavigationState())" == "")
    }

    @Test("Scenes are opened, activated, changed and closed") func scenes() {
        var state = Self.tabs()
        state["side"] = NavigationScene("side", [PageStack(Self.page(4))])
        #expect(state.activeScene?.id == "side")
        state.activate("main")
        #expect(state.scenes.map(\.id) == ["side", "main"])
        state["side"]?.stacks[0].pushed = [Self.page(5)]
        #expect(state.scenes.map(\.id) == ["side", "main"] && state.pages.count == 5)
        state["side"] = nil
        state["side"] = nil
        #expect(state == Self.tabs())
    }

    @Test("A gesture that no longer applies changes nothing") func aLateGestureChangesNothing() {
        let state = Self.tabs()
        var changed = state
        let late: [NavigationGesture] = [
            .closed([PageID(9)], "main"), .closed([PageID(1)], "main"), .closedScene("side"),
            .selectedTab("lost", "main"), .activatedScene("side"),
        ]
        for gesture in late {
            let closed = changed.record(gesture)
            #expect(closed == [])
        }
        #expect(changed == state)
        for count in [1, 0] {
            let closed = changed.record(.closed([PageID(2)], "main"))
            #expect(closed.map(\.id) == Array([PageID(2)].prefix(count)))
        }
        let closed = changed.record(.closedScene("main"))
        #expect(closed.map(\.id) == [PageID(3), PageID(1)] && changed.scenes.isEmpty)
    }

    @Test("A damaged state cannot be decoded") func aDamagedStateIsNotRead() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let text = try #require(String(data: try encoder.encode(Self.tabs()), encoding: .utf8))
        for (old, new) in [
            (#"{"number":2}"#, #"{"number":1}"#), (#"{"number":2}"#, #"{"number":18446744073709551615}"#),
            (#"{"number":2}"#, #"{"number":9223372036854775808}"#), (#"{"number":2}"#, #"{"number":-1}"#),
            (#""origin":0"#, #""origin":256"#), (#""origin":0"#, #""origin":9"#),
            (#""name":"chats""#, #""name":"home""#), (#""selected":0"#, #""selected":2"#),
            (#""selected":0"#, #""selected":-1"#), (#","tab":{"name":"chats"}"#, ""),
        ] {
            let damaged = text.replacingOccurrences(of: old, with: new)
            try #require(damaged != text, "\(old)")
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(NavigationState.self, from: Data(damaged.utf8))
            }
        }
        let error = #expect(throws: DecodingError.self) {
            let twice = text.replacingOccurrences(of: #"{"number":2}"#, with: #"{"number":1}"#)
            _ = try JSONDecoder().decode(NavigationState.self, from: Data(twice.utf8))
        }
        guard case .dataCorrupted(let context) = error else {
            Issue.record("another error: \(String(describing: error))")
            return
        }
        #expect(
            context.debugDescription == "a scene is damaged, or two scenes or two pages have the same identity"
        )
    }

    @Test("Removing pages leaves the others, in their tabs") func removing() {
        let state = Self.tabs()
        func pages(without pages: UInt64...) -> [UInt64] {
            state.removing { pages.contains($0.id.number) }.pages.map(\.id.number)
        }
        #expect(pages(without: 1) == [2, 3])
        #expect(pages(without: 1, 2) == [3])
        #expect(pages(without: 3) == [1, 2])
        #expect(state.removing { $0.id.number < 3 }.activeScene?.visibleStack.tab == "chats")
        #expect(state.removing { _ in true }.scenes.isEmpty)
    }

    @Test("A change of what the user has not changed is shown as it is planned") func changed() throws {
        let scene = try #require(Self.tabs()["main"])
        let pushed = try scene.performing([.push(Self.page(4))])
        #expect(scene.changed(from: scene, to: pushed) == pushed)
        // The user has selected another tab.
        var now = scene
        now.select("chats")
        let result = try #require(now.changed(from: scene, to: pushed))
        #expect(result.visibleStack.tab == "chats" && result.stacks == pushed.stacks)
        // The host has read the page already.
        #expect(pushed.changed(from: scene, to: pushed) == pushed)
        // The user has closed the page that a change goes back to.
        let deep = try scene.performing([.push(Self.page(4)), .push(Self.page(5))])
        let back = try deep.performing([.pop(1)])
        #expect(try deep.performing([.popToRoot]).changed(from: deep, to: back) == nil)
    }

    @Test("A change below a lock leaves what covers the scene") func belowLock() throws {
        let scene = try #require(Self.tabs()["main"])
        let lock = PageStack(style: .fullScreen, Self.page(4).ofLock)
        let locked = scene.below([lock])
        #expect(locked.belowLock == scene && locked.lock.map(\.id) == [PageID(4)])
        let pushed = try scene.performing([.push(Self.page(5))])
        // The scene has been covered since, or uncovered.
        #expect(locked.changed(from: scene, to: pushed) == pushed.below([lock]))
        #expect(scene.changed(from: locked, to: pushed.below([lock])) == pushed)
        #expect(pushed.changed(from: scene, to: locked) == pushed.below([lock]))
    }
}

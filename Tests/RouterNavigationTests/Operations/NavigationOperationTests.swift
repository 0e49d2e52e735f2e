@_spi(Benchmarks) import RouterNavigation
import Testing

@Suite struct NavigationOperationTests {
    let state: NavigationState

    init() throws { state = try SampleApp.tabs() }

    private func pages(_ operations: NavigationOperation...) throws -> [String] {
        try #require(try state.performing(operations).state.activeScene).path.map(\.description)
    }

    @Test("E14 A page is pushed onto the stack that the user sees") func e14_push() throws {
        #expect(try pages(.push(SampleApp.page(4, "//chat/5"))) == ["//home", "//news/5", "//chat/5"])
        #expect(
            try pages(.present(SampleApp.page(4, "//new")), .push(SampleApp.page(5, "//contact")))
                == ["//home", "//news/5", "//new", "//contact"]
        )
    }

    @Test("E14 The user goes back by number, page or to the root") func e14_pop() throws {
        let deep: [NavigationOperation] = [.push(SampleApp.page(4, "//a")), .present(SampleApp.page(5, "//b"))]
        func path(_ operation: NavigationOperation) throws -> [String] {
            try #require(try state.performing(deep + [operation]).state.activeScene).path.map(\.description)
        }
        #expect(try path(.popTo(PageID(2))) == ["//home", "//news/5"])
        #expect(try path(.popTo(PageID(4))) == ["//home", "//news/5", "//a"])
        #expect(try path(.popToRoot) == ["//home", "//news/5", "//a", "//b"])
        #expect(try path(.dismissAll) == ["//home", "//news/5", "//a"])
        #expect(try pages(.pop(1)) == ["//home"])
        #expect(try pages(.pop(0)) == ["//home", "//news/5"])
    }

    @Test("E15 The order is: switch the tab, go back, open") func e15_order() throws {
        let transition = try state.performing([
            .switchTab("chats"), .popToRoot, .push(SampleApp.page(4, "//chat/5")),
        ])
        #expect(transition.effects.map(\.description) == ["select tab chats", "push //chat/5"])
        #expect(transition.page?.url == "//chat/5")
    }

    @Test("T1 The root of a window is replaced, and modals are dismissed before a push") func t1_root() throws {
        #expect(
            try pages(.present(SampleApp.page(4)), .setRoot(SampleApp.page(5, "//login"))) == ["//login"]
        )
        #expect(
            try pages(.present(SampleApp.page(4)), .dismissAll, .push(SampleApp.page(5, "//chat/5")))
                == ["//home", "//news/5", "//chat/5"]
        )
    }

    @Test("A page that is open is reused") func anOpenPageIsReused() throws {
        let again = SampleApp.page(4, "//news/5#end")
        let top = try state.performing([.push(again, reuse: .ifVisible)])
        #expect(top.effects == [])
        #expect(top.page?.id == PageID(2))
        let below = try state.performing([
            .push(SampleApp.page(4, "//a")), .push(SampleApp.page(5, "//news/5"), reuse: .ifOpen),
        ])
        #expect(below.effects.last == .pop(to: PageID(2), "main"))
        #expect(below.closedPages == [])
        #expect(try pages(.push(again, reuse: .never)).count == 3)
    }

    @Test("A page is replaced in its place") func aPageIsReplacedInItsPlace() throws {
        #expect(try pages(.replace(SampleApp.page(4, "//news/6"))) == ["//home", "//news/6"])
        #expect(try pages(.pop(1), .replace(SampleApp.page(4, "//start"))) == ["//start"])
        let transition = try state.performing([.replace(SampleApp.page(4))])
        #expect(transition.closedPages.map(\.id) == [PageID(2)])
    }

    @Test("Switching the tab dismisses the modal that covers the tabs")
    func switchingTheTabDismissesTheModalThatCoversTheTabs() throws {
        let transition = try state.performing([.present(SampleApp.page(4)), .switchTab("chats")])
        #expect(transition.effects.dropFirst() == [.dismiss(PageID(4), "main"), .selectTab("chats", "main")])
    }

    @Test("Scenes are activated and closed") func scenesAreActivatedAndClosed() throws {
        let side = NavigationScene("side", .stack(PageStack(SampleApp.page(4))))
        let both = try state.performing([.openScene(side)])
        #expect(both.state.activeScene?.id == "side")
        #expect(try both.state.performing([.activateScene("main")]).state.activeScene?.id == "main")
        #expect(try both.state.performing([.activateScene("side")]).effects == [])
        let closing = try both.state.performing([.closeScene("side")])
        #expect(closing.closedPages.map(\.id) == [PageID(4)])
        #expect(closing.page?.id == PageID(2))
    }

    @Test("A gesture that no longer applies changes nothing") func aLateGestureChangesNothing() throws {
        var changed = state
        for gesture in [.closed([PageID(9)], "main"), .closed([PageID(1)], "main"), .closedScene("side")]
            as [NavigationGesture]
        {
            let closed = changed.record(gesture)
            #expect(closed == [])
        }
        #expect(changed == state)
        let closed = changed.record(.closed([PageID(2)], "main"))
        #expect(closed.map(\.id) == [PageID(2)])
        let again = changed.record(.closed([PageID(2)], "main"))
        #expect(again == [])
    }

    @Test("An effect that does not apply changes nothing") func anEffectThatMakesNoSenseChangesNothing() {
        var changed = state
        let effects: [NavigationEffect] = [
            .push(SampleApp.page(4), stack: PageID(9), "main"), .push(SampleApp.page(2), stack: PageID(1), "main"),
            .dismiss(PageID(9), "main"), .selectTab("me", "main"), .activateScene("side"),
        ]
        for effect in effects {
            let isApplied = changed.apply(effect)
            #expect(!isApplied, "\(effect)")
        }
        #expect(changed == state)
    }
}

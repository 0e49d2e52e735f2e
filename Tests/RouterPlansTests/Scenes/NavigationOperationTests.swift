import RouterPlans
import Testing

@Suite struct NavigationOperationTests {
    private let scene = SampleScene.tabs()

    private func pages(_ operations: NavigationOperation<Int>...) throws -> [String] {
        try scene.performing(operations).path.map(\.description)
    }

    /// The steps to a scene in words.
    private func steps(_ operations: NavigationOperation<Int>..., from old: NavigationScene<Int>? = nil) throws
        -> String
    {
        text(from: old ?? scene, to: try (old ?? scene).performing(operations))
    }

    private func text(from old: NavigationScene<Int>, to new: NavigationScene<Int>) -> String {
        new.steps(from: old).map(\.description).joined(separator: ", ")
    }

    @Test("E14 A page is pushed onto the stack that the user sees") func e14_push() throws {
        #expect(try pages(.push(SampleScene.page(4, "//chat/5"))) == ["//home", "//news/5", "//chat/5"])
        #expect(
            try pages(.present(SampleScene.page(4, "//new")), .push(SampleScene.page(5, "//contact")))
                == ["//home", "//news/5", "//new", "//contact"]
        )
    }

    @Test("E14 The user goes back by number, page or to the root") func e14_pop() throws {
        let deep: [NavigationOperation<Int>] = [
            .push(SampleScene.page(4, "//a")), .present(SampleScene.page(5, "//b")),
        ]
        func path(_ operation: NavigationOperation<Int>) throws -> [String] {
            try scene.performing(deep + [operation]).path.map(\.description)
        }
        #expect(try path(.popTo(PageID(2))) == ["//home", "//news/5"])
        #expect(try path(.popTo(PageID(4))) == ["//home", "//news/5", "//a"])
        #expect(try path(.popToRoot) == ["//home", "//news/5", "//a", "//b"])
        #expect(try path(.dismissAll) == ["//home", "//news/5", "//a"])
        #expect(try pages(.pop(1)) == ["//home"])
        #expect(try pages(.pop(0)) == ["//home", "//news/5"])
    }

    @Test("E15 The order is: switch the tab, go back, open") func e15_order() throws {
        let chat = SampleScene.page(4, "//chat/5")
        #expect(try steps(.switchTab("chats"), .popToRoot, .push(chat)) == "select tab chats, push //chat/5")
        let away = try scene.performing([
            .push(SampleScene.page(5)), .switchTab("chats"), .present(SampleScene.page(6)),
        ])
        #expect(
            try steps(.switchTab("home"), .popToRoot, .push(chat), from: away)
                == "dismiss page #6, select tab home, pop to page #1, push //chat/5"
        )
    }

    @Test("T1 The root of a window is replaced, and modals are dismissed before a push") func t1_root() throws {
        let login = SampleScene.page(5, "//login")
        #expect(try pages(.present(SampleScene.page(4)), .setRoot(login)) == ["//login"])
        #expect(
            try pages(.present(SampleScene.page(4)), .dismissAll, .push(SampleScene.page(5, "//chat/5")))
                == ["//home", "//news/5", "//chat/5"]
        )
        #expect(try steps(.setRoot(login)) == "set root //login")
    }

    @Test("A page that is open is reused") func anOpenPageIsReused() throws {
        let key = PageKey(url: "//news/5")
        #expect(scene.reusable(for: key, .ifVisible)?.id == PageID(2))
        #expect(scene.reusable(for: key, .never) == nil && scene.reusable(for: nil, .ifOpen) == nil)
        let deep = try scene.performing([.push(SampleScene.page(4, "//a"))])
        #expect(deep.reusable(for: key, .ifVisible) == nil)
        #expect(deep.reusable(for: key, .ifOpen)?.id == PageID(2))
        #expect(scene.reusable(for: PageKey(url: "//chats"), .ifOpen) == nil)
        let open = try #require(scene.openPage(PageKey(url: "//chats")))
        #expect(open.page.id == PageID(3))
        #expect(try scene.performing(open.operations).path.map(\.id) == [PageID(3)])
    }

    @Test("A page is replaced in its place") func aPageIsReplacedInItsPlace() throws {
        #expect(try pages(.replace(SampleScene.page(4, "//news/6"))) == ["//home", "//news/6"])
        #expect(try pages(.pop(1), .replace(SampleScene.page(4, "//start"))) == ["//start"])
        #expect(try steps(.replace(SampleScene.page(4, "//news/6"))) == "replace page #2 by //news/6")
        #expect(
            try steps(.pop(1), .replace(SampleScene.page(4, "//start")))
                == "pop to page #1, replace page #1 by //start"
        )
        let sheet = try scene.performing([.present(SampleScene.page(4))])
        let other = try sheet.performing([.replace(SampleScene.page(5, "//other"))])
        #expect(other.modals.map(\.id) == [PageID(4)])
        #expect(text(from: sheet, to: other) == "replace page #4 by //other")
    }

    @Test("Switching the tab dismisses the modal that covers the tabs")
    func switchingTheTabDismissesTheModalThatCoversTheTabs() throws {
        let covered = try scene.performing([.present(SampleScene.page(4))])
        #expect(try steps(.switchTab("chats"), from: covered) == "dismiss page #4, select tab chats")
    }

    @Test("A modal takes the place of another one, and is presented with the pages above its root") func modals() throws
    {
        let covered = try scene.performing([.present(SampleScene.page(4, "//a"))])
        #expect(
            try steps(
                .dismissAll,
                .present(SampleScene.page(5, "//b")),
                .push(SampleScene.page(6, "//c")),
                from: covered
            ) == "dismiss page #4, present //b, push //c"
        )
    }

    @Test("There is no step between equal scenes") func noStep() {
        #expect(text(from: scene, to: scene) == "")
    }

    @Test("A step that makes no sense changes nothing") func aStepThatMakesNoSense() {
        var changed = scene
        let steps: [SceneStep<Int>] = [
            .push(SampleScene.page(4), stack: PageID(9)), .pop(to: PageID(9)), .dismiss(PageID(9)), .selectTab("me"),
            .replace(PageID(1), with: SampleScene.page(4)),
        ]
        for step in steps {
            let isTaken = changed.take(step)
            #expect(!isTaken, "\(step)")
        }
        #expect(changed == scene)
    }
}

@_spi(Benchmarks) @testable import RouterNavigation
import Testing

@Suite struct NavigationErrorTests {
    let state: NavigationState

    init() throws { state = try SampleApp.tabs() }

    private func message(_ operations: NavigationOperation..., in scene: SceneID? = nil) -> String? {
        do throws(NavigationError) {
            _ = try state.performing(operations, in: scene)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test("An operation in a missing scene is an error that names it") func aMissingSceneIsNamed() throws {
        #expect(message(.popToRoot, in: "side") == "no scene 'side' is open: open it with 'openScene' first")
        #expect(message(.closeScene("side")) == "no scene 'side' is open: open it with 'openScene' first")
        #expect(throws: NavigationError.noScene(nil)) { try NavigationState().performing([.popToRoot]) }
        #expect(NavigationError.noScene(nil).description == "no scene is open: open one with 'openScene' first")
    }

    @Test("A scene that is open cannot be opened again") func aSceneOpensOnce() {
        let scene = NavigationScene("main", .stack(PageStack(SampleApp.page(4))))
        #expect(
            message(.openScene(scene)) == "the scene 'main' is open already: activate it with 'activateScene'"
        )
    }

    @Test("Errors about tabs name them") func tabsAreNamed() {
        #expect(message(.switchTab("me")) == "there is no tab 'me': the tabs are 'home', 'chats'")
        #expect(
            message(.setRoot(SampleApp.page(4)), .switchTab("me"))
                == "the scene 'main' has no tabs, so 'me' cannot be selected: set its content to a group of tabs"
        )
        #expect(throws: NavigationError.duplicateTab("me")) {
            try TabGroup(
                selected: Tab("me", PageStack(SampleApp.page(1))),
                after: [Tab("me", PageStack(SampleApp.page(2)))]
            )
        }
        #expect(
            NavigationError.duplicateTab("me").description
                == "two tabs have the name 'me': give each tab a name of its own"
        )
    }

    @Test("Nothing can be pushed onto a page that is presented without a stack") func aPageAloneTakesNoOtherPages() {
        #expect(
            message(.present(SampleApp.page(4, "//login"), isWrapped: false), .push(SampleApp.page(5)))
                == "the page '//login' is presented without a stack: present it wrapped in one, or dismiss it first"
        )
    }

    @Test("Removing a page that cannot be removed is an error") func thereHaveToBePagesToRemove() {
        #expect(message(.pop(3)) == "cannot pop 3 pages: 1 are above the root of the stack")
        #expect(message(.pop(-1)) == "cannot pop -1 pages: the number must not be negative")
        #expect(message(.dismiss) == "the scene 'main' has no modal to dismiss")
        #expect(message(.popTo(PageID(9))) == "the page #9 is not open in the scene 'main'")
        #expect(message(.popTo(PageID(3))) == "the page #3 is in the tab 'chats': switch to that tab first")
        #expect(
            NavigationError.urlNotFound("//news/6", "main").description
                == "going back in the scene 'main' leads to no page that shows '//news/6': push it instead"
        )
        #expect(
            message(.close(PageID(1)))
                == "the page #1 is the root of its scene or tab, which cannot be empty: replace it instead"
        )
    }

    @Test("A page's identity can be used only once") func aPageOpensOnce() {
        #expect(
            message(.push(SampleApp.page(2)))
                == "the identity #2 has been used: number new pages from the state's 'nextPage'"
        )
        #expect(message(.push(SampleApp.page(4)), .push(SampleApp.page(4))) != nil)
    }

    @Test("If one operation fails, the state does not change") func nothingChangesIfOneOperationFails() {
        #expect(message(.push(SampleApp.page(4)), .dismiss) == "the scene 'main' has no modal to dismiss")
        #expect(state.pages.count == 3)
    }
}

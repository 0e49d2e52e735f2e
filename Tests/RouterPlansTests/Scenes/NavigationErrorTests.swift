import RouterPlans
import Testing

@Suite struct NavigationErrorTests {
    private let scene = SampleScene.tabs()

    private func message(_ operations: NavigationOperation<Int>...) -> String? {
        do throws(NavigationError) {
            _ = try scene.performing(operations)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test("A missing scene is named") func aMissingSceneIsNamed() {
        #expect(NavigationError.noScene(nil).description == "no scene is open: open one with 'openScene' first")
        #expect(
            NavigationError.noScene("side").description
                == "no scene 'side' is open: open it with 'openScene' first"
        )
        #expect(
            NavigationError.sceneExists("main").description
                == "the scene 'main' is open already: give another one another identity"
        )
    }

    @Test("Errors about tabs name them") func tabsAreNamed() {
        #expect(
            NavigationError.withoutTabs("main").description
                == "the scene 'main' is to open without tabs: name one, with the root of its stack"
        )
        #expect(message(.switchTab("me")) == "there is no tab 'me': the tabs are 'home', 'chats'")
        #expect(
            message(.setRoot(SampleScene.page(4)), .switchTab("me"))
                == "the scene 'main' has no tabs, so 'me' cannot be selected: set its content to a group of tabs"
        )
        #expect(
            NavigationError.duplicateTab("me").description
                == "two tabs have the name 'me': give each tab a name of its own"
        )
        let tabs = ["me", "you", "me"].enumerated().map { index, name in
            PageStack(tab: TabID(name), SampleScene.page(UInt64(index)))
        }
        #expect(NavigationScene("main", tabs).repeatedTab == "me")
        #expect(scene.repeatedTab == nil)
    }

    @Test("Nothing can be pushed onto a page that is presented without a stack") func aPageAloneTakesNoOtherPages() {
        #expect(
            message(.present(SampleScene.page(4, "//login"), isWrapped: false), .push(SampleScene.page(5)))
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

    @Test("If one operation fails, nothing changes") func nothingChangesIfOneOperationFails() {
        #expect(message(.push(SampleScene.page(4)), .dismiss) == "the scene 'main' has no modal to dismiss")
        #expect(scene.pages.count == 3)
    }
}

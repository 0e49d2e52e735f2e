import RouterPlans
import TestSupport

/// Random operations, of which some are impossible, and what the user does at random.
struct RandomScene {
    var random: SplitMix
    private var count: UInt64 = 0

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    mutating func number(below bound: Int) -> Int { Int(random.next() % UInt64(bound)) }

    mutating func page() -> SceneEntry<Int> {
        count += 1
        // Some pages are those of other code.
        let isForeign = number(below: 12) == 0
        let url = number(below: 5) == 0 ? nil : "//page/\(number(below: 6))"
        return SceneEntry(id: PageID(count), url: url, screen: isForeign ? nil : 0)
    }

    /// A scene with tabs, or with one stack.
    mutating func scene() -> NavigationScene<Int> {
        guard number(below: 3) > 0 else { return NavigationScene("main", [PageStack(page(), pushed: [page()])]) }
        let tabs = ["home", "chats", "me"].map { PageStack(tab: TabID($0), page()) }
        return NavigationScene("main", tabs, selected: number(below: 3))
    }

    private mutating func page(of scene: NavigationScene<Int>) -> PageID {
        let pages = number(below: 4) == 0 ? scene.pages : scene.path
        return number(below: 10) == 0 ? PageID(UInt64(number(below: 50))) : pages[number(below: pages.count)].id
    }

    mutating func operation(on scene: NavigationScene<Int>) -> NavigationOperation<Int> {
        switch number(below: 26) {
        case 0: return .setContent(PageStack(page(), pushed: [page()]))
        case 1, 2, 3, 4: return .switchTab(TabID(["home", "chats", "me", "lost"][number(below: 4)]))
        case 5...12: return .push(page())
        case 13, 14, 15:
            let style = ModalStyle.allCases[number(below: 2)]
            return .present(page(), style: style, isWrapped: number(below: 3) > 0)
        case 16: return .replace(page())
        case 17, 18: return .pop(number(below: 4) - 1)
        case 19: return .popToRoot
        case 20, 21: return .popTo(page(of: scene))
        case 22: return .close(page(of: scene))
        case 23, 24: return .dismiss
        default: return .dismissAll
        }
    }

    /// The pages that the user closes; some of them may have closed already.
    mutating func closedPages(of scene: NavigationScene<Int>) -> Set<PageID> {
        if number(below: 4) == 0 { return [PageID(UInt64(number(below: 50))), page(of: scene)] }
        return Set(scene.path.dropFirst().suffix(number(below: 3)).map(\.id))
    }
}

@_spi(Benchmarks) import RouterNavigation
import TestSupport

/// Random operations and gestures, of which some are impossible.
struct RandomNavigation {
    var random: SplitMix
    /// The scenes that may be open.
    var scenes = ["a", "b", "c"]
    /// The URL of each page that was ever made.
    var urls: [UInt64: String] = [:]

    init(seed: UInt64) {
        random = SplitMix(seed: seed)
    }

    private mutating func number(below bound: Int) -> Int { Int(random.next() % UInt64(bound)) }

    private mutating func page(_ number: UInt64) -> Page {
        let url = self.number(below: 5) == 0 ? nil : "//page/\(self.number(below: 6))"
        urls[number] = url
        return Page(id: PageID(number), url: url)
    }

    private mutating func content(_ first: UInt64) -> SceneContent {
        guard number(below: 2) == 0 else { return .stack(PageStack(page(first), pushed: [page(first + 1)])) }
        let tabs = ["home", "chats", "me"].enumerated().map { index, name in
            Tab(TabID(name), PageStack(page(first + UInt64(index))))
        }
        guard let group = try? TabGroup(before: [tabs[0]], selected: tabs[1], after: [tabs[2]]) else {
            return .stack(tabs[0].stack)
        }
        return .tabs(group)
    }

    private mutating func scene() -> SceneID { SceneID(scenes[number(below: scenes.count)]) }
    private mutating func tab() -> TabID { TabID(["home", "chats", "me", "lost"][number(below: 4)]) }
    private mutating func openPage(_ state: NavigationState) -> PageID {
        let pages = state.scenes.last?.path ?? []
        if pages.isEmpty || number(below: 10) == 0 { return PageID(UInt64(number(below: 50))) }
        return pages[number(below: pages.count)].id
    }

    mutating func operation(on state: NavigationState) -> NavigationOperation {
        let next = state.nextPage.number
        switch number(below: 28) {
        case 0: return .openScene(NavigationScene(scene(), content(next)))
        case 1: return .activateScene(scene())
        case 2: return number(below: 4) == 0 ? .closeScene(scene()) : .activateScene(scene())
        case 3: return .setContent(content(next))
        case 4, 5, 6: return .switchTab(tab())
        case 7...14: return .push(page(next), reuse: PageReuse.allCases[number(below: 3)])
        case 15, 16, 17:
            return .present(page(next), style: Modal.Style.allCases[number(below: 2)], isWrapped: number(below: 3) > 0)
        case 18: return .replace(page(next))
        case 19, 20: return .pop(number(below: 4) - 1)
        case 21: return .popToRoot
        case 22, 23: return .popTo(openPage(state))
        case 24:
            // In any tab.
            let pages = state.scenes.last?.pages ?? []
            return .close(
                number(below: 2) == 0 && !pages.isEmpty ? pages[number(below: pages.count)].id : openPage(state)
            )
        case 25, 26: return .dismiss
        default: return .dismissAll
        }
    }

    mutating func gesture(on state: NavigationState) -> NavigationGesture {
        let scene = scene()
        switch number(below: 8) {
        case 0: return .activatedScene(scene)
        case 1 where number(below: 8) == 0: return .closedScene(scene)
        case 2, 3:
            if case .tabs(let group)? = state[scene]?.content {
                return .selectedTab(group.tabs[number(below: group.tabs.count)].id, scene)
            }
            return .activatedScene(scene)
        case 4:
            // Late: pages that may be closed, or in the middle of a stack.
            return .closed([PageID(UInt64(number(below: 50))), openPage(state)], scene)
        default:
            let path = state[scene]?.path.dropFirst() ?? []
            return .closed(path.suffix(number(below: 3)).map(\.id), scene)
        }
    }

    mutating func isGesture() -> Bool { number(below: 4) == 0 }
}

import Model
import RouterScenes

/// What links and code ask a scene for, until it is seen.
@MainActor
final class SceneCode {
    let host: any SceneHost
    private var number = 100
    /// The screens that links and code have asked for, until they are seen, and whether something else came later.
    private(set) var asked: [(number: Int, isSuperseded: Bool)] = []
    /// The time at which each screen was asked for last, or seen after that.
    private var times: [Int: UInt64] = [:]
    /// The time at which something else than a gesture has changed the scene last.
    private var lastChange: UInt64 = 0
    /// The time at which something that was asked for has been seen last.
    private var lastSight: UInt64 = 0
    /// The screens that links have found open.
    private(set) var kept: Set<Int> = []
    /// The end of a gesture that closes the highest modal and all pages that are pushed into it in the meantime.
    var dragEnd: UInt64 = 0

    init(_ host: any SceneHost) { self.host = host }

    func makeNumber() -> Int {
        number += 1
        SceneWorld.next = number + 1
        return number
    }

    func asks(_ number: Int) {
        asked = asked.map { ($0.number, true) } + [(number, false)]
        times[number] = ModelTime.now
        lastChange = ModelTime.now
    }

    func supersede() {
        supersede { _ in true }
        lastChange = ModelTime.now
    }

    /// Notes that the user does something else with some screens.
    func supersede(_ isTouched: (Int) -> Bool) {
        asked = asked.map { ($0.number, $0.isSuperseded || isTouched($0.number)) }
    }

    /// Notes the screens that are visible.
    func sees(_ texts: Set<String>) {
        for (number, _) in asked where texts.contains("\(number)") {
            times[number] = ModelTime.now
            lastSight = ModelTime.now
        }
        asked.removeAll { texts.contains("\($0.number)") }
    }

    /// Whether a screen has just been asked for or seen, or something has just changed.
    func isRecent(_ number: Int) -> Bool {
        ModelTime.now - max(times[number] ?? 0, lastChange) <= Self.transitions
    }

    /// Whether something that was asked for has just been seen, or has not been seen yet.
    var isShowing: Bool {
        lastSight > 0 && ModelTime.now - lastSight <= Self.transitions || asked.contains { !$0.isSuperseded }
    }

    private static var transitions: UInt64 { 2 * UInt64(ModelTime.animation) * ModelTime.frame }

    func count(of number: Int) -> Int { host.scene.pages.count { $0.screen?.number == number } }

    /// The problem that a screen is lost.
    var lost: Problem? {
        asked.first { !$0.isSuperseded && count(of: $0.number) == 0 }
            .map { Problem(.operationsAreNotLost, "\($0.number) is lost: \(host.scene.screens)") }
    }

    // MARK: Links and code

    func performLink(_ event: SceneEvent) {
        switch event {
        case .linkHome: showItem("//home/item")
        case .linkShop: showItem("//shop/item")
        case .linkHomeParent: showItem("//home/above")
        case .linkShopParent: showItem("//shop/above")
        case .linkPresented: showItem("//sheet")
        case .linkPresentedTwice:
            let (lower, number) = (makeNumber(), makeNumber())
            show("//sheet/\(lower)/above/\(number)", number)
        case .linkCovering:
            host.coversModals = true
            showItem("//shop/item")
            host.coversModals = false
        case .linkOpen: showOpenPage()
        case .linkHere: showItem("//item")
        case .twoLinks:
            showItem("//home/item")
            showItem("//sheet")
        default: performCode(event)
        }
    }

    private func showItem(_ url: String) {
        let number = makeNumber()
        show("\(url)/\(number)", number)
    }

    /// Shows a link, as other apps open it.
    private func show(_ url: String, _ number: Int) {
        host.show(LinkRequest(url: url, origin: .external))
        asks(number)
    }

    private func showOpenPage() {
        guard let open = host.scene.pages.last(where: { $0.url != nil && $0.screen != nil }),
            let url = open.url, let number = open.screen?.number
        else { return }
        host.show(LinkRequest(url: url, origin: .app))
        kept.insert(number)
        asks(number)
    }

    private func performCode(_ event: SceneEvent) {
        switch event {
        case .push: pushes()
        case .present: presents(.sheet)
        case .presentFullScreen: presents(.fullScreen)
        case .pop: change { $0.pop() }
        case .popToRoot: change { $0.popToRoot() }
        case .dismiss: change { $0.dismiss() }
        case .dismissAll: change { $0.select($0.visibleStack.tab ?? "") }
        case .selectHome: change { $0.select("home") }
        case .selectShop: change { $0.select("shop") }
        case .showSidebar:
            supersede()
            host.isAtSidebar = true
        case .popAndPush:
            host.scene.pop()
            pushes()
        case .replaceAll:
            host.scene = NavigationScene(tabs: SceneWorld.tabs)
            pushes()
            presents(.fullScreen)
        default: break
        }
    }

    func pushes() {
        let number = makeNumber()
        host.scene.push(Item(number: number))
        asks(number)
        if ModelTime.now < dragEnd { supersede() }
    }

    func presents(_ style: ModalStyle) {
        let number = makeNumber()
        host.scene.present(Item(number: number), style)
        asks(number)
    }

    private func change(_ change: (inout NavigationScene<Item>) -> Void) {
        supersede()
        change(&host.scene)
    }
}

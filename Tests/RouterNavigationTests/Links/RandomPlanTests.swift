@testable import RouterNavigation
import RouterPlans
@_spi(Generated) import RouterRuntime
import RouteTables
import TestSupport
import Testing

/// A scene that an app shows itself is the one that a navigator shows, for the same plans and policies.
@MainActor
@Suite
struct RandomPlanTests {
    @Test("Scenes of apps with tabs are those of a navigator", arguments: 0..<4) func tabs(_ part: UInt64) async throws
    {
        for seed in 0..<UInt64(AllCases.share(of: 200)) {
            try await RandomPlans(seed: TestSeed.value + part * 1000 + seed, hasTabs: true).compare()
        }
    }

    @Test("Scenes of apps with one stack are those of a navigator") func oneStack() async throws {
        for seed in 0..<UInt64(AllCases.share(of: 200)) {
            try await RandomPlans(seed: TestSeed.value + seed, hasTabs: false).compare()
        }
    }
}

/// A navigator, an app's own scene, and what happens to both.
@MainActor
private final class RandomPlans {
    private typealias Own = LinkPlan<any NavigationPage>.Page

    private let app: (navigator: Navigator, host: RecordingHost)
    private let hasTabs: Bool
    private let seed: UInt64
    private var random: SplitMix
    private var scene: NavigationScene<Own>
    private var log: [String] = []

    init(seed: UInt64, hasTabs: Bool) async throws {
        (self.seed, self.hasTabs, random) = (seed, hasTabs, SplitMix(seed: seed))
        let table = try RouteTable.test(
            PlannedPages.handlers,
            PlannedPages.self,
            tabs: "home\t//home\nshop\t//shop\nchats\t//inbox\n"
        )
        app = (Navigator(Router(table).silent), RecordingHost())
        app.navigator.losesPatience()
        try await app.navigator.attach(app.host)
        if hasTabs {
            try await app.navigator.openScene("main", tabs: ["home": .url("//home"), "shop": .url("//shop")])
            scene = NavigationScene(tabs: ["home", "shop"])
        } else {
            try await app.navigator.openScene("main", root: .page(TestPage("own")))
            scene = NavigationScene()
        }
    }

    private func number(below bound: Int) -> Int { Int(random.next() % UInt64(bound)) }

    func compare() async throws {
        for _ in 0..<12 {
            try await step()
            let (own, shown) = (text(of: scene), app.navigator.state["main"].map { text(of: $0) })
            guard own == shown else {
                Issue.record("seed \(seed): \(own) and not \(shown ?? "nothing") after \(log.joined(separator: ", "))")
                return
            }
        }
    }

    private func step() async throws {
        switch number(below: 12) {
        case 0: try await push()
        case 1: try await present()
        case 2: goBack()
        case 3 where hasTabs: try await selectTab()
        default: try await link()
        }
    }

    private func link() async throws {
        let urls = hasTabs ? PlannedPages.urls : PlannedPages.urls + PlannedPages.roots
        let url = urls[number(below: urls.count)]
        let (covers, reuse) = (number(below: 3) == 0, PageReuse.allCases[number(below: 5) % 3])
        log.append("\(url)\(covers ? " above" : "") \(reuse)")
        app.navigator.linkPolicy.coversModals = covers
        app.navigator.linkPolicy.reuse = reuse
        _ = try await app.navigator.openLink(url, from: .app)
        let plan: LinkPlan<any NavigationPage> = try planAtOnce(url)
        scene.show(plan, coversModals: covers, reuse: reuse)
        let once = scene
        scene.show(plan, coversModals: covers, reuse: .ifOpen)
        if text(of: once) != text(of: scene), !covers { Issue.record("seed \(seed): shown twice after \(log)") }
        scene = once
    }

    private func planAtOnce(_ url: String) throws -> LinkPlan<any NavigationPage> {
        try app.navigator.router.plan(for: url)
    }

    private func push() async throws {
        log.append("push")
        try await app.navigator.push(.page(TestPage("own")))
        scene.push(Own("own", TestPage("own")))
    }

    private func present() async throws {
        log.append("present")
        try await app.navigator.present(.page(TestPage("own")))
        scene.present(Own("own", TestPage("own")))
    }

    private func goBack() {
        guard let shown = app.navigator.state["main"] else { return }
        log.append("back")
        if !shown.front.pushed.isEmpty {
            app.host.user(.closed([shown.top.id], "main"), in: app.navigator)
            scene.close([scene.top.id])
        } else if let modal = shown.modals.last {
            app.host.user(.closed([modal.root.id], "main"), in: app.navigator)
            scene.dismiss()
        }
    }

    private func selectTab() async throws {
        let tab: TabID = number(below: 2) == 0 ? "home" : "shop"
        log.append("tab \(tab)")
        try await app.navigator.switchTab(tab)
        scene.select(tab)
    }

    /// The URLs of the pages above the roots of tabs, which other code may have made.
    private func text<Screen>(of scene: NavigationScene<Screen>) -> String {
        func urls(_ pages: [SceneEntry<Screen>]) -> String { pages.map { $0.url ?? "own" }.joined(separator: " > ") }
        let stacks = scene.stacks.map { urls(hasTabs ? $0.pushed : $0.pages) }
        return (["\(scene.selected)"] + stacks + scene.modals.map { "modal \(urls($0.pages))" }).joined(separator: "; ")
    }
}

/// The code that would be generated for pages with tabs and parents.
private enum PlannedPages: RouteDispatcher {
    static let handlers = [
        page("home", "//home", "tab(home)"), page("shop", "//shop", "tab(shop)"),
        page("product", "//product/:id", below: "shop"), page("review", "//product/:id/review", below: "product"),
        page("offer", "//offer/:id", "tab(home)"), page("inbox", "//inbox", "tab(chats)"),
        page("chat", "//chat/:id", below: "inbox"), page("note", "//note/:id"),
        page("line", "//note/:id/line", below: "note"), page("help", "//help", "present"),
        page("answer", "//help/:id", below: "help"), page("card", "//card/:id", "present", below: "product"),
        page("cardText", "//card/:id/text", below: "card"), page("welcome", "//welcome", "root"),
        page("tour", "//tour", "root", below: "welcome"), page("stage", "//stage/:id", below: "tour"),
        selection("selectShop", "//shops", "tab(shop)"), selection("selectChats", "//chats", "tab(chats)"),
    ]
    static let urls = [
        "//home", "//shop", "//product/1", "//product/2", "//product/1/review", "//offer/1", "//inbox", "//chat/1",
        "//note/1", "//note/2", "//note/1/line", "//help", "//help/1", "//card/1", "//card/1/text", "//shops",
        "//chats",
    ]
    static let roots = ["//welcome", "//tour", "//stage/1"]

    private static func page(_ name: String, _ pattern: String, _ opening: String = "", below parent: String? = nil)
        -> TestHandler
    {
        TestHandler(
            name: name,
            patterns: [pattern],
            parameters: pattern.contains(":id") ? ["id"] : [],
            callKind: .mainActor,
            opening: opening,
            parent: parent
        )
    }

    /// A handler that returns nothing, whose links only select a tab.
    private static func selection(_ name: String, _ pattern: String, _ opening: String) -> TestHandler {
        TestHandler(name: name, patterns: [pattern], returnsNothing: true, callKind: .mainActor, opening: opening)
    }

    @MainActor
    static func callOnMainActor(_ handler: Int, _ call: RouteCall) throws -> Any {
        handlers[handler].returnsNothing ? () : try call.result(TestPage(handlers[handler].name))
    }
}

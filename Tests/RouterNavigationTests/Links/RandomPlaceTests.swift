import Foundation
@testable import RouterNavigation
import RouterPlans
@_spi(Generated) import RouterRuntime
import RouteTables
import TestSupport
import Testing

/// Random links, compared with a model that shares no code with the planner: with parents, parameters in their URLs, bound
/// navigators, pages of other code, and scenes that change while handlers run.
@MainActor
@Suite
struct RandomPlaceTests {
    /// `ROUTE_PLACE_LINKS` in the environment, or few links.
    private static let links =
        ProcessInfo.processInfo.environment["ROUTE_PLACE_LINKS"].flatMap { Int($0) } ?? AllCases.share(of: 8000)

    @Test("A page that the user sees stays, although its route names the tab of the page that asks")
    func seen() async throws {
        let app = try await RandomPlaces(seed: 0)
        let navigator = app.navigator
        try await navigator.switchTab("inbox")
        let asking = try await navigator.push(.url("//note/1"))
        try await navigator.switchTab("home")
        let memo = try await navigator.open("//memo/1?switchTab=home")
        try await navigator.push(.url("//note/2"))
        let opened = try await navigator.bound(to: asking.id).open("//memo/1", reuse: .ifOpen)
        #expect(opened?.id == memo?.id)
        let names = navigator.state.activeScene?.path.map { (navigator.content(of: $0.id) as? TestPage)?.name }
        #expect(names == ["home", "memo 1"])
    }

    @Test("Links open where the model says") func places() async throws {
        var (links, kept, changed, problems, seed) = (0, 0, 0, 0, TestSeed.value)
        while links < Self.links {
            let run = try await RandomPlaces(seed: seed)
            if let problem = try await run.perform(20) {
                Issue.record("seed \(seed): \(problem)")
                problems += 1
                guard problems < 3 else { return }
            }
            (links, kept, changed, seed) = (links + run.links, kept + run.kept, changed + run.changed, seed + 1)
        }
        #expect(kept > links / 20 && changed > links / 20, "\(links) links, \(kept) kept, \(changed) changed meanwhile")
    }
}

/// A navigator, its model, and what happens to both.
@MainActor
private final class RandomPlaces {
    let navigator: Navigator
    private let host = RecordingHost()
    private var model: PlaceModel
    private var random: SplitMix
    private var log: [String] = []
    private(set) var (links, kept, changed) = (0, 0, 0)

    init(seed: UInt64) async throws {
        random = SplitMix(seed: seed)
        model = PlaceModel(PlacedPages.described)
        navigator = Navigator(Router(try PlacedPages.table.get()).silent)
        navigator.losesPatience()
        navigator.note = { _ in }
        try await navigator.attach(host)
        try await navigator.openScene("main", tabs: ["home": .url("//home"), "inbox": .url("//inbox")])
    }

    private func number(below bound: Int) -> Int { Int(random.next() % UInt64(bound)) }

    private func one<Value>(of values: [Value]) -> Value { values[number(below: values.count)] }

    /// - Returns: The difference between the navigator and the model; `nil` if there is none.
    func perform(_ steps: Int) async throws -> String? {
        for _ in 0..<steps {
            let shown: String
            do {
                if number(below: 4) == 0 { change() } else { try await link() }
                shown = text
            } catch {
                shown = "\(error)"
            }
            if shown != model.description {
                return "shows \(shown), and not \(model), after\n\(log.suffix(12).joined(separator: "\n"))"
            }
        }
        return nil
    }

    private var text: String {
        guard let scene = navigator.state["main"] else { return "nothing" }
        func text(_ stack: PageStack<OwnPage>) -> String {
            stack.pages.map { (navigator.content(of: $0.id) as? TestPage)?.name ?? "~" }.joined(separator: " > ")
        }
        let stacks = scene.stacks.enumerated().map { ($0 == scene.selected ? "*" : "") + text($1) }
        return (stacks + scene.modals.map { "| \(text($0))" }).joined(separator: "; ")
    }

    // MARK: The user and other code

    private func change() {
        switch number(below: 5) {
        case 0, 1: goBack()
        case 2: selectTab()
        case 3: showForeign(isModal: false)
        default: showForeign(isModal: true)
        }
        log.append("  \(model)")
    }

    private func goBack() {
        guard let scene = navigator.state["main"] else { return }
        log.append("back")
        model.goBack()
        if let modal = scene.modals.last {
            navigator.report(.closed([modal.top.id], "main"))
        } else if !scene.visibleStack.pushed.isEmpty {
            navigator.report(.closed([scene.visibleStack.top.id], "main"))
        }
    }

    private func selectTab() {
        guard !model.tabs.isEmpty else { return }
        let tab = number(below: 2)
        log.append("tab \(tab)")
        model.selected = tab
        navigator.report(.selectedTab(TabID(model.tabs[tab]), "main"))
    }

    /// Other code shows a page.
    private func showForeign(isModal: Bool) {
        guard var scene = navigator.state["main"], scene.modals.last?.root.isForeign != true else { return }
        log.append("foreign \(isModal ? "modal" : "page")")
        let page = Page(foreign: navigator.makePageID())
        let item = model.newItem("~", isForeign: true)
        if isModal {
            scene.modals.append(PageStack(style: .sheet, isWrapped: false, page))
            model.modals.append(PlaceModel.Stack(items: [item]))
        } else if scene.modals.isEmpty {
            scene.stacks[scene.selected].pushed.append(page)
            model.stacks[model.selected].items.append(item)
        } else {
            scene.modals[scene.modals.count - 1].pushed.append(page)
            model.modals[model.modals.count - 1].items.append(item)
        }
        navigator.record(scene)
    }

    // MARK: Links

    private func link() async throws {
        let names = PlacedPages.names + (number(below: 10) == 0 ? PlacedPages.roots : [])
        var link = PlaceModel.Link(name: one(of: names))
        link.reuse = one(of: PlaceModel.Reuse.allCases + [.ifOpen])
        var parameters: [String] = []
        if number(below: 6) == 0 {
            link.opening = one(of: ["push", "present", "none"])
            parameters.append("openType=\(link.opening ?? "")")
        }
        if number(below: 6) == 0 {
            link.tab = one(of: ["home", "inbox"])
            parameters.append("switchTab=\(one(of: ["", "//"]))\(link.tab ?? "")")
        }
        if number(below: 6) == 0 {
            link.popTo = one(of: model.items.filter { !$0.isForeign }).name
            parameters.append("popTo=\(PlacedPages.url(of: link.popTo ?? ""))")
        }
        let url = PlacedPages.url(of: link.name) + (parameters.isEmpty ? "" : "?" + parameters.joined(separator: "&"))
        let pages = navigator.state["main"]?.pages ?? []
        var asked = navigator
        if number(below: 4) == 0 {
            let place = number(below: pages.count)
            if !pages[place].isForeign {
                link.bound = model.items[place].number
                asked = navigator.bound(to: pages[place].id)
            }
        } else if number(below: 4) > 0 {
            link.modals = one(of: [.dismissed, .covered])
        }
        links += 1
        log.append("\(url) \(link)")
        let reuse = [PageReuse.never, .ifVisible, .ifOpen][PlaceModel.Reuse.allCases.firstIndex(of: link.reuse) ?? 0]
        var remembered: Int?
        if let kept = model.kept(by: link, remembering: nil) {
            self.kept += 1
            model = kept
        } else {
            PlacedPages.whenCalled = { [self] in
                PlacedPages.whenCalled = nil
                for _ in 0..<number(below: 4) {
                    let selected = model.selected
                    change()
                    if remembered == nil, log.dropLast().last?.hasPrefix("tab") == true { remembered = selected }
                    changed += 1
                }
                if let bound = link.bound, !model.items.contains(where: { $0.number == bound }) { link.bound = -1 }
                model.open(link, remembering: remembered)
            }
        }
        if link.modals == .kept {
            try await asked.open(url, reuse: reuse)
        } else {
            navigator.linkPolicy.reuse = reuse
            navigator.linkPolicy.coversModals = link.modals == .covered
            try await asked.openLink(url, from: .app)
        }
        if PlacedPages.whenCalled != nil { log.append("no handler was called") }
        PlacedPages.whenCalled = nil
        log.append("  \(model)")
    }
}

/// The code that would be generated for pages that wait.
private enum PlacedPages: RouteDispatcher {
    static let all: [PlaceModel.Described] = [
        PlaceModel.Described(name: "home", tab: "home"), PlaceModel.Described(name: "inbox", tab: "inbox"),
        PlaceModel.Described(name: "note"), PlaceModel.Described(name: "memo", tab: "inbox"),
        PlaceModel.Described(name: "mail", parent: "inbox"), PlaceModel.Described(name: "line", parent: "mail"),
        PlaceModel.Described(name: "card", opening: "present"), PlaceModel.Described(name: "back", parent: "card"),
        PlaceModel.Described(name: "reply", opening: "present", parent: "note"),
        PlaceModel.Described(name: "word", parent: "reply"), PlaceModel.Described(name: "welcome", opening: "root"),
        PlaceModel.Described(name: "tour", parent: "welcome"),
    ]
    static let names = [
        "home", "inbox", "note 1", "note 2", "memo 1", "mail 1", "mail 2", "line 1", "card 1", "back 1", "reply 1",
        "word 1",
    ]
    static let roots = ["welcome", "tour"]

    static let table = Result {
        let handlers = all.map { page in
            TestHandler(
                name: page.name,
                patterns: [hasNumber(page.name) ? "//\(page.name)/:id" : "//\(page.name)"],
                parameters: hasNumber(page.name) ? ["id"] : [],
                callKind: .asynchronousMainActor,
                opening: page.tab.map { "tab(\($0))" } ?? (page.opening == "push" ? "" : page.opening),
                parent: page.parent
            )
        }
        return try RouteTable.test(handlers, PlacedPages.self)
    }

    private static func hasNumber(_ name: String) -> Bool { !["home", "inbox", "welcome", "tour"].contains(name) }

    static func url(of name: String) -> String { "//" + name.split(separator: " ").joined(separator: "/") }

    /// The page with a name, and the one below it with the same number.
    static func described(_ name: String) -> PlaceModel.Described {
        let words = name.split(separator: " ")
        guard let page = all.first(where: { $0.name == words[0] }) else { return PlaceModel.Described(name: name) }
        let parent = page.parent.map { parent in
            hasNumber(parent) ? "\(parent) \(words.last ?? "")" : parent
        }
        return PlaceModel.Described(name: name, opening: page.opening, tab: page.tab, parent: parent)
    }

    /// Called in the first handler of a link.
    @MainActor static var whenCalled: (() -> Void)?

    @MainActor
    static func openOnMainActor(_ handler: Int, _ call: RouteCall) async throws -> Any {
        whenCalled?()
        let name = all[handler].name
        return TestPage(hasNumber(name) ? "\(name) \(try call.values(String.self))" : name)
    }
}

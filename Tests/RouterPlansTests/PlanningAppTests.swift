import RouterDynamic
import RouterPlans
import TestSupport
import Testing

/// Apps with a navigation of their own apply a plan.
@MainActor
@Suite struct PlanningAppTests {
    let router: Router

    init() throws { router = try PlannedDispatcher.router() }

    /// As in SwiftUI: a path for each tab, and the selected tab.
    @Test("An app with a path for each tab assigns the pages") func paths() async throws {
        var (tab, paths): (TabID, [TabID: [AnyHashable]]) = ("home", ["home": [Screen.help]])

        let plan = try await router.plan(for: "//chat/5", from: .external, as: (any Hashable & Sendable).self)
        tab = plan.tab ?? tab
        paths[tab] = plan.pagesAboveRoot.map { AnyHashable($0.destination) }

        #expect(tab == "chats")
        #expect(paths["home"]?.map { $0 as? Screen } == [.help])
        #expect(paths["chats"]?.map { $0 as? Screen } == [.inbox, .chat(5)])
    }

    /// As with a reducer: the plan is an action, and the state is compared.
    private struct Feature: Equatable {
        var tab: TabID = "home"
        var path: [Screen] = []
        var failure: String?

        mutating func reduce(_ link: Result<LinkPlan<Screen>, any Error>) {
            switch link {
            case .success(let plan):
                tab = plan.tab ?? tab
                path = plan.pagesAboveRoot.map(\.destination)
            case .failure(let error): failure = "\(error)"
            }
        }
    }

    @Test("A reducer takes a plan as an action") func reducer() async throws {
        var state = Feature()
        state.reduce(.success(try await router.plan(for: "//chat/5/photo/7", from: .external)))
        #expect(state == Feature(tab: "chats", path: [.inbox, .chat(5), .photo(7, of: 5)]))
        state.reduce(.failure(NavigationError.notAPage(url: "//clear", type: "()")))
        #expect(state.failure?.hasPrefix("the handler of '//clear'") == true)
    }

    /// As in UIKit: controllers, of which old code has pushed some.
    private final class Controller {
        let screen: Screen?
        let key: PageKey?

        init(_ screen: Screen?, _ key: PageKey?) { (self.screen, self.key) = (screen, key) }
    }

    @Test("A coordinator keeps the controllers that are open, also those of old code") func coordinator() async throws {
        let old = Controller(nil, nil)
        var (controllers, presented) = ([old], [Controller]())

        func show(_ url: String) async throws {
            let plan: LinkPlan<Screen> = try await router.plan(for: url)
            let change = plan.change(from: controllers.map(\.key))
            controllers = controllers.prefix(change.keptCount) + change.pushed.map { Controller($0.destination, $0.id) }
            presented = change.presented.map { Controller($0.destination, $0.id) }
        }

        try await show("//chat/5")
        let chat = controllers[2]
        try await show("//chat/5/photo/7")
        #expect(controllers.map(\.screen) == [nil, .inbox, .chat(5), .photo(7, of: 5)])
        #expect(controllers[0] === old && controllers[2] === chat)
        try await show("//help/2")
        #expect(controllers.count == 4)
        #expect(presented.map(\.screen) == [.help, .answer(2)])
    }

    /// As with a navigator that receives the values of a path one by one.
    @Test("A navigator of values receives the tab and the pages") func values() async throws {
        var received: [AnyHashable] = []

        let plan: LinkPlan<Screen> = try await router.plan(for: "//chat/5", from: .external)
        received += plan.tab.map { [AnyHashable($0)] } ?? []
        received += plan.pagesAboveRoot.map { AnyHashable($0.destination) }

        #expect(received == [TabID("chats"), Screen.inbox, Screen.chat(5)] as [AnyHashable])
    }

    /// As in an app of which some pages are views: the pages themselves are the values of the path.
    @Test("A path has pages whose destinations are not compared") func hybrid() async throws {
        var (path, root): ([LinkPlan<any Sendable>.Page], LinkPlan<any Sendable>.Page?) = ([], nil)

        func show(_ url: String) async throws {
            let plan: LinkPlan<any Sendable> = try await router.plan(for: url)
            let change = plan.change(from: path.map(\.id))
            root = plan.root ?? root
            path = path.prefix(change.keptCount) + plan.pagesAboveRoot.suffix(change.pushed.count)
        }

        try await show("//chat/5")
        try await show("//chat/5#last")
        #expect(path.map { $0.destination as? Screen } == [.inbox, .chat(5)])
        try await show("//welcome")
        #expect(root?.destination as? Screen == .welcome)
        #expect(path.isEmpty)
    }

    private enum Requirement: String {
        case account, payment
    }

    @Test("A plan has what its target requires, and middleware of that scope wraps it")
    func requirements() async throws {
        let chat: LinkPlan<Screen> = try await router.plan(for: "//chat/5")
        #expect(chat.requirements == [])
        let photo: LinkPlan<Screen> = try await router.plan(for: "//chat/5/photo/7")
        #expect(photo.requirements == ["account", "age"])
        router.use(for: .requiring(Requirement.payment)) { _ in .end(.redirect(to: "//welcome")) }
        router.use(for: .requiring(Requirement.account)) { _ in .end(.redirect(to: "//login", postponing: true)) }
        let detour: LinkPlan<Screen> = try await router.plan(for: "//chat/5/photo/7", from: .external)
        #expect("\(detour)" == "login")
        #expect(detour.requirements == [])
        #expect(detour.postponed?.url == "//chat/5/photo/7")
        #expect("\(try await router.plan(for: "//chat/5", as: Screen.self))" == "chats: inbox > chat(5)")
    }

    @Test("An app that redirects to a login asks again afterward with the same caller") func login() async throws {
        let session = Session()
        try router.use(for: .urls("//chat/**")) { request, next in
            await session.isOpen ? try await next(request) : .redirect(to: "//login", postponing: true)
        }
        let first: LinkPlan<Screen> = try await router.plan(for: "//chat/5", from: .external)
        #expect("\(first)" == "login")
        #expect(first.redirects == ["//chat/5"])
        await session.logIn()
        let second: LinkPlan<Screen> = try await router.plan(for: try #require(first.postponed))
        #expect("\(second)" == "chats: inbox > chat(5)")
        #expect(second.request.origin == .external)
    }
}

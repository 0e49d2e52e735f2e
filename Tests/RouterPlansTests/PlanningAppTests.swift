import RouterDynamic
import RouterPlans
import TestSupport
import Testing

/// Apps with a navigation of their own apply a plan.
@MainActor
@Suite struct PlanningAppTests {
    let router: Router

    init() throws { router = try PlannedDispatcher.router() }

    /// As with a reducer: the plan is an action, and the state is compared.
    private struct Feature: Equatable {
        var scene = NavigationScene<Screen>(tabs: ["home", "chats"])
        var failure: String?

        mutating func reduce(_ link: Result<LinkPlan<Screen>, any Error>) {
            switch link {
            case .success(let plan): scene.show(plan)
            case .failure(let error): failure = "\(error)"
            }
        }
    }

    @Test("A reducer takes a plan as an action") func reducer() async throws {
        var state = Feature()
        state.reduce(.success(try await router.plan(for: "//chat/5/photo/7", from: .external)))
        #expect("\(state.scene)" == "home [chats > inbox > chat(5) > photo(7, of: 5)]")
        state.reduce(.failure(NavigationError.notAPage(url: "//clear", type: "()")))
        #expect(state.failure?.hasPrefix("the handler of '//clear'") == true)
    }

    /// As in UIKit: controllers, of which old code has pushed some.
    private final class Controller {
        let title: String

        init(_ title: String) { self.title = title }
    }

    @Test("A coordinator keeps the controllers that are open, also those of old code") func coordinator() async throws {
        var scene = NavigationScene<Screen>()
        var controllers = [Controller("root"), Controller("old")]
        var shown: [PageID: Controller] = [:]
        var presented: [Controller] = []

        func show(_ url: String) async throws {
            let old = scene
            scene.show(try await router.plan(for: url, as: Screen.self))
            for step in scene.steps(from: old) {
                switch step {
                case .push(let page, stack: let stack):
                    let controller = Controller("\(page)")
                    shown[page.id] = controller
                    if stack == scene.visibleStack.id {
                        controllers.append(controller)
                    } else {
                        presented.append(controller)
                    }
                case .present(let modal): presented = [Controller("\(modal.root)")]
                default: Issue.record("\(step)")
                }
            }
        }

        try await show("//chat/5")
        let chat = try #require(controllers.last)
        try await show("//chat/5/photo/7")
        #expect(controllers.map(\.title) == ["root", "old", "//inbox", "//chat/5", "//chat/5/photo/7"])
        #expect(controllers[3] === chat)
        try await show("//help/2")
        #expect(controllers.count == 5)
        #expect(presented.map(\.title) == ["//help", "//help/2"])
    }

    /// As with a navigator that receives the values of a path one by one.
    @Test("A navigator of values receives the tab and the pages") func values() async throws {
        var received: [AnyHashable] = []

        let plan: LinkPlan<Screen> = try await router.plan(for: "//chat/5", from: .external)
        received += plan.tab.map { [AnyHashable($0)] } ?? []
        received += plan.pagesAboveRoot.map { AnyHashable($0.destination) }

        #expect(received == [TabID("chats"), Screen.inbox, Screen.chat(5)] as [AnyHashable])
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
        #expect(try router.resolve("//chat/5/photo/7").requirements == ["account", "age"])
        #expect(try router.resolve("//chat/5").requirements == [])
        router.use(for: .requiring(Requirement.payment)) { _ in .end(.redirect(to: "//welcome")) }
        router.use(for: .requiring(Requirement.account)) { _ in .end(.redirect(to: "//login", postponing: true)) }
        let detour: LinkPlan<Screen> = try await router.plan(for: "//chat/5/photo/7", from: .external)
        #expect("\(detour)" == "login")
        #expect(detour.requirements == [])
        #expect(detour.postponed?.url == "//chat/5/photo/7")
        #expect("\(try await router.plan(for: "//chat/5", as: Screen.self))" == "chats: inbox > chat(id: 5)")
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
        #expect("\(second)" == "chats: inbox > chat(id: 5)")
        #expect(second.request.origin == .external)
    }
}

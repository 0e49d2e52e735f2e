import RouterPlans
import RouterRuntime

/// A plan for a model, whose destinations are its screens or belong to them.
@MainActor
struct ScenePlan<Screen> {
    let postponed: LinkRequest?
    let tab: TabID?
    let show: (_ scene: inout NavigationScene<Screen>, _ coversModals: Bool) -> Void
    let push: (_ scene: inout NavigationScene<Screen>) -> Void
    /// Whether the plan has a page, and does not only select a tab.
    let hasPage: Bool
    /// The screen of the target; `nil` if a redirect has led there.
    let screen: Screen?
    /// Makes the entry of the target; `nil` if the plan has none.
    let makeEntry: (_ scene: inout NavigationScene<Screen>) -> SceneEntry<Screen>?

    init(_ plan: LinkPlan<Screen>) {
        self.init(plan, { $0.show(plan, coversModals: $1) }, { $0.push(plan) }, \.destination)
    }

    init<Destination>(pagesOf plan: LinkPlan<Destination>) where Screen == LinkPlan<Destination>.Page {
        self.init(plan, { $0.show(plan, coversModals: $1) }, { $0.push(plan) }) { $0 }
    }

    private init<Destination>(
        _ plan: LinkPlan<Destination>,
        _ show: @escaping (inout NavigationScene<Screen>, Bool) -> Void,
        _ push: @escaping (inout NavigationScene<Screen>) -> Void,
        _ screen: @escaping (LinkPlan<Destination>.Page) -> Screen
    ) {
        (postponed, tab, hasPage) = (plan.postponed, plan.tab, plan.target != nil)
        (self.show, self.push) = (show, push)
        self.screen = plan.redirects.isEmpty ? plan.target.map(screen) : nil
        makeEntry = { scene in
            plan.target.map { scene.makeEntry(of: $0, showing: screen($0), for: plan.request.origin) }
        }
    }
}

/// A plan that is made, or that waits for something.
@MainActor
enum PlanAttempt<Screen> {
    case made(ScenePlan<Screen>)
    /// Makes what is left of the plan.
    case waits(@MainActor () async throws -> ScenePlan<Screen>)
}

/// The plans of a model's links.
@MainActor
struct PlanSource<Screen> {
    let router: Router
    private let gate: LinkGate?
    /// Makes a plan as far as nothing waits.
    private let begin: (RouteRequest, LinkGate?) throws -> PlanAttempt<Screen>
    /// Makes a plan that may wait.
    let later: @MainActor (RouteRequest) async throws -> ScenePlan<Screen>

    init(_ router: Router, _ gate: LinkGate?) where Screen: Sendable {
        self.init(router, gate) { (plan: LinkPlan<Screen>) in ScenePlan(plan) }
    }

    init<Destination: Sendable>(pagesOf router: Router, _ gate: LinkGate?) where Screen == LinkPlan<Destination>.Page {
        self.init(router, gate) { (plan: LinkPlan<Destination>) in ScenePlan(pagesOf: plan) }
    }

    private init<Destination: Sendable>(
        _ router: Router,
        _ gate: LinkGate?,
        _ plan: @escaping @MainActor (LinkPlan<Destination>) -> ScenePlan<Screen>
    ) {
        (self.router, self.gate) = (router, gate)
        begin = { request, gate in
            let (pages, reason) = try router.begin(request, through: gate, as: Destination.self, MainActor.shared)
            if reason == nil { return .made(plan(pages.plan)) }
            // The pages that are made stay as they are.
            return .waits { plan(try await router.finish(pages, through: gate)) }
        }
        later = { plan(try await router.plan($0, through: gate, as: Destination.self)) }
    }

    /// Makes the plan of a link, unless something waits.
    func attempt(_ request: RouteRequest) throws -> PlanAttempt<Screen> {
        let redirects = HandlerRedirects()
        let first = request.noting(redirects)
        do { return try begin(first, gate) } catch let error as RouterError where error.code == .requiresAsync {
            // Handlers that have led to what waits are not called again.
            let request = request.noting(HandlerRedirects(former: redirects.all))
            return .waits { try await later(request) }
        }
    }

    /// The first screen of a tab of the app, which no gate holds back: the user has not asked for it.
    ///
    /// - Returns: The screen; `nil` if `routegen.json` declares none, or if a redirect has led elsewhere.
    /// - Throws: The reason why the page cannot be made at once.
    func firstScreen(of tab: TabID) throws -> Screen? {
        guard let root = router.tabs.first(where: { $0.id == tab }) else { return nil }
        let request = router.makeRequest(root.url, context: [:], from: .app, callbacks: .none)
        guard case .made(let plan) = try begin(request, nil) else { return nil }
        return plan.screen
    }
}

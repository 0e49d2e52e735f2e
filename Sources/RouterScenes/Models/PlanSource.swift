import RouterPlans
import RouterRuntime

/// A plan for a model, whose destinations are its screens or belong to them.
@MainActor
struct ScenePlan<Screen> {
    let postponed: LinkRequest?
    let show: (_ scene: inout NavigationScene<Screen>, _ coversModals: Bool) -> Void
    let push: (_ scene: inout NavigationScene<Screen>) -> Void
    /// The screen of the target; `nil` if a redirect has led there.
    let screen: Screen?
    /// Makes the entry of the target.
    let makeEntry: (_ scene: inout NavigationScene<Screen>) -> SceneEntry<Screen>

    init(_ plan: LinkPlan<Screen>) {
        postponed = plan.postponed
        show = { $0.show(plan, coversModals: $1) }
        push = { $0.push(plan) }
        screen = plan.redirects.isEmpty ? plan.target.destination : nil
        makeEntry = { $0.makeEntry(of: plan.target, showing: plan.target.destination, for: plan.request.origin) }
    }

    init<Destination>(pagesOf plan: LinkPlan<Destination>) where Screen == LinkPlan<Destination>.Page {
        postponed = plan.postponed
        show = { $0.show(plan, coversModals: $1) }
        push = { $0.push(plan) }
        screen = plan.redirects.isEmpty ? plan.target : nil
        makeEntry = { $0.makeEntry(of: plan.target, showing: plan.target, for: plan.request.origin) }
    }
}

/// The plans of a model's links.
@MainActor
struct PlanSource<Screen> {
    let router: Router
    /// Makes a plan of which nothing waits.
    let atOnce: (RouteRequest) throws -> ScenePlan<Screen>
    /// Makes a plan that may wait.
    let later: @MainActor (RouteRequest) async throws -> ScenePlan<Screen>

    init(_ router: Router, _ gate: LinkGate?) where Screen: Sendable {
        self.router = router
        atOnce = { ScenePlan(try router.plan($0, through: gate, as: Screen.self, MainActor.shared)) }
        later = { ScenePlan(try await router.plan($0, through: gate, as: Screen.self)) }
    }

    init<Destination: Sendable>(pagesOf router: Router, _ gate: LinkGate?) where Screen == LinkPlan<Destination>.Page {
        self.router = router
        atOnce = { ScenePlan(pagesOf: try router.plan($0, through: gate, as: Destination.self, MainActor.shared)) }
        later = { ScenePlan(pagesOf: try await router.plan($0, through: gate, as: Destination.self)) }
    }

    /// The first screens of the app's tabs, as far as these are open to it at once.
    var firstScreens: [TabID: Screen] {
        var screens: [TabID: Screen] = [:]
        for tab in router.tabs {
            let request = router.makeRequest(tab.url, context: [:], from: .app, callbacks: .none)
            do { screens[tab.id] = try atOnce(request).screen } catch {
                router.remark {
                    "RouteGen: the first page '\(tab.url)' of the tab '\(tab.id)' is left to the app: \(error)"
                }
            }
        }
        return screens
    }
}

// What apps with a navigation of their own do with plans, beyond the examples in the documentation of declarations.
import Foundation
import RouterPipeline
import RouterPlans
import RouterRuntime

func describe(_ plan: LinkPlan<Screen>) throws -> String {
    let pages = plan.pagesAboveRoot.filter { $0.opening == .push }.map { "\($0.destination) \($0.url ?? "")" }
    let key = try JSONDecoder().decode(PageKey.self, from: JSONEncoder().encode(plan.target?.id))
    let root = plan.root.map { "\($0)" } ?? ""
    print(plan.requirements, plan.window ?? "")
    return
        "\(plan): \(plan.fragment ?? "") \(plan.redirects) \(pages) \(key == plan.target?.id) \(root) \(plan.tab?.name ?? "")"
}

/// The pages of a link at once, or `nil` if it must wait.
func pagesAtOnce(_ request: LinkRequest, _ gate: LinkGate) throws -> [LinkPlan<ChatScreen>.Page]? {
    do {
        let plan: LinkPlan<ChatScreen> = try router.plan(for: request, through: gate)
        return try plan.pagesAboveRoot + router.plan(for: .openChat(chatID: 5)).pagesAboveRoot
    } catch let error as RouterError where error.code == .requiresAsync {
        return nil
    }
}

/// The plan of a route of which a feature knows another type, at once.
func planAtOnce(_ route: Route<some Any>, _ gate: LinkGate) throws -> LinkPlan<Screen> {
    try router.plan(for: route, through: gate, as: Screen.self)
}

/// Redirects to a login, as a detour, and says what it has put off.
func addLogin(_ session: [TabRoot.ID], isSignedIn: @escaping @Sendable () -> Bool) throws {
    try router.use(for: .urls("//chat/**")) { request in
        isSignedIn() ? .next(request) : .end(.redirect(to: "//login", postponing: true))
    }
    let first = router.tabs.first { $0.id == session.first }
    print(first?.url ?? "", TabID(ExampleTab.chats))
}

enum ExampleTab: String {
    case chats
}

func later(_ plan: LinkPlan<Screen>) -> LinkRequest? { plan.postponed }

/// Asks for a code when a link waits, and drops those of a user who has signed out.
func lock(_ gate: LinkGate) {
    gate.onHold = { print("\($0.url) waits for a code") }
    gate.close()
    if gate.isClosed { print("waiting: \(gate.requests)") }
    gate.drop { $0.origin == .external }
}

/// Asks again for a link that was put off.
func resume(_ data: Data, _ gate: LinkGate) async throws -> LinkRequest? {
    let decoder = JSONDecoder()
    decoder.userInfo[LinkRequest.trustedOriginsKey] = Set([RouteOrigin.external, .notification])
    let request = try decoder.decode(LinkRequest.self, from: data)
    guard request.origin != .app else { return try await router.plan(for: .openChat(chatID: 5), through: gate).request }
    do {
        return try await router.plan(for: request, as: ChatScreen.self).request
    } catch let error as NavigationError {
        if error.code == .notAPage { print("\(request.url) is an action: \(error)") }
        return nil
    }
}

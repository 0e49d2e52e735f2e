import Combine
import Foundation
import RouterPlans

/// What the app shows: a stack for each tab, and a sheet with a stack.
@MainActor
public final class AppModel: ObservableObject {
    @Published public var tab = AppTab.home
    @Published public var stacks: [AppTab: [Page]] = [:]
    @Published public var sheet: Page?
    @Published public var sheetStack: [Page] = []
    public private(set) var isSignedIn = false
    private var pending: LinkRequest?
    private let router: Router
    /// The link that came last, which replaces one that is not shown yet.
    private var link: Task<Void, any Error>? { didSet { oldValue?.cancel() } }

    public init(_ router: Router) { self.router = router }

    public subscript(stack tab: AppTab) -> [Page] {
        get { stacks[tab] ?? [] }
        set { stacks[tab] = newValue }
    }

    /// Opens a link that the system has delivered.
    public func open(_ url: URL) {
        open(LinkRequest(url: url.absoluteString, origin: .external))
    }

    /// Opens a screen for a button of another one.
    public func open(_ route: Route<any FeatureScreen>) {
        link = Task {
            let plan = try await router.plan(for: route)
            pending = plan.postponed
            if plan.target.opening == .present { present([plan.target]) } else { push(plan.target) }
        }
    }

    public func signIn() {
        isSignedIn = true
        present([])
        if let pending { open(pending) }
        pending = nil
    }

    private func open(_ request: LinkRequest) {
        link = Task { show(try await router.plan(for: request)) }
    }

    private func show(_ plan: LinkPlan<any FeatureScreen>) {
        pending = plan.postponed
        let change = plan.change(from: [])
        let named = plan.tab.flatMap { AppTab(rawValue: $0.name) }
        tab = named ?? tab
        stacks[tab] = (named == nil ? stacks[tab, default: []] : []) + change.pushed
        present(Array(change.presented))
    }

    private func push(_ page: Page) {
        if sheet == nil { self[stack: tab].append(page) } else { sheetStack.append(page) }
    }

    private func present(_ pages: [Page]) {
        sheet = pages.first
        sheetStack = Array(pages.dropFirst())
    }
}

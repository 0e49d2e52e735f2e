import Combine
import Foundation
import RouterPlans
import SwiftUI

/// What the app shows: a stack for each tab, and a sheet with a stack.
@MainActor
public final class AppModel: ObservableObject {
    @Published public var tab = AppTab.home
    @Published public var stacks: [AppTab: NavigationPath] = [:]
    @Published public var sheet: Screen?
    @Published public var sheetStack = NavigationPath()
    public private(set) var isSignedIn = false
    private var pending: Link?
    private let router: Router
    private var link: Task<Void, any Error>? { didSet { oldValue?.cancel() } }

    public init(_ router: Router) { self.router = router }

    public subscript(stack tab: AppTab) -> NavigationPath {
        get { stacks[tab] ?? NavigationPath() }
        set { stacks[tab] = newValue }
    }

    /// Opens a link that the system has delivered.
    public func open(_ url: URL) {
        if router.canOpen(url.absoluteString, from: .external) {
            link = Task { show(try await router.plan(for: url.absoluteString, from: .external)) }
        } else if let old = Link(url) {
            // The feature has not moved.
            link = nil
            show(old)
        }
    }

    /// Opens a screen for a button of another one.
    public func open(_ screen: Screen) {
        switch screen {
        case .checkout, .account, .login, .help: present([screen])
        default: push(screen)
        }
    }

    /// Opens a screen of a feature that has moved.
    public func open(_ route: Route<any View>) {
        link = Task {
            let plan: LinkPlan<any FeatureScreen> = try await router.plan(for: route.url)
            if let page = plan.target { push(page) }
        }
    }

    public func signIn() {
        isSignedIn = true
        present([])
        if let pending { show(pending) }
        pending = nil
    }

    private func show(_ link: Link) {
        guard isSignedIn || !link.needsAccount else {
            pending = link
            return present([.login])
        }
        if let tab = link.tab {
            self.tab = tab
            stacks[tab] = path(link.stack)
        }
        present(link.sheet)
    }

    private func show(_ plan: LinkPlan<any FeatureScreen>) {
        let named = plan.tab.flatMap { AppTab(rawValue: $0.name) }
        tab = named ?? tab
        if named != nil { stacks[tab] = NavigationPath() }
        for page in plan.pagesAboveRoot { stacks[tab, default: NavigationPath()].append(page) }
        sheet = nil
    }

    private func path(_ values: [some Hashable]) -> NavigationPath {
        values.reduce(into: NavigationPath()) { $0.append($1) }
    }

    private func push(_ screen: some Hashable) {
        if sheet == nil { self[stack: tab].append(screen) } else { sheetStack.append(screen) }
    }

    private func present(_ screens: [Screen]) {
        sheet = screens.first
        sheetStack = path(Array(screens.dropFirst()))
    }
}

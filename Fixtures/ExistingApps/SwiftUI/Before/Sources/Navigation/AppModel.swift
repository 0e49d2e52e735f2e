import Combine
import Foundation

/// What the app shows: a stack for each tab, and a sheet with a stack.
@MainActor
public final class AppModel: ObservableObject {
    @Published public var tab = AppTab.home
    @Published public var stacks: [AppTab: [Screen]] = [:]
    @Published public var sheet: Screen?
    @Published public var sheetStack: [Screen] = []
    public private(set) var isSignedIn = false
    private var pending: Link?

    public init() {}

    public subscript(stack tab: AppTab) -> [Screen] {
        get { stacks[tab] ?? [] }
        set { stacks[tab] = newValue }
    }

    /// Opens a link that the system has delivered.
    public func open(_ url: URL) {
        if let link = Link(url) { show(link) }
    }

    /// Opens a screen for a button of another one.
    public func open(_ screen: Screen) {
        switch screen {
        case .checkout, .account, .login, .help: present([screen])
        default: push(screen)
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
            stacks[tab] = link.stack
        }
        present(link.sheet)
    }

    private func push(_ screen: Screen) {
        if sheet == nil { self[stack: tab].append(screen) } else { sheetStack.append(screen) }
    }

    private func present(_ screens: [Screen]) {
        sheet = screens.first
        sheetStack = Array(screens.dropFirst())
    }
}

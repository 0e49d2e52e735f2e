#if canImport(SwiftUI)
    @_spi(Locks) internal import RouteTables
    import SwiftUI
    #if canImport(Combine)
        import Combine
    #endif

    /// The way of a scene from what SwiftUI shows to what it is to show.
    ///
    /// SwiftUI drops changes that come while something else moves, and does not say so. Therefore, the display asks for one
    /// change at a time, waits until pages appear and disappear, and asks again if they do not.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @MainActor
    final class SceneDisplay: ObservableObject {
        let id: SceneID
        /// The host, which has the display.
        unowned let host: SwiftUINavigationHost
        /// The content that SwiftUI is asked to show, which it may read on any thread.
        nonisolated let lock = Lock(ShownScene())
        /// The number of changes of what is shown; a published property tells the views of the window before each.
        @Published private(set) var changeCount = 0
        /// The content that SwiftUI is asked to show.
        var shown: ShownScene { lock.read { $0 } }
        /// The content that the scene is to show; `nil` while it is closed.
        private(set) var target: NavigatorScene?
        /// The object that the window keeps; nothing is awaited without one.
        private weak var window: AnyObject?
        /// The views of pages that have appeared; none of a page that has disappeared again.
        private var views: [PageID: WeakView] = [:]
        /// The views of pages in modals and of pages that are asked for again, until they appear: SwiftUI may draw one for the
        /// first time when its page has closed.
        private var keptViews: [PageID: AnyView] = [:]
        /// The page that takes the place of one that the user sees, until it appears.
        var replacement: PageID?
        /// The paths from which the user has gone back, until what is shown is settled: a page may refuse to close.
        var formerPaths: [StackPlace: ShownPath] = [:]
        /// The stacks that have a former path for a frame, so that SwiftUI sees a change.
        var repeating: Set<StackPlace> = []
        var isAnimated = true
        /// Why the target is not shown.
        var failure: NavigationError?
        /// The task that shows the target.
        var task: Task<Void, Never>?
        private var wait: (isOver: @MainActor () -> Bool, over: OneShot<Void>)?

        /// The app's own stacks, if the scene shows pages in these.
        var own: OwnStacks?
        /// Whether SwiftUI shows the root of one of these.
        var showsOwnRoot = false
        /// The modals that pages have presented themselves, the lowest first.
        var foreignModals: [ForeignModal] = []
        /// The modals that pages below a modal of the navigator wait to present.
        private var covered: [(page: PageID?, present: @MainActor () -> Bool)] = []
        /// Whether a task looks which of them are uncovered.
        private var isUncovering = false
        /// The modals of the navigator that are to be shown.
        var wantedModals: [PageStack<OwnPage>] { target?.modals.filter { !$0.root.isForeign } ?? [] }

        private struct WeakView {
            weak var view: KeptView?
        }

        init(_ id: SceneID, _ host: SwiftUINavigationHost) {
            self.id = id
            self.host = host
        }

        /// Shows a scene as soon as SwiftUI can.
        ///
        /// - Parameter scene: The scene; `nil` if it has closed.
        func show(_ scene: NavigatorScene?) {
            let former = target
            target = scene
            if let top = scene?.top, let old = former?.top, isReplaced(old, by: top, in: former) {
                replacement = top.id
            }
            let (open, modals) = (Set(scene?.pages.map(\.id) ?? []), wantedModals)
            // A page that is covered has no view on the screen, and its modal may close with it.
            let closing = shown.modals.filter { modal in !modals.contains { $0.id == modal.id } }
                .flatMap { [$0.modal.root.id] + (shown.paths[.modal($0.id)]?.pages ?? []) }
            views = views.filter { $0.value.view != nil || open.contains($0.key) || closing.contains($0.key) }
            change { shown in
                guard let scene else { return }
                if let tab = scene.visibleStack.tab { shown.tab = tab }
                for (index, modal) in zip(shown.modals.indices, modals) {
                    guard shown.modals[index].id == modal.id else { break }
                    shown.modals[index].modal = modal
                }
            }
            let left = shown.modals
            keepViews(of: modals.filter { modal in left.contains { $0.id == modal.id } }.map(\.root))
            forgetViews()
            begin()
            resume()
        }

        /// Whether a page takes the place of one that the user sees, or that a page of its own covers.
        private func isReplaced(_ old: Page, by new: Page, in former: NavigatorScene?) -> Bool {
            guard let former, let target, hasAppeared(old.id), old.id != new.id, former.front.id == target.front.id
            else {
                return false
            }
            return former.front.pages.dropLast().map(\.id) == target.front.pages.dropLast().map(\.id)
        }

        /// Changes what SwiftUI is asked to show.
        func change(_ change: (inout ShownScene) -> Void) {
            var transaction = Transaction()
            transaction.disablesAnimations = !isAnimated
            withTransaction(transaction) {
                changeCount += 1
                let old = shown
                lock.withLock(change)
                own?.write(shown, insteadOf: old)
            }
        }

        private func keepViews(of pages: [Page]) {
            for page in pages where !hasAppeared(page.id) { keptViews[page.id] = host.view(of: page.id) }
        }

        /// Asks SwiftUI to present a modal.
        func present(_ modal: PageStack<OwnPage>) {
            keepViews(of: modal.pages)
            change { shown in
                shown.modals.append(ShownModal(modal))
                if modal.isWrapped { shown.paths[.modal(modal.id)] = ShownPath(modal.pushed) }
            }
        }

        /// Forgets the modals above a number of others.
        func removeModals(above count: Int) {
            change { $0.removeModals(above: count) }
            forgetViews()
        }

        private func forgetViews() {
            let left = shown.modals
            keptViews = keptViews.filter { page, _ in left.contains { $0.modal.contains(page) } }
        }

        /// Asks for a former path for a frame, so that SwiftUI sees a change to the present one.
        ///
        /// SwiftUI may draw pages that have closed anew.
        ///
        /// - Returns: Whether SwiftUI has drawn the former path, which it does not in a window that is covered.
        func repeatChange(of place: StackPlace, from old: ShownPath, to new: ShownPath) async -> Bool {
            repeating.insert(place)
            for page in old.pages where isShown(page) { keptViews[page] = views[page]?.view?.last }
            change { $0.paths[place] = old }
            let count = changeCount
            try? await host.navigator.changes.sleep(.forFrame)
            if drawnCount < count, !isPaused {
                try? await host.navigator.changes.sleep(.forTransition)
                if drawnCount < count, isOnScreen { isPaused = true }
            }
            let isDrawn = drawnCount >= count
            change { if $0.paths[place] == old { $0.paths[place] = new } }
            forgetViews()
            repeating.remove(place)
            return isDrawn
        }

        /// The view of a page; `nil` if it has closed, was in no modal, and is not on the screen.
        func view(of page: PageID) -> AnyView? { host.view(of: page) ?? keptViews[page] }

        /// The stack at a place; `nil` if it has closed.
        func stack(_ place: StackPlace) -> PageStack<OwnPage>? {
            switch place {
            case .content: return target?.stacks.first { $0.tab == nil }
            case .tab(let tab): return target?.tab(named: tab)
            case .modal(let id):
                let shown = shown.modals.first { $0.id == id }
                return shown?.modal.isWrapped == true ? shown?.modal : nil
            }
        }

        // MARK: What SwiftUI says

        /// Whether SwiftUI shows the scene.
        var isVisible: Bool { window != nil }

        /// Whether the view around the stacks is on the screen: an app may show a sidebar in its place.
        private var isOnScreen = false

        /// Whether SwiftUI evaluates nothing of the window, as in the background: the scene is shown when it comes back.
        private(set) var isPaused = false {
            didSet {
                resume()
                guard oldValue, !isPaused else { return }
                returns += 1
                showAgain()
                presentUncovered()
            }
        }
        /// Whether the window is in the background.
        var isInBackground = false {
            didSet { isPaused = isInBackground }
        }
        /// The number of the last change that SwiftUI has drawn.
        ///
        /// Nothing else says that other windows cover the window on a Mac.
        var drawnCount = 0 {
            didSet {
                if isPaused { isPaused = isInBackground }
                resume()
                presentUncovered()
            }
        }

        /// The last look at each path that was to come while the window was paused.
        var postponedLooks: [StackPlace: (top: PageID, old: ShownPath)] = [:]
        /// How often the window has come back.
        private(set) var returns = 0

        /// Shows what has changed in a paused window, where nobody waits for it any more.
        private func showAgain() {
            begin(after: .forFrame)
            for (place, look) in postponedLooks { repeatIfHidden(look.top, place, look.old) }
            postponedLooks = [:]
            let hidden = shown.paths[visiblePlace]?.pages.last.map { isShown($0) } == false ? visiblePlace : nil
            Task {
                await task?.value
                let shown = Set(shown.modals.map(\.id))
                let lost = wantedModals.filter { !shown.contains($0.id) }.flatMap(\.pages)
                repeatUnseenPaths(and: hidden)
                // A page may present something itself, above which SwiftUI presents nothing.
                if failure != nil, !lost.isEmpty { host.report(.closed(lost.map(\.id), id)) }
            }
        }

        /// Notes that a window shows the scene, in which nothing is presented yet.
        func appear(in window: AnyObject) {
            isOnScreen = true
            guard self.window !== window else { return }
            self.window = window
            removeModals(above: 0)
            begin()
        }

        /// Notes that the view around the stacks has disappeared, unless a modal covers it.
        func disappear() {
            if shown.modals.isEmpty, foreignModals.isEmpty { isOnScreen = false }
        }

        /// Notes that the view of a page has appeared.
        func appear(_ page: PageID, _ view: KeptView) {
            views[page] = WeakView(view: view)
            keptViews[page] = nil
            resume()
        }

        /// Notes that the view of a page has disappeared.
        func disappear(_ page: PageID, _ view: KeptView) {
            if views[page]?.view === view { views[page]?.view = nil }
            resume()
        }

        /// Whether the view of a page has been on the screen.
        func hasAppeared(_ page: PageID) -> Bool { views[page] != nil }

        /// Whether the view of a page is on the screen.
        func isShown(_ page: PageID) -> Bool { views[page]?.view != nil }

        /// Notes that a modal has appeared; one of which nobody knew that, because the window was paused, stays.
        func hasPresented(_ modal: PageID) {
            let isWanted = wantedModals.contains { $0.id == modal }
            lock.withLock { shown in
                for index in shown.modals.indices where shown.modals[index].id == modal {
                    shown.modals[index].hasAppeared = true
                    if isWanted { shown.modals[index].isClosing = false }
                }
            }
            resume()
        }

        /// Notes that the modal above a number of others is gone, with all modals above it.
        func hasDismissed(above count: Int) {
            guard shown.modals.count > count else { return }
            removeModals(above: count)
            presentUncovered()
            resume()
            begin()
        }

        /// Whether a modal of the navigator is above a page, so that SwiftUI presents nothing of the page.
        func isCovered(_ page: PageID?) -> Bool {
            shown.modals.last?.modal.pages.contains { $0.id == page } == false
        }

        /// Calls a closure when no modal of the navigator is above a page any more, and SwiftUI has drawn that, until it returns
        /// `true`.
        func whenUncovered(_ page: PageID?, _ present: @escaping @MainActor () -> Bool) {
            covered.append((page, present))
            presentUncovered()
        }

        private func presentUncovered() {
            guard !covered.isEmpty, !isUncovering else { return }
            isUncovering = true
            Task {
                try? await host.navigator.changes.sleep(.forFrame)
                isUncovering = false
                // SwiftUI must see that a binding has had no value, which it does not in a window that it does not draw.
                guard !isPaused, drawnCount == changeCount else { return }
                let uncovered = covered.filter { !isCovered($0.page) }
                covered.removeAll { !isCovered($0.page) }
                let left = uncovered.filter { !$0.present() }
                covered += left
                if !left.isEmpty { change { _ in } }
            }
        }

        // MARK: Waiting

        /// Waits until something is over, but not for ever.
        ///
        /// - Returns: Whether it is over.
        func waits(_ patience: NavigationPatience, until isOver: @escaping @MainActor () -> Bool) async -> Bool {
            guard !isOver() else { return true }
            let limit = Task {
                try await host.navigator.changes.sleep(patience)
                // The wait may have ended since, and another one begun.
                guard !Task.isCancelled else { return }
                if patience == .forTransition, drawnCount != changeCount, isOnScreen { isPaused = true }
                end()
            }
            let over = OneShot<Void>()
            wait = (isOver, over)
            try? await over.value
            limit.cancel()
            return isOver()
        }

        func resume() {
            if wait?.isOver() == true { end() }
        }

        private func end() {
            wait?.over.end()
            wait = nil
        }
    }
#endif

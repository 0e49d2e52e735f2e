#if canImport(SwiftUI)
    import RouterPlans
    import SwiftUI

    /// The way of a model's scene to what SwiftUI shows.
    ///
    /// SwiftUI drops changes that come while something else moves, and does not say so. Therefore, the display asks for one
    /// step at a time: it dismisses first, then changes paths, and presents one modal when the stack below has come to rest.
    /// Each thing that SwiftUI says leads to the next step, and a look at what is drawn finds the steps that were dropped.
    @MainActor
    final class SceneDisplay<Screen: Hashable> {
        /// The model, which has the display.
        unowned let model: SceneModel<Screen>
        /// The content that SwiftUI is asked to show.
        private(set) var shown = ShownScene<Screen>()
        /// The pages that are on the screen by stack, with `nil` for a root; one that is drawn twice counts twice.
        private var drawn: [ScenePlace: [Screen?: Int]] = [:]
        /// The pages of a path that have been on the screen: the user can close no others.
        private var seen: [ScenePlace: Set<Screen>] = [:]
        /// The pages that were asked for so lately that a gesture that SwiftUI tells of now began before, with the number of
        /// that.
        private var recent: [PageID: Int] = [:]
        private var askCount = 0
        /// The stacks that have changed lately: SwiftUI may show one as before if the user looks at another tab.
        var uncertain: [ScenePlace: UncertainStack<Screen>] = [:]
        /// The link that has come last, until it cannot be the same that comes in another way.
        var delivery: (url: URL, isActivity: Bool)?
        var deliveryCount = 0
        /// Whether the user has gone back to the sidebar, and nothing has been shown since.
        var isAtSidebar = false
        /// Whether the app shows a sidebar.
        var hasSidebar = false
        /// Whether the scene takes what SwiftUI has written.
        var isTaking = false
        /// Whether SwiftUI is asked for something else for a moment.
        var isRepeating = false
        /// How often SwiftUI was asked for the same.
        var attempts = 0
        /// The task that looks at what is drawn.
        var look: Task<Void, Never>? { didSet { oldValue?.cancel() } }

        init(_ model: SceneModel<Screen>) {
            self.model = model
            shown.tab = model.scene.visibleStack.tab
            model.whenChanged = { [unowned self] old in
                attempts = 0
                if !isTaking {
                    protectNewPages(since: old)
                    if shows(since: old) { leaveSidebar() }
                }
                advance()
            }
        }

        var scene: NavigationScene<Screen> { model.scene }

        /// Changes what SwiftUI is asked to show.
        func change(_ change: (inout ShownScene<Screen>) -> Void) {
            var next = shown
            change(&next)
            guard next != shown else { return }
            model.willShow()
            if next.tab != shown.tab { for place in uncertain.keys { uncertain[place]?.wasHidden = true } }
            shown = next
        }

        // MARK: What SwiftUI says

        /// Whether the window is in the background, where SwiftUI evaluates nothing: the scene is shown when it comes back;
        /// `nil` until there is a window.
        var isInBackground: Bool? {
            didSet {
                guard oldValue != false, isInBackground == false else { return }
                attempts = 0
                advance()
                lookLater()
            }
        }

        /// Whether a stack is on the screen.
        func isDrawn(in place: ScenePlace) -> Bool { drawn[place] != nil }

        /// Whether a page of a stack is on the screen; `nil` for the root.
        func isDrawn(_ screen: Screen?, in place: ScenePlace) -> Bool { drawn[place]?[screen] != nil }

        /// The pages of a stack that are on the screen.
        func drawnScreens(in place: ScenePlace) -> [Screen] { drawn[place]?.keys.compactMap { $0 } ?? [] }

        func appear(_ screen: Screen?, in place: ScenePlace) {
            drawn[place, default: [:]][screen, default: 0] += 1
            if let screen, seen[place, default: []].insert(screen).inserted, place == scene.visibleStack.place {
                protectStack()
            }
            change { shown in
                for index in shown.modals.indices where place == .modal(shown.modals[index].id) {
                    shown.modals[index].hasAppeared = true
                }
            }
            advance()
        }

        func disappear(_ screen: Screen?, in place: ScenePlace) {
            let count = (drawn[place]?[screen] ?? 1) - 1
            drawn[place]?[screen] = count > 0 ? count : nil
            if drawn[place]?.isEmpty == true { drawn[place] = nil }
            forgetClosed(in: place)
            advance()
            // SwiftUI writes no path if the user has gone back to a page below that had closed.
            if !isRepeating { lookLater() }
        }

        /// Notes that the modal above a number of others is gone, with all above it.
        func hasDismissed(above count: Int) {
            guard count < shown.modals.count else { return }
            for modal in shown.modals[count...] { seen[.modal(modal.id)] = nil }
            change { $0.modals.removeSubrange(count...) }
            attempts = 0
            advance()
            // SwiftUI may have dropped what came to the stack below, which it does not draw then.
            lookLater()
        }

        // MARK: One step after the other

        /// Asks SwiftUI for what it can show now.
        func advance() {
            guard !isRepeating, isInBackground != true else { return }
            var next = shown
            next.tab = scene.visibleStack.tab
            let kept = zip(next.modals, scene.modals).prefix { $0.id == $1.id && !$0.isClosing }.count
            if kept < next.modals.count {
                // SwiftUI dismisses those above it, too; of two at once, iOS 16 keeps the lower one.
                next.modals[kept].isClosing = true
            } else {
                next.isAtSidebar = isAtSidebar
                for stack in scene.stacks + scene.modals.prefix(kept) { next.paths[stack.place] = stack.pushed }
                if kept < scene.modals.count, canPresent(above: next) {
                    next.modals.append(ShownModal(scene.modals[kept]))
                    next.paths[scene.modals[kept].place] = scene.modals[kept].pushed
                }
            }
            guard next != shown else { return }
            if shown.isAtSidebar, !next.isAtSidebar { leaveSidebar() }
            if next.paths != shown.paths || next.modals.count > shown.modals.count { attempts = 0 }
            // A gesture that has begun before takes away the page that is on top now, too.
            protect(next.paths.compactMap { $1.last == shown.paths[$0]?.last ? nil : $1.last?.id })
            noteChanges(next.paths)
            change { $0 = next }
            for place in next.paths.keys { forgetClosed(in: place) }
            lookLater()
        }

        /// Forgets that pages have been on the screen which have closed, since an equal one may open again.
        ///
        /// SwiftUI does not tell of a page that takes the place of an equal one, which is drawn still.
        func forgetClosed(in place: ScenePlace) {
            seen[place]?.formIntersection((shown.paths[place] ?? []).compactMap { $0.screen } + drawnScreens(in: place))
        }

        private func noteChanges(_ paths: [ScenePlace: [SceneEntry<Screen>]]) {
            for (place, path) in paths where path != shown.paths[place] {
                uncertain[place] = (path.last ?? shown.paths[place]?.last)?.screen.map { UncertainStack(screen: $0) }
            }
        }

        /// Whether a stack is in a tab that the user does not see.
        func isInHiddenTab(_ place: ScenePlace) -> Bool {
            if case .tab(let tab) = place { tab != scene.visibleStack.tab } else { false }
        }

        /// Whether SwiftUI presents another modal: the stack below shows its highest page, or never will.
        private func canPresent(above next: ShownScene<Screen>) -> Bool {
            guard isInBackground == false, next.modals.last?.hasAppeared ?? true else { return false }
            return attempts >= Self.attempts
                || next.paths == shown.paths && next.isAtSidebar == shown.isAtSidebar && !lacksStack
                    && missingChange(in: top) == nil
        }

        /// The stack that the user sees.
        var top: ScenePlace { (shown.modals.last?.stack ?? scene.visibleStack).place }

        // MARK: What the user can have closed

        /// Whether a page has come later than a gesture that SwiftUI reports now.
        func isLater(_ page: SceneEntry<Screen>, in place: ScenePlace) -> Bool {
            recent[page.id] != nil || page.screen.map { seen[place]?.contains($0) == true } != true
        }

        func isRecent(_ page: PageID) -> Bool { recent[page] != nil }

        private func protectNewPages(since old: NavigationScene<Screen>) {
            let known = Set(old.pages.map { $0.id })
            let new = scene.pages.map { $0.id }.filter { !known.contains($0) }
            // A link may ask for a page that is open already.
            protect(scene.shownPlans == old.shownPlans ? new : new + [scene.top.id])
        }

        func protect(_ pages: [PageID]) {
            guard !pages.isEmpty else { return }
            askCount += 1
            let count = askCount
            for page in pages { recent[page] = count }
            let modals = Set(scene.modals.map { $0.root.id }).intersection(pages)
            for (pages, time) in [(Set(pages).subtracting(modals), Self.gesture), (modals, Self.drag)]
            where !pages.isEmpty {
                Task { [weak self] in
                    try? await Task.sleep(nanoseconds: time)
                    for page in pages where self?.recent[page] == count { self?.recent[page] = nil }
                }
            }
        }
    }
#endif

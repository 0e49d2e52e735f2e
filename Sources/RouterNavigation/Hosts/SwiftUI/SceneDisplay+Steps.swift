#if canImport(SwiftUI)
    import SwiftUI

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension SceneDisplay {
        /// The maximum number of times that the host requests a change.
        private static let attempts = 3

        /// A change that SwiftUI performs as a whole.
        private enum Step {
            /// Dismisses what a page has presented itself.
            case dismissForeign(ForeignModal)
            /// Dismisses the modal above a number of others, with all modals above it.
            case dismiss(above: Int)
            case changePaths([StackPlace: ShownPath])
            case present(PageStack<OwnPage>)
            /// Waits for a page that takes the place of another one, so that nothing closes in the same frame.
            case showReplacement(PageID)
        }

        /// Begins to show the target, unless a task does so already.
        func begin(after patience: NavigationPatience? = nil) {
            guard task == nil else { return }
            task = Task {
                if let patience { try? await host.navigator.changes.sleep(patience) }
                await self.perform()
                self.task = nil
            }
        }

        private func perform() async {
            failure = nil
            var attempt = 1
            while let step = nextStep() {
                // While a change is repeated, a path has its former value for a frame.
                guard repeating.isEmpty else {
                    _ = await waits(.forFrame) { self.repeating.isEmpty }
                    continue
                }
                if await isPerformed(step, isFirst: attempt == 1) {
                    attempt = 1
                    continue
                }
                guard attempt < Self.attempts else {
                    giveUp(step)
                    break
                }
                attempt += 1
                // SwiftUI compares what it reads in two frames.
                _ = await waits(.forFrame) { false }
            }
            formerPaths = [:]
            // Nothing makes the value of a foreign page again.
            let shown = shown.paths
            let lost = wantedStacks.flatMap { place, stack in
                stack.pushed.filter { $0.isForeign && shown[place]?.pages.contains($0.id) != true }.map(\.id)
            }
            if !lost.isEmpty { host.report(.closed(lost, id)) }
        }

        private func giveUp(_ step: Step) {
            switch step {
            case .dismissForeign(let modal): failure = .notDismissed(modal.page)
            case .dismiss(above: let count):
                failure = shown.modals.dropFirst(count).first.map { .notDismissed($0.modal.root) }
            case .changePaths(let paths):
                if !showsStack { failure = target.map { .ignored($0.top) } }
                if failure == nil { change { $0.paths = paths } }
            case .present(let modal): failure = .ignored(modal.root)
            case .showReplacement: break
            }
        }

        /// Whether the app shows a stack of the scene: a sidebar may hide all of them.
        var showsStack: Bool {
            own == nil || showsOwnRoot || shown.paths.values.contains { $0.pages.contains(where: isShown) }
        }

        private func nextStep() -> Step? {
            if isPaused, isVisible {
                // The pages that close are gone when the window comes back, so it must not ask for them.
                let paths = wantedPaths
                return paths == shown.paths ? nil : .changePaths(paths)
            }
            let wanted = wantedModals
            if let target, let modal = foreignModals.last(where: { !target.modals.map(\.root.id).contains($0.page.id) })
            {
                return .dismissForeign(modal)
            }
            let shown = shown
            let kept = zip(shown.modals, wanted).prefix { $0.id == $1.id && !$0.isClosing }.count
            if kept < shown.modals.count { return .dismiss(above: kept) }
            let paths = wantedPaths
            if paths != shown.paths { return .changePaths(paths) }
            if let replacement { return .showReplacement(replacement) }
            return kept < wanted.count && isVisible ? .present(wanted[kept]) : nil
        }

        /// The stacks that SwiftUI is to show.
        private var wantedStacks: [StackPlace: PageStack<OwnPage>] {
            var stacks: [StackPlace: PageStack<OwnPage>] = [:]
            for stack in target?.stacks ?? [] { stacks[stack.tab.map(StackPlace.tab) ?? .content] = stack }
            for shown in shown.modals where shown.modal.isWrapped { stacks[.modal(shown.id)] = shown.modal }
            return stacks
        }

        private var wantedPaths: [StackPlace: ShownPath] {
            let shown = shown.paths
            return Dictionary(
                uniqueKeysWithValues: wantedStacks.map { place, stack in
                    if let former = formerPaths[place], former.pages == stack.pushed.map(\.id) {
                        return (place, former)
                    }
                    var path = shown[place] ?? ShownPath()
                    // A page that has closed before it was drawn would be empty; others draw what is foreign.
                    path.show(stack.pushed.filter { $0.isForeign || isWanted($0.id) || hasAppeared($0.id) })
                    return (place, path)
                }
            )
        }

        /// Performs a step, or undoes it if SwiftUI does not.
        ///
        /// - Parameters:
        ///   - step: The step.
        ///   - isFirst: Whether it is the first attempt, which alone waits for what a page presents itself.
        /// - Returns: Whether SwiftUI has performed it.
        private func isPerformed(_ step: Step, isFirst: Bool) async -> Bool {
            switch step {
            case .dismissForeign(let modal):
                modal.dismiss()
                return await isDone { !self.foreignModals.contains { $0.page.id == modal.page.id } }
            case .dismiss(above: let count):
                guard isVisible else {
                    removeModals(above: count)
                    return true
                }
                // SwiftUI must draw the last changes of a modal before it closes.
                let closing = shown.modals[count].id
                _ = await isDone { self.drawnCount == self.changeCount && self.hasTop(of: .modal(closing)) }
                guard shown.modals.count > count, isVisible, !isPaused else { return true }
                // SwiftUI dismisses those above it, too; of two at once, iOS 16 keeps the lower one.
                change { $0.modals[count].isClosing = true }
                if !shown.modals[count].hasAppeared {
                    // SwiftUI presents it in the next frame, or never.
                    _ = await waits(.forFrame) {
                        self.shown.modals.count <= count || self.shown.modals[count].hasAppeared
                    }
                }
                guard shown.modals.count > count, shown.modals[count].hasAppeared else {
                    removeModals(above: count)
                    return true
                }
                if await isDone({ self.shown.modals.count <= count }) { return true }
                change { $0.modals[count].isClosing = false }
            case .changePaths(let paths):
                let before = shown.paths
                if await showsPaths(paths) || paths != wantedPaths { return true }
                change { $0.paths = before }
            case .present(let modal):
                // SwiftUI presents the lower one of two at once, which then hides what a page presents itself.
                if isFirst {
                    _ = await isDone { self.foreignModals.isEmpty || !self.isWanted(modal.root.id) }
                    if !isWanted(modal.root.id) { return true }
                }
                let count = shown.modals.count
                present(modal)
                let isOver = await isDone {
                    self.shown.modals.count <= count || self.shown.modals[count].hasAppeared
                        || !self.isWanted(modal.root.id)
                }
                guard shown.modals.count > count, !shown.modals[count].hasAppeared else { return true }
                guard isPaused else {
                    if !isOver { removeModals(above: count) }
                    return isOver
                }
                // Nobody knows whether SwiftUI will present it. Unless it does, it is presented again.
                change { $0.modals[count].isClosing = true }
                return true
            case .showReplacement(let page):
                _ = await isDone { self.isShown(page) || !self.isWanted(page) }
                // The user may have closed it before SwiftUI shows it.
                _ = await waits(.forFrame) { self.isShown(page) }
                replacement = nil
                return true
            }
            return false
        }

        private func showsPaths(_ paths: [StackPlace: ShownPath]) async -> Bool {
            let old = shown.paths
            var appearing: [(page: PageID, place: StackPlace, old: ShownPath)] = []
            var disappearing: [PageID] = []
            var covered = disappearing
            var uncovered = appearing
            for (place, new) in paths where new != old[place] {
                let top = new.pages.last ?? stack(place)?.root.id
                if place != visiblePlace {
                    if let old = old[place], let top, old.pages.last != top { uncovered.append((top, place, old)) }
                } else if let old = old[place] {
                    if let top = new.pages.last, !old.pages.contains(top) {
                        let below = old.pages.last ?? stack(place)?.root.id
                        if new.values.contains(top) {
                            // Nobody says that the page of a value appears, but what it covers disappears.
                            if let below, !old.values.contains(below) { covered.append(below) }
                        } else if isBelowOwnPage(below) {
                            uncovered.append((top, place, old))
                        } else {
                            appearing.append((top, place, old))
                        }
                    }
                    if let last = old.pages.last, !new.pages.contains(last) {
                        disappearing.append(last)
                        if let top { uncovered.append((top, place, old)) }
                    }
                } else if let top {
                    appearing.append((top, place, ShownPath()))
                }
            }
            // A page that appears again must have disappeared before.
            _ = await isDone {
                !appearing.contains { self.isShown($0.page) } && covered.allSatisfy(self.isOnTop)
            }
            change { $0.paths = paths }
            func hasAppeared() -> Bool {
                appearing.allSatisfy { self.isShown($0.page) } && !disappearing.contains { self.isShown($0) }
                    && !covered.contains(where: self.isOnTop)
            }
            let isOver = await isDone { paths != self.wantedPaths || hasAppeared() }
            if isOver { for (page, place, old) in uncovered { repeatIfHidden(page, place, old) } }
            if isOver, isVisible, !hasAppeared() {
                // A newer change comes before this one has been seen. What closes next must not change in the same frame.
                for (page, place, old) in appearing { repeatIfHidden(page, place, old) }
                _ = await waits(.forFrame, until: hasAppeared)
            }
            return isOver
        }

        /// Whether a page, or the root of the app's own stack, is on the screen.
        private func isOnTop(_ page: PageID) -> Bool {
            isShown(page) || showsOwnRoot && stack(visiblePlace)?.root.id == page
        }

        /// Whether a page has disappeared although it is the highest one: a page of its own covers it, and what comes above it.
        private func isBelowOwnPage(_ page: PageID?) -> Bool { page.map { hasAppeared($0) && !isShown($0) } ?? false }

        /// Asks for a change of a stack once more, if SwiftUI has not shown its highest page, or still shows one above it.
        ///
        /// Nobody waits for that, because SwiftUI may tell the page only when the user sees it.
        func repeatIfHidden(_ top: PageID, _ place: StackPlace, _ old: ShownPath) {
            let sleep = host.navigator.changes.sleep
            Task {
                var former: Int
                repeat {
                    // A window that has come back meanwhile has drawn nothing in that time.
                    former = returns
                    try? await sleep(.forTransition)
                } while returns != former
                // An outdated look must not take the place of a postponed one.
                guard let new = shown.paths[place], new.pages.last ?? stack(place)?.root.id == top else { return }
                if isPaused {
                    postponedLooks[place] = (top, old)
                    return
                }
                guard isVisible, !isClosing(place), !repeating.contains(place) else { return }
                let closed = old.pages.filter { !new.pages.contains($0) }
                // Nobody sees whether a hidden tab still has pages that have closed, nor that they are asked for.
                let seen = own?.selected() ?? target?.visibleStack.tab
                let isHidden = !closed.isEmpty && place.tab != nil && place.tab != seen
                let isMissing = !isShown(top) && host.navigator.content(of: top) != nil
                guard isMissing || isHidden || closed.contains(where: isShown) else { return }
                if isMissing, !isHidden {
                    host.navigator.note("asked SwiftUI for '\(top)' again, of which it has not said that it appears")
                }
                var old = old
                // A closed page that SwiftUI does not show any more would be empty.
                while !isHidden, let last = old.pages.last, !isShown(last), !new.pages.contains(last),
                    old.pages.count > new.pages.count + 1 || !old.values.contains(last)
                {
                    old.removeLast(1)
                }
                if old == new, !old.pages.isEmpty { old.removeLast(1) }
                if await !repeatChange(of: place, from: old, to: new) { postponedLooks[place] = (top, old) }
            }
        }

        /// Whether the highest page of a stack has been on the screen, if anything says so: not of the page of a value, nor of one
        /// below a page's own page.
        private func hasTop(of place: StackPlace) -> Bool {
            guard let path = shown.paths[place], let top = path.pages.last else { return true }
            let below = path.pages.dropLast().last ?? stack(place)?.root.id
            return hasAppeared(top) || path.values.contains(top) || isBelowOwnPage(below)
        }

        /// Whether a stack is in a modal that closes, which keeps its content.
        private func isClosing(_ place: StackPlace) -> Bool {
            shown.modals.contains { place == .modal($0.id) && $0.isClosing }
        }

        /// Asks for paths once more that SwiftUI may not show, since it may have lost a change meanwhile: the visible one,
        /// those whose highest page nobody has seen, and the one that was visible when the window came back.
        func repeatUnseenPaths(and hidden: StackPlace?) {
            let stacks = target?.stacks.map { $0.tab.map(StackPlace.tab) ?? .content } ?? []
            for place in stacks + shown.modals.map({ .modal($0.id) }) {
                guard let path = shown.paths[place], let top = path.pages.last,
                    [visiblePlace, hidden].contains(place) || !hasAppeared(top)
                else { continue }
                var below = path
                below.removeLast(1)
                repeatIfHidden(top, place, below)
            }
        }

        /// The place of the stack that the user sees.
        var visiblePlace: StackPlace {
            if let modal = shown.modals.last { return .modal(modal.id) }
            return target?.visibleStack.tab.map(StackPlace.tab) ?? .content
        }

        private func isWanted(_ page: PageID) -> Bool { target?.pages.contains { $0.id == page } == true }

        private func isDone(_ isOver: @escaping @MainActor () -> Bool) async -> Bool {
            await waits(.forTransition) { !self.isVisible || self.isPaused || isOver() }
        }
    }
#endif

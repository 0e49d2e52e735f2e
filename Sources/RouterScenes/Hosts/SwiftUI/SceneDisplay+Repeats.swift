#if canImport(SwiftUI)
    import RouterPlans

    extension SceneDisplay {
        /// The number of times SwiftUI is asked again for the same content.
        static var attempts: Int { 3 }
        /// The time after which SwiftUI has told of a gesture on a stack, in nanoseconds: that of a transition.
        static var gesture: UInt64 { 400_000_000 }
        /// The time after which SwiftUI has told of a drag of a modal, which it may do when the modal has gone, and one above
        /// it, too.
        static var drag: UInt64 { 2 * gesture }
        /// The time after which SwiftUI shows what it was asked for, unless it has dropped that.
        private static var patience: UInt64 { 1_000_000_000 }
        /// The time in which SwiftUI draws something else.
        private static var moment: UInt64 { 200_000_000 }

        /// Looks whether SwiftUI shows what it was asked for, when it has had the time.
        func lookLater() {
            look = Task { [weak self] in
                try? await Task.sleep(nanoseconds: Self.patience)
                if !Task.isCancelled { await self?.repeatMissingChange() }
            }
        }

        /// Asks for something else for a moment, so that SwiftUI sees a change when it is asked again.
        private func repeatMissingChange() async {
            // SwiftUI does not say of a modal that it has gone if something else was in its way.
            if isInBackground == false { change { $0.forgetUnpresented() } }
            // What a page presents itself, such as an alert, may be in a modal's way for a long time.
            let isLimited = shown.modals.last?.hasAppeared ?? true
            guard isInBackground == false, !isLimited || attempts < Self.attempts, let other = sceneForMoment() else {
                change { $0.forgetPaths(except: scene) }
                return advance()
            }
            attempts += 1
            let (wanted, count) = (shown, attempts)
            isRepeating = true
            change { $0 = other }
            try? await Task.sleep(nanoseconds: Self.moment)
            isRepeating = false
            change { shown in
                // The user may have changed something else in the meantime.
                for (place, path) in other.paths where path != wanted.paths[place] {
                    shown.paths[place] = wanted.paths[place]
                }
                guard other.modals != wanted.modals else { return }
                for (index, modal) in zip(shown.modals.indices, wanted.modals) {
                    shown.modals[index].isClosing = modal.isClosing
                }
            }
            let isSame = attempts == count
            advance()
            // Another scene may have come in the meantime.
            if isSame { attempts = count }
            lookLater()
        }

        /// The scene to ask for in between; `nil` if SwiftUI shows what it was asked for.
        private func sceneForMoment() -> ShownScene<Screen>? {
            var other = shown
            if let index = shown.modals.firstIndex(where: { $0.isClosing }) {
                other.modals[index].isClosing = false
            } else if shown.modals.last?.hasAppeared == false {
                other.modals.removeLast()
            } else if lacksStack {
                other.isAtSidebar = true
            } else {
                let places = [top] + shown.paths.keys.filter { $0 != top }
                guard let place = places.first(where: { missingChange(in: $0) != nil }) else { return hiddenMoment() }
                other.paths[place] = missingChange(in: place)
            }
            return other
        }

        /// The scene to ask for in between because nobody sees whether the stacks in other tabs have changed: one page more
        /// keeps the state of the others.
        private func hiddenMoment() -> ShownScene<Screen>? {
            let hidden = uncertain.filter { isInHiddenTab($0.key) }
            // A stack that was hidden for less than a look waits until it is hidden again.
            uncertain = uncertain.filter { $0.value.wasHidden && !isInHiddenTab($0.key) }
            guard !hidden.isEmpty else { return nil }
            var other = shown
            for (place, stack) in hidden { other.paths[place, default: []].append(.forMoment(stack.screen)) }
            return other
        }

        /// The path to ask for in between, because a stack does not show its own; `nil` if it does, as far as one can see.
        func missingChange(in place: ScenePlace) -> [SceneEntry<Screen>]? {
            let path = shown.paths[place] ?? []
            if let left = drawnScreens(in: place).first(where: { screen in !path.contains { $0.screen == screen } }) {
                return path + [.forMoment(left)]
            }
            // Of stacks that are hidden or covered, SwiftUI need not draw the highest page.
            guard place == top, !isHidden(place), let last = path.last, !isDrawn(last.screen, in: place) else {
                return nil
            }
            return path.dropLast()
        }
    }
#endif

#if canImport(SwiftUI)
    import RouterPlans
    import SwiftUI

    extension SceneDisplay {
        /// Takes the tab that the user has tapped; the modals stay.
        func takeTab(_ tab: TabID) {
            takeStack()
            change { $0.tab = tab }
            isTaking = true
            defer { isTaking = false }
            if !model.scene.select(tab, keepingModals: true) {
                model.remarkLostTab(tab)
                advance()
            }
            lookLater()
        }

        /// Takes a path from which the user has gone back, or to which a link of a page has appended a value.
        ///
        /// SwiftUI does not say which pages the user has closed: it removes as many from the end of the path as there is now.
        /// So those at the end that came later than the gesture stay, and as many below them close.
        func takePath(_ screens: [Screen], in place: ScenePlace) {
            var path = shown.paths[place] ?? []
            let common = zip(path, screens).prefix { $0.screen == $1 }.count
            let count = path.count - common
            if count > 0, path.last?.isForMoment == true {
                // The user has gone back from a page that has closed, and is in the path for a moment only.
                path.removeLast()
                change { $0.paths[place] = path }
                attempts = 0
                return lookLater()
            }
            if count > 0 {
                let end = path.count - path.reversed().prefix { isLater($0, in: place) }.count
                let closed = Set(path[max(0, end - count)..<end].map { $0.id }.filter { !isRecent($0) })
                path.removeAll { closed.contains($0.id) }
                change { $0.paths[place] = path }
                forgetClosed(in: place)
                model.scene.close(closed)
            }
            isTaking = true
            for screen in screens[common...] {
                var changed = scene
                let page = changed.makeEntry(of: screen)
                guard changed.updatePath(at: place, { $0.append(page) }) else { break }
                path.append(page)
                change { $0.paths[place] = path }
                model.scene = changed
            }
            isTaking = false
            lookLater()
        }

        /// Takes it that the user has dismissed the modal above a number of others.
        func takeDismissal(above count: Int) {
            // The user cannot dismiss a modal that has not appeared: this is about a former one.
            guard count < shown.modals.count, shown.modals[count].hasAppeared,
                !shown.modals[...count].contains(where: { $0.isClosing })
            else { return }
            let modal = shown.modals[count].id
            // The pages above it that have not appeared came later.
            let above = shown.modals[(count + 1)...].filter { $0.hasAppeared }.map { $0.id }
            change { $0.modals[count].isClosing = true }
            // A link that asks for the modal while the user drags it away presents it again.
            if isRecent(shown.modals[count].stack.root.id) { return lookLater() }
            model.scene.dismiss([modal] + above) { isLater($0, in: .modal(modal)) }
            lookLater()
        }

        // MARK: Links

        /// The time after which a link cannot be the same that comes in another way, in nanoseconds.
        private static var secondDelivery: UInt64 { 1_000_000_000 }

        /// Shows a link that the system has delivered.
        ///
        /// SwiftUI may deliver a universal link in two ways, of which the first one counts.
        func deliver(_ url: URL, isActivity: Bool) {
            if let last = delivery, last.url == url, last.isActivity != isActivity {
                delivery = nil
                return
            }
            deliveryCount += 1
            delivery = (url, isActivity)
            model.show(url)
            Task { [weak self, deliveryCount] in
                try? await Task.sleep(nanoseconds: Self.secondDelivery)
                if self?.deliveryCount == deliveryCount { self?.delivery = nil }
            }
        }
    }
#endif

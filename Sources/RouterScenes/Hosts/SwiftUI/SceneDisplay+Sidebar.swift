#if canImport(SwiftUI)
    import RouterPlans

    // Where a window is narrow, a sidebar and the visible stack take turns.
    extension SceneDisplay {
        /// Takes it that the user has gone back to the sidebar, unless something has been shown since they began to.
        func takeSidebar() {
            let stack = scene.visibleStack
            let isLate = stack.pushed.last.map { isLater($0, in: stack.place) } ?? false
            change { $0.isAtSidebar = true }
            isAtSidebar = !isLate && !isRecent(stack.root.id)
            lookLater()
        }

        /// Takes it that the user has left the sidebar.
        func takeStack() {
            isAtSidebar = false
            change { $0.isAtSidebar = false }
        }

        /// Shows the visible stack, which a gesture that SwiftUI tells of now does not hide.
        func leaveSidebar() {
            isAtSidebar = false
            protectStack()
        }

        /// Notes that the visible stack shows something for which a gesture that SwiftUI tells of now was too early.
        func protectStack() {
            if hasSidebar { protect([scene.visibleStack.root.id]) }
        }

        /// Whether a change of the scene shows something in the visible stack.
        func shows(since old: NavigationScene<Screen>) -> Bool {
            let (stack, former) = (scene.visibleStack, old.visibleStack)
            return stack.tab != former.tab || stack.pushed.contains { !former.contains($0.id) }
                || scene.shownPlans != old.shownPlans && scene.modals.isEmpty
        }

        /// Whether a sidebar hides a stack.
        func isHidden(_ place: ScenePlace) -> Bool { shown.isAtSidebar && !isDrawn(in: place) }

        /// Whether SwiftUI shows the sidebar in place of the visible stack.
        var lacksStack: Bool { hasSidebar && !shown.isAtSidebar && !isDrawn(in: scene.visibleStack.place) }
    }
#endif

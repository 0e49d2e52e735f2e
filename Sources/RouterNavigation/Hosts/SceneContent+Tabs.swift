#if canImport(UIKit) || canImport(AppKit)
    extension SceneContent {
        /// The names of the tabs; none for a stack.
        var tabs: [TabID] {
            if case .tabs(let group) = self { group.tabs.map(\.id) } else { [] }
        }

        /// The place of the stack that the user sees.
        var selectedIndex: Int {
            if case .tabs(let group) = self { group.before.count } else { 0 }
        }
    }
#endif

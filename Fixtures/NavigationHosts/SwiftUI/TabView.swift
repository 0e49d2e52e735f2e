public struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
    private let selection: Binding<SelectionValue>?
    private let content: Content

    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    public var body: Never { fatalError() }

    func update(_ node: Node) {
        let selection = selection
        node.role = .tabs(
            TabModel(selected: selection.map { AnyHashable($0.read()) }) { tag in
                if let value = tag.base as? SelectionValue { selection?.wrappedValue = value }
            }
        )
        node.show(content)
    }
}

/// The tabs of a view as they are drawn.
@MainActor
struct TabModel {
    let selected: AnyHashable?
    let select: (AnyHashable) -> Void
}

extension Node {
    /// The tabs of the node, with the tags around them.
    var tabs: [(tag: AnyHashable?, title: String, node: Node)] {
        var tabs: [(AnyHashable?, String, Node)] = []
        func collect(_ node: Node, _ tag: AnyHashable?) {
            switch node.role {
            case .tag(let tag): for child in node.children { collect(child, tag) }
            case .tab(let title): tabs.append((tag, title, node))
            default: for child in node.children { collect(child, tag) }
            }
        }
        for child in children { collect(child, nil) }
        return tabs
    }

    /// Whether the node is in a tab that is not selected.
    var isInHiddenTab: Bool {
        var node: Node? = self
        var tab: Node?
        while let current = node {
            if case .tab = current.role { tab = current }
            if case .tabs(let model) = current.role, let inner = tab {
                let tag = current.tabs.first { $0.node === inner }?.tag
                if tag != model.selected { return true }
                tab = nil
            }
            node = current.parent
        }
        return false
    }
}

extension View {
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        let label = label()
        return Modified(self) { node in
            node.role = .tab(title: Interface.text(of: label, node.environment))
        }
    }
}

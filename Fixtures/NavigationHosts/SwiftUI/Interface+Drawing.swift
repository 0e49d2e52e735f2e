extension Interface {
    /// A page that the user sees.
    public struct DrawnPage: Equatable {
        public let text: String
        /// Whether the page, or the presentation in which it is, closes.
        public let isClosing: Bool
        /// Whether the page is at its place, and does not move.
        public let isAtRest: Bool
        /// The style of its presentation.
        public let style: String
        let id: ObjectIdentifier
    }

    /// All that the user sees, from bottom to top.
    public var visible: [DrawnPage] {
        var pages: [DrawnPage] = []
        forEachLayer { layer in
            guard layer.phase != .gone, !layer.isHidden, let root = layer.root else { return }
            let content = root.shownContent
            let isMoving = layer.phase != .shown || root.split?.isMoving == true
            let add = { @MainActor (node: Node, isClosing: Bool, isAtRest: Bool) in
                pages.append(
                    DrawnPage(
                        text: node.text,
                        isClosing: isClosing || layer.phase == .closing,
                        isAtRest: isAtRest && !isMoving,
                        style: layer.style,
                        id: ObjectIdentifier(node)
                    )
                )
            }
            guard let stack = content.stackRole else { return add(content, false, true) }
            if let covered = stack.covered { add(covered.node, false, false) }
            if let top = stack.top { add(top.node, false, stack.motion == nil) }
            if let leaving = stack.leaving { add(leaving.node, true, false) }
        }
        return pages
    }

    /// The styles and texts of the presentations that close, also of one that is no longer drawn and whose binding still has a
    /// value.
    public var closingPresentations: [(style: String, text: String)] {
        var closing: [(String, String)] = []
        forEachLayer { layer in
            guard [.closing, .gone].contains(layer.phase) else { return }
            closing.append((layer.style, layer.root?.shownContent.text ?? ""))
        }
        return closing
    }

    /// The texts of all pages that exist, whether the user sees them or not: also of those that leave in a hidden tab.
    public var drawnTexts: [String] {
        var texts: [String] = visible.map(\.text)
        forEachLayer { layer in
            for stack in layer.stacks {
                let leaving = [stack.leaving].compactMap { $0 }
                texts += (stack.all + stack.closing + leaving).map(\.node.text)
            }
            if let root = layer.root { texts.append(root.shownContent.text) }
        }
        return texts
    }

    /// Each page in its stack: the tabs with the selected one in brackets, and the presentations after them.
    public var description: String {
        var layers: [String] = []
        forEachLayer { layer in
            guard layer.phase != .gone, let root = layer.root else { return }
            guard layer !== content else { return layers.append(root.description) }
            let isAlone = root.shownContent.stackRole == nil && layer.style != "alert" ? " alone" : ""
            layers.append("\(layer.style)\(isAlone) \(root.description)")
        }
        return layers.joined(separator: " | ")
    }

    /// The text of a view that is not on the screen.
    static func text(of view: any View, _ environment: EnvironmentValues) -> String {
        let layer = Layer(window: nil)
        let node = Node(view, .index(0), below: nil, in: layer, environment)
        defer { node.remove() }
        return node.text
    }
}

extension Node {
    /// The texts of the node, without the pages of stacks in it.
    var text: String {
        var texts = ""
        visit { node in
            if case .text(let text) = node.role { texts += text }
            return true
        }
        return texts
    }

    /// The stack or the node in it that the user sees.
    var shownContent: Node {
        var found = self
        visit { node in
            guard found === self else { return false }
            switch node.role {
            case .stack: found = node
            case .split(let split): found = split.front.shownContent
            case .tabs(let model):
                found = node.tabs.first { $0.tag == model.selected }?.node.shownContent ?? node
            default: return true
            }
            return false
        }
        return found
    }

    var stackRole: StackModel? { if case .stack(let stack) = role { stack } else { nil } }

    /// The first split view in the node.
    var split: SplitModel? {
        var found: SplitModel?
        visit { node in
            if let split = node.splitRole, found == nil { found = split }
            return found == nil
        }
        return found
    }

    /// The tabs and the stacks of the node; of a split view, the column that the user works with.
    var description: String {
        if let split { return split.front.description }
        var tabs: (model: TabModel, node: Node)?
        visit { node in
            if case .tabs(let model) = node.role, tabs == nil { tabs = (model, node) }
            return tabs == nil && node.stackRole == nil
        }
        if let tabs {
            return tabs.node.tabs.map { tab in
                let text = tab.node.description
                return tab.tag == tabs.model.selected ? "[\(text)]" : text
            }.joined(separator: " ")
        }
        guard let stack = shownContent.stackRole else { return text }
        let below = stack.above.map { "+\($0.node.text)" }
        return (stack.pages.map(\.node.text) + below).joined(separator: " > ")
    }
}

/// A view with an identity: its place, its type, and its id.
///
/// A node lives as long as its identity does, and keeps the state of its view. It is evaluated at most once a frame: when
/// something that its view has read has changed, or when the view above it is evaluated.
@MainActor
final class Node {
    enum Key: Hashable {
        case index(Int)
        case id(AnyHashable)
    }

    /// The node whose body is evaluated, which depends on what it reads.
    static var evaluating: Node?
    /// The node whose action runs. Tasks that the action starts inherit it.
    @TaskLocal static var acting: Node?

    let key: Key
    let type: ObjectIdentifier
    let depth: Int
    let layer: Layer
    /// The node above, also after the removal, which ends the cycle: a removed node has no children.
    let parent: Node?
    private(set) var view: any View
    private(set) var environment: EnvironmentValues
    private(set) var children: [Node] = []
    private(set) var isRemoved = false
    /// Whether the node is no longer evaluated, although it is drawn.
    var isFrozen = false
    var role = Role.none
    /// The state of the view's properties, in their order.
    var slots: [AnyObject?] = []
    /// The state of the properties that the view has now.
    var slotsOfBoxes: [ObjectIdentifier: AnyObject] = [:]
    var task: Task<Void, Never>?
    /// Whether the view has been told that it appears, and not that it disappears.
    var isOnScreen = false
    /// Whether the view has been told so although it is not seen.
    var isMistaken = false

    init(_ view: any View, _ key: Key, below parent: Node?, in layer: Layer, _ environment: EnvironmentValues) {
        self.view = view
        self.key = key
        self.parent = parent
        self.layer = layer
        self.environment = environment
        type = ObjectIdentifier(Swift.type(of: view))
        depth = (parent?.depth ?? 0) + 1
        evaluate()
        layer.interface?.hasAppeared(self)
    }

    /// Replaces the view by another value of its type, and evaluates it.
    func update(_ view: any View, _ environment: EnvironmentValues) {
        guard !isFrozen else { return }
        self.view = view
        self.environment = environment
        evaluate()
    }

    func evaluate() {
        guard !isRemoved else { return }
        layer.interface?.isClean(self)
        let outer = Node.evaluating
        Node.evaluating = self
        defer { Node.evaluating = outer }
        link(view)
        if let primitive = view as? any PrimitiveView {
            primitive.update(self)
        } else {
            Interface.bodies.append(Swift.type(of: view))
            show(body(of: view))
        }
    }

    private func body<V: View>(of view: V) -> any View { view.body }

    /// Marks the node: it is evaluated in the next frame.
    func invalidate() {
        guard !isRemoved else { return }
        layer.interface?.invalidate(self)
    }

    /// Changes the environment of the node and of those below it.
    func changeEnvironment(_ change: (inout EnvironmentValues) -> Void) { change(&environment) }

    // MARK: Children

    /// Shows one view below this one.
    func show(_ view: any View, _ key: Key = .index(0)) { show([(key, view)]) }

    /// Shows views below this one: those with a new identity are new, and those that are not here any more go.
    func show(_ views: [(key: Key, view: any View)]) {
        var left = children
        var next: [Node] = []
        for (key, view) in views {
            let type = ObjectIdentifier(Swift.type(of: view))
            if let index = left.firstIndex(where: { $0.key == key && $0.type == type }) {
                let child = left.remove(at: index)
                child.update(view, environment)
                next.append(child)
            } else {
                next.append(Node(view, key, below: self, in: layer, environment))
            }
        }
        for child in left { child.remove() }
        children = next
    }

    func add(_ child: Node) { children.append(child) }

    func remove(child: Node) {
        children.removeAll { $0 === child }
        child.remove()
    }

    /// Ends the identity of the view: its state is gone.
    func remove() {
        guard !isRemoved else { return }
        isRemoved = true
        for child in children { child.remove() }
        children = []
        task?.cancel()
        task = nil
        if case .lifetime(_, let disappear?) = role, isOnScreen {
            if Node.evaluating == nil { disappear() } else { layer.interface?.hasChanged(self, disappear) }
        }
        layer.interface?.hasGone(self)
        switch role {
        case .stack: layer.stacks.removeAll { $0.node === self }
        case .split: layer.splits.removeAll { $0.node === self }
        case .presentation(let presentation):
            layer.presentations.removeAll { $0 === presentation }
            presentation.forget()
        default: break
        }
        role = .none
        view = EmptyView()
        slots = []
        slotsOfBoxes = [:]
    }

    // MARK: Looking

    /// Calls a closure for this node and those below it, the highest first, until the closure says that it is enough.
    func visit(_ look: (Node) -> Bool) {
        guard look(self) else { return }
        for child in children { child.visit(look) }
    }

    /// The nodes above this one, the nearest first.
    func ancestor(where condition: (Node) -> Bool) -> Node? {
        var node = parent
        while let above = node {
            if condition(above) { return above }
            node = above.parent
        }
        return nil
    }

    /// Whether the user sees the page, the tab and the column in which the node is.
    var isSeen: Bool {
        guard !isInHiddenColumn else { return false }
        guard Rule.isOn(.coveredPagesDisappear) else { return true }
        guard !isInHiddenTab else { return false }
        var node = self
        while let above = node.parent {
            if let stack = above.stackRole, !stack.draws(node) { return false }
            node = above
        }
        return true
    }

    /// Whether the node is two below the highest page of a stack whose path is a binding of closures, or another one each time.
    var isTwoBelowInClosures: Bool {
        guard Rule.isOn(.closuresConfuseAppearances) else { return false }
        var node = self
        while let above = node.parent {
            if let stack = above.stackRole {
                return stack.hasNewPaths && stack.all.count > 3 && stack.all[stack.all.count - 3].node === node
            }
            node = above
        }
        return false
    }

    func isInside(_ other: Node) -> Bool { self === other || ancestor { $0 === other } != nil }
}

/// The meaning of a node for what is drawn and touched.
@MainActor
enum Role {
    case none
    case text(String)
    /// What VoiceOver says instead of a text.
    case label(String)
    case button(@MainActor () -> Void)
    case stack(StackModel)
    case split(SplitModel)
    case list(ListModel)
    case tabs(TabModel)
    case tab(title: String)
    case tag(AnyHashable)
    case presentation(Presentation)
    case backHidden(Bool)
    case dismissDisabled(Bool)
    case openLink((URL) -> Void)
    case continueActivity(String, (NSUserActivity) -> Void)
    case externalEvents(preferring: Set<String>, allowing: Set<String>)
    case lifetime(appear: (() -> Void)?, disappear: (() -> Void)?)
}

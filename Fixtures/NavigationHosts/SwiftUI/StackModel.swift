import Model

/// A stack of pages as it is drawn, which follows its path with time.
@MainActor
final class StackModel {
    final class Page {
        /// The value in the path; `nil` for the root, and for a page that is not in the path.
        let element: AnyHashable?
        /// The binding that has pushed the page.
        let source: Presentation?
        let node: Node

        init(_ element: AnyHashable?, _ source: Presentation?, _ node: Node) {
            self.element = element
            self.source = source
            self.node = node
        }
    }

    enum Motion {
        case push
        case pop
        /// The user moves the page, and may change their mind.
        case swipe
    }

    /// The path of the app, whose type only the view knows.
    struct Path {
        let elements: [AnyHashable]
        let removeAll: (_ count: Int) -> Void
        let append: (AnyHashable) -> Bool
        var source: BindingSource?
        /// Whether the binding has been another one than that of the evaluation before.
        var isNewEachTime = false
    }

    let node: Node
    /// The root, and the pages of the path that are shown.
    private(set) var pages: [Page] = []
    /// The pages that are not in the path, which are above those of the path.
    private(set) var above: [Page] = []
    /// The page that is drawn although it has closed.
    private(set) var leaving: Page?
    /// All pages that the user has closed, until the animation ends.
    private(set) var closing: [Page] = []
    /// The page that a new one does not cover yet.
    private(set) var covered: Page?
    private(set) var motion: Motion?
    private var isUsersMotion = false
    private var path = Path(elements: [], removeAll: { _ in }, append: { _ in false })
    /// The path that has been shown.
    private var known: [AnyHashable] = []
    private var destinations: [(owner: Node, view: (AnyHashable) -> (any View)?)] = []
    private var serial = 0
    /// Whether the root is evaluated, after which the pages are.
    private var isUpdating = false
    private var swipes = 0

    init(_ node: Node) { self.node = node }

    /// The pages, the lowest first.
    var all: [Page] { pages + above }
    var top: Page? { all.last }
    var hasNewPaths: Bool { path.isNewEachTime }
    var pathSource: BindingSource? { path.source }

    /// Whether the user sees a page of the stack.
    func draws(_ node: Node) -> Bool { [top, covered, leaving].contains { $0?.node === node } }

    // MARK: Views

    /// Evaluates the pages of a view.
    func update(root: any View, _ path: Path) {
        self.path = path
        isUpdating = true
        if let page = pages.first, page.node.type == ObjectIdentifier(Swift.type(of: root)) {
            page.node.update(root, node.environment)
        } else {
            if let page = pages.first { node.remove(child: page.node) }
            let page = Page(nil, nil, child(root, node.environment))
            if pages.isEmpty { pages = [page] } else { pages[0] = page }
        }
        isUpdating = false
        updatePages()
    }

    /// Registers the view of a modifier for the values of a type; of two for a type, the first one counts.
    func register(_ owner: Node, _ view: @escaping (AnyHashable) -> (any View)?) {
        if let index = destinations.firstIndex(where: { $0.owner === owner }) {
            destinations[index].view = view
        } else {
            destinations.append((owner, view))
        }
        if !pages.isEmpty, !isUpdating { updatePages(of: owner) }
    }

    /// Evaluates the pages of all modifiers, or of one.
    private func updatePages(of modifier: Node? = nil) {
        for page in pages + [leaving].compactMap({ $0 }) {
            guard let element = page.element, let (owner, view) = destination(of: element),
                modifier == nil || modifier === owner
            else { continue }
            page.node.update(view, environment(of: owner))
        }
    }

    private func destination(of element: AnyHashable) -> (owner: Node, view: any View)? {
        for destination in destinations where !destination.owner.isRemoved {
            if let view = destination.view(element) { return (destination.owner, AnyView(view)) }
        }
        return nil
    }

    private func environment(of owner: Node) -> EnvironmentValues {
        var environment = owner.environment
        environment.dismiss = DismissAction { [weak self] in _ = self?.userGoesBack() }
        return environment
    }

    private func child(_ view: any View, _ environment: EnvironmentValues) -> Node {
        serial += 1
        let child = Node(view, .index(serial), below: node, in: node.layer, environment)
        node.add(child)
        return child
    }

    private func page(of element: AnyHashable) -> Page {
        // A value without a destination has an empty page.
        let (owner, view) = destination(of: element) ?? (node, AnyView(EmptyView()))
        return Page(element, nil, child(view, environment(of: owner)))
    }

    // MARK: Following the path

    /// Shows the path, if nothing moves.
    func settle(isAnimated: Bool) {
        guard !node.isFrozen, node.ancestor(where: \.isFrozen) == nil else { return }
        destinations.removeAll { $0.owner.isRemoved }
        settlePages(isAnimated: isAnimated)
        let target = path.elements
        guard target != known else { return }
        if motion != nil {
            let isLost =
                isUsersMotion ? Rule.isOn(.changeDuringBackIsLost) : isHidden && Rule.isOn(.hiddenStackLosesChange)
            if isLost { known = target }
            return
        }
        known = target
        let shown = pages.dropFirst().compactMap(\.element)
        guard target != shown else { return }
        let common = zip(shown, target).prefix { $0 == $1 }.count
        let removed = Array(pages[(1 + common)...])
        let before = top
        pages.removeSubrange((1 + common)...)
        if target.count > shown.count, !above.isEmpty, !Rule.isOn(.pathIsBelowViewPages) { removeAbove(from: 0) }
        let owners = above.map { page in removed.contains { page.source?.node.isInside($0.node) == true } }
        if let first = owners.firstIndex(of: true) { removeAbove(from: first) }
        pages += target[common...].map(page)
        // A path of the same length changes in place.
        let moves = isAnimated && !isHidden && !node.isInHiddenColumn && target.count != shown.count && top !== before
        leaving = moves ? removed.last.flatMap { $0 === before ? $0 : nil } : nil
        for page in removed where page !== leaving { node.remove(child: page.node) }
        guard moves else { return }
        covered = target.count > shown.count && leaving == nil && before?.node.isRemoved == false ? before : nil
        move(target.count > shown.count ? .push : .pop)
    }

    /// Pushes and pops the pages that are not in the path.
    private func settlePages(isAnimated: Bool) {
        guard motion == nil else { return }
        if let index = above.firstIndex(where: { $0.source.map { $0.node.isRemoved || $0.wanted == nil } ?? false }) {
            leaving = above.last
            for page in above[index...] where page !== leaving { node.remove(child: page.node) }
            above.removeSubrange(index...)
            move(.pop)
            return
        }
        for presentation in node.layer.presentations where presentation.style == .page {
            guard motion == nil, let wanted = presentation.wanted, presentation.node.stack === self,
                !above.contains(where: { $0.source === presentation })
            else { continue }
            push(wanted.view(), presentation, from: presentation.node)
        }
    }

    /// Pushes a page that is not in the path.
    func push(_ view: any View, _ source: Presentation?, from owner: Node) {
        covered = top
        above.append(Page(nil, source, child(view, environment(of: owner))))
        move(.push)
    }

    private func removeAbove(from index: Int) {
        for page in above[index...] {
            page.source?.clear()
            node.remove(child: page.node)
        }
        above.removeSubrange(index...)
    }

    private func move(_ motion: Motion, byUser: Bool = false, _ end: @escaping @MainActor () -> Void = {}) {
        self.motion = motion
        isUsersMotion = byUser
        node.layer.interface?.schedule()
        if !Rule.isOn(.closingViewsUpdate) { leaving?.node.isFrozen = true }
        ModelTime.after(frames: ModelTime.animation) { [self] in
            if let leaving { node.remove(child: leaving.node) }
            leaving = nil
            covered = nil
            self.motion = nil
            isUsersMotion = false
            end()
            node.layer.interface?.schedule()
        }
    }

    /// Whether the user does not see the stack.
    private var isHidden: Bool { node.isInHiddenTab }

    // MARK: The user

    /// Goes back to a page with the back button; by default, to the one below.
    ///
    /// - Returns: Whether the stack goes back.
    func userGoesBack(to index: Int? = nil, isSwipe: Bool = false) -> Bool {
        guard motion == nil, all.count > 1 else { return false }
        let index = index ?? all.count - 2
        if let page = above.last, index >= pages.count - 1 {
            above.removeLast()
            leaving = page
            move(.pop, byUser: true) { page.source?.clear() }
            return true
        }
        closing = Array(all[(index + 1)...])
        pages.removeSubrange((index + 1)...)
        above = []
        leaving = closing.last
        let path = path
        if !Rule.isOn(.refusedBackIsNotRepeated) { known = pages.dropFirst().compactMap(\.element) }
        let writesAtEnd = isSwipe || Rule.isOn(.backWritesAtEnd)
        if !writesAtEnd { path.removeAll(path.elements.count - index) }
        move(.pop, byUser: true) { [self] in
            for page in closing { node.remove(child: page.node) }
            closing = []
            if writesAtEnd { path.removeAll(path.elements.count - index) }
        }
        return true
    }

    /// Begins to swipe the highest page to the side.
    func userBeginsSwipe() -> Bool {
        guard motion == nil, all.count > 1 else { return false }
        motion = .swipe
        isUsersMotion = true
        covered = all[all.count - 2]
        node.layer.interface?.schedule()
        swipes += 1
        let swipe = swipes
        // No finger rests for ever.
        ModelTime.after(frames: 3 * ModelTime.animation) { [weak self] in
            if let self, swipes == swipe { userEndsSwipe(isCompleted: false) }
        }
        return true
    }

    func userEndsSwipe(isCompleted: Bool) {
        guard motion == .swipe else { return }
        covered = nil
        motion = nil
        isUsersMotion = false
        if isCompleted { _ = userGoesBack(isSwipe: true) } else { node.layer.interface?.schedule() }
    }

    /// Appends the value of a link to the path.
    ///
    /// - Returns: Whether the path takes values of its type.
    func append(_ element: AnyHashable) -> Bool { path.append(element) }
}

import Model

/// The columns of a split view as they are drawn: beside each other, or, in a compact width, one of them as a stack.
@MainActor
final class SplitModel {
    let node: Node
    private var columns: [any View] = []
    private var preferred: Binding<Int>?
    private var hidesLists = false
    private(set) var isCollapsed = false
    /// The place of the column that a collapsed split view shows, and of the one that leaves.
    private(set) var shown = 0
    private var leaving: Int?
    /// The place that has been asked for.
    private var known = 0
    private(set) var isMoving = false
    private(set) var isUsersMotion = false
    private var isSwiped = false
    private var swipes = 0

    init(_ node: Node) {
        self.node = node
        node.layer.splits.append(self)
    }

    // MARK: Views

    func update(_ columns: [any View], hidesLists: Bool, _ preferred: Binding<Int>?) {
        let isFirst = self.columns.isEmpty
        (self.columns, self.hidesLists, self.preferred) = (columns, hidesLists, preferred)
        wantedColumn = preferred?.read()
        let wasCollapsed = isCollapsed
        isCollapsed = node.environment.horizontalSizeClass == .compact
        if isFirst || isCollapsed != wasCollapsed {
            // The lists say what is selected when they have been evaluated.
            if isFirst { showColumns(upTo: 0) }
            (known, shown, leaving) = (wanted, wanted, nil)
            if !isFirst, Rule.isOn(.widthRemakesColumns) { generation += 1 }
        }
        showColumns(upTo: max(shown, leaving ?? 0))
    }

    /// The column of the binding when it was read last.
    private var wantedColumn: Int?
    /// The number of times that the columns were made anew.
    private var generation = 0

    /// Evaluates the columns; those that a collapsed split view does not show may not be there.
    private func showColumns(upTo last: Int) {
        let isThere = { [self] in $0 <= last || !isCollapsed || !Rule.isOn(.hiddenColumnIsGone) }
        let indices = columns.indices.filter(isThere)
        node.show(indices.map { (.id([generation, $0]), columns[$0]) })
    }

    /// The node of a column; `nil` if it is not there.
    private func column(_ index: Int) -> Node? { node.children.first { $0.key == .id([generation, index]) } }

    private func index(of column: Node) -> Int? { columns.indices.first { column.key == .id([generation, $0]) } }

    /// The column that the user works with.
    var front: Node { column(isCollapsed ? shown : columns.count - 1) ?? node }

    /// Whether the user sees a column.
    func draws(_ column: Node) -> Bool {
        guard let index = index(of: column) else { return false }
        return isCollapsed ? index == shown || index == leaving : !hidesLists || index == columns.count - 1
    }

    /// The lists that the user sees, with the places of their columns.
    var lists: [(column: Int, list: ListModel)] {
        columns.indices.compactMap { index in
            guard let column = column(index), draws(column) else { return nil }
            return column.list.map { (index, $0) }
        }
    }

    // MARK: Following the bindings

    /// The place of the column that a collapsed split view is to show.
    private var wanted: Int {
        let selected = columns.indices.dropLast().prefix { column($0)?.list?.selected != nil }.count
        guard let wantedColumn else { return selected }
        return Rule.isOn(.selectionOutweighsColumn) ? max(wantedColumn, selected) : wantedColumn
    }

    func settle(isAnimated: Bool) {
        guard isCollapsed, !node.isFrozen, node.ancestor(where: \.isFrozen) == nil else { return }
        let wanted = wanted
        guard wanted != known else { return }
        if isMoving {
            if isUsersMotion, Rule.isOn(.columnDuringBackIsLost) { known = wanted }
            return
        }
        known = wanted
        if wanted != shown { move(to: wanted, isAnimated: isAnimated) }
    }

    private func move(to index: Int, isAnimated: Bool = true, _ end: @escaping @MainActor () -> Void = {}) {
        leaving = shown
        shown = index
        showColumns(upTo: max(index, leaving ?? 0))
        isMoving = true
        node.layer.interface?.schedule()
        ModelTime.after(frames: isAnimated ? ModelTime.animation : 0) { [self] in
            leaving = nil
            isMoving = false
            isUsersMotion = false
            guard !node.isRemoved else { return }
            end()
            showColumns(upTo: shown)
            node.layer.interface?.schedule()
        }
    }

    // MARK: The user

    /// Selects a row of a list, which shows the next column.
    ///
    /// - Returns: Whether nothing moves.
    func userSelects(_ tag: AnyHashable, in list: ListModel, of column: Int) -> Bool {
        guard !isMoving else { return false }
        guard list.selected != tag || !Rule.isOn(.selectedRowIsIgnored) else { return true }
        list.select(tag)
        guard isCollapsed else { return true }
        known = column + 1
        preferred?.wrappedValue = column + 1
        move(to: column + 1)
        return true
    }

    /// Goes back to the column before.
    ///
    /// - Returns: Whether there is one, and nothing moves.
    func userGoesBack(isSwipe: Bool = false) -> Bool {
        guard isCollapsed, !isMoving, shown > 0 else { return false }
        let index = shown - 1
        isUsersMotion = true
        if !Rule.isOn(.refusedBackIsNotRepeated) { known = index }
        let writesAtEnd = isSwipe || Rule.isOn(.backWritesAtEnd)
        let write = { @MainActor [self] in
            // The width may have changed since.
            guard isCollapsed, shown == index else { return }
            preferred?.wrappedValue = index
            if Rule.isOn(.sidebarClearsSelection) { column(index)?.list?.clear() }
        }
        move(to: index) { if writesAtEnd { write() } }
        if !writesAtEnd { write() }
        return true
    }

    /// Begins to swipe the column to the side.
    func userBeginsSwipe() -> Bool {
        guard isCollapsed, !isMoving, shown > 0 else { return false }
        (isMoving, isUsersMotion, isSwiped) = (true, true, true)
        swipes += 1
        let swipe = swipes
        // No finger rests for ever.
        ModelTime.after(frames: 3 * ModelTime.animation) { [weak self] in
            if let self, swipes == swipe { userEndsSwipe(isCompleted: false) }
        }
        return true
    }

    func userEndsSwipe(isCompleted: Bool) {
        guard isSwiped else { return }
        (isMoving, isUsersMotion, isSwiped) = (false, false, false)
        if isCompleted { _ = userGoesBack(isSwipe: true) } else { node.layer.interface?.schedule() }
    }
}

/// The list of a column.
@MainActor
struct ListModel {
    let selected: AnyHashable?
    let select: (AnyHashable) -> Void
    let clear: () -> Void
}

extension Node {
    var splitRole: SplitModel? { if case .split(let split) = role { split } else { nil } }

    /// The first list in the node.
    fileprivate var list: ListModel? {
        var found: ListModel?
        visit { node in
            if case .list(let list) = node.role, found == nil { found = list }
            return found == nil
        }
        return found
    }

    /// Whether the node is in a column that the user does not see.
    var isInHiddenColumn: Bool {
        var node = self
        while let above = node.parent {
            if let split = above.splitRole, !split.draws(node) { return true }
            node = above
        }
        return false
    }
}

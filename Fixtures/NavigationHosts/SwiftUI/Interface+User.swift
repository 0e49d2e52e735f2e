extension Interface {
    /// The layer that the user touches.
    private var touched: Layer? {
        var top: Layer?
        forEachLayer { if $0.phase != .gone, $0.phase != .closing { top = $0 } }
        return top
    }

    private var touchedStack: StackModel? { touched?.root?.shownContent.stackRole }

    private var touchedSplit: SplitModel? { touched?.root?.split }

    var touchedPage: Node? {
        guard touchedSplit?.isMoving != true else { return nil }
        guard let content = touched?.root?.shownContent else { return nil }
        guard let stack = content.stackRole else { return content }
        return stack.motion == nil ? stack.top?.node : nil
    }

    /// The number of pages in the stack that the user touches, with its root.
    public var pageCount: Int { touchedStack?.all.count ?? 0 }

    /// Whether the path of this stack has been another binding in an evaluation than in the one before.
    public var hasNewPaths: Bool { touchedStack?.hasNewPaths ?? false }

    /// The text of the page that the user touches; `nil` while it moves.
    public var page: String? { touchedPage?.text }

    /// The style of the presentation that the user touches.
    public var style: String { touched?.style ?? "none" }

    /// The titles of the tabs.
    public var tabTitles: [String] { tabs?.node.tabs.map(\.title) ?? [] }

    private var tabs: (model: TabModel, node: Node)? {
        var found: (TabModel, Node)?
        content?.root?.visit { node in
            if case .tabs(let model) = node.role, found == nil { found = (model, node) }
            return found == nil
        }
        return found
    }

    /// Performs an action as the code of a view.
    private func act(in node: Node, _ action: () -> Void) { Node.$acting.withValue(node, operation: action) }

    /// Presses a button of the page, of which the first ones are in its bar.
    ///
    /// - Returns: Whether there is such a button, and nothing moves.
    @discardableResult
    public func userPresses(_ index: Int) -> Bool {
        var buttons: [(Node, @MainActor () -> Void)] = []
        touchedPage?.visit { node in
            if case .button(let action) = node.role { buttons.append((node, action)) }
            return true
        }
        guard buttons.indices.contains(index) else { return false }
        let (node, action) = buttons[index]
        if let layer = touched, layer.style == "alert" {
            layer.userAnswers { [self] in act(in: node) { action() } }
        } else {
            act(in: node) { action() }
        }
        return true
    }

    /// Presses the first button of the page whose text begins so.
    @discardableResult
    public func userPresses(_ text: String) -> Bool {
        var index = 0
        var found: Int?
        touchedPage?.visit { node in
            guard case .button = node.role else { return true }
            if found == nil, node.text.hasPrefix(text) { found = index }
            index += 1
            return true
        }
        return found.map { userPresses($0) } ?? false
    }

    private var isBackHidden: Bool {
        var values: [Bool] = []
        touchedPage?.visit { node in
            if case .backHidden(let value) = node.role { values.append(value) }
            return true
        }
        return Rule.isOn(.outerBackButtonCounts) ? values.first == true : values.contains(true)
    }

    /// Goes back to the page at an index with the back button or its menu.
    ///
    /// - Returns: Whether the page has a back button, and nothing moves.
    @discardableResult
    public func userGoesBack(to index: Int? = nil) -> Bool {
        guard touchedSplit?.isMoving != true, !isBackHidden else { return false }
        if let stack = touchedStack, index != nil || stack.all.count > 1 { return stack.userGoesBack(to: index) }
        return touchedSplit?.userGoesBack() == true
    }

    /// Begins to swipe the page to the side.
    @discardableResult
    public func userBeginsSwipe() -> Bool {
        guard touchedSplit?.isMoving != true, !isBackHidden else { return false }
        return touchedStack?.userBeginsSwipe() == true
            || touchedStack?.motion == nil && touchedSplit?.userBeginsSwipe() == true
    }

    public func userEndsSwipe(isCompleted: Bool) {
        touchedStack?.userEndsSwipe(isCompleted: isCompleted)
        touchedSplit?.userEndsSwipe(isCompleted: isCompleted)
    }

    /// Selects a row of a list, which a presentation covers.
    ///
    /// - Parameter tag: The tag of the row.
    /// - Returns: Whether the user sees the list, and nothing moves.
    @discardableResult
    public func userSelectsRow(_ tag: some Hashable) -> Bool {
        guard touched === content, let split = touchedSplit, let (column, list) = split.lists.first else {
            return false
        }
        return split.userSelects(AnyHashable(tag), in: list, of: column)
    }

    /// The tag of the row that is selected in the first list that the user sees; `nil` if none is.
    public var selectedRow: AnyHashable? { content?.root?.split?.lists.first?.list.selected }

    /// Whether the user goes from one column of a narrow window to another.
    public var isBetweenColumns: Bool { content?.root?.split?.isUsersMotion == true }

    /// Whether the window shows one column of a split view, and which one.
    public var collapsedColumn: Int? { content?.root?.split.flatMap { $0.isCollapsed ? $0.shown : nil } }

    /// Drags the highest sheet down, or only some of the way.
    ///
    /// - Returns: Whether the sheet closes.
    @discardableResult
    public func userDragsDown(isCompleted: Bool = true) -> Bool {
        touched?.userDrags(isCompleted: isCompleted) ?? false
    }

    /// Taps a tab, which a presentation covers.
    public func userTapsTab(_ index: Int) {
        guard touched === content, let tabs, tabs.node.tabs.indices.contains(index) else { return }
        let tab = tabs.node.tabs[index]
        guard let tag = tab.tag else { return }
        let isSelected = tag == tabs.model.selected
        tabs.model.select(tag)
        if isSelected, Rule.isOn(.tabTapPopsToRoot) { _ = tab.node.shownContent.stackRole?.userGoesBack(to: 0) }
    }

    /// Taps a link in a text of the page.
    public func userTapsLink(_ url: URL) -> OpenURLAction.Result {
        var text: Node?
        touchedPage?.visit { node in
            if case .text = node.role, text == nil { text = node }
            return text == nil
        }
        return text?.environment.openURL.userTaps(url) ?? .systemAction
    }

    /// Closes the page as its code does with the environment's `dismiss`.
    public func pageDismissesItself() {
        guard let page = touchedPage else { return }
        act(in: page) { page.environment.dismiss() }
    }

    // MARK: The system

    /// Delivers a URL to all views that take URLs.
    public func open(_ url: URL) {
        forEachNode { node in
            if case .openLink(let action) = node.role { act(in: node) { action(url) } }
        }
    }

    /// Delivers an activity to all views that take its type.
    public func `continue`(_ activity: NSUserActivity) {
        forEachNode { node in
            if case .continueActivity(let type, let action) = node.role, type == activity.activityType {
                act(in: node) { action(activity) }
            }
        }
    }

    /// Whether a view prefers, or allows, an event.
    func takes(_ event: String, preferring: Bool) -> Bool {
        var takes = false
        forEachNode { node in
            guard case .externalEvents(let preferred, let allowed) = node.role else { return }
            if (preferring ? preferred : allowed).contains(where: { $0 == "*" || event.contains($0) }) { takes = true }
        }
        return takes
    }

    private func forEachNode(_ body: (Node) -> Void) {
        forEachLayer { layer in
            layer.root?.visit { node in
                body(node)
                return true
            }
        }
    }
}

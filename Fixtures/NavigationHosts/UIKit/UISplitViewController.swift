@MainActor open class UISplitViewController: UIViewController {
    public enum Style: Int, Sendable {
        case unspecified, doubleColumn, tripleColumn
    }

    public enum Column: Int, Sendable {
        case primary, supplementary, secondary, compact
    }

    open weak var delegate: (any UISplitViewControllerDelegate)?
    public private(set) var shownColumn = Column.secondary
    public private(set) var isCollapsed = false
    private var columns: [Column: UIViewController] = [:]

    public init(style: Style) { super.init() }

    public required init?(coder: NSCoder) { nil }

    open func setViewController(_ vc: UIViewController?, for column: Column) {
        columns[column] = vc
        if let vc { adopt(vc) }
    }

    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// Shows a column; in a narrow window, none takes the place of the compact one.
    open func show(_ column: Column) { if !isCompact { shownColumn = column } }

    private var isCompact: Bool { isCollapsed && columns[.compact] != nil }

    /// Makes the window narrow, so that one column remains.
    public func userNarrowsWindow() {
        let proposed = columns[.compact] == nil ? Column.primary : .compact
        let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
        isCollapsed = true
        shownColumn = isCompact ? .compact : top ?? proposed
    }

    /// Makes the window wide, so that it shows the content beside the sidebar.
    public func userWidensWindow() {
        isCollapsed = false
        shownColumn = .secondary
    }

    /// Goes back to the sidebar, which covers the content in a narrow window.
    public func userShowsSidebar() { if isCollapsed, !isCompact { shownColumn = .primary } }
}

@MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
}

/// A sidebar, perhaps a second list, and the detail.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, PrimitiveView {
    private let columns: [any View]
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let preferred: Binding<Int>?

    private init(
        _ columns: [any View],
        _ visibility: Binding<NavigationSplitViewVisibility>? = nil,
        _ preferred: Binding<Int>? = nil
    ) { (self.columns, self.visibility, self.preferred) = (columns, visibility, preferred) }

    public var body: Never { fatalError() }

    func update(_ node: Node) {
        let split = node.splitRole ?? SplitModel(node)
        node.role = .split(split)
        split.update(columns, hidesLists: visibility?.read() == .detailOnly, preferred)
    }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension NavigationSplitView where Content == EmptyView {
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init([sidebar(), detail()])
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.init([sidebar(), detail()], columnVisibility) }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.init([sidebar(), detail()], nil, preferredCompactColumn.index(of: [.sidebar, .detail])) }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension NavigationSplitView {
    public init(
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) { self.init([sidebar(), content(), detail()]) }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            [sidebar(), content(), detail()],
            nil,
            preferredCompactColumn.index(of: [.sidebar, .content, .detail])
        )
    }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct NavigationSplitViewVisibility: Equatable, Sendable {
    private let name: String
    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    public static let all = NavigationSplitViewVisibility(name: "all")
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let name: String
    public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
    public static let content = NavigationSplitViewColumn(name: "content")
    public static let detail = NavigationSplitViewColumn(name: "detail")
}

public enum UserInterfaceSizeClass: Sendable {
    case compact, regular
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Binding<NavigationSplitViewColumn> {
    fileprivate func index(of columns: [NavigationSplitViewColumn]) -> Binding<Int> {
        mapped {
            columns.firstIndex(of: $0) ?? 0
        } from: {
            columns[$0]
        }
    }
}

/// What a user sees of a view, and can do with it.
@MainActor
public final class Interface {
    static var environment = EnvironmentValues()
    /// Whether each change was animated.
    public static var transactions: [String] = []

    public internal(set) var texts: [String] = []
    public internal(set) var buttons: [@MainActor () -> Void] = []
    public internal(set) var tasks: [@Sendable () async -> Void] = []
    public internal(set) var openLink: ((URL) -> Void)?
    public internal(set) var continueActivity: ((NSUserActivity) -> Void)?
    public internal(set) var tabs: [(tag: AnyHashable?, title: String, content: Interface)] = []
    var selected: AnyHashable?
    var select: ((AnyHashable) -> Void)?
    var stack: [Interface] = []
    var goBack: ((Int) -> Void)?
    var destination: ((Any) -> (any View)?)?
    var modal: (style: String, content: Interface, dismiss: () -> Void)?
    var isDismissDisabled = false
    var isBackHidden = false
    var tag: AnyHashable?

    /// Draws a view.
    public init(_ view: any View) {
        view.drawBody(self)
    }

    /// The action for links in pages.
    public var openURL: OpenURLAction { Self.environment.openURL }

    /// What is shown: the tabs with the selected one in brackets, and the modals after them.
    public var description: String {
        var layers = [content]
        if let modal {
            let isAlone = modal.content.stack.isEmpty ? " alone" : ""
            layers.append("\(modal.style)\(isAlone) \(modal.content.description)")
        }
        return layers.joined(separator: " | ")
    }

    private var content: String {
        guard tabs.isEmpty else {
            return tabs.map { $0.tag == selected ? "[\($0.content.content)]" : $0.content.content }
                .joined(separator: " ")
        }
        return stack.isEmpty ? texts.joined() : stack.map(\.content).joined(separator: " > ")
    }

    /// The highest layer.
    public var top: Interface { modal?.content.top ?? self }

    /// The stack that the user sees.
    private var visible: Interface { tabs.first { $0.tag == selected }?.content ?? self }

    public var pageCount: Int { visible.stack.count }

    /// The page that the user sees.
    public var page: Interface? { visible.stack.last }

    /// Goes back to the page at an index.
    ///
    /// - Returns: Whether the page has a back button.
    @discardableResult
    public func userGoesBack(to index: Int) -> Bool {
        guard page?.isBackHidden == false else { return false }
        visible.goBack?(index)
        return true
    }

    /// Selects a tab.
    public func userTaps(_ index: Int) {
        if let tag = tabs[index].tag { select?(tag) }
    }

    /// Swipes down the lowest modal.
    ///
    /// - Returns: Whether a modal can be swiped down.
    @discardableResult
    public func userSwipesDown() -> Bool {
        guard let modal, !modal.content.isDismissDisabled else { return false }
        modal.dismiss()
        return true
    }
}

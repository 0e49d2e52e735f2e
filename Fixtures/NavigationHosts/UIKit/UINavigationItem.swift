@MainActor open class UIGestureRecognizer: NSObject {
    open var isEnabled = true
}

@MainActor open class UINavigationItem: NSObject {
    open var leftBarButtonItem: UIBarButtonItem?
    open var rightBarButtonItem: UIBarButtonItem?
    @available(iOS 16.0, *)
    @available(tvOS, unavailable)
    open var backAction: UIAction? {
        get { action }
        set { action = newValue }
    }
    var action: UIAction?
}

@MainActor open class UIBarButtonItem: NSObject {
    public enum SystemItem: Int, Sendable {
        case close = 24
    }

    public let primaryAction: UIAction?

    public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.primaryAction = primaryAction
        super.init()
    }

    public init(title: String? = nil, primaryAction: UIAction? = nil) {
        self.primaryAction = primaryAction
        super.init()
    }

    /// Taps the button.
    public func userTaps() { primaryAction?.perform() }
}

@MainActor open class UIAction: NSObject {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public let identifier: Identifier
    private let handler: (UIAction) -> Void

    public init(title: String = "", identifier: Identifier? = nil, handler: @escaping (UIAction) -> Void) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.handler = handler
        super.init()
    }

    func perform() { handler(self) }
}

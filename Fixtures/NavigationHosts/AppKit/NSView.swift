@MainActor open class NSView: NSResponder {
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var width: AutoresizingMask { AutoresizingMask(rawValue: 2) }
        public static var height: AutoresizingMask { AutoresizingMask(rawValue: 16) }
    }

    open var frame = NSRect.zero {
        didSet { layOut(since: oldValue.size) }
    }
    open var bounds: NSRect { NSRect(origin: .zero, size: frame.size) }
    open var autoresizingMask: AutoresizingMask = []
    open var translatesAutoresizingMaskIntoConstraints = true
    /// The smallest size that the constraints of a view allow, which a subclass says here.
    open var fittingSize: NSSize { .zero }
    public private(set) var subviews: [NSView] = []
    public private(set) weak var superview: NSView?
    fileprivate var pinnedEdges: Set<NSLayoutAnchorPlace> = []

    public init(frame frameRect: NSRect) {
        super.init()
        frame = frameRect
    }

    nonisolated public override init() { super.init() }

    open func addSubview(_ view: NSView) {
        subviews.append(view)
        view.superview = self
    }

    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
        pinnedEdges = []
    }

    /// Gives subviews their places, as AppKit does before it draws.
    fileprivate func layOut(since former: NSSize) {
        for view in subviews {
            if !view.translatesAutoresizingMaskIntoConstraints {
                if view.pinnedEdges.count == 4 { view.frame = bounds }
                continue
            }
            var size = view.frame.size
            if view.autoresizingMask.contains(.width) { size.width += frame.width - former.width }
            if view.autoresizingMask.contains(.height) { size.height += frame.height - former.height }
            if size != view.frame.size { view.frame.size = size }
        }
    }

    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
}

enum NSLayoutAnchorPlace {
    case leading, trailing, top, bottom
}

@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    fileprivate let view: NSView
    fileprivate let place: NSLayoutAnchorPlace

    fileprivate init(_ view: NSView, _ place: NSLayoutAnchorPlace) {
        self.view = view
        self.place = place
        super.init()
    }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(view, place, anchor.view, anchor.place)
    }
}

open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

@MainActor open class NSLayoutConstraint: NSObject {
    private let view: NSView
    private let place: NSLayoutAnchorPlace
    private let isPinned: Bool

    fileprivate init(_ view: NSView, _ place: NSLayoutAnchorPlace, _ other: NSView, _ otherPlace: NSLayoutAnchorPlace) {
        self.view = view
        self.place = place
        isPinned = view.superview === other && place == otherPlace
        super.init()
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints where constraint.isPinned {
            constraint.view.pinnedEdges.insert(constraint.place)
            if let superview = constraint.view.superview { superview.layOut(since: superview.frame.size) }
        }
    }
}

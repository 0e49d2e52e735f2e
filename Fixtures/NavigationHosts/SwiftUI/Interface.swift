import Model

/// A window as a user sees and touches it.
///
/// What changes is drawn in the next frame of `ModelTime`.
@MainActor
public final class Interface {
    /// Whether each change was animated.
    public static var transactions: [String] = []
    /// The types of the views whose bodies have been evaluated, in their order.
    public static var bodies: [any View.Type] = []
    /// What SwiftUI forbids, and what has been done nevertheless.
    public static var faults: [String] = []
    /// Reads the bindings of an app on another thread.
    public static var readingThread: ((@escaping @Sendable () -> Void) -> Void)?
    static var isStill = false
    /// Called after each frame, so that a controller of UIKit presents what the views present.
    public var didDraw: (() -> Void)?

    /// What SwiftUI writes for developers.
    public private(set) var messages: [String] = []
    /// Whether the window is open.
    public private(set) var isOpen = true
    private(set) var content: Layer?
    /// What the window keeps when it is closed.
    public let storage: WindowStorage
    /// The value with which the window has been opened.
    public let value: AnyHashable?
    private let view: any View
    private var environment = EnvironmentValues()
    private var changed: [Node] = []
    /// Those of the changed nodes that are not evaluated yet in this frame.
    private var drawing: [Node] = []
    private var isScheduled = false
    /// The number of frames in which the window has been drawn.
    public private(set) var draws = 0
    private var isAnimated = false
    private var appearances: [() -> Void] = []
    private var holdsAppearances: Bool

    /// Opens a window.
    ///
    /// - Parameters:
    ///   - view: Its view.
    ///   - value: The value with which it opens.
    ///   - storage: What it has kept, if the system restores it.
    ///   - phase: Whether the user works with it from the beginning.
    ///   - width: Its width.
    ///   - beforeAppearing: Called when the view has been evaluated, and before it is told that it appears.
    public init(
        _ view: any View,
        value: AnyHashable? = nil,
        storage: WindowStorage = WindowStorage(),
        phase: ScenePhase = .active,
        width: UserInterfaceSizeClass = .regular,
        beforeAppearing: (Interface) -> Void = { _ in }
    ) {
        (self.view, self.value, self.storage) = (view, value, storage)
        holdsAppearances = true
        environment.scenePhase = phase
        environment.horizontalSizeClass = width
        let layer = Layer(window: self)
        content = layer
        layer.show(view, below: nil, environment)
        draw()
        beforeAppearing(self)
        holdsAppearances = false
        callAppearances()
    }

    /// Closes the window, whose views go.
    public func close() {
        isOpen = false
        var layer = content
        content = nil
        while let closing = layer {
            layer = closing.presented
            closing.removeContent()
        }
    }

    /// Whether the user works with the window.
    public var phase: ScenePhase {
        get { environment.scenePhase }
        set {
            environment.scenePhase = newValue
            isSuspended = isUndrawn
            content?.show(view, below: nil, environment)
            schedule()
        }
    }

    /// Whether other windows cover it on a Mac, which its phase does not say.
    public var isCovered = false {
        didSet {
            guard phase != .background || isUndrawn else { return }
            isSuspended = isUndrawn
            schedule()
        }
    }

    /// Whether the user does not see the window.
    public var isHidden: Bool { phase == .background || isCovered }

    /// Lets the user see the window.
    public func systemShows() {
        if phase == .background { phase = .active }
        isCovered = false
    }

    private var isUndrawn: Bool { isCovered && Rule.isOn(.coveredIsNotDrawn) }

    /// The width of the window, which changes when the device is turned, or the user resizes the window.
    public var width: UserInterfaceSizeClass {
        get { environment.horizontalSizeClass ?? .regular }
        set {
            environment.horizontalSizeClass = newValue
            content?.show(view, below: nil, environment)
            schedule()
        }
    }

    /// Whether the window is covered, or is in the background and has been drawn there once.
    private var isSuspended = false
    /// Whether the user has seen the window; before that, the system draws it for its picture of the app.
    private var hasBeenSeen = false

    func log(_ message: String) { if messages.last != message { messages.append(message) } }

    // MARK: Frames

    func invalidate(_ node: Node) {
        changed.append(node)
        if !Self.isStill { isAnimated = true }
        schedule()
    }

    func isClean(_ node: Node) {
        drawing.removeAll { $0 === node }
        changed.removeAll { $0 === node }
    }

    /// Draws in the next frame.
    func schedule() {
        guard !isScheduled, isOpen, !isSuspended else { return }
        isScheduled = true
        ModelTime.after(frames: 1) { [weak self] in self?.draw() }
    }

    /// Evaluates what has changed, and lets stacks and presentations follow.
    private func draw() {
        isScheduled = false
        guard let content, !isSuspended else { return }
        if phase != .background { hasBeenSeen = true }
        isSuspended = phase == .background && hasBeenSeen && Rule.isOn(.backgroundIsNotDrawn)
        draws += 1
        rememberDrawn()
        // What has waited is animated, too.
        let isAnimated = isAnimated || (draws > 1 && changed.isEmpty)
        // What changes meanwhile is drawn in the next frame.
        drawing = changed
        changed = []
        while let node = drawing.min(by: { $0.depth < $1.depth }) {
            drawing.removeAll { $0 === node }
            if node.isRemoved || node.isFrozen || node.ancestor(where: \.isFrozen) != nil { continue }
            node.evaluate()
        }
        self.isAnimated = false
        forEachLayer { layer in
            for stack in layer.stacks { stack.settle(isAnimated: isAnimated) }
            for split in layer.splits { split.settle(isAnimated: isAnimated) }
        }
        content.settle(isAnimated: isAnimated)
        if !holdsAppearances { callAppearances() }
        didDraw?()
    }

    func forEachLayer(_ body: (Layer) -> Void) {
        var layer = content
        while let next = layer {
            body(next)
            layer = next.presented
        }
    }

    // MARK: Appearing

    func hasAppeared(_ node: Node) {
        guard case .lifetime = node.role else { return }
        schedule()
    }

    func hasGone(_ node: Node) { isClean(node) }

    func hasChanged(_ node: Node, _ action: @escaping () -> Void) { appearances.append(action) }

    private func callAppearances() {
        let actions = appearances
        appearances = []
        for action in actions { action() }
        tellWhatIsSeen()
    }

    /// Tells the views that are seen for the first time or again, and those that are not seen any more.
    private func tellWhatIsSeen() {
        var (appearing, disappearing): ([() -> Void], [() -> Void]) = ([], [])
        forEachLayer { layer in
            layer.root?.visit { node in
                guard case .lifetime(let appear, let disappear) = node.role else { return true }
                let isSeen = node.isSeen
                if isSeen != node.isOnScreen {
                    if isSeen, let appear, !node.isMistaken { appearing.append(appear) }
                    if !isSeen, let disappear { disappearing.append(disappear) }
                    node.isOnScreen = isSeen
                    node.isMistaken = false
                } else if !isSeen, !node.isMistaken, node.isTwoBelowInClosures {
                    node.isMistaken = true
                    if let appear { appearing.append(appear) }
                }
                return true
            }
        }
        for action in appearing + disappearing { action() }
    }

    // MARK: What has been drawn

    private var drawn: [ObjectIdentifier: String] = [:]

    private func rememberDrawn() {
        drawn = [:]
        for page in visible { drawn[page.id] = page.text }
        forEachLayer { drawn[ObjectIdentifier($0)] = $0.root?.description }
    }

    /// The presentations that close, as they were drawn in the frame before, and as they are drawn now.
    public var closing: [(before: String, now: String, isByUser: Bool)] {
        var closing: [(String, String, Bool)] = []
        forEachLayer { layer in
            guard layer.phase == .closing, !layer.isHidden, let before = drawn[ObjectIdentifier(layer)] else { return }
            closing.append((before, layer.root?.description ?? "", layer.isClosedByUser))
        }
        return closing
    }

}

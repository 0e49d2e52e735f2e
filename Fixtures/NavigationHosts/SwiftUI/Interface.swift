import Model

/// A window as a user sees and touches it.
///
/// What changes is drawn in the next frame of `ModelTime`.
@MainActor
public final class Interface {
    /// Whether each change was animated.
    public static var transactions: [String] = []
    /// The types of the views whose bodies have been evaluated, in their order.
    public static var bodies: [String] = []
    /// What SwiftUI forbids, and what has been done nevertheless.
    public static var faults: [String] = []
    /// Reads the bindings of an app on another thread.
    nonisolated(unsafe) public static var readingThread: ((@escaping @Sendable () -> Void) -> Void)?
    static var isStill = false

    /// What SwiftUI writes for developers.
    public private(set) var messages: [String] = []
    /// Whether the window is open.
    public private(set) var isOpen = true
    private(set) var content: Layer?
    private let view: any View
    private var environment = EnvironmentValues()
    private var changed: [Node] = []
    private var isScheduled = false
    private var isAnimated = false
    private var appearances: [() -> Void] = []
    private var holdsAppearances: Bool

    /// Opens a window.
    ///
    /// - Parameters:
    ///   - view: Its view.
    ///   - beforeAppearing: Called when the view has been evaluated, and before it is told that it appears.
    public init(_ view: any View, beforeAppearing: (Interface) -> Void = { _ in }) {
        self.view = view
        holdsAppearances = true
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
        while let next = layer {
            next.root?.remove()
            layer = next.presented
        }
        content = nil
    }

    /// Whether the user works with the window.
    public var phase: ScenePhase {
        get { environment.scenePhase }
        set {
            environment.scenePhase = newValue
            content?.show(view, below: nil, environment)
            schedule()
        }
    }

    func log(_ message: String) { if messages.last != message { messages.append(message) } }

    // MARK: Frames

    func invalidate(_ node: Node) {
        changed.append(node)
        if !Self.isStill { isAnimated = true }
        schedule()
    }

    func isClean(_ node: Node) { if !changed.isEmpty { changed.removeAll { $0 === node } } }

    /// Draws in the next frame.
    func schedule() {
        guard !isScheduled, isOpen else { return }
        isScheduled = true
        ModelTime.after(frames: 1) { [weak self] in self?.draw() }
    }

    /// Evaluates what has changed, and lets stacks and presentations follow.
    private func draw() {
        guard let content else { return }
        isScheduled = false
        rememberDrawn()
        let isAnimated = isAnimated
        while let node = changed.min(by: { $0.depth < $1.depth }) {
            changed.removeAll { $0 === node }
            if node.isRemoved || node.isFrozen || node.ancestor(where: \.isFrozen) != nil { continue }
            node.evaluate()
        }
        self.isAnimated = false
        forEachLayer { layer in
            layer.root?.visit { node in
                if case .stack(let stack) = node.role { stack.settle(isAnimated: isAnimated) }
                return true
            }
        }
        content.settle(isAnimated: isAnimated)
        if !holdsAppearances { callAppearances() }
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
        guard case .lifetime(let appear?, _) = node.role else { return }
        appearances.append(appear)
        schedule()
    }

    func hasGone(_ node: Node) { changed.removeAll { $0 === node } }

    func hasChanged(_ node: Node, _ action: @escaping () -> Void) { appearances.append(action) }

    private func callAppearances() {
        let actions = appearances
        appearances = []
        for action in actions { action() }
    }

    // MARK: What has been drawn

    private var drawn: [ObjectIdentifier: String] = [:]

    private func rememberDrawn() {
        drawn = [:]
        for page in visible { drawn[page.id] = page.text }
    }

    /// The text of a page in the frame before.
    public func textBefore(_ page: DrawnPage) -> String? { drawn[page.id] }
}

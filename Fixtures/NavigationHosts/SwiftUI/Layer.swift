import Model

/// The content of a window, or what is presented above it.
///
/// A layer presents one other at a time.
@MainActor
final class Layer {
    enum Phase {
        case appearing
        case shown
        /// It is still drawn.
        case closing
        /// It is no longer drawn, but its binding still has a value.
        case gone
    }

    private(set) weak var interface: Interface?
    let style: String
    let source: Presentation?
    private(set) var id: AnyHashable?
    private(set) var root: Node?
    private(set) var presented: Layer?
    /// The stacks and split views in the layer, and what its views present.
    var stacks: [StackModel] = []
    var splits: [SplitModel] = []
    var presentations: [Presentation] = []
    private(set) var phase = Phase.appearing
    /// Whether a layer above it hides that it closes.
    private(set) var isHidden = false
    private(set) var isClosedByUser = false
    private var lastView: (() -> any View)?
    private weak var below: Layer?
    /// A dismissal that SwiftUI has not performed: it does not try again.
    private var isLeftStanding = false

    init(window interface: Interface?) {
        self.interface = interface
        style = "window"
        source = nil
        phase = .shown
    }

    private init(_ source: Presentation, above below: Layer, isAnimated: Bool) {
        interface = below.interface
        style = source.style.rawValue
        self.source = source
        self.below = below
        id = source.wanted?.id
        lastView = source.wanted?.view
    }

    func show(_ view: any View, below parent: Node?, _ environment: EnvironmentValues) {
        if let root { return root.update(view, environment) }
        root = Node(view, .index(0), below: parent, in: self, environment)
    }

    // MARK: Presenting

    /// Presents and dismisses what the bindings of the layer say.
    func settle(isAnimated: Bool) {
        let presentations = presentations.filter { $0.style != .page }
        if let presented, let source = presented.source, !presentations.contains(where: { $0 === source }) {
            // The view that has presented it is gone.
            if Rule.isOn(.removedViewTakesItsSheet) {
                presented.end()
            } else {
                presented.close(isAnimated: isAnimated)
            }
        }
        // A dismissal waits for the end of the presentation.
        if let presented, let source = presented.source, presented.phase == .shown {
            if source.wanted != nil { presented.isLeftStanding = false }
            if source.wanted == nil {
                presented.dismiss(isAnimated: isAnimated)
            } else if source.wanted?.id != presented.id, Rule.isOn(.changedItemPresentsAnew) {
                presented.close(isAnimated: isAnimated)
            }
        }
        for presentation in presentations where presentation !== presented?.source {
            guard let wanted = presentation.wanted, presentation.refused != wanted.id else { continue }
            if presented == nil {
                // A layer that moves presents nothing yet.
                guard phase == .shown else { continue }
                present(presentation, isAnimated: isAnimated)
            } else {
                interface?.log("Attempt to present '\(presentation.style)' on a view which is already presenting.")
                if Rule.isOn(.secondPresentationIsDropped) { presentation.refused = wanted.id }
            }
        }
        presented?.settle(isAnimated: isAnimated)
    }

    private func present(_ presentation: Presentation, isAnimated: Bool) {
        let layer = Layer(presentation, above: self, isAnimated: isAnimated)
        presented = layer
        presentation.node.updatePresented()
        layer.move(isAnimated) { layer.phase = .shown }
    }

    /// Evaluates the view that is presented.
    ///
    /// While it closes, it has the last value of the binding.
    fileprivate func update() {
        guard let source else { return }
        if let wanted = source.wanted, phase != .closing, phase != .gone {
            if wanted.id == id || !Rule.isOn(.changedItemPresentsAnew) {
                lastView = wanted.view
                id = wanted.id
            }
        }
        var environment = source.node.environment
        if Rule.isOn(.sheetsLoseEnvironment) { environment = environment.withoutOwnValues() }
        environment.dismiss = DismissAction { [weak self] in self?.source?.clear() }
        if let lastView { show(lastView(), below: source.node, environment) }
    }

    // MARK: Closing

    /// Closes the layer because the binding has no value any more.
    private func dismiss(isAnimated: Bool) {
        guard !isLeftStanding else { return }
        if Rule.isOn(.oneDismissalAnUpdate), let above = presented, above.phase != .closing, above.phase != .gone {
            if above.source?.wanted == nil {
                isLeftStanding = true
                return
            }
        }
        close(isAnimated: isAnimated)
    }

    /// Closes the layer, and all above it: only the highest one is seen to move.
    func close(byUser: Bool = false, isAnimated: Bool = true) {
        guard phase != .closing, phase != .gone else { return }
        phase = .closing
        isClosedByUser = byUser
        isHidden = presented != nil && presented?.phase != .gone
        if !Rule.isOn(.closingViewsUpdate) { root?.isFrozen = true }
        presented?.close(isAnimated: isAnimated)
        move(isAnimated) { [self] in
            if byUser, Rule.isOn(.sheetWritesLate) {
                phase = .gone
                move(true) { [self] in end(byUser: true) }
            } else {
                end(byUser: byUser)
            }
        }
    }

    /// Closes the layer, of which the binding may not hear.
    func closeInUIKit(isTold: Bool) {
        if !isTold { source?.refused = source?.wanted?.id }
        end(byUser: isTold)
    }

    /// Removes the layer.
    private func end(byUser: Bool = false) {
        guard below?.presented === self else { return }
        presented?.end()
        below?.presented = nil
        removeContent()
        if byUser { source?.clear() }
        if !byUser, source?.node.isRemoved == true { source?.clear() }
        source?.onDismiss?()
        interface?.schedule()
    }

    /// Ends the views of the layer, which have references to it, as what they present has references to them.
    func removeContent() {
        root?.remove()
        root = nil
        lastView = nil
        presented = nil
    }

    private func move(_ isAnimated: Bool, _ end: @escaping @MainActor () -> Void) {
        let interface = interface
        guard isAnimated else {
            end()
            interface?.schedule()
            return
        }
        ModelTime.after(frames: ModelTime.animation) {
            end()
            interface?.schedule()
        }
    }

    // MARK: The user

    /// Drags a sheet down.
    ///
    /// - Returns: Whether it closes.
    func userDrags(isCompleted: Bool) -> Bool {
        guard phase == .shown, style == "sheet", !isDismissDisabled else { return false }
        if isCompleted { close(byUser: true) }
        return isCompleted
    }

    private var isDismissDisabled: Bool {
        var isDisabled = false
        root?.visit { node in
            if case .dismissDisabled(let value) = node.role { isDisabled = isDisabled || value }
            return true
        }
        return isDisabled
    }

    /// Presses a button of an alert, which closes it.
    func userAnswers(_ action: @escaping @MainActor () -> Void) {
        guard style == "alert", phase == .shown || phase == .appearing else { return }
        action()
        source?.clear()
    }
}

extension Node {
    /// Evaluates what the node's view has presented.
    func updatePresented() {
        guard case .presentation(let presentation) = role else { return }
        var layer = self.layer.presented
        while let above = layer {
            if above.source === presentation { above.update() }
            layer = above.presented
        }
    }
}

import Model

@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    var isCancelled: Bool { get }
    var initiallyInteractive: Bool { get }
    var isInteractive: Bool { get }
}

@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// An animation that takes time, and ends once.
@MainActor final class Transition: NSObject, UIViewControllerTransitionCoordinator {
    let isAnimated = true
    let initiallyInteractive: Bool
    private(set) var isInteractive: Bool
    private(set) var isCancelled = false
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var whenEnded: ((_ transition: Transition) -> Void)?
    /// Called when the scene has gone and the transition will not end.
    private var whenLost: (() -> Void)?

    /// Begins an animation in a window.
    ///
    /// - Parameters:
    ///   - window: The window, whose scene may delay the end, or prevent it.
    ///   - frames: The frames that it takes.
    ///   - cancels: For a gesture, whether the user gives it up; `nil` for another animation.
    ///   - whenEnded: Called at the end. It calls the completions of the coordinator by ``complete()``.
    init(
        in window: UIWindow?,
        frames: Int = ModelTime.animation,
        cancels: Bool? = nil,
        whenLost: @escaping () -> Void = {},
        _ whenEnded: @escaping (Transition) -> Void
    ) {
        initiallyInteractive = cancels != nil
        isInteractive = initiallyInteractive
        self.whenEnded = whenEnded
        self.whenLost = whenLost
        super.init()
        let scene = window?.windowScene
        guard let cancels else {
            ModelTime.after(frames: frames) { self.ends(in: scene) }
            return
        }
        ModelTime.after(frames: frames / 2) {
            self.isInteractive = false
            self.isCancelled = cancels
            ModelTime.after(frames: frames / 2) { self.ends(in: scene) }
        }
    }

    private func ends(in scene: UIWindowScene?) {
        if let scene, !scene.isConnected, UIKitModel.has(.disconnectionLosesTransitions) { return lose() }
        if let scene, scene.isConnected, scene.activationState != .foregroundActive,
            UIKitModel.has(.inactiveSceneHoldsTransitions)
        {
            return scene.heldTransitions.append(self)
        }
        end()
    }

    /// Ends the animation now.
    func end() {
        let body = whenEnded
        (whenEnded, whenLost) = (nil, nil)
        body?(self)
    }

    /// Releases what the animation moves, without ending it.
    func lose() {
        let body = whenLost
        (whenEnded, whenLost) = (nil, nil)
        body?()
        completions = []
    }

    var hasEnded: Bool { whenEnded == nil }

    /// Calls the completions.
    func complete() {
        let completions = completions
        self.completions = []
        for completion in completions { completion(self) }
    }

    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animation?(self)
        if let completion { completions.append(completion) }
        return true
    }
}

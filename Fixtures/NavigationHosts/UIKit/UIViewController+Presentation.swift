import Model

extension UIViewController {
    /// What the controller or its nearest container presents.
    public var presentedViewController: UIViewController? {
        guard let presented = nearestPresenter?.drawnPresentation else { return nil }
        return presented.isBeingDismissed && !UIKitModel.has(.closingIsStillPresented) ? nil : presented
    }

    public func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        UIKitModel.requiresMainThread()
        let presented = viewControllerToPresent
        let presenter = presenter(of: presented)
        guard !UIKitModel.ignoresChanges else { return UIKitModel.log.append("refused to present") }
        guard shownInWindow != nil || !UIKitModel.has(.presentationNeedsWindow) else {
            return UIKitModel.log.append("refused to present \(presented.name) on \(name), which is in no window")
        }
        // It may be waiting for the end of a presentation.
        let other = presenter.drawnPresentation
        if let busy = other ?? (presenter.isBeingPresented || presenter.isBeingDismissed ? presenter : nil) {
            guard !UIKitModel.has(.secondPresentationIsRefused) else {
                return UIKitModel.log.append("refused to present \(presented.name) on \(name), which is presenting")
            }
            if let transition = busy.transition {
                transition.animate(alongsideTransition: nil) { _ in
                    self.present(presented, animated: flag, completion: completion)
                }
            } else if busy === other {
                busy.present(presented, animated: flag, completion: completion)
            }
            return
        }
        guard
            UIKitModel.requires(presented.presentingViewController == nil, "\(presented.name) is presented twice"),
            UIKitModel.requires(presented.parent == nil, "\(presented.name) has a parent, and is presented"),
            UIKitModel.requires(presented.hasPopoverSource, "the popover \(presented.name) has no source")
        else { return }
        UIKitModel.log.append("present \(presented.name)\(flag ? ", animated" : "")")
        presenter.drawnPresentation = presented
        presented.presentingViewController = presenter
        presented.isBeingPresented = true
        presented.loadViewIfNeeded()
        let covers = presented.modalPresentationStyle == .fullScreen
        if covers { presenter.viewWillDisappear(flag) }
        presented.viewWillAppear(flag)
        presented.animate(flag) {
            presented.isBeingPresented = false
            if covers { presenter.viewDidDisappear(flag) }
            presented.viewDidAppear(flag)
            completion?()
        }
    }

    public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        UIKitModel.requiresMainThread()
        guard let presenter = nearestPresenter, let presented = presenter.drawnPresentation else {
            outermost.presentingViewController?.dismiss(animated: flag, completion: completion)
            return
        }
        guard !UIKitModel.ignoresChanges else { return UIKitModel.log.append("refused to dismiss") }
        if presented.isBeingDismissed {
            // Otherwise, the presenter closes, too, when that dismissal has ended.
            guard !UIKitModel.has(.closingAgainIsDropped) else { return }
            presented.transition?.animate(alongsideTransition: nil) { _ in
                if presenter.presentingViewController == nil {
                    completion?()
                } else {
                    presenter.dismiss(animated: flag, completion: completion)
                }
            }
            return
        }
        if let running = presented.presentationsAbove.first(where: { $0.isBeingPresented })?.transition {
            guard !UIKitModel.has(.dismissalInTransitionIsRefused) else {
                return UIKitModel.log.append("refused to dismiss \(presented.name) during a presentation")
            }
            running.animate(alongsideTransition: nil) { _ in self.dismiss(animated: flag, completion: completion) }
            return
        }
        UIKitModel.log.append("dismiss from \(presenter.name)\(flag ? ", animated" : "")")
        presented.endPresentation(flag) { _ in completion?() }
    }

    /// Closes this presented controller with all above it.
    ///
    /// - Parameters:
    ///   - isAnimated: Whether it takes time.
    ///   - cancels: For a drag, whether the user gives it up.
    ///   - completion: Called at the end, with whether it has closed.
    func endPresentation(_ isAnimated: Bool, cancels: Bool? = nil, _ completion: @escaping (Bool) -> Void) {
        let closing = Array(presentationsAbove.reversed())
        let presenter = presentingViewController
        let uncovers = modalPresentationStyle == .fullScreen
        for controller in closing {
            controller.isBeingDismissed = true
            controller.viewWillDisappear(isAnimated)
        }
        if uncovers { presenter?.viewWillAppear(isAnimated) }
        animate(isAnimated, cancels: cancels) {
            guard cancels != true else {
                for controller in closing.reversed() {
                    controller.isBeingDismissed = false
                    controller.viewWillAppear(isAnimated)
                    controller.viewDidAppear(isAnimated)
                }
                return completion(false)
            }
            for controller in closing {
                controller.presentingViewController?.drawnPresentation = nil
                controller.presentingViewController = nil
                controller.viewDidDisappear(isAnimated)
                controller.isBeingDismissed = false
            }
            if uncovers { presenter?.viewDidAppear(isAnimated) }
            completion(true)
        }
    }

    /// The controller, or its nearest container, that presents something.
    private var nearestPresenter: UIViewController? { containers.first { $0.drawnPresentation != nil } }

    /// The container that presents a controller for this one.
    private func presenter(of presented: UIViewController) -> UIViewController {
        guard [.currentContext, .overCurrentContext].contains(presented.modalPresentationStyle) else {
            return outermost
        }
        return containers.first { $0.definesPresentationContext } ?? outermost
    }

    func makePresentationController() -> UIPresentationController {
        #if !os(tvOS)
            if modalPresentationStyle == .popover { return UIPopoverPresentationController(self) }
        #endif
        return UIPresentationController(self)
    }

    /// Whether it is not a popover, or points to something.
    private var hasPopoverSource: Bool {
        #if !os(tvOS)
            guard modalPresentationStyle == .popover, UIKitModel.has(.popoverNeedsSource) else { return true }
            return popoverPresentationController.map { $0.sourceView != nil || $0.barButtonItem != nil } ?? false
        #else
            return true
        #endif
    }

    @available(tvOS, unavailable)
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// This controller, and those that are presented above it.
    private var presentationsAbove: [UIViewController] { Array(sequence(first: self) { $0.drawnPresentation }) }

    /// Calls a closure now, or when an animation has ended.
    private func animate(_ isAnimated: Bool, cancels: Bool? = nil, _ end: @escaping () -> Void) {
        guard isAnimated, let window = shownInWindow else { return end() }
        transition = Transition(in: window, cancels: cancels) {
            self.dropWaitingChanges()
        } _: { transition in
            self.hasEnded(transition)
            end()
            transition.complete()
            self.performWaitingChanges()
        }
    }
}

extension UIViewController {
    /// Drags the sheet down, or tries to.
    ///
    /// - Parameter cancels: Whether the user lets it go before it closes.
    public func userSwipesDown(cancels: Bool = false) {
        guard let presentation = presentationController, presentingViewController != nil, !isBeingPresented,
            !isBeingDismissed, drawnPresentation == nil, !(self is UIAlertController || self is UISearchController),
            modalPresentationStyle != .fullScreen
        else { return }
        let mayDismiss = presentation.delegate?.presentationControllerShouldDismiss(presentation) ?? true
        guard mayDismiss, !isModalInPresentation else {
            presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
            return
        }
        presentation.delegate?.presentationControllerWillDismiss(presentation)
        endPresentation(true, cancels: cancels) { hasClosed in
            if hasClosed { presentation.delegate?.presentationControllerDidDismiss(presentation) }
        }
    }
}

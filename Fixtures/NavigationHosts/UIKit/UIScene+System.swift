import Model

extension UIWindowScene {
    /// Lets the system connect the scene, because of a quick action or an activity if there is one.
    public func systemConnects(
        _ delegate: any UIWindowSceneDelegate,
        action: UIApplicationShortcutItem? = nil,
        activity: NSUserActivity? = nil
    ) {
        self.delegate = delegate
        let options = UIScene.ConnectionOptions([], Set([activity].compactMap(\.self)), action)
        delegate.scene(self, willConnectTo: session, options: options)
    }

    /// Lets the user choose a quick action while the scene is connected.
    public func userChooses(_ action: UIApplicationShortcutItem) {
        guard isConnected, let delegate = delegate as? any UIWindowSceneDelegate else { return }
        var calls = 0
        delegate.windowScene(self, performActionFor: action) { _ in
            UIKitModel.requiresMainThread("the completion handler of a quick action")
            calls += 1
            _ = UIKitModel.requires(calls == 1, "the completion handler of a quick action is called again")
        }
    }

    /// Lets another device hand an activity over, which takes some frames and may fail.
    public func systemHandsOver(_ activity: NSUserActivity, fails: Bool = false) {
        guard isConnected else { return }
        delegate?.scene(self, willContinueUserActivityWithType: activity.activityType)
        ModelTime.after(frames: 2) { [weak self] in
            guard let self, isConnected else { return }
            guard fails else { return delegate?.scene(self, continue: activity) ?? () }
            let type = activity.activityType
            delegate?.scene(self, didFailToContinueUserActivityWithType: type, error: HandoffFailed())
        }
    }
}

extension UISceneSession {
    /// The session in the next launch of the app, with what a property list can hold of its activity.
    public func inNextLaunch() -> UISceneSession {
        let session = UISceneSession(persistentIdentifier)
        guard let activity = stateRestorationActivity else { return session }
        let kept = NSUserActivity(activityType: activity.activityType)
        kept.userInfo = activity.userInfo?.filter { key, value in
            key.base is String && (value is String || value is Data || value is Int)
        }
        session.stateRestorationActivity = kept
        return session
    }
}

private struct HandoffFailed: Error {}

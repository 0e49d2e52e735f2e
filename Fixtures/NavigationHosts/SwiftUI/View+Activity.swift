extension View {
    /// Names the activity that another device can continue while the view is shown.
    @MainActor
    public func userActivity(
        _ activityType: String,
        isActive: Bool = true,
        _ update: @escaping (NSUserActivity) -> Void
    ) -> some View {
        let activity = NSUserActivity(activityType: activityType)
        update(activity)
        if isActive { Interface.activity = activity }
        return self
    }
}

extension Interface {
    /// The activity of the view that was evaluated last.
    public static var activity: NSUserActivity?
}

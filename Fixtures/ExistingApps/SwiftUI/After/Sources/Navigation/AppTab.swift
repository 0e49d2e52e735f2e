/// The tabs of the app.
public enum AppTab: String, CaseIterable, Identifiable, Sendable {
    case home, shop, orders, messages

    public var id: Self { self }
}

/// The tabs of the app, in their order.
public enum AppTab: Int, CaseIterable {
    case home, shop, messages
}

/// Whether an open page that shows the same is shown again, instead of opening another one.
public enum PageReuse: String, Hashable, Sendable, CaseIterable {
    /// A new page always opens.
    case never
    /// The page is shown again if the user sees it already.
    ///
    /// (Android's `singleTop`.)
    case ifVisible
    /// The page is shown again if one comes to it by going back. The pages above it close.
    ///
    /// A link, or code that opens a route as it says, also finds the page in another tab of the scene, which is selected.
    ///
    /// (Android's `singleTask`.)
    case ifOpen
}

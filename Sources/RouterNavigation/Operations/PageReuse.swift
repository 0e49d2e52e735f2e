/// Whether an open page that shows the same URL is shown again, instead of opening another one.
public enum PageReuse: String, Hashable, Sendable, CaseIterable {
    /// A new page always opens.
    case never
    /// The page that the user sees is reused.
    case singleTop
    /// Any page that one comes to by going back is reused, and the pages above it close.
    case singleTask
}

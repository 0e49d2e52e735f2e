/// A file of a synthetic app.
public struct SourceFile: Sendable {
    /// The path in the app's folder.
    public var path: String
    public var text: String
}

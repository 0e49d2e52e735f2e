/// The type of some content.
public struct UTType: Hashable, Sendable {
    public static let text = UTType("public.text")

    public let identifier: String

    public init(_ identifier: String) {
        self.identifier = identifier
    }
}

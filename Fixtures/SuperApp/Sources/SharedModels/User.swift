/// Somebody with an account.
public struct User: Hashable, Sendable {
    /// The number of the account.
    public var id: Int
    /// The name that others see.
    public var name: String

    /// Creates a user.
    public init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}

/// Why an operation is not permitted.
public enum AccountError: Error, Hashable {
    case wrongPassword
    case notSignedIn
}

/// The package of a module, if it is another one than the package of the app.
public struct ModulePackage: Hashable, Sendable {
    /// The identity: usually the last component of the URL, in lower case.
    public var identity: String
    /// The repository or the registry from which it was fetched; `nil` for a package on this machine, which is the app's
    /// own.
    public var url: String?

    /// Creates a package.
    ///
    /// - Parameters:
    ///   - identity: The identity.
    ///   - url: The repository or the registry from which it was fetched; `nil` for a package on this machine.
    public init(identity: String, url: String?) {
        self.identity = identity.lowercased()
        self.url = url
    }

    /// The package for messages.
    var name: String { "`\(identity)`" + (url.map { " (\($0))" } ?? "") }
}

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
        self.url = url.map(Self.withoutUser)
    }

    /// A web URL without a user's name and password, which are no part of the place and not for messages.
    private static func withoutUser(_ url: String) -> String {
        guard url.lowercased().hasPrefix("http"), let start = url.firstRange(ofBytes: "://")?.upperBound,
            let end = url[start...].prefix(while: { $0 != "/" }).lastIndex(of: "@")
        else { return url }
        return String(url[..<start] + url[url.index(after: end)...])
    }

    /// The package for messages.
    var name: String { "`\(identity)`" + (url.map { " (\($0))" } ?? "") }
}

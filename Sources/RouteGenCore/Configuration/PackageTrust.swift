/// The packages that may open routes in an app, and those that may not, as its configuration names them.
public struct PackageTrust: Hashable, Sendable {
    /// `trusted`: identities of packages, and prefixes of their URLs.
    public var trusted: [Located<String>] = []
    /// `untrusted`: identities of packages.
    public var untrusted: [Located<String>] = []
    /// The start of the configuration, or its member; `nil` without a configuration.
    var place: SourceLocation?

    /// The trust of an app without a configuration, which is none.
    public init() {}

    /// The trust of several configurations together, as if they were one.
    package init(_ others: [PackageTrust]) {
        trusted = others.flatMap(\.trusted)
        untrusted = others.flatMap(\.untrusted)
        place = others.compactMap(\.place).first
    }

    /// The decision of an app about a package.
    enum Decision {
        /// Its routes, services and set-ups count as the app's own.
        case trusted
        /// They open nothing, and nobody is asked.
        case untrusted
        /// They open nothing, and are an error if they would.
        case undecided
    }

    /// The decision about a package; `nil` means the package of the app.
    ///
    /// An identity in `untrusted` counts before a URL in `trusted`, and for packages on this machine, too.
    func decision(about package: ModulePackage?) -> Decision {
        guard let package else { return .trusted }
        if untrusted.contains(where: { $0.value.lowercased() == package.identity }) { return .untrusted }
        guard let url = package.url else { return .trusted }
        let isTrusted = trusted.contains { entry in
            Self.isURL(entry.value) ? Self.begins(url, with: entry.value) : entry.value.lowercased() == package.identity
        }
        return isTrusted ? .trusted : .undecided
    }

    /// Whether an entry is a prefix of URLs, and no identity.
    static func isURL(_ entry: String) -> Bool { entry.utf8.contains { "/:@".utf8.contains($0) } }

    /// Whether a URL begins with another one at the end of a component.
    ///
    /// A URL that `git` may read as another one, because of `..` or escapes, begins with none.
    private static func begins(_ url: String, with prefix: String) -> Bool {
        guard url.hasPrefix(prefix), !url.utf8.contains(where: { "%\\?#".utf8.contains($0) }),
            !url.split(separator: "/").contains("..")
        else { return url == prefix }
        let rest = url.dropFirst(prefix.count)
        return prefix.hasSuffix("/") || prefix.hasSuffix(":") || rest.hasPrefix("/") || ["", ".git"].contains(rest)
    }
}

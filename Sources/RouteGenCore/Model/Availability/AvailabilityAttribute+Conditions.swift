extension AvailabilityAttribute {
    /// Names of platforms that are those of operating systems in an `#if`.
    private static let systems: Set<String> = [
        "iOS", "macOS", "tvOS", "watchOS", "visionOS", "Windows", "OpenBSD", "FreeBSD", "Android",
    ]
    private static let language = "swift"

    /// The introductions that a program can ask about while it runs.
    var platformIntroductions: [Introduction] {
        introductions.filter { $0.domain != Self.language && $0.domain != "_PackageDescription" }
    }

    /// What has to hold when code is compiled that uses the declaration, as conditions of an `#if`.
    ///
    /// The compiler compares versions of the language, and knows the one system it compiles for. What it takes from elsewhere
    /// (the version of the deployment target, whether it compiles an app's extension) no `#if` can ask; there it reports the use.
    ///
    /// - Parameter isVisionOSNamed: Whether another attribute of the declaration speaks of visionOS, which takes over what is said of iOS
    ///   otherwise.
    /// - Returns: The conditions, all of which have to hold.
    func conditions(whereVisionOSIsNamed isVisionOSNamed: Bool) -> [String] {
        if domain == Self.language {
            let introduced = introductions.filter { $0.domain == Self.language }.compactMap(\.version)
            return introduced.map { "swift(>=\($0))" } + (obsoletedSince.map { ["!swift(>=\($0))"] } ?? [])
        }
        guard isUnavailable else { return [] }
        let system = domain == "OSX" ? "macOS" : domain
        if system == "macCatalyst" { return ["!targetEnvironment(macCatalyst)"] }
        guard Self.systems.contains(system) else { return [] }
        return ["!os(\(system))"] + (system == "iOS" && !isVisionOSNamed ? ["!os(visionOS)"] : [])
    }
}

extension AvailabilityAttribute {
    /// The names of platforms that are also operating systems in an `#if`.
    private static let systems: Set<String> = [
        "iOS", "macOS", "tvOS", "watchOS", "visionOS", "Windows", "OpenBSD", "FreeBSD", "Android",
    ]
    private static let language = "swift"

    /// The systems and their variants that have versions.
    fileprivate static let platforms = systems.union([
        "OSX", "macCatalyst", "anyAppleOS", "DriverKit", "Linux", "iOSApplicationExtension",
        "macOSApplicationExtension", "OSXApplicationExtension", "tvOSApplicationExtension",
        "watchOSApplicationExtension", "visionOSApplicationExtension", "macCatalystApplicationExtension",
    ])

    /// The introductions that a program can check at run time.
    var platformIntroductions: [Introduction] {
        introductions.filter { $0.domain != Self.language && $0.domain != "_PackageDescription" }
    }

    /// The conditions of an `#if` under which code can use the declaration.
    ///
    /// An `#if` can compare versions of the language and knows the operating system. It cannot check the deployment
    /// target, or whether the code belongs to an app extension; there the compiler reports the use.
    ///
    /// - Parameter isVisionOSNamed: Whether another attribute of the declaration names visionOS. Otherwise, what
    ///   applies to iOS applies to visionOS too.
    /// - Returns: The conditions, all of which must hold.
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

extension AvailabilityAttribute.Introduction {
    /// Whether it is an availability macro, which a build defines for several platforms.
    var isMacro: Bool { !AvailabilityAttribute.platforms.contains(domain) }
}

extension AvailabilityAttribute.Introduction {
    /// The version of visionOS for a version of iOS; `nil` if the first visionOS has everything of it.
    ///
    /// The compiler applies an attribute for iOS to visionOS, too, and takes the version from Apple's SDK. It does not
    /// apply a condition for iOS to visionOS, so a condition names both. The versions are the SDK's or later ones.
    var onVisionOS: Self? {
        guard domain == "iOS", let version else { return nil }
        let numbers = version.split(separator: ".").map { Int($0) ?? 0 }
        let (major, minor) = (numbers.first ?? 0, numbers.dropFirst().first ?? 0)
        switch (major, minor) {
        case (..<17, _), (17, 0): return nil
        case (17, _): return Self(domain: "visionOS", version: "1.\(max(minor - 3, 1))")
        case (18..<26, _): return Self(domain: "visionOS", version: minor == 0 ? "2" : "2.\(minor)")
        default: return Self(domain: "visionOS", version: version)
        }
    }
}

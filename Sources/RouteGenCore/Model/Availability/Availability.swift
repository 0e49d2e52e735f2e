/// The systems on which something is available, and how code that uses it must be written.
struct Availability: Hashable, Sendable {
    /// The first version of each platform that has it.
    private(set) var introductions: [AvailabilityAttribute.Introduction] = []
    /// The attributes that say where it is deprecated, obsoleted or unavailable.
    private(set) var limits: [String] = []
    /// Whether using it causes a warning, now or for a later version of a platform.
    private(set) var isDeprecated = false

    /// Combines attributes, those of the outermost type first.
    init(_ attributes: [AvailabilityAttribute] = []) {
        for attribute in attributes {
            for introduction in attribute.platformIntroductions { add(introduction) }
            if let limit = attribute.limit, !limits.contains(limit) { limits.append(limit) }
            isDeprecated = isDeprecated || attribute.isDeprecated
        }
    }

    /// Adds the availability of something that is used together with this.
    mutating func add(_ other: Availability) {
        for introduction in other.introductions { add(introduction) }
        for limit in other.limits where !limits.contains(limit) { limits.append(limit) }
        isDeprecated = isDeprecated || other.isDeprecated
    }

    /// Adds an introduction.
    ///
    /// Of two versions of a platform, the later one counts.
    private mutating func add(_ introduction: AvailabilityAttribute.Introduction) {
        guard let index = introductions.firstIndex(where: { $0.domain == introduction.domain }) else {
            introductions.append(introduction)
            return
        }
        if introductions[index].isBefore(introduction) { introductions[index] = introduction }
    }

    /// The availability condition; `nil` if it is available on every system.
    var query: String? {
        var named = introductions
        if !named.contains(where: { $0.domain == "visionOS" }) { named += introductions.compactMap(\.onVisionOS) }
        return named.isEmpty ? nil : Self.lists(named).map { "#available(\($0))" }.joined(separator: ", ")
    }

    /// The attributes of a declaration that names it, each followed by a space.
    var attributes: String { (introductionAttributes + limits).map { "\($0) " }.joined() }

    /// The attribute for the platforms other than `domains`; `nil` if there are none.
    func introduction(without domains: Set<String>) -> String? {
        var others = self
        others.introductions.removeAll { domains.contains($0.domain) }
        return others.introductions.isEmpty ? nil : others.introductionAttributes.joined(separator: " ")
    }

    private var introductionAttributes: [String] { Self.lists(introductions).map { "@available(\($0))" } }

    /// Introductions, as in an attribute or a condition.
    ///
    /// Each availability macro is in a list of its own, since a list cannot name a platform twice, and a macro may
    /// contain any platform.
    private static func lists(_ introductions: [AvailabilityAttribute.Introduction]) -> [String] {
        let platforms = introductions.filter { !$0.isMacro }
        let macros = introductions.filter(\.isMacro).map { [$0] }
        return ((platforms.isEmpty ? [] : [platforms]) + macros).map { group in
            (group.map { [$0.domain, $0.version].compactMap { $0 }.joined(separator: " ") } + ["*"])
                .joined(separator: ", ")
        }
    }

    /// Whether this is available on every system that has `other`.
    func isThereWherever(_ other: Availability) -> Bool {
        introductions.allSatisfy { own in
            other.introductions.contains { $0.domain == own.domain && !$0.isBefore(own) }
        }
    }
}

extension AvailabilityAttribute.Introduction {
    /// Whether the version is lower than another's of the same platform.
    fileprivate func isBefore(_ other: Self) -> Bool { numbers.lexicographicallyPrecedes(other.numbers) }

    private var numbers: [Int] { (version ?? "").split(separator: ".").map { Int($0) ?? 0 } }
}

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

/// Where something is available, and how code has to be written that uses it.
struct Availability: Hashable, Sendable {
    /// The first versions of platforms that have it, each platform once.
    private(set) var introductions: [AvailabilityAttribute.Introduction] = []
    /// The attributes that say from when on it is deprecated, gone, or where it never is.
    private(set) var limits: [String] = []
    /// Whether using it gives a warning, now or for a later version of a platform.
    private(set) var isDeprecated = false

    /// What attributes say together, those of the outermost type first.
    init(_ attributes: [AvailabilityAttribute] = []) {
        for attribute in attributes {
            for introduction in attribute.platformIntroductions { add(introduction) }
            if let limit = attribute.limit, !limits.contains(limit) { limits.append(limit) }
            isDeprecated = isDeprecated || attribute.isDeprecated
        }
    }

    /// Adds what has to hold for something that is used together with this.
    mutating func add(_ other: Availability) {
        for introduction in other.introductions { add(introduction) }
        for limit in other.limits where !limits.contains(limit) { limits.append(limit) }
        isDeprecated = isDeprecated || other.isDeprecated
    }

    /// Of two versions of a platform the later one counts.
    private mutating func add(_ introduction: AvailabilityAttribute.Introduction) {
        guard let index = introductions.firstIndex(where: { $0.domain == introduction.domain }) else {
            introductions.append(introduction)
            return
        }
        if introductions[index].isBefore(introduction) { introductions[index] = introduction }
    }

    /// The condition that asks the running system; `nil` if it is available on all.
    var query: String? { introductions.isEmpty ? nil : "#available(\(list))" }

    /// The attributes of a declaration that names it, with a space behind each.
    var attributes: String {
        ((introductions.isEmpty ? [] : ["@available(\(list))"]) + limits).map { "\($0) " }.joined()
    }

    /// The attribute for the platforms beside some of them; none if there are no others.
    func introduction(without domains: Set<String>) -> String? {
        var others = self
        others.introductions.removeAll { domains.contains($0.domain) }
        return others.introductions.isEmpty ? nil : "@available(\(others.list))"
    }

    private var list: String {
        (introductions.map { [$0.domain, $0.version].compactMap { $0 }.joined(separator: " ") } + ["*"])
            .joined(separator: ", ")
    }

    /// Whether this is there on every system that has something else.
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

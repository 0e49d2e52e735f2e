class Shelf {
    enum Kind: String { case long, short }
}

final class Box: Shelf {
    /// @route //box/:kind
    static func open(kind: Kind) {}

    /// @route //box
    static func usual() -> Kind { .long }
}

protocol Player {
    @MainActor func play()
}

struct Radio: Player {
    /// @route //radio
    func play() {}
}

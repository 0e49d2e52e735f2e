protocol Catalog: Sendable {
    init()

    /// @route //one
    static func one()
}

extension Catalog {
    /// @route //two
    static func two() {}

    /// @route //three
    init(id: Int) { self.init() }
}

actor Library {}

/// @route //four
func four(library: isolated Library) {}

/// @route //five
func five(shelf: _const Int) {}

/// @route //six
@available(*, unavailable, message: "use five(shelf:)")
func six() {}

@available(*, unavailable)
final class Archive: Sendable {
    init() {}

    /// @route //seven
    func seven() {}
}

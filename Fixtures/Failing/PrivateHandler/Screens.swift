/// @route //one
private func one() {}

/// @route //two
fileprivate func two() {}

private enum Hidden {
    /// @route //three
    static func three() {}
}

extension Visible {
    /// @route //four
    private static func four() {}
}

private extension Visible {
    /// @route //five
    static func five() {}
}

enum Visible {}

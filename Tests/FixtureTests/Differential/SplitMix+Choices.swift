import TestSupport

extension SplitMix {
    /// One of the elements.
    ///
    /// There must be at least one.
    mutating func pick<Element>(_ first: Element, _ others: Element...) -> Element {
        ([first] + others).randomElement(using: &self) ?? first
    }

    /// Whether something happens that happens in so many of a hundred cases.
    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }
}

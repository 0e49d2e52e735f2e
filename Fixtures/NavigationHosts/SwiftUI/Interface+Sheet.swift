extension Interface {
    /// The sheet of a view, unless it closes.
    private var sheet: Layer? {
        content?.presented.flatMap { $0.style == "sheet" && ($0.phase == .appearing || $0.phase == .shown) ? $0 : nil }
    }

    /// The text of the page below the sheet.
    public var pageBelowSheet: String? { content?.root?.shownContent.text }

    /// Whether a view presents a sheet, which its hosting controller shows.
    public var presentsSheet: Bool { sheet != nil }

    /// Closes the sheet because UIKit has closed its controller.
    ///
    /// - Parameter isTold: Whether the binding hears of that; else its value is not presented again.
    public func closeSheet(isTold: Bool) { sheet?.closeInUIKit(isTold: isTold) }
}

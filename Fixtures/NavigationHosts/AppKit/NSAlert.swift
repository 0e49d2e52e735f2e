/// A question in a sheet.
@MainActor open class NSAlert: NSObject {
    open var messageText = ""
    private var window: NSWindow?

    nonisolated public override init() { super.init() }

    open func beginSheetModal(for sheetWindow: NSWindow, completionHandler: (() -> Void)? = nil) {
        let content = NSViewController()
        content.title = messageText
        let window = NSWindow(sheet: content)
        self.window = window
        sheetWindow.beginSheet(window) {
            self.window = nil
            completionHandler?()
        }
    }

    /// Clicks its button.
    public func userAnswers() {
        guard let window else { return }
        window.sheetParent?.endSheet(window)
    }
}

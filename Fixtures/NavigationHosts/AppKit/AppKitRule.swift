import Model

/// The rules of AppKit that a router meets most.
///
/// `Documentation/Platforms.md` has the table of their texts and sources.
public enum AppKitRule: String, PlatformRule {
    case linksComeBeforeLaunch, lastWindowEndsNothing, quittingAsksApplication, secondSheetWaits
    case closingSheetIsNotPresented, sheetKeepsWindowOpen, closingWindowDropsSheets, sheetBecomesKey
    case windowTabsHideOthers

    public var text: String { entry.text }
    public var source: String { entry.source }
    public var certainty: RuleCertainty { entry.certainty }

    private typealias Entry = (certainty: RuleCertainty, text: String, source: String)

    private static func apple(_ page: String, _ text: String) -> Entry { (.documented, text, "Apple: \(page)") }

    private var entry: Entry {
        switch self {
        case .linksComeBeforeLaunch:
            (
                .reported, "links that start the app come before `applicationDidFinishLaunching`",
                "Apple's developer forums, thread 697041"
            )
        case .lastWindowEndsNothing:
            Self.apple(
                "`applicationShouldTerminateAfterLastWindowClosed(_:)`",
                "an app without windows runs, and gets links; a click in the Dock opens no window by itself"
            )
        case .quittingAsksApplication:
            Self.apple(
                "`applicationShouldTerminate(_:)`",
                "quitting asks the app, and no window; a close button asks its window, and `close()` does not"
            )
        case .secondSheetWaits:
            Self.apple(
                "`beginSheet(_:completionHandler:)`",
                "a sheet waits until the one before it has ended, and only `viewDidDisappear` says that a controller's has"
            )
        case .closingSheetIsNotPresented:
            (.guess, "`presentedViewControllers` lacks a sheet as soon as it closes", "–")
        case .sheetKeepsWindowOpen:
            (.guess, "a window with a sheet cannot be closed by its button", "–")
        case .closingWindowDropsSheets:
            (.guess, "a window that closes drops its sheets without a call", "–")
        case .sheetBecomesKey:
            (.guess, "a click in a sheet makes the sheet the key window, and not the one below", "–")
        case .windowTabsHideOthers:
            Self.apple("`NSWindow.tabbingMode`", "of windows that are tabs, only the selected one is visible")
        }
    }
}

public import Model

/// The rules of SwiftUI that a router meets most.
///
/// `Documentation/Platforms.md` has the table of their texts and sources.
public enum SwiftUIRule: String, PlatformRule {
    // Stacks
    case userShortensPath, destinationMustExist, dismissGoesBackFirst, backWritesAtEnd, changeDuringBackIsLost
    case refusedBackIsNotRepeated, pathIsBelowViewPages, hiddenStackLosesChange, tabTapPopsToRoot
    case stillChangesEndAtOnce, outerBackButtonCounts, coveredPagesDisappear, closuresConfuseAppearances
    // Columns
    case collapsedShowsOneColumn, backWritesColumn, selectedRowShowsDetail, widthKeepsPath
    case hiddenColumnIsGone, widthRemakesColumns, sidebarClearsSelection, selectedRowIsIgnored
    case selectionOutweighsColumn, columnDuringBackIsLost
    // Presentations
    case dragCanBeDisabled, sheetWritesLate, closingViewsUpdate, changedItemPresentsAnew
    case secondPresentationIsDropped, oneDismissalAnUpdate, oneLevelAnUpdate, removedViewTakesItsSheet
    case sheetsLoseEnvironment
    // Windows, links and threads
    case windowsAreIndependent, equalValueHasOneWindow, sceneStorageIsRestored, backgroundIsNotDrawn
    case coveredIsNotDrawn, closedWindowStaysClosed
    case urlGoesToPreferringWindow, allHandlersGetURL, openURLIsAskedFirst
    case linkComesBeforeAppearing, universalLinkComesTwice, bindingsAreReadOffMain, asyncDelegateCompletesOffMain

    public var text: String { entry.text }
    public var source: String { entry.source }
    public var certainty: RuleCertainty { entry.certainty }
    public var isUsual: Bool {
        switch self {
        case .backWritesAtEnd, .pathIsBelowViewPages, .sheetWritesLate, .closingViewsUpdate,
            .changedItemPresentsAnew, .removedViewTakesItsSheet, .coveredPagesDisappear, .backgroundIsNotDrawn,
            .coveredIsNotDrawn,
            .sidebarClearsSelection, .selectedRowIsIgnored, .asyncDelegateCompletesOffMain:
            true
        default: !isSwitch
        }
    }

    /// The rules that hold.
    @MainActor public static var current = usual

    @MainActor
    static func isOn(_ rule: SwiftUIRule) -> Bool { current.contains(rule) }

    private typealias Entry = (certainty: RuleCertainty, text: String, source: String)

    private static func apple(_ page: String, _ text: String) -> Entry { (.documented, text, "Apple: \(page)") }

    private var entry: Entry {
        switch self {
        case .userShortensPath:
            Self.apple(
                "`NavigationStack`",
                "going back writes the shorter path; a swipe that is given up writes nothing"
            )
        case .destinationMustExist:
            Self.apple(
                "`navigationDestination(for:destination:)`",
                "a value whose destination is not there has an empty page"
            )
        case .dismissGoesBackFirst:
            Self.apple("`DismissAction`", "`dismiss` goes back in a stack, and closes a presentation at its root")
        case .backWritesAtEnd:
            (.guess, "a tap on the back button writes the path when the animation ends; a swipe always does", "–")
        case .changeDuringBackIsLost:
            (.reported, "a change of the path while the user goes back is not shown", "Apple forum 750879")
        case .refusedBackIsNotRepeated:
            (.guess, "a path that has its old value after the user has gone back is not shown again", "–")
        case .pathIsBelowViewPages:
            (
                .reported, "a page that is not in the path stays above the pages that the path gets later",
                "pointfreeco/swift-navigation#117"
            )
        case .hiddenStackLosesChange:
            (.reported, "a change of a stack that moves in a hidden tab is not shown", "swiftlang/swift#77088")
        case .tabTapPopsToRoot:
            (.reported, "a tap on the selected tab also goes back to its root", "ruddarr/app#43")
        case .stillChangesEndAtOnce:
            Self.apple("`Transaction.disablesAnimations`", "a change without an animation has ended in its frame")
        case .outerBackButtonCounts:
            (.guess, "of two modifiers that hide the back button or do not, the outer one counts", "–")
        case .coveredPagesDisappear:
            (
                .reported,
                "a page that another one covers, or in a hidden tab, disappears, and appears when it is seen",
                "swiftyplace.com: onAppear; awesome-apple-bugs#41"
            )
        case .closuresConfuseAppearances:
            (
                .reported,
                "a stack whose path is another binding each time tells the page two below that it appears, and not when it does",
                "dev.classmethod.jp: xcode-16-3-navigationstack-onappear-issue"
            )
        case .collapsedShowsOneColumn:
            Self.apple("`NavigationSplitView`", "in a compact width, a split view shows one column: the preferred one")
        case .backWritesColumn:
            Self.apple("`NavigationSplitView`", "going back to the sidebar writes the preferred column")
        case .selectedRowShowsDetail:
            Self.apple(
                "`NavigationSplitView`",
                "in a compact width, a row that the user selects shows the next column; without a preferred column, "
                    + "a selection does"
            )
        case .widthKeepsPath:
            Self.apple("`NavigationSplitView`", "the detail's stack shows its path in each width")
        case .hiddenColumnIsGone:
            (.guess, "a column that a compact width has not reached has no views", "–")
        case .widthRemakesColumns:
            (.reported, "a split view whose width changes makes its columns anew", "Volker88/Sensor-App#149")
        case .sidebarClearsSelection:
            (
                .reported, "going back to the sidebar writes `nil` to its list's selection",
                "moreSwift/swift-cross-ui#773"
            )
        case .selectedRowIsIgnored:
            (.guess, "a tap on the row that is selected does nothing", "–")
        case .selectionOutweighsColumn:
            (
                .reported, "a list's selection shows the next column, also if the list's own is preferred",
                "nteissler: a demo of preferredCompactColumn"
            )
        case .columnDuringBackIsLost:
            (.guess, "a column that is preferred while the user goes back to another one is not shown", "–")
        case .dragCanBeDisabled:
            Self.apple(
                "`interactiveDismissDisabled(_:)`",
                "a sheet that must not be dismissed springs back, and says nothing"
            )
        case .sheetWritesLate:
            (
                .reported, "the binding of a sheet that is swiped down becomes `nil` after the sheet has gone",
                "johnpatrickmorgan/FlowStacks#69"
            )
        case .closingViewsUpdate:
            (.reported, "views that close are evaluated until they have gone", "exyte/PopupView#83")
        case .changedItemPresentsAnew:
            (
                .reported, "a sheet whose item becomes another one is dismissed, and presented again",
                "pointfreeco/swift-navigation#238"
            )
        case .secondPresentationIsDropped:
            (
                .reported, "a presentation while another one is there is dropped (iOS 16), and else waits",
                "pointfreeco/swift-composable-architecture#1991"
            )
        case .oneDismissalAnUpdate:
            (
                .reported, "of two presentations that close in one update, the lower one stays (iOS 16)",
                "johnpatrickmorgan/FlowStacks#44"
            )
        case .oneLevelAnUpdate:
            (
                .reported, "a presentation whose binding has a value in the first frame of its view is not shown",
                "VAndrJ/awesome-apple-bugs: SheetIssueStateRestorationMultiplePresented"
            )
        case .removedViewTakesItsSheet:
            (
                .reported, "a view that goes takes its sheet with it, without an animation",
                "pointfreeco/swift-navigation#192"
            )
        case .sheetsLoseEnvironment:
            (.reported, "sheets lack what the app has put into the environment (Mac)", "SRGSSR/pillarbox-apple#1306")
        case .windowsAreIndependent:
            Self.apple(
                "`WindowGroup`",
                "each window has a state and a `scenePhase` of its own, and shares the objects of the app"
            )
        case .equalValueHasOneWindow:
            Self.apple(
                "`OpenWindowAction`",
                "a window that is opened with a value comes to the front if there is one with an equal value"
            )
        case .closedWindowStaysClosed:
            (
                .reported, "a window of a value that the user has closed does not open again (iPadOS 18.4 to 26)",
                "FB18870371"
            )
        case .backgroundIsNotDrawn:
            (
                .reported, "a window in the background is not evaluated until it comes back",
                "johnpatrickmorgan/NavigationBackport#53"
            )
        case .coveredIsNotDrawn:
            (.guess, "a window that others cover on a Mac is not evaluated until the user sees it", "–")
        case .sceneStorageIsRestored:
            Self.apple(
                "`SceneStorage`",
                "the system restores a window with its value and its `@SceneStorage`, before its views appear"
            )
        case .urlGoesToPreferringWindow:
            Self.apple(
                "`handlesExternalEvents(preferring:allowing:)`",
                "a URL goes to a window that prefers it, to one that allows it, or to a new one"
            )
        case .allHandlersGetURL: Self.apple("`onOpenURL(perform:)`", "all views of the window that take URLs get one")
        case .openURLIsAskedFirst:
            Self.apple("`OpenURLAction`", "the environment's `openURL` decides about links in pages")
        case .linkComesBeforeAppearing:
            (
                .reported, "the link with which a window opens comes before its views appear",
                "feedback-assistant/reports#650"
            )
        case .universalLinkComesTwice:
            (
                .reported, "a universal link comes to `onOpenURL` and to `onContinueUserActivity`",
                "feedback-assistant/reports#650"
            )
        case .bindingsAreReadOffMain:
            (
                .reported, "the getters of bindings are called on another thread (iOS 26)",
                "feedback-assistant/reports#839"
            )
        case .asyncDelegateCompletesOffMain:
            (
                .reported,
                "the asynchronous form of a notification delegate completes on another thread, which UIKit refuses",
                "openhab/openhab-ios#938"
            )
        }
    }
}

typealias Rule = SwiftUIRule

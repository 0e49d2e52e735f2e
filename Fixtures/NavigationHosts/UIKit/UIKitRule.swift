import Model

/// The rules of UIKit that a router meets most.
///
/// `Documentation/Platforms.md` has the table of their texts and sources.
public enum UIKitRule: String, PlatformRule {
    // Stacks
    case changesWaitForTransition, pushingTwiceRaises, coordinatorOnlyForAnimations, didShowComesFirst
    case swipeSendsWillShow, swipeRemovesAtOnce, touchesInterrupt
    // Modals
    case ancestorPresents, secondPresentationIsRefused, presentationNeedsWindow, dismissalClosesAllAbove
    case dismissalInTransitionIsRefused, closingIsStillPresented, dragMayBeCancelled, closingAgainIsDropped
    case popoverNeedsSource, contextPresents, hostedSheetKeepsBinding
    // Tabs and scenes
    case selectionByCodeIsSilent, selectedTabGoesBack, tapsTellOfTabs, tapsTellOfTabsOnly, tabsLoadLate
    case compactColumnHidesOthers, inactiveSceneHoldsTransitions, disconnectionLosesTransitions
    case connectionHasWhatItIsFor
    case mainThreadOnly

    public var text: String { entry.text }
    public var source: String { entry.source }
    public var certainty: RuleCertainty { entry.certainty }
    public var isUsual: Bool {
        switch self {
        case .touchesInterrupt, .tapsTellOfTabsOnly, .inactiveSceneHoldsTransitions, .disconnectionLosesTransitions:
            false
        default: true
        }
    }

    private typealias Entry = (certainty: RuleCertainty, text: String, source: String)

    private static func apple(_ page: String, _ text: String) -> Entry {
        (.documented, text, "Apple: \(page)")
    }

    private var entry: Entry {
        switch self {
        case .changesWaitForTransition:
            (
                .reported, "a change of a stack during a transition is carried out when that ends",
                "lionheart/openradar-mirror#20368"
            )
        case .pushingTwiceRaises:
            (
                .reported, "a controller that is in the stack cannot be pushed again",
                "wordpress-mobile/WordPress-iOS#7284"
            )
        case .coordinatorOnlyForAnimations:
            (
                .reported, "a change has a coordinator only if it is animated, in a window, and changes the top",
                "ekazaev/route-composer#62"
            )
        case .didShowComesFirst:
            (.guess, "`didShow` comes before the completions of the coordinator", "–")
        case .swipeSendsWillShow:
            (
                .reported, "a swipe back that is given up has sent `willShow`, and sends no `didShow`",
                "alpha-wallet/alpha-wallet-ios#5145"
            )
        case .swipeRemovesAtOnce:
            (.reported, "the stack lacks a page while it is swiped away", "Tencent/MLeaksFinder#2")
        case .touchesInterrupt:
            (
                .reported, "the user may go back again while a transition is running (iOS 26)",
                "grahammendick/navigation#888"
            )
        case .contextPresents:
            Self.apple(
                "`definesPresentationContext`",
                "the nearest controller that defines a context presents what is shown in the current one, such as a search; a "
                    + "navigation controller defines one"
            )
        case .ancestorPresents:
            Self.apple(
                "`presentedViewController`",
                "the outermost container presents what a page in it presents; the completion comes after `viewDidAppear`"
            )
        case .secondPresentationIsRefused:
            (
                .reported,
                "a controller that presents another one, or is in a presentation, presents no second one; the completion does not come",
                "home-assistant/iOS#5284"
            )
        case .presentationNeedsWindow:
            (.reported, "a controller outside of a window presents nothing", "safe-global/safe-ios#2151")
        case .dismissalClosesAllAbove:
            Self.apple(
                "`dismiss(animated:completion:)`",
                "a dismissal closes everything above; a controller that presents nothing passes it on to the one that presents it"
            )
        case .dismissalInTransitionIsRefused:
            (
                .reported, "a dismissal during a presentation is refused; the completion does not come",
                "jamonholmgren/ProMotion#473"
            )
        case .closingIsStillPresented:
            (
                .reported, "`presentedViewController` is a closing controller until its animation ends",
                "pointfreeco/swift-navigation#332"
            )
        case .dragMayBeCancelled:
            Self.apple(
                "`presentationControllerWillDismiss(_:)`",
                "a drag asks first, and says that it begins; only one that closes the sheet says `didDismiss`, and code says nothing"
            )
        case .closingAgainIsDropped:
            (
                .reported, "`dismiss` of a controller that is closing is dropped; the completion does not come",
                "ekazaev/route-composer#20"
            )
        case .popoverNeedsSource:
            (
                .reported, "a popover that points to nothing raises an exception (iPad)",
                "qonversion/flutter-sdk#230"
            )
        case .hostedSheetKeepsBinding:
            (
                .reported, "the sheet of a hosted view that UIKit closes keeps its binding, and does not open again",
                "home-assistant/iOS#5284"
            )
        case .selectionByCodeIsSilent:
            Self.apple("`tabBarController(_:didSelect:)`", "`selectedIndex` set by code tells the delegate nothing")
        case .selectedTabGoesBack:
            (.reported, "a tap on the selected tab goes back to its root", "ruddarr/app#43")
        case .tapsTellOfTabs:
            (.guess, "a tap also asks the delegate about a `UITab` (iOS 18)", "–")
        case .tapsTellOfTabsOnly:
            (
                .reported, "a tap asks the delegate about a `UITab` only (iOS 27)",
                "Apple's developer forums, thread 831295"
            )
        case .tabsLoadLate:
            (
                .reported, "`viewControllers` lacks those of `UITab`s that nobody has asked for",
                "Apple forum 793985, 761231"
            )
        case .compactColumnHidesOthers:
            Self.apple(
                "`UISplitViewController.Column.compact`",
                "a narrow split view shows its compact column, if it has one, and no other"
            )
        case .inactiveSceneHoldsTransitions:
            (.guess, "transitions of an inactive scene end when it is active again", "–")
        case .disconnectionLosesTransitions:
            (.guess, "transitions of a scene that disconnects never end", "–")
        case .connectionHasWhatItIsFor:
            Self.apple(
                "`UIWindowSceneDelegate`",
                "what a scene connects for is in its options only; a connected scene performs a quick action, and hears of an activity before it comes or fails"
            )
        case .mainThreadOnly:
            Self.apple("`UINavigationControllerDelegate`", "UIKit is called on the main thread only")
        }
    }
}

import UIKit

/// Tests of the model of UIKit: each rule, and what happens without it if it is a switch.
@MainActor
final class RuleChecks {
    let checks: Checks
    private var tested: Set<UIKitRule> = []

    init(_ checks: Checks) { self.checks = checks }

    /// Tests all rules.
    static func run(_ checks: Checks) async {
        let rules = RuleChecks(checks)
        await rules.stacks()
        await rules.swipes()
        await rules.presentations()
        await rules.dismissals()
        await rules.popovers()
        await rules.hostedSheets()
        await rules.drags()
        await rules.scenes()
        checks.expect(rules.tested, Set(UIKitRule.allCases), "each rule is tested")
        UIKitModel.reset()
    }

    /// Tests a rule, and its absence if it is a switch.
    ///
    /// - Parameters:
    ///   - rule: The rule.
    ///   - others: Rules that hold, in addition to the usual ones.
    ///   - expected: What the test gives with the rule, and without it.
    ///   - test: The test, with a window that it may use.
    func check<Value: Equatable>(
        _ rule: UIKitRule,
        with others: Set<UIKitRule> = [],
        _ expected: Value,
        without other: Value? = nil,
        _ test: @MainActor (Stage) async -> Value
    ) async {
        tested.insert(rule)
        UIKitModel.reset(UIKitRule.usual.union(others).union([rule]))
        checks.expect(await test(Stage()), expected, "\(rule)")
        checks.expect(other != nil, rule.isSwitch, "\(rule) is a switch")
        guard let other else { return }
        UIKitModel.reset(UIKitRule.usual.union(others).subtracting([rule]))
        checks.expect(await test(Stage()), other, "without \(rule)")
    }
}

/// A window with a stack, whose delegate notes what UIKit says.
@MainActor
final class Stage: NSObject, UINavigationControllerDelegate, UIAdaptivePresentationControllerDelegate,
    UITabBarControllerDelegate
{
    let scene = UIWindowScene(UISceneSession("stage"))
    let window: UIWindow
    let stack = UINavigationController()
    let home = StagePage("Home")
    let next = StagePage("Next")
    /// What the delegate and the pages have been told.
    var calls: [String] = []
    var allowsDismissal = true

    override init() {
        window = UIWindow(windowScene: scene)
        super.init()
        for page in [home, next] { page.stage = self }
        stack.setViewControllers([home], animated: false)
        window.rootViewController = stack
        stack.delegate = self
    }

    /// Titles of the stack.
    var titles: [String] { stack.viewControllers.map { $0.title ?? "?" } }

    func page(_ title: String) -> StagePage {
        let page = StagePage(title)
        page.stage = self
        return page
    }

    /// Lets an animation end.
    func ends() async { await ModelTime.settle() }

    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) { calls.append("willShow \(viewController.title ?? "?")") }

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) { calls.append("didShow \(viewController.title ?? "?")") }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        calls.append("shouldDismiss")
        return allowsDismissal
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        calls.append("willDismiss")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        calls.append("didAttemptToDismiss")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        calls.append("didDismiss")
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        calls.append("didSelect \(viewController.title ?? "?")")
    }

    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
    func tabBarController(
        _ tabBarController: UITabBarController,
        didSelectTab selectedTab: UITab,
        previousTab: UITab?
    ) { calls.append("selected \(selectedTab.title) after \(previousTab?.title ?? "none")") }
}

/// A page that notes when it appears and disappears.
final class StagePage: UIViewController {
    weak var stage: Stage?

    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) { stage?.calls.append("appears \(title ?? "?")") }
    override func viewDidDisappear(_ animated: Bool) { stage?.calls.append("disappears \(title ?? "?")") }
}

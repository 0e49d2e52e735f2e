// If the screens of a scene are the pages of plans, both overloads fit a plan that is made in the call itself. The overloads for
// destinations are disfavored, so Swift chooses the one for pages.

internal import RouterRuntime

extension NavigationScene {
    /// Shows the pages of a plan in their place.
    ///
    /// Every plan is shown, and what is open stays open:
    ///
    /// - A page that is open is kept, wherever it is: its tab is selected, and what is above it closes.
    /// - A page opens above its nearest parent that is open, or else in its tab, above the first page of the tab.
    /// - A page without a tab, or whose tab the scene lacks, goes onto the stack that the user sees.
    /// - A page that replaces everything is the new root, or, in a scene with tabs, covers the full screen.
    /// - A plan without a page selects its tab, whose stack stays as it is, and dismisses the modals.
    ///
    /// ```swift
    /// var scene = NavigationScene<Screen>(tabs: ["home", "chats"])
    /// scene.show(try await router.plan(for: "//chat/5"))
    /// print(scene)  // home [chats > inbox > chat(5)]
    /// ```
    ///
    /// - Parameters:
    ///   - plan: The plan.
    ///   - coversModals: Whether the pages are presented above the modals that are open; by default, these are dismissed.
    ///   - reuse: Whether an open page is shown again.
    /// - Complexity: O(*n* · *m*) in the numbers of open and planned pages.
    @_disfavoredOverload
    public mutating func show(_ plan: LinkPlan<Screen>, coversModals: Bool = false, reuse: PageReuse = .ifOpen) {
        show(plan, coversModals: coversModals, reuse, \.destination)
    }

    /// Shows the pages of a plan in their place, for destinations that cannot be compared, such as views.
    ///
    /// - Parameters:
    ///   - plan: The plan.
    ///   - coversModals: Whether the pages are presented above the modals that are open; by default, these are dismissed.
    ///   - reuse: Whether an open page is shown again.
    /// - Complexity: O(*n* · *m*) in the numbers of open and planned pages.
    public mutating func show<Destination>(
        _ plan: LinkPlan<Destination>,
        coversModals: Bool = false,
        reuse: PageReuse = .ifOpen
    ) where Screen == LinkPlan<Destination>.Page {
        show(plan, coversModals: coversModals, reuse) { $0 }
    }

    /// Opens the target of a plan where the user is, as a button does: onto the stack that the user sees, or above everything
    /// if its route says so.
    ///
    /// A plan without a page selects its tab.
    ///
    /// - Parameter plan: The plan.
    @_disfavoredOverload
    public mutating func push(_ plan: LinkPlan<Screen>) { push(plan, \.destination) }

    /// Opens the target of a plan where the user is, for destinations that cannot be compared, such as views.
    ///
    /// - Parameter plan: The plan.
    public mutating func push<Destination>(_ plan: LinkPlan<Destination>) where Screen == LinkPlan<Destination>.Page {
        push(plan) { $0 }
    }

    private mutating func push<Destination>(
        _ plan: LinkPlan<Destination>,
        _ screen: (LinkPlan<Destination>.Page) -> Screen
    ) {
        guard let target = plan.target else { return show(plan, coversModals: false, .never, screen) }
        let page = entry(of: screen(target), of: target, for: plan.request.origin)
        if target.opening == .push {
            append(page)
        } else {
            modals.append(PageStack(style: target.opening == .root ? .fullScreen : .sheet, page))
        }
    }

    private mutating func show<Destination>(
        _ plan: LinkPlan<Destination>,
        coversModals: Bool,
        _ reuse: PageReuse,
        _ screen: (LinkPlan<Destination>.Page) -> Screen
    ) {
        let link = PlannedLink<Screen>(
            opening: plan.asked?.opening ?? .push,
            isStated: false,
            in: SoughtPlace(),
            or: plan.outline.ownTab,
            reuse: reuse,
            modals: coversModals ? .covered : .dismissed
        )
        // A link that names neither a tab nor a page in its query has a way, and its operations are possible.
        if let operations = try? operations(of: link, to: plan, screen), let shown = try? performing(operations) {
            self = shown
        }
        shownPlans += 1
    }

    /// The operations that show a plan.
    private mutating func operations<Destination>(
        of link: PlannedLink<Screen>,
        to plan: LinkPlan<Destination>,
        _ screen: (LinkPlan<Destination>.Page) -> Screen
    ) throws(NavigationError) -> [NavigationOperation<Screen>] {
        guard let asked = plan.asked else { return try link.steps(on: self) }
        let way = try link.way(to: asked.id, below: plan.outline, from: self, unless: nil)
        // The pages below the target are the app's own: the caller has asked for none of them.
        var pages = way.missing.map { (page: entry(of: screen($0), of: $0), opening: $0.opening) }
        if way.kept == nil {
            pages.append((entry(of: screen(asked), of: asked, for: plan.request.origin), asked.opening))
        }
        return way.operations(opening: pages).flatMap(keepingTabs)
    }

    /// The operations in place of one: in an app's own tabs, a page that replaces everything covers them.
    private func keepingTabs(_ operation: NavigationOperation<Screen>) -> [NavigationOperation<Screen>] {
        guard case .setContent(let stack) = operation, !tabs.isEmpty else { return [operation] }
        return [.dismissAll, .present(stack.root, style: .fullScreen)] + stack.pushed.map { .push($0) }
    }

    /// The entry of a page of a plan that opens now.
    package mutating func makeEntry<Destination>(
        of page: LinkPlan<Destination>.Page,
        showing screen: Screen,
        for origin: RouteOrigin
    ) -> SceneEntry<Screen> {
        entry(of: screen, of: page, for: origin)
    }
}

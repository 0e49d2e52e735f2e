import RouterPlans
public import RouterRuntime

#if canImport(Foundation)
    public import Foundation
#endif

extension SceneModel: SceneLinks {
    /// Shows a link in its place: its tab is selected, and its page opens above its parents.
    ///
    /// A link of which nothing waits is shown before the method returns. Otherwise, it is shown when it is ready, unless a
    /// newer one comes. One that a closed gate holds back waits until the gate opens.
    ///
    /// - Parameter request: The URL and the caller.
    public func show(_ request: LinkRequest) {
        open(plans.router.makeRequest(request.url, context: [:], from: request.origin, callbacks: .none))
    }

    #if canImport(Foundation)
        /// Shows a link that the system has delivered; see ``show(_:)-(LinkRequest)``.
        ///
        /// - Parameters:
        ///   - url: The URL.
        ///   - origin: The caller.
        public func show(_ url: URL, from origin: RouteOrigin = .external) {
            show(LinkRequest(url: url.absoluteString, origin: origin))
        }
    #endif

    /// Shows the page of a route in its place, as a link does: in its tab, above its parents.
    ///
    /// - Parameter route: The route.
    public func show<Output>(_ route: Route<Output>) {
        open(plans.router.makeRequest(route, context: [:], from: .app))
    }

    /// Opens the page of a route where the user is: onto the stack that the user sees, or above everything if its marker says so.
    ///
    /// - Parameter route: The route.
    public func push<Output>(_ route: Route<Output>) {
        open(plans.router.makeRequest(route, context: [:], from: .app), isPush: true)
    }

    /// Shows what a detour has put off, in place of the page to which the detour has led, such as after a login.
    ///
    /// Without a link that was put off, only the page closes.
    public func resume() {
        if let detour { scene.close([detour]) }
        let request = postponed
        (postponed, detour) = (nil, nil)
        if let request { show(request) }
    }

    /// Opens the page of a request in its place, or where the user is.
    private func open(_ request: RouteRequest, isPush: Bool = false) {
        waiting = nil
        do {
            switch try plans.attempt(request) {
            case .made(let plan): take(plan, isPush)
            case .waits(let finish):
                waiting = Task { [weak self] in
                    do {
                        let plan = try await finish()
                        guard !Task.isCancelled else { return }
                        self?.waiting = nil
                        self?.take(plan, isPush)
                    } catch {
                        guard !Task.isCancelled else { return }
                        self?.waiting = nil
                        self?.fail(request, error)
                    }
                }
            }
        } catch {
            fail(request, error)
        }
    }

    private func take(_ plan: ScenePlan<Screen>, _ isPush: Bool) {
        let change = { [coversModals] (scene: inout NavigationScene<Screen>) in
            if isPush { plan.push(&scene) } else { plan.show(&scene, coversModals) }
        }
        // A scene without tabs, such as that of another window, has one place for all pages.
        if let tab = plan.tab, !(isPush && plan.hasPage), !scene.tabs.isEmpty, !scene.tabs.contains(tab) {
            remarkLostTab(tab)
        }
        // The scene changes as a whole, so that an interface sees one change.
        var shown = scene
        change(&shown)
        if let request = plan.postponed { (postponed, detour) = (request, plan.hasPage ? shown.top.id : nil) }
        show(shown, after: change)
    }

    private func fail(_ request: RouteRequest, _ error: any Error) {
        let link = LinkRequest(url: request.urlText, origin: request.origin)
        // Of a link from outside, the plan has told already.
        onFailure?(link, link.origin == .app ? plans.router.told(error, of: link) : error)
    }
}

import Foundation
import RouterNavigation
import RouterScenes
import SwiftUI

/// What the pages about notifications, links and results promise.
extension Program {
    func sheets() async throws {
        try await Messenger.openAsSheet("messenger://chat/5")
        await shown("Home | sheet Chat 5", "a notification opens a sheet")
        app.windows[0].userDragsDown()
        await shown("Home", "which the user drags down")
        await open("messenger://chat/5")
        await shown("Home > Chat 5", "another link pushes the page")
        try await Messenger.openAboveHome("messenger://product/6")
        await shown("Home > Product 6", "a link goes back to the first page")
        try await Messenger.openAsSheet("messenger://chat/5")
        try await Messenger.openAboveHome("messenger://produkt/7")
        await shown("Home > Product 7", "also from a sheet")
        try await navigator.popToRoot()
        try await navigator.openLink("messenger://chat/5?openType=present", from: .notification)
        await shown("Home > Chat 5", "a server may not say how a page opens")
        Messenger.letNotificationsPresent()
        try await navigator.openLink("messenger://chat/8?openType=present", from: .notification)
        await shown("Home > Chat 5 | sheet Chat 8", "until the app lets it")
        try await navigator.popToRoot()
    }

    func links() async throws {
        let router = navigator.router
        for (link, isOurs) in [
            ("https://www.example.com/product/5", true), ("https://www.example.com/imprint", false),
            ("https://www.example.com/home", false), ("https://www.other.com/product/5", false),
        ] {
            checks.expect(URL(string: link).map(Messenger.isOurs), isOurs, link)
        }
        checks.expect(try productURL(5, in: "de"), "//produkt/5", "a path in another language")
        checks.expect(try productURL(5, in: "en"), "//product/5", "a path in the first one")
        checks.expect(try Route.productPage(productID: 5).url, "//product/5", "the URL of a route")
        let page = try await router.plan(for: "//produkt/5", as: ProductPage.self)
        let first = try await router.plan(for: "//product/5", as: ProductPage.self)
        checks.expect(page.target?.id, first.target?.id, "both are one page")
        let counting = Analytics.countOldLinks(of: router)
        for link in ["messenger://story/4", "messenger://article/4"] { await open(link) }
        await ModelTime.settle()
        checks.expect(Analytics.oldLinks, [.external: 1], "a deprecated URL is counted")
        counting.remove()
        try await navigator.popToRoot()
    }

    func refusal() {
        let router = navigator.router
        let refusing = Messenger.refuseWithoutAccount()
        let wasOpen = Session.isOpen
        Session.isOpen = false
        for caller in [RouteOrigin.app, .external] {
            do {
                _ = try router.call("//orders", from: caller, as: OrdersPage.self)
                checks.expect(true, false, "a call without an account")
            } catch { checks.expect(error is AccountNeeded, true, "\(caller) learns why: \(error)") }
        }
        Session.isOpen = true
        checks.expect((try? router.call("//orders", as: OrdersPage.self)) != nil, true, "a call with an account")
        Session.isOpen = wasOpen
        refusing.remove()
    }

    func album() async throws {
        let router = navigator.router
        func makeModel() -> SceneModel<LinkPlan<any AlbumScreen>.Page> {
            SceneModel(pagesOf: router, NavigationScene(tabs: ["album"]))
        }
        let model = makeModel()
        let window = Interface(AlbumWindow(model: model))
        await ModelTime.settle()
        window.userPresses("No photo")
        await ModelTime.settle()
        checks.expect(window.description, "No photo | sheet Photo 7", "a page for a result")
        window.userPresses("Photo 7")
        await ModelTime.settle()
        checks.expect(window.description, "Photo 7", "the result")
        if let url = URL(string: "messenger://photos/2") { model.show(url) }
        try model.presentLink("messenger://photos/3", router)
        await ModelTime.settle()
        checks.expect(window.description, "Photo 7 > Photo 2 | sheet Photo 3", "a notification opens a sheet")
        if let url = URL(string: "messenger://photos/4") { model.showAboveFirstPage(url) }
        await ModelTime.settle()
        checks.expect(window.description, "Photo 7 > Photo 4", "a link goes back to the first page")
        if let url = URL(string: "messenger://photos/5") { model.show(url) }
        model.push(.photoPickerPage(onPick: { _ in }))
        await ModelTime.settle()
        checks.expect(window.description, "Photo 7 > Photo 4 > Photo 5 | sheet Photo 7", "before the end")
        window.phase = .background
        await ModelTime.settle()
        window.close()
        let next = Interface(AlbumWindow(model: makeModel()), storage: window.storage)
        await ModelTime.settle()
        checks.expect(next.description, "No photo > Photo 4 > Photo 5", "a restored window has the pages with URLs")
        next.close()
        try await freshTabs()
    }

    private func freshTabs() async throws {
        let model = SceneModel<LinkPlan<any AlbumScreen>.Page>(
            pagesOf: navigator.router,
            NavigationScene(tabs: ["album", "letters"])
        )
        let window = Interface(FreshTabs(model: model))
        await ModelTime.settle()
        if let url = URL(string: "messenger://photos/2") { model.show(url) }
        await ModelTime.settle()
        checks.expect(window.description, "[No photo > Photo 2] No photo", "a link in a tab that begins anew")
        window.userTapsTab(1)
        await ModelTime.settle()
        if let url = URL(string: "messenger://photos/3") { model.show(url) }
        await ModelTime.settle()
        checks.expect(window.description, "No photo > Photo 2 [No photo > Photo 3]", "a link keeps the other tab")
        window.userTapsTab(0)
        await ModelTime.settle()
        checks.expect(window.description, "[No photo] No photo > Photo 3", "a tab that the user selects begins anew")
        window.close()
    }
}

import Foundation
import RouterNavigation
import RouterPipeline
import SwiftUI

extension Messenger {
    /// Opens the link of a notification as a sheet, however its page opens otherwise.
    static func openAsSheet(_ link: String) async throws {
        try await navigator.open(link, from: .notification, parameters: NavigationParameters(openType: .present))
    }

    /// Lets the server of notifications say how a page opens.
    static func letNotificationsPresent() {
        navigator.allowsNavigationParameter = { parameter, request in
            parameter == "openType" && request.origin == .notification
        }
    }

    /// Goes back to the first page, and opens a link above it.
    static func openAboveHome(_ link: String) async throws {
        try await navigator.open(link, from: .external, parameters: NavigationParameters(popTo: "//home"))
    }

    /// Whether a link leads to a page of the app that other apps may open.
    static func isOurs(_ url: URL) -> Bool {
        navigator.router.canOpen(url.absoluteString, from: .external)
    }
}

/// @route(init, from: external) //product/:productID
/// @route(init, from: external, name: produkt) //produkt/:productID
struct ProductPage: View, NavigationPage {
    let productID: Int

    var body: some View { Text("Product \(productID)") }
}

/// The URL of a product in the user's language.
func productURL(_ productID: Int, in language: String) throws -> String {
    let path: RoutePath = language == "de" ? .produkt : .productPage
    return try path.url(["productID": productID])
}

/// @route(init, from: external) //article/:number
/// @route(init, from: external, deprecated: "Use //article.") //story/:number
struct ArticlePage: View, NavigationPage {
    let number: Int

    var body: some View { Text("Article \(number)") }
}

extension Analytics {
    /// The number of requests by the deprecated URL, by their callers.
    static var oldLinks: [RouteOrigin: Int] = [:]

    /// Counts who still uses the deprecated URL.
    static func countOldLinks(of router: Router) -> RouteToken {
        router.observe { event in
            guard event.route == "//story/:number" else { return }
            let caller = event.request.origin
            Task { @MainActor in oldLinks[caller, default: 0] += 1 }
        }
    }
}

import RouterNavigation
import RouterPipeline
import SwiftUI

/// The switches that a server sets.
@MainActor
enum Flags {
    static var isStoriesOn = false
    static var hasNewProfile = false

    static func areStoriesOn(_ request: RouteRequest) -> Bool { isStoriesOn }

    static func isProfileNew(_ request: RouteRequest) -> Bool { hasNewProfile }
}

/// @route(init, from: external, when: Flags.areStoriesOn) //stories
struct StoriesPage: View, NavigationPage {
    var body: some View { Text("Stories") }
}

/// @route(init, from: external) //profile/:name
struct ProfilePage: View, NavigationPage {
    let name: String

    var body: some View { Text("Profile of \(name)") }
}

/// The other half of a test: half of the users see this page.
///
/// @route(init, from: external, when: Flags.isProfileNew) //profile/:name
struct NewProfilePage: View, NavigationPage {
    let name: String

    var body: some View { Text("New profile of \(name)") }
}

/// The page of a link whose feature is off.
struct UpdatePage: View, NavigationPage {
    var body: some View { Text("Not available yet") }
}

extension Messenger {
    /// Shows a page for each link to a feature that is off.
    static func explainMissingPages() {
        navigator.makeWebPage = { url in url.hasPrefix("https://www.example.com/") ? UpdatePage() : nil }
    }
}

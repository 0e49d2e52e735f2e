import Foundation
import RouterRuntime

/// The screens of an app that has a navigation of its own, and moves to routes one module at a time.
enum Screen: Hashable, Sendable {
    /// @route(from: external) //help/:topic
    case help(topic: String)
    /// @route
    case forum(ForumScreen)
    case settings
}

/// The screens of the module `Forum`, which has moved.
enum ForumScreen: Hashable, Sendable {
    /// @route(from: external) //forum/post/:id(\d+)
    case post(id: Int)
    /// @route(from: external) //forum/rules
    case rules
}

/// The app's own parser, which loses a line for each route.
func parse(_ url: URL) -> Screen? {
    switch url.host {
    case "settings": .settings
    default: nil
    }
}

/// The screen of a link.
func screen(of url: URL, _ router: Router) -> Screen? {
    (try? router.call(url.absoluteString, from: .external, as: Screen.self)) ?? parse(url)
}

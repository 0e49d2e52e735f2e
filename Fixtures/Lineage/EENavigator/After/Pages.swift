import RouterNavigation
import RouterRuntime

/// In place of view controllers.
@MainActor
protocol TitledPage: NavigationPage {
    var title: String { get }
}

struct ChatPage: TitledPage, LocatingPage {
    let title: String

    func locate(_ fragment: String, context: [String: any Sendable], isAnimated: Bool) { print("locate \(fragment)") }
}

struct Page: TitledPage {
    let title: String
}

/// @route //chat/:chatID(\d+)/:position?
@MainActor func openChat(chatID: Int, position: Int? = nil, name: String? = nil) -> ChatPage {
    let position = position.map { " at \($0)" } ?? ""
    let name = name.map { " with \($0)" } ?? ""
    return ChatPage(title: "chat \(chatID)\(position)\(name)")
}

/// @route //profile/:id
@MainActor func openProfile(id: Int) -> Page { Page(title: "profile \(id)") }

enum Tools {
    /// @route(when: isLocal) //*/**
    @MainActor static func open() -> Page { Page(title: "tools") }

    static func isLocal(_ request: RouteRequest) -> Bool {
        (request.url.port ?? 0) > 10000
    }
}

/// @route //docs/folder
@MainActor func openFolder() -> Page { Page(title: "folder") }

/// @route(regex, priority: low) (?<address>https?://.+)
@MainActor func openWeb(address: String) -> Page { Page(title: "web \(address)") }

/// A page of the web that has a native page.
///
/// @route https://docs.example.com/**
@MainActor func openDocs() throws -> Page { throw RouteRedirect(to: .openFolder()) }

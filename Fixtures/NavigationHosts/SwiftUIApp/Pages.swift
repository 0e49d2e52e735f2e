import RouterNavigation
import SwiftUI

/// @route(init) //home
struct HomePage: View, NavigationPage {
    @Environment(\.navigator) private var navigator

    var body: some View {
        Button("Home") { Task { try await navigator?.push(.openChat(chatID: 5)) } }
    }
}

/// @route(init) //inbox
struct InboxPage: View, NavigationPage {
    var body: some View {
        RouteLink(.openChat(chatID: 8)) { Text("Inbox") }
    }
}

/// @route(from: webView, external) //chat/:chatID
@MainActor func openChat(chatID: Int) -> ChatPage { ChatPage(chatID: chatID) }

struct ChatPage: View, NavigationPage {
    let chatID: Int

    var body: some View { Text("Chat \(chatID)") }
}

/// A page that asks the user something with SwiftUI itself.
///
/// @route(init, from: webView, external) //ask
struct AskPage: View, NavigationPage {
    @State private var isAsking = false

    var body: some View {
        Button("Ask") { isAsking = true }
            .alert("Sure?", isPresented: $isAsking) { Button("OK") {} }
            .reportsModal(isPresented: $isAsking, isAlert: true)
    }
}

/// A page in a sheet, which opens another page there.
///
/// @route(init, from: external, open: present) //sheet
struct SheetPage: View, NavigationPage {
    var body: some View {
        RouteLink(.openChat(chatID: 6)) { Text("More") }
    }
}

/// A page that changes all windows, those in the background first.
///
/// @route(init, from: external) //everywhere
struct EverywherePage: View, NavigationPage {
    @Environment(\.navigator) private var navigator

    var body: some View {
        Button("Everywhere") {
            Task {
                for scene in navigator?.state.scenes ?? [] {
                    try await navigator?.push(.openChat(chatID: 9), in: scene.id)
                }
            }
        }
    }
}

/// What a page keeps while it is open.
@MainActor
final class Note {
    var isSaved = false
}

/// A page with changes that may not be saved.
struct NotePage: View, GuardedPage {
    let note = Note()

    var body: some View { Text("Note") }

    func shouldClose() async -> Bool { note.isSaved }
}

/// @route //note
@MainActor func openNote() -> NotePage { NotePage() }

/// A page that is no view.
struct Article: NavigationPage {
    let number: Int
}

/// @route //article/:number
@MainActor func article(number: Int) -> Article { Article(number: number) }

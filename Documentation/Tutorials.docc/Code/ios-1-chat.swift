import Observation
import RouterNavigation
import SwiftUI

/// A conversation.
///
/// @route(init, from: external, notification) //chat/:chatID
struct ChatPage: View, NavigationPage {
    let chatID: Int

    @State private var draft = Draft()

    var body: some View {
        Text("Chat \(chatID)\(draft.text)")
    }
}

/// What the user has typed.
@Observable @MainActor
final class Draft {
    var text = ""
}

#Preview {
    ChatPage(chatID: 5)
}

import StandInUI

/// @route(init) //chats
struct ChatListView: View {
    @State private var selection: Int?
    @Environment(\.locale) private var locale

    var body: some View { Text("chats in \(locale)") }
}

/// @route(init, from: external) //chat/:chatID(\d+)
struct ChatView: View {
    let chatID: Int
    var position: Int? = nil
    @State private var draft = ""
    @Namespace private var animation

    var body: some View {
        Text("chat \(chatID)")
        Text("at \(position.map(String.init) ?? "the end")\(draft)")
    }
}

/// @route(init) //chat/:chatID/message/:messageID
struct MessageView: View {
    let chatID: Int
    let messageID: String
    var isHighlighted = false
    @AppStorage("size") private var size = 12
    /// Fails if the view is built elsewhere.
    private let built: Void = MainActor.preconditionIsolated()

    var body: some View { Text("message \(messageID) of chat \(chatID)\(isHighlighted ? ", highlighted" : "")") }
}

/// @route(init) //chat/:chatID/members
struct MembersView: View {
    let chatID: Int
    var names: [String] = []

    var body: some View { Text("members of \(chatID): \(names.joined(separator: ", "))") }
}

/// A view that a caller in the app gives a place for its result.
///
/// @route(init) //chat/:chatID/mute
struct MuteView: View {
    let chatID: Int
    @Binding var isMuted: Bool

    var body: some View { Text("chat \(chatID) is \(isMuted ? "muted" : "loud")") }

    func toggle() { isMuted.toggle() }
}

/// @route(init) //chat/:chatID/report
struct ReportView: View {
    let chatID: Int
    let onSend: (String) -> Void
    var onCancel: (() -> Void)?

    var body: some View { Text("report \(chatID)") }
}

/// @route(init) //search
struct SearchView: View {
    @State var text: String
    @State var scope: String?
    @StateObject private var model = SearchModel()

    var body: some View { Text("\(model.count) results for \(text) in \(scope ?? "all")") }
}

final class SearchModel {
    let count = 3
}

/// @route(init) //search/filter
struct FilterView: View {
    @ObservedObject var model: SearchModel
    var limit: Int = standardLimit

    static let standardLimit = 10

    var body: some View { Text("\(min(model.count, limit)) of \(model.count)") }
}

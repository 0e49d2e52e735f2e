import AppIntents
import RouterNavigation

/// A conversation, as Siri and shortcuts know it.
struct ChatEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Conversation"
    static let defaultQuery = ChatQuery()

    let id: Int

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Conversation \(id)") }
}

struct ChatQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [ChatEntity] {
        identifiers.map { ChatEntity(id: $0) }
    }
}

/// Opens a conversation.
struct OpenChat: OpenIntent {
    static let title: LocalizedStringResource = "Open Conversation"

    @Parameter(title: "Conversation")
    var target: ChatEntity

    @MainActor
    func perform() async throws -> some IntentResult {
        try await Messenger.navigator.open(.chatPage(chatID: target.id), reuse: .ifOpen)
        return .result()
    }
}

extension ChatEntity: URLRepresentableEntity {
    static var urlRepresentation: URLRepresentation { "https://www.example.com/chat/\(.id)" }
}

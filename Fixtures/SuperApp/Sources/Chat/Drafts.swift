/// What has been typed but not sent yet.
///
/// @route //chat/drafts
actor Drafts {
    private var texts: [Int: String] = [:]

    init() {}

    /// Keeps a draft and tells how many there are now.
    ///
    /// @route save/:chatID(\d+)
    func save(chatID: Int, text: String) -> Int {
        texts[chatID] = text
        return texts.count
    }

    /// The draft of a conversation.
    ///
    /// @route :chatID(\d+)
    func text(chatID: Int) -> String? {
        texts[chatID]
    }
}

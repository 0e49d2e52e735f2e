import SharedModels

/// Joins a conversation by a link that somebody else's server made.
///
/// @route(regex, from: external) https?://(?:www\.)?join\.example/(?<code>[A-Z0-9]{6})(?:/(\d+))?(?:\?.*)?
///
/// The expression is one over the whole URL; a group goes to the parameter of its name, or else to the next one.
@MainActor
func join(code: String, chatID: Int = 0) -> Screen {
    Screen("Invitation \(code)", detail: "chat \(chatID)")
}

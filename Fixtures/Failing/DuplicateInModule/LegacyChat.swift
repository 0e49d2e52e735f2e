/// Opens a conversation in the old way.
///
/// @route //chat/:number
/// @route //legacy/chat/:number
func openLegacyChat(number: Int) -> String { "chat \(number)" }

/// Opens a conversation in an even older way.
///
/// @route //CHAT/:id
func openOldestChat(id: String) -> String { "chat \(id)" }

/// Opens a conversation by its number.
///
/// @route //chat/number/:id
func openChat(id: Int) -> String { "chat \(id)" }

/// Opens a conversation by its name; its accessor would have the name and the labels of the other.
///
/// @route //chat/name/:id
func openChat(id: String) -> String { "chat \(id)" }

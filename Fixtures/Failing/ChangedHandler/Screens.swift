import RouterRuntime

/// Opens a conversation; the parameter was called `id` once.
///
/// @route //chat/:chatID
func openChat(chatID: Int) -> String { "chat \(chatID)" }

func renamedParameter(_ router: Router) throws -> String {
    try router.call(.openChat(id: 5))
}

func changedType(_ router: Router) throws -> String {
    try router.call(.openChat(chatID: "5"))
}

func renamedFunction(_ router: Router) throws -> String {
    try router.store.showChat(chatID: 5)
}

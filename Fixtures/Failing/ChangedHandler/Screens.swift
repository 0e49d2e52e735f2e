import RouterRuntime

// Each handler was changed after its callers had been written; the old declaration stands beside it.

/// Opens a conversation: once `openChat(id: Int)`.
///
/// @route //chat/:chatID
func openChat(chatID: Int) -> String { "chat \(chatID)" }

func renamedParameter(_ router: Router) throws -> String {
    try router.call(.openChat(id: 5))
}

/// Opens a profile: once `openProfile(number: String)`.
///
/// @route //profile/:number
func openProfile(number: Int) -> String { "profile \(number)" }

func changedType(_ router: Router) throws -> String {
    try router.call(.openProfile(number: "5"))
}

/// Shows a map: once `openMap(place:)`.
///
/// @route //map/:place
func showMap(place: String) -> String { "map of \(place)" }

func renamedFunction(_ router: Router) throws -> String {
    try router.store.openMap(place: "Bern")
}

/// Searches: once `search(text:limit:)`.
///
/// @route //search
func search(text: String) -> [String] { [text] }

func removedParameter(_ router: Router) throws -> [String] {
    try router.store.search(text: "lamp", limit: 5)
}

/// Signs in: once `signIn(name:)`.
///
/// @route //sign-in
func signIn(name: String, password: String) -> Bool { name == password }

func addedParameter(_ router: Router) throws -> Bool {
    try router.store.signIn(name: "Ada")
}

/// Counts: once `-> Int`.
///
/// @route //count
func count() -> String { "one" }

func changedResult(_ router: Router) throws -> Int {
    try router.call(.count())
}

func removedFunction(_ router: Router) throws -> String {
    RoutePath.openSettings.pattern
}

func renamedParameterOfUnusedResult(_ router: Router) throws {
    try router.call(.openChat(id: 5))
}

func renamedParameterAwaited(_ router: Router) async throws -> String {
    try await router.open(.openChat(id: 5))
}

func misspeltRoute(_ router: Router) throws {
    _ = try router.call(.openChatt(chatID: 5))
}

func misspeltRouteAwaited(_ router: Router) async throws -> String {
    try await router.open(.openChatt(chatID: 5))
}

func pathWithoutValues(_ router: Router) throws {
    try router.call(.openChat)
}

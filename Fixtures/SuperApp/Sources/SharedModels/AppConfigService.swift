/// What other features, and servers, can ask of the app's configuration; they do not know who serves it.
public protocol AppConfigService: Sendable {
    /// Opens a mini program; a server may ask for it too.
    ///
    /// @route(from: remote)
    func openMiniProgram(id: String) async throws -> Bool

    /// Notes what a server wants to be kept.
    ///
    /// @route(from: remote)
    func note(info: [String: Any]) -> [String]

    /// The servers that the app talks to.
    var server: String { get }
}

/// What other features can ask of the app's configuration; they do not know who serves it.
public protocol AppConfigService: Sendable {
    /// Opens a mini program.
    func openMiniProgram(id: String) async throws -> Bool

    /// The servers that the app talks to.
    var server: String { get }
}

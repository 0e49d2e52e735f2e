import RouterRuntime

@main
struct App {
    static func main() throws {
        print(try Router(.missingImplementation).call("//services/AppConfigService/openMiniProgram?id=maps"))
    }
}

/// What others can ask of the configuration.
protocol AppConfigService: Sendable {
    /// Opens a mini program.
    ///
    /// @route(from: remote)
    func openMiniProgram(id: String) -> Bool
}

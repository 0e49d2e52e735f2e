import SharedModels

/// The configuration that the app was built with.
///
/// @service(AppConfigService)
final class ConfigModuleService: AppConfigService {
    private let programs: Set<String> = ["maps", "shop"]

    let server = "https://example.com"

    init() {}

    func note(info: [String: Any]) -> [String] { info.map { "\($0.key): \($0.value)" }.sorted() }

    func openMiniProgram(id: String) async throws -> Bool { programs.contains(id) }
}

import SharedModels

/// The theme of all windows.
///
/// @service(AppearanceService)
@MainActor
final class Appearance: AppearanceService {
    private(set) var theme = Theme.system

    func change(to theme: Theme) { self.theme = theme }
}

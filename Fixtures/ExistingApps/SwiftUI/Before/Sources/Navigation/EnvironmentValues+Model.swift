import SwiftUI

private struct ModelKey: EnvironmentKey {
    static var defaultValue: AppModel? { nil }
}

extension EnvironmentValues {
    /// The model of the app, with which screens open others.
    public var model: AppModel? {
        get { self[ModelKey.self] }
        set { self[ModelKey.self] = newValue }
    }
}

#if canImport(SwiftUI)
    public import SwiftUI

    private struct NavigatorKey: EnvironmentKey {
        static var defaultValue: Navigator? { nil }
    }

    extension EnvironmentValues {
        /// The navigator that shows the view; `nil` outside of ``NavigationSceneView``.
        ///
        /// ```swift
        /// @Environment(\.navigator) private var navigator
        /// ```
        public var navigator: Navigator? {
            get { self[NavigatorKey.self] }
            set { self[NavigatorKey.self] = newValue }
        }
    }
#endif

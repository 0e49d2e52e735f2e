#if canImport(SwiftUI)
    public import SwiftUI

    /// The views of a scene's pages.
    struct ScenePages {
        /// Makes the view of a screen; `nil` outside of a view with `shows(_:page:)`.
        var make: (@MainActor (Any) -> AnyView?)?

        @MainActor
        func view(_ screen: Any) -> AnyView? { make?(screen) }
    }

    private struct ScenePagesKey: EnvironmentKey {
        static var defaultValue: ScenePages { ScenePages() }
    }

    private struct SceneLinksKey: EnvironmentKey {
        static var defaultValue: (any SceneLinks)? { nil }
    }

    extension EnvironmentValues {
        var scenePages: ScenePages {
            get { self[ScenePagesKey.self] }
            set { self[ScenePagesKey.self] = newValue }
        }

        /// The links of the scene around a view; `nil` outside of a scene.
        ///
        /// ```swift
        /// @Environment(\.links) private var links
        /// ```
        public var links: (any SceneLinks)? {
            get { self[SceneLinksKey.self] }
            set { self[SceneLinksKey.self] = newValue }
        }
    }
#endif

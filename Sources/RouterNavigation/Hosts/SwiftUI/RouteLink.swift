#if canImport(SwiftUI)
    public import RouterRuntime
    public import SwiftUI

    /// A button that pushes the page of a route onto the stack in which it is.
    ///
    /// ```swift
    /// RouteLink(.openChat(chatID: 8)) { Text("Inbox") }
    /// ```
    ///
    /// It does nothing outside of a navigator's pages. A page that does not open is a line in debug builds.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct RouteLink<Label: View>: View {
        @Environment(\.navigator) private var navigator
        private let source: PageSource
        private let label: Label

        /// Creates a link to the page of a typed route.
        ///
        /// - Parameters:
        ///   - route: The route.
        ///   - label: What the user taps.
        public init<Output: NavigationPage>(_ route: Route<Output>, @ViewBuilder label: () -> Label) {
            source = .route(route)
            self.label = label()
        }

        /// Creates a link to the page of another module, whose view is known as `any View` only.
        ///
        /// - Parameters:
        ///   - route: The route. Its view must conform to ``NavigationPage``.
        ///   - label: What the user taps.
        public init(_ route: Route<any View>, @ViewBuilder label: () -> Label) {
            source = .route(route)
            self.label = label()
        }

        /// The button.
        public var body: some View {
            Button {
                guard let navigator else { return }
                Task {
                    do {
                        try await navigator.push(source)
                    } catch {
                        navigator.note("did not open \(source): \(error)")
                    }
                }
            } label: {
                label
            }
        }
    }
#endif

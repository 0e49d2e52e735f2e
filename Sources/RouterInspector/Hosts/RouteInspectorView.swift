#if canImport(SwiftUI)
    public import RouterPlans
    public import SwiftUI

    /// The page of an inspector: a field to try a link as a caller, the state, the last links, and the routes.
    ///
    /// ```swift
    /// struct InspectorPage: View, NavigationPage {
    ///     var body: some View { RouteInspectorView(inspector) }
    /// ```
    public struct RouteInspectorView: View {
        private let inspector: RouteInspector
        private let open: (@MainActor (LinkRequest) -> Void)?
        @State private var url = ""
        @State private var origin = RouteOrigin.external
        @State private var words = ""

        /// Creates the page.
        ///
        /// - Parameters:
        ///   - inspector: The inspector.
        ///   - open: Opens a link as the app does, for a button; `nil` for no button.
        public init(_ inspector: RouteInspector, open: (@MainActor (LinkRequest) -> Void)? = nil) {
            self.inspector = inspector
            self.open = open
        }

        /// The field and the lists.
        public var body: some View {
            List {
                Section("Try a link") {
                    URLField(url: $url)
                    Picker("Caller", selection: $origin) {
                        ForEach(RouteOrigin.allCases, id: \.self) { Text(verbatim: "\($0)").tag($0) }
                    }
                    if let open { Button("Open") { open(link) } }
                }
                TextField("Search", text: $words)
                ForEach(inspector.sections(trying: url.isEmpty ? nil : link, searching: words), id: \.title) { part in
                    Section(part.title) {
                        ForEach(Array(part.lines.enumerated()), id: \.offset) { Text(verbatim: $0.element) }
                    }
                }
            }
        }

        private var link: LinkRequest { LinkRequest(url: url, origin: origin) }
    }

    /// A field whose keyboard leaves a link as it is written.
    private struct URLField: View {
        @Binding var url: String

        var body: some View {
            let field = TextField("//chat/5", text: $url).autocorrectionDisabled()
            #if os(macOS)
                field
            #elseif os(watchOS)
                field.textInputAutocapitalization(.never)
            #else
                field.textInputAutocapitalization(.never).keyboardType(.URL)
            #endif
        }
    }
#endif

#if canImport(SwiftUI)
    public import SwiftUI

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension View {
        /// Tells the navigator of a sheet or an alert that the view presents itself.
        ///
        /// SwiftUI does not say what a view has presented, so a page says it:
        ///
        /// ```swift
        /// .alert("Sure?", isPresented: $isAsking) { Button("OK") {} }
        /// .reportsModal(isPresented: $isAsking, isAlert: true)
        /// ```
        ///
        /// It is a foreign modal in the state. A link waits up to ten seconds for the answer to an alert, and dismisses what
        /// its policy says.
        ///
        /// `UIKitNavigationHost` knows of modals without it, and sets the binding of one that it dismisses, which UIKit may
        /// not do.
        ///
        /// - Parameters:
        ///   - isPresented: Whether it is presented; the navigator dismisses it with `false`.
        ///   - isAlert: Whether it asks the user something, so that links wait for the answer.
        /// - Returns: The view.
        public func reportsModal(isPresented: Binding<Bool>, isAlert: Bool = false) -> some View {
            ReportingView(content: self, isPresented: isPresented, isAlert: isAlert)
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    private struct ReportingView<Content: View>: View {
        @Environment(\.sceneDisplay) private var display
        @Environment(\.navigator) private var navigator
        @State private var report = ModalReport()
        let content: Content
        let isPresented: Binding<Bool>
        let isAlert: Bool

        var body: some View {
            let (display, report, page) = (display, report, navigator?.place?.page)
            // A modal above the page keeps SwiftUI from presenting something now, and may be gone later.
            let isCovered = isPresented.wrappedValue && display?.isCovered(page) == true
            content.task(id: isPresented.wrappedValue) {
                guard let display else {
                    #if canImport(UIKit) && !os(watchOS)
                        report.update(isPresented, of: navigator)
                    #endif
                    return
                }
                // A modal that was asked for in the same frame comes before it, too.
                let isCovered = isCovered || isPresented.wrappedValue && display.isCovered(page)
                report.update(isPresented, isAlert: isAlert, of: page, isCovered: isCovered, in: display)
            }
        }
    }

    /// The report of what a view presents, which ends with the view.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @MainActor
    private final class ModalReport {
        private var end: (@MainActor @Sendable () -> Void)?

        func update(
            _ isPresented: Binding<Bool>,
            isAlert: Bool,
            of owner: PageID?,
            isCovered: Bool,
            in display: SceneDisplay
        ) {
            guard isPresented.wrappedValue != (end != nil) else { return }
            if let end {
                self.end = nil
                return end()
            }
            guard isCovered else { return begin(isPresented, isAlert: isAlert, in: display) }
            // SwiftUI would present it later, or never, and does not say which.
            isPresented.wrappedValue = false
            display.whenUncovered(owner) { [weak self] in
                guard let self, end == nil else { return true }
                // If the view has presented it again meanwhile, SwiftUI must see first that it had no value.
                isPresented.wrappedValue.toggle()
                return isPresented.wrappedValue
            }
        }

        #if canImport(UIKit) && !os(watchOS)
            /// Lets the host for UIKit say `false` when it dismisses the modal, of which SwiftUI may not hear.
            func update(_ isPresented: Binding<Bool>, of navigator: Navigator?) {
                guard isPresented.wrappedValue != (end != nil), let page = navigator?.place?.page,
                    let host = navigator?.host as? UIKitNavigationHost
                else { return }
                if let end {
                    self.end = nil
                    return end()
                }
                let report = host.navigator.makePageID()
                host.viewModals[report] = (page, { isPresented.wrappedValue = false })
                end = { [weak host] in host?.viewModals[report] = nil }
            }
        #endif

        private func begin(_ isPresented: Binding<Bool>, isAlert: Bool, in display: SceneDisplay) {
            let page = Page(foreign: display.host.navigator.makePageID())
            display.foreignModals.append(
                ForeignModal(page: page, isAlert: isAlert) { isPresented.wrappedValue = false }
            )
            display.host.otherCode(in: display.id) { scene in
                scene.modals.append(PageStack(style: .sheet, isWrapped: false, page))
            }
            end = { [weak display] in
                guard let display else { return }
                display.foreignModals.removeAll { $0.page == page }
                display.resume()
                if display.target?.pages.contains(page) == true { display.host.report(.closed([page.id], display.id)) }
            }
        }

        deinit {
            if let end { Task { @MainActor in end() } }
        }
    }

    /// A modal that a page presents itself.
    @MainActor
    struct ForeignModal {
        let page: Page
        let isAlert: Bool
        let dismiss: () -> Void
    }
#endif

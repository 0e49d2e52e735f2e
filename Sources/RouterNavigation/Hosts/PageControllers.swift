#if canImport(UIKit) || canImport(AppKit)
    /// The view controllers of open pages.
    @MainActor
    struct PageControllers<Controller: AnyObject> {
        /// The help for the library's user if a page has no controller.
        let hint: String
        private var controllers: [PageID: Controller] = [:]

        init(hint: String) {
            self.hint = hint
        }

        /// Forgets the controllers of pages that a state does not contain.
        mutating func keep(_ state: NavigationState) {
            let open = Set(state.pages.map(\.id))
            controllers = controllers.filter { open.contains($0.key) }
        }

        /// Forgets the controllers of pages that have closed.
        mutating func forget(_ pages: [Page], notIn state: NavigationState) {
            let open = Set(state.pages.map(\.id))
            for page in pages where !open.contains(page.id) { controllers[page.id] = nil }
        }

        /// The controller of a page, which is made when the page is shown first.
        ///
        /// - Throws: ``NavigationHostError`` if there is none, or if it shows another page.
        mutating func controller(
            of page: Page,
            in navigator: Navigator,
            make: (any NavigationPage) -> Controller?
        ) throws -> Controller {
            if let controller = controllers[page.id] { return controller }
            let content = navigator.content(of: page.id)
            guard let controller = content.flatMap(make) else {
                let found = content.map { "\(type(of: $0))" } ?? "nothing"
                throw NavigationHostError.notShowable(page, type: found, hint: hint)
            }
            guard !controllers.values.contains(where: { $0 === controller }) else {
                throw NavigationHostError.shownTwice(page)
            }
            controllers[page.id] = controller
            return controller
        }
    }
#endif

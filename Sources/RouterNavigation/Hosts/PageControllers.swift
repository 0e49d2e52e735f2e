#if canImport(UIKit) || canImport(AppKit)
    /// The view controllers of open pages, and the pages of view controllers.
    @MainActor
    struct PageControllers<Controller: AnyObject> {
        /// The controller or window of a page of other code, which may release it at any time.
        private struct Foreign {
            let page: Page
            weak var object: AnyObject?
        }

        /// The help for the library's user if a page has no controller.
        let hint: String
        private var controllers: [PageID: (page: Page, controller: Controller)] = [:]
        private var foreign: [ObjectIdentifier: Foreign] = [:]

        init(hint: String) {
            self.hint = hint
        }

        /// Forgets the controllers of pages that have closed.
        mutating func forget(_ pages: [Page], notIn open: some Sequence<Page>) {
            let closed = Set(pages.map(\.id)).subtracting(open.map(\.id))
            for page in closed { controllers[page] = nil }
            // Shown again, a controller is another page.
            foreign = foreign.filter { $0.value.object != nil && !closed.contains($0.value.page.id) }
        }

        /// The controller of a page; `nil` if it has none yet.
        func known(_ page: PageID) -> Controller? { controllers[page]?.controller }

        /// The page of a controller or window: an own one, or a foreign one, which is the same each time.
        mutating func page(of object: AnyObject, in navigator: Navigator) -> Page {
            if let page = page(of: object) { return page }
            let page = Page(foreign: navigator.makePageID())
            foreign[ObjectIdentifier(object)] = Foreign(page: page, object: object)
            return page
        }

        /// The page of a controller or window; `nil` if it has none yet.
        func page(of object: AnyObject) -> Page? {
            if let own = controllers.values.first(where: { $0.controller === object }) { return own.page }
            // An object that has gone may have had the same identity.
            guard let known = foreign[ObjectIdentifier(object)], known.object === object else { return nil }
            return known.page
        }

        /// The controller of a page, which is made when the page is shown first.
        ///
        /// - Throws: `NavigationError` if there is none, or if it shows another page.
        mutating func controller(
            of page: Page,
            in navigator: Navigator,
            make: (any NavigationPage) -> Controller?
        ) throws -> Controller {
            if page.isForeign {
                let known = foreign.values.first { $0.page.id == page.id }?.object
                guard let known = known as? Controller else { throw NavigationError.gone(page) }
                return known
            }
            if let known = controllers[page.id] { return known.controller }
            let content = navigator.content(of: page.id)
            guard let controller = content.flatMap(make) else {
                let found = content.map { "\(type(of: $0))" } ?? "nothing"
                throw NavigationError.notShowable(page, type: found, hint: hint)
            }
            guard !controllers.values.contains(where: { $0.controller === controller }) else {
                throw NavigationError.shownTwice(page)
            }
            controllers[page.id] = (page, controller)
            return controller
        }
    }
#endif

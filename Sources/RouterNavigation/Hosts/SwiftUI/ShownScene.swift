#if canImport(SwiftUI)
    import SwiftUI

    /// The place of a stack in a scene.
    enum StackPlace: Hashable, Sendable {
        /// Below the modals of a scene without tabs.
        case content
        /// In a tab.
        case tab(TabID)
        /// In the modal of this identity.
        case modal(PageID)

        /// The name of the tab; `nil` for another place.
        var tab: TabID? { if case .tab(let tab) = self { tab } else { nil } }
    }

    /// A modal that SwiftUI is asked to present, until it is gone.
    struct ShownModal: Identifiable, Sendable {
        /// The modal as it is shown: while it closes, as it was shown last.
        var modal: PageStack<OwnPage>
        var hasAppeared = false
        var isClosing = false

        init(_ modal: PageStack<OwnPage>) { self.modal = modal }

        /// The identity, also after another page has taken the place of the root.
        var id: PageID { modal.id }

        var style: ModalStyle { modal.style ?? .sheet }
    }

    /// The pages above the root of a stack, and the path that has a value for each.
    ///
    /// A value that a link of a page has appended stays in its place, and is known by that only.
    ///
    /// Unchecked: a path is a value, and SwiftUI alone reads what is in it.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    struct ShownPath: Equatable, @unchecked Sendable {
        private(set) var pages: [PageID] = []
        private(set) var path = NavigationPath()
        /// The pages whose values others than the host have appended.
        private(set) var values: Set<PageID> = []

        init(_ pages: [Page] = []) { show(pages) }

        /// A path of an app's own, with a page for each value.
        init(_ pages: [PageID], _ path: NavigationPath) { (self.pages, self.path, values) = (pages, path, Set(pages)) }

        /// Shows other pages, of which those that are shown already keep their values.
        ///
        /// Of the others, the foreign ones are left out, whose values are unknown.
        mutating func show(_ wanted: [Page]) {
            let common = zip(pages, wanted).prefix { $0 == $1.id }.count
            removeLast(pages.count - common)
            for page in wanted[common...] where !page.isForeign {
                path.append(page.id)
                pages.append(page.id)
            }
        }

        mutating func removeLast(_ count: Int) {
            path.removeLast(count)
            values.subtract(pages.suffix(count))
            pages.removeLast(count)
        }

        /// Takes a path that SwiftUI or the app has written, of which the first values may be the same.
        mutating func take(_ new: NavigationPath, makePage: () -> PageID) {
            // Nothing tells one value of a path from another, but two paths can be compared.
            var (old, kept) = (path, new)
            old.removeLast(max(0, old.count - new.count))
            kept.removeLast(max(0, new.count - old.count))
            while old != kept {
                old.removeLast()
                kept.removeLast()
            }
            path = new
            values.subtract(pages[kept.count...])
            pages.removeLast(pages.count - kept.count)
            while pages.count < new.count {
                let page = makePage()
                pages.append(page)
                values.insert(page)
            }
        }

        static func == (left: ShownPath, right: ShownPath) -> Bool { left.pages == right.pages }
    }

    /// The content of a scene that SwiftUI is asked to show.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    struct ShownScene: Sendable {
        var tab: TabID?
        var paths: [StackPlace: ShownPath] = [:]
        var modals: [ShownModal] = []

        /// Forgets the modals above a number of others.
        mutating func removeModals(above count: Int) {
            for modal in modals[count...] { paths[.modal(modal.id)] = nil }
            modals.removeSubrange(count...)
        }
    }
#endif

/// The pages that a link asks for, and where they open.
///
/// An app with a navigation of its own shows a plan in its scene:
///
/// ```swift
/// var scene = NavigationScene<Screen>(tabs: ["home", "chats"])
/// let plan: LinkPlan<Screen> = try await router.plan(for: "//chat/5", from: .external)
/// scene.show(plan)
/// ```
///
/// The same URL, caller and rules give an equal plan, so a test compares plans, or what they print:
///
/// ```swift
/// let plan: LinkPlan<Screen> = try await router.plan(for: "//chat/5", from: .notification)
/// print(plan)  // chats: inbox > chat(chatID: 5)
/// ```
///
/// A plan shows nothing and knows no views, scenes and animations. The app decides about these.
public struct LinkPlan<Destination> {
    /// A page of the plan.
    ///
    /// Pages are equal if they have the same identity, so a page can be a value of a path, also if its destination is
    /// a view.
    public struct Page: Identifiable, Hashable {
        /// The identity of the page: its handler and its values.
        ///
        /// Values that no URL can carry do not count.
        public let id: PageKey
        /// The result of the page's handler.
        public let destination: Destination
        /// How the page opens.
        public internal(set) var opening: RouteOpening
        /// The URL that leads to the page, after rewriting and redirects, as it is written.
        ///
        /// URLs of one page may differ, so compare ``id``. It is `nil` for a page without a route.
        public let url: String?
        /// The name that the marker of the page's route gives its accessor; `nil` if it gives none.
        private let givenName: String?

        init(
            _ id: PageKey,
            _ destination: Destination,
            _ opening: RouteOpening,
            _ url: String?,
            named givenName: String?
        ) {
            (self.id, self.destination, self.opening, self.url) = (id, destination, opening, url)
            self.givenName = givenName
        }

        /// Creates a page without a route, for a path of pages.
        ///
        /// - Parameters:
        ///   - name: The name by which the page is recognized: pages with the same name are equal.
        ///   - destination: The content.
        public init(_ name: String, _ destination: Destination) {
            self.init(PageKey(name: name), destination, .push, nil, named: nil)
        }

        /// Whether two pages have the same identity.
        public static func == (left: Page, right: Page) -> Bool { left.id == right.id }

        /// Hashes the identity.
        public func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    /// The link as it was asked for, with its caller.
    public let request: LinkRequest
    /// The pages below the target, each as its route says that it opens.
    package let outline: PageOutline<Page>
    /// The target, as its route says that it opens; `nil` if the link only selects a tab.
    package let asked: Page?
    /// The tab in which the pages open, which the target's marker names, or else that of its nearest parent with a tab;
    /// `nil` if none does, and if the pages replace everything.
    public var tab: TabID? { isRoot ? nil : outline.tab }
    /// The window in which the pages open, which the target's marker names, or else that of its nearest parent with a window;
    /// `nil` if none does.
    ///
    /// The app opens it, and shows the plan in its scene. What shows a plan knows one window.
    public var window: String? { outline.window }
    /// The page at the bottom: the first one of the tab, or one in place of everything in the scene.
    ///
    /// `nil` if no page opens as the root, and the app declares no root of the tab.
    public var root: Page? { isRoot || outline.startsTab ? all.first : nil }
    /// The pages above the root, the lowest first.
    ///
    /// The last one is the target, unless the target is the root. A page after one that is presented belongs to the
    /// presented stack.
    public var pagesAboveRoot: [Page] { Array(all.dropFirst(root == nil ? 0 : 1)) }
    /// The page that the link asks for; `nil` if the link only selects its ``tab``, whose stack stays as it is.
    ///
    /// A handler that returns nothing, and whose marker names a tab with `open:`, asks for no page. A plan does not call it.
    public var target: Page? { all.last }
    /// The facts of the app that the target requires, as `requires:` in its marker says.
    ///
    /// The pages below require no others, as the build has checked.
    public var requirements: Set<String> {
        #if DEBUG
            unread?.noteReading(facts)
        #endif
        return facts
    }
    private let facts: Set<String>
    #if DEBUG
        /// Tells developers if the app does not read ``requirements``.
        private var unread: UnreadRequirements?

        func watched(_ unread: UnreadRequirements?) -> LinkPlan {
            var plan = self
            plan.unread = unread
            return plan
        }
    #endif
    /// The place in the target that the fragment of its URL names; `nil` if there is none.
    public let fragment: String?
    /// The URLs that led to the target's, the first one first: those of rules, relocations and redirects.
    public let redirects: [String]

    /// The request that a detour has put off, such as one to a login; `nil` if the plan has the page that was asked for.
    ///
    /// The app saves it, and plans it after the login. Its context is not kept.
    public let postponed: LinkRequest?

    /// All pages, the lowest first, each as it opens in the plan.
    let all: [Page]
    /// Whether the pages replace everything.
    private var isRoot: Bool { all.first?.opening == .root }

    /// Creates a plan.
    ///
    /// - Parameters:
    ///   - request: The link as it was asked for.
    ///   - outline: The pages below the target.
    ///   - asked: The target; `nil` if the link only selects a tab.
    ///   - requirements: What the target requires.
    ///   - fragment: The place in the target.
    ///   - redirects: The URLs that led to the target's.
    ///   - postponed: The request that a detour has put off.
    init(
        _ request: LinkRequest,
        below outline: PageOutline<Page>,
        _ asked: Page?,
        requirements: Set<String>,
        fragment: String?,
        redirects: [String],
        postponed: LinkRequest?
    ) {
        (self.request, self.outline, self.asked) = (request, outline, asked)
        var all = outline.all
        if let asked { all.append(asked) }
        // The first page of a tab is there, whatever its own marker says.
        if outline.startsTab { all[0].opening = .push }
        // The pages below the one that replaces everything are in its new stack.
        if let top = all.lastIndex(where: { $0.opening == .root }) {
            for index in 0...top { all[index].opening = index == 0 ? .root : .push }
        }
        self.all = all
        facts = requirements
        self.fragment = fragment
        self.redirects = redirects
        self.postponed = postponed
    }
}

extension LinkPlan.Page: OutlinedPage {
    package var key: PageKey? { id }
}

extension LinkPlan: Sendable where Destination: Sendable {}
extension LinkPlan.Page: Sendable where Destination: Sendable {}

extension LinkPlan: Equatable where Destination: Equatable {
    /// Whether two plans ask for the same pages with equal destinations, for the same request.
    public static func == (left: LinkPlan, right: LinkPlan) -> Bool {
        left.request == right.request && left.tab == right.tab && left.window == right.window
            && left.root?.id == right.root?.id
            && left.fragment == right.fragment && left.redirects == right.redirects
            && left.postponed == right.postponed
            && left.all.elementsEqual(right.all) {
                $0.id == $1.id && $0.destination == $1.destination && $0.opening == $1.opening && $0.url == $1.url
            }
    }
}

extension LinkPlan.Page: CustomStringConvertible {
    /// The accessor of the page's route with the values of its URL, as the URL has them: `chat(chatID: 5)`.
    ///
    /// The destination, which may be a view with services, is no part of it. A page without a route is its name. A page that
    /// middleware or a fallback gave in place of the handler's is `chat(chatID: 5) by another`.
    ///
    /// - Complexity: O(*n*) in the length of the values.
    public var description: String { id.text(named: givenName, url: url) }
}

extension LinkPlan: CustomStringConvertible {
    /// The tab and the pages, the lowest first: `chats: inbox > chat(chatID: 5) > present photo(number: 7)`.
    ///
    /// A window comes before the tab, `window editor: draft(id: 5)`, and a plan without a page is `tab chats`.
    public var description: String {
        if all.isEmpty { return "tab \(tab?.name ?? "")" }
        let names = all.map { $0.opening == .push ? "\($0)" : "\($0.opening) \($0)" }
        let place: [String?] = [window.map { "window \($0)" }, tab?.name, names.joined(separator: " > ")]
        return place.compactMap { $0 }.joined(separator: ": ")
    }
}

/// The pages that a link asks for, and where they open.
///
/// An app with a navigation of its own assigns a plan to its state:
///
/// ```swift
/// var (tab, paths): (TabID, [TabID: [Screen]]) = ("home", [:])
/// let plan: LinkPlan<Screen> = try await router.plan(for: "//chat/5", from: .external)
/// tab = plan.tab ?? tab
/// paths[tab] = plan.pagesAboveRoot.map(\.destination)
/// ```
///
/// The same URL, caller and rules give an equal plan, so a test compares plans, or what they print:
///
/// ```swift
/// let plan: LinkPlan<Screen> = try await router.plan(for: "//chat/5", from: .notification)
/// print(plan)  // chats: inbox > chat(5)
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
        /// URLs of one page may differ, so compare ``id``.
        public let url: String

        /// Whether two pages have the same identity.
        public static func == (left: Page, right: Page) -> Bool { left.id == right.id }

        /// Hashes the identity.
        public func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    /// The link as it was asked for, with its caller.
    public let request: LinkRequest
    /// The tab in which the pages open, which the target's marker names, or else that of its nearest parent with a tab;
    /// `nil` if none does, and if the pages replace everything.
    public let tab: TabID?
    /// The page at the bottom: the first one of the tab, or one in place of everything in the scene.
    ///
    /// `nil` if no page opens as the root, and the app declares no root of the tab.
    public let root: Page?
    /// The pages above the root, the lowest first.
    ///
    /// The last one is the target, unless the target is the root. A page after one that is presented belongs to the
    /// presented stack.
    public let pagesAboveRoot: [Page]
    /// The page that the link asks for.
    public let target: Page
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

    /// All pages, the lowest first.
    var all: [Page] { (root.map { [$0] } ?? []) + pagesAboveRoot }

    /// Creates a plan.
    ///
    /// - Parameters:
    ///   - request: The link as it was asked for.
    ///   - parents: The pages below the target, the lowest first.
    ///   - target: The target.
    ///   - tab: The tab that the routes name.
    ///   - startsTab: Whether the lowest page is the first one of the tab.
    ///   - requirements: What the target requires.
    ///   - fragment: The place in the target.
    ///   - redirects: The URLs that led to the target's.
    ///   - postponed: The request that a detour has put off.
    init(
        _ request: LinkRequest,
        below parents: [Page],
        _ target: Page,
        tab: TabID?,
        startsTab: Bool,
        requirements: Set<String>,
        fragment: String?,
        redirects: [String],
        postponed: LinkRequest?
    ) {
        var all = parents + [target]
        // The first page of a tab is there, whatever its own marker says.
        if startsTab { all[0].opening = .push }
        let top = all.lastIndex { $0.opening == .root }
        // The pages below the one that replaces everything are in its new stack.
        if let top { for index in 0...top { all[index].opening = index == 0 ? .root : .push } }
        self.request = request
        self.tab = top == nil ? tab : nil
        self.target = all.last ?? target
        root = top != nil || startsTab ? all.removeFirst() : nil
        pagesAboveRoot = all
        facts = requirements
        self.fragment = fragment
        self.redirects = redirects
        self.postponed = postponed
    }
}

extension LinkPlan: Sendable where Destination: Sendable {}
extension LinkPlan.Page: Sendable where Destination: Sendable {}

extension LinkPlan: Equatable where Destination: Equatable {
    /// Whether two plans ask for the same pages with equal destinations, for the same request.
    public static func == (left: LinkPlan, right: LinkPlan) -> Bool {
        left.request == right.request && left.tab == right.tab && left.root?.id == right.root?.id
            && left.fragment == right.fragment && left.redirects == right.redirects
            && left.postponed == right.postponed
            && left.all.elementsEqual(right.all) {
                $0.id == $1.id && $0.destination == $1.destination && $0.opening == $1.opening && $0.url == $1.url
            }
    }
}

extension LinkPlan: CustomStringConvertible {
    /// The tab, and the destinations of the pages, the lowest first: `chats: inbox > chat(5) > present photo(7)`.
    public var description: String {
        let names = all.map { $0.opening == .push ? "\($0.destination)" : "\($0.opening) \($0.destination)" }
        return (tab.map { "\($0): " } ?? "") + names.joined(separator: " > ")
    }
}

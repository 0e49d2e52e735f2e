/// A scene or window: its content, and the modals above it.
public struct NavigationScene: Hashable, Sendable, Codable, Identifiable {
    /// The identity of the scene.
    public let id: SceneID
    /// What the scene shows below its modals.
    public internal(set) var content: SceneContent
    /// The modals, the highest last.
    public internal(set) var modals: [Modal]

    /// Creates a scene.
    ///
    /// - Parameters:
    ///   - id: The identity.
    ///   - content: What the scene shows below its modals.
    ///   - modals: The modals, the highest last.
    public init(_ id: SceneID, _ content: SceneContent, modals: [Modal] = []) {
        self.id = id
        self.content = content
        self.modals = modals
    }

    /// The page that the user sees.
    public var top: Page { modals.last?.top ?? content.visibleStack.top }

    /// The stack that the user sees; `nil` below a page that is presented alone.
    public var topStack: PageStack? {
        switch modals.last?.content {
        case .page: nil
        case .stack(let stack): stack
        case nil: content.visibleStack
        }
    }

    /// All pages: of the stacks in the order of the tabs, then of the modals.
    ///
    /// - Complexity: O(*n*) in the number of pages.
    public var pages: [Page] { content.stacks.flatMap(\.pages) + modals.flatMap(\.pages) }

    /// The pages that one comes to by going back: of the visible stack, then of the modals.
    ///
    /// - Complexity: O(*n*) in the number of these pages.
    public var path: [Page] { content.visibleStack.pages + modals.flatMap(\.pages) }

    /// The highest page that one comes to by going back and that satisfies a condition.
    func lastOnPath(where isWanted: (Page) -> Bool) -> Page? {
        for modal in modals.reversed() {
            switch modal.content {
            case .page(let page): if isWanted(page) { return page }
            case .stack(let stack): if let page = stack.last(where: isWanted) { return page }
            }
        }
        return content.visibleStack.last(where: isWanted)
    }
}

/// The identity of a scene or window, which the host chooses, such as the persistent identifier of a scene session.
public struct SceneID: Hashable, Sendable, Codable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The text of the identity.
    public let name: String

    /// Creates an identity from its text.
    public init(_ name: String) {
        self.name = name
    }

    /// Creates an identity from a literal.
    public init(stringLiteral name: String) {
        self.name = name
    }

    /// The text of the identity.
    public var description: String { name }
}

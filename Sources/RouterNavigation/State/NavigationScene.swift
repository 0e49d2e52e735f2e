/// A scene or window: its content, and the modals above it.
public struct NavigationScene: Sendable, Identifiable {
    /// The parts of a scene, which its copies share, so that copying a scene costs one reference.
    ///
    /// Unchecked: only an object that no other copy has is changed.
    private final class Parts: @unchecked Sendable {
        let id: SceneID
        // Unchecked: a change is an access to the scene as a whole, which is checked.
        @exclusivity(unchecked) var content: SceneContent
        // Unchecked: as for `content`.
        @exclusivity(unchecked) var modals: [Modal]

        init(_ id: SceneID, _ content: SceneContent, _ modals: [Modal]) {
            self.id = id
            self.content = content
            self.modals = modals
        }
    }

    private var parts: Parts

    /// The identity of the scene.
    public var id: SceneID { parts.id }
    /// The content of the scene below its modals.
    public internal(set) var content: SceneContent {
        get { parts.content }
        _modify {
            makeUnique()
            yield &parts.content
        }
    }
    /// The modals, the highest last.
    public internal(set) var modals: [Modal] {
        get { parts.modals }
        _modify {
            makeUnique()
            yield &parts.modals
        }
    }

    private mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&parts) { parts = Parts(parts.id, parts.content, parts.modals) }
    }

    /// Creates a scene.
    ///
    /// - Parameters:
    ///   - id: The identity.
    ///   - content: The content of the scene below its modals.
    ///   - modals: The modals, the highest last.
    @_spi(Benchmarks) public init(_ id: SceneID, _ content: SceneContent, modals: [Modal] = []) {
        parts = Parts(id, content, modals)
    }

    /// The page that the user sees, apart from what pages present themselves.
    public var top: Page { ownModal?.top ?? content.visibleStack.top }

    /// The modals that cover the scene while the gate is closed, with those above them.
    var lock: ArraySlice<Modal> { modals.drop { !$0.root.isOfLock } }

    /// The number of the other modals.
    var modalCountBelowLock: Int { modals.count - lock.count }

    /// The highest modal that the navigator has presented.
    private var ownModal: Modal? { modals.last { !$0.root.isForeign } }

    /// The stack that the user sees; `nil` below a page that is presented alone.
    ///
    /// Something that pages present themselves, such as an alert, belongs to the stack below.
    @_spi(Benchmarks) public var topStack: PageStack? {
        switch ownModal?.content {
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

    /// The path, and the pages of each tab that is not selected.
    var paths: [[Page]] {
        [path] + content.stacks.filter { $0.root.id != content.visibleStack.root.id }.map(\.pages)
    }

    /// The tab with a name; `nil` if the scene has none.
    func tab(named name: TabID) -> Tab? {
        guard case .tabs(let group) = content else { return nil }
        return group.tabs.first { $0.id == name }
    }

    /// The tab whose stack contains a page; `nil` if the scene has no tabs, or none of them contains the page.
    func tab(containing page: PageID) -> TabID? {
        guard case .tabs(let group) = content else { return nil }
        return group.tabs.first { $0.stack.count(upTo: page) != nil }?.id
    }

    /// The number of modals above the level of a page; `nil` if the page is not open.
    func modalCount(above page: PageID) -> Int? {
        let level = modals.lastIndex { $0.pages.contains { $0.id == page } }
        if let level { return modals.count - 1 - level }
        return content.stacks.contains { $0.count(upTo: page) != nil } ? modals.count : nil
    }

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

extension NavigationScene: Hashable {
    /// Whether two scenes have the same identity and show the same.
    public static func == (left: NavigationScene, right: NavigationScene) -> Bool {
        left.parts === right.parts
            || left.id == right.id && left.content == right.content && left.modals == right.modals
    }

    /// Hashes what `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(content)
        hasher.combine(modals)
    }
}

extension NavigationScene: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, content, modals
    }

    /// Reads a scene.
    ///
    /// - Throws: `DecodingError` if the data is not that of a scene.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try container.decode(SceneID.self, forKey: .id),
            try container.decode(SceneContent.self, forKey: .content),
            modals: try container.decode([Modal].self, forKey: .modals)
        )
    }

    /// Writes the scene.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(content, forKey: .content)
        try container.encode(modals, forKey: .modals)
    }
}

/// The identity of a scene or window, which the host chooses, such as the persistent identifier of a scene session.
public struct SceneID: Hashable, Sendable, Codable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The string of the identity.
    public let name: String

    /// Creates an identity from a string.
    public init(_ name: String) {
        self.name = name
    }

    /// Creates an identity from a literal.
    public init(stringLiteral name: String) {
        self.name = name
    }

    /// The string of the identity.
    public var description: String { name }
}

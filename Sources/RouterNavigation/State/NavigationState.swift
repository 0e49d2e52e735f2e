public import RouterPlans

/// All that an app shows: its scenes, their tabs, stacks and modals, and the identity of each page.
///
/// A state is a value, and so are its parts: a host reads them, and an app saves the state and restores it. Only the
/// navigator creates and changes parts.
public struct NavigationState: Hashable, Sendable {
    /// The scenes in the order in which they were activated: the active one is the last.
    public private(set) var scenes: [NavigatorScene] = []
    /// The index of each scene, so that many scenes cost each other nothing.
    private var indices: [SceneID: Int] = [:]

    /// Creates a state without scenes.
    public init() {}

    private init(_ scenes: [NavigatorScene]) {
        self.scenes = scenes
        number(from: 0)
    }

    /// The scene that the user works with; `nil` if there is none.
    public var activeScene: NavigatorScene? { scenes.last }

    /// The scene with an identity; setting it opens or changes a scene, and `nil` closes it.
    ///
    /// - Complexity: O(1), but O(*n*) in the number of scenes to close one.
    public internal(set) subscript(scene: SceneID) -> NavigatorScene? {
        get { indices[scene].map { scenes[$0] } }
        set {
            if let newValue {
                let index = indices[scene] ?? scenes.count
                scenes.replaceSubrange(index..<min(index + 1, scenes.count), with: [newValue])
                indices[scene] = index
            } else if let index = indices.removeValue(forKey: scene) {
                scenes.remove(at: index)
                number(from: index)
            }
        }
    }

    private mutating func number(from start: Int) {
        for index in scenes.indices.dropFirst(start) { indices[scenes[index].id] = index }
    }

    /// Makes a scene the active one.
    mutating func activate(_ scene: SceneID) {
        guard let index = indices[scene] else { return }
        scenes.append(scenes.remove(at: index))
        number(from: index)
    }

    /// All pages of all scenes.
    ///
    /// - Complexity: O(*n*) in the number of pages.
    public var pages: [Page] { scenes.flatMap(\.pages) }

    /// The state without the pages that no navigator can show again.
    ///
    /// - Complexity: O(*n*) in the number of pages.
    var withoutForeignPages: NavigationState { removing(\.isForeign) }

    /// The state without the pages that cover it while the gate is closed.
    ///
    /// - Complexity: O(*n*) in the number of pages.
    var withoutLocks: NavigationState { removing(\.isOfLock) }

    /// The state with one scene only.
    func keeping(_ scene: SceneID) -> NavigationState {
        NavigationState(scenes.filter { $0.id == scene })
    }

    /// The state without some pages, and without the scenes of which nothing is left.
    ///
    /// - Complexity: O(*n*) in the number of pages.
    func removing(_ isRemoved: (Page) -> Bool) -> NavigationState {
        NavigationState(scenes.compactMap { $0.removing(isRemoved) })
    }

    /// Records what the user has done in the host.
    ///
    /// - Returns: The pages that have closed, the latest first.
    /// - Complexity: O(*n*) in the number of pages of the scene.
    @discardableResult
    mutating func record(_ gesture: NavigationGesture) -> [Page] {
        let scene = gesture.scene
        let former = self[scene]?.pages ?? []
        switch gesture {
        case .closed(let pages, _): self[scene]?.close(Set(pages))
        case .selectedTab(let tab, _): self[scene]?.select(tab, keepingModals: true)
        case .activatedScene: activate(scene)
        case .closedScene: self[scene] = nil
        }
        return former.closed(in: self[scene])
    }
}

extension [Page] {
    /// The pages that are not in a scene, the latest first.
    ///
    /// - Complexity: O(*n*) in the number of pages.
    func closed(in scene: NavigatorScene?) -> [Page] {
        let open = Set(scene?.pages.map(\.id) ?? [])
        return filter { !open.contains($0.id) }.sorted { $0.id > $1.id }
    }
}

extension NavigationState: CustomStringConvertible {
    /// A line for each scene, the active one first, with the pages that lead to the visible one.
    public var description: String {
        scenes.reversed().map { scene in
            "\(scene.id): \(scene.path.map(\.description).joined(separator: " > "))"
        }.joined(separator: "\n")
    }
}

extension NavigationState: Codable {
    private enum CodingKeys: String, CodingKey {
        case scenes
    }

    /// Reads a state.
    ///
    /// - Throws: `DecodingError` if a scene is damaged, or two scenes or two pages have the same identity.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let saved = try container.decode([SavedScene].self, forKey: .scenes)
        self.init(saved.compactMap { $0.scene(screen: OwnPage()) })
        let pages = pages.map(\.id)
        guard scenes.count == saved.count, Set(pages).count == pages.count,
            Set(scenes.map(\.id)).count == scenes.count, pages.allSatisfy({ $0.number <= UInt64.max / 2 })
        else {
            throw DecodingError.dataCorruptedError(
                forKey: .scenes,
                in: container,
                debugDescription: "a scene is damaged, or two scenes or two pages have the same identity"
            )
        }
    }

    /// Writes the URLs of the pages, without foreign pages, and without those that cover others while the gate is closed.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(withoutForeignPages.withoutLocks.scenes.map { SavedScene($0) }, forKey: .scenes)
    }
}

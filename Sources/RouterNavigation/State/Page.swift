public import RouterPlans

/// The content of a page that a navigator has made; ``Navigator/content(of:)`` is the page itself.
public struct OwnPage: Hashable, Sendable, AnonymousScreen {
    /// Whether the page was shown through a closed gate, so that it stays above everything until the gate opens.
    ///
    /// It is not saved then.
    var isOfLock = false
}

/// An open page of a navigator.
public typealias Page = SceneEntry<OwnPage>

/// A scene of a navigator.
public typealias NavigatorScene = NavigationScene<OwnPage>

/// A change of what a scene of a navigator shows.
typealias Operation = NavigationOperation<OwnPage>

extension SceneEntry where Screen == OwnPage {
    /// Whether other code than the navigator shows the page, so that the navigator knows its place and nothing else.
    ///
    /// A foreign page has no URL and no content, and is not saved.
    public var isForeign: Bool { screen == nil }

    /// Whether the page covers everything while the gate is closed.
    var isOfLock: Bool { screen?.isOfLock == true }

    /// The page, above everything until the gate opens.
    var ofLock: Page { Page(id: id, url: url, origin: origin, key: key, screen: OwnPage(isOfLock: true)) }

    /// Describes a page that the navigator has made.
    init(id: PageID, url: String?, origin: RouteOrigin, key: PageKey?) {
        self.init(id: id, url: url, origin: origin, key: key, screen: OwnPage())
    }

    /// Describes a page that is recognized by its URL.
    ///
    /// - Parameters:
    ///   - id: The identity, which no other page has.
    ///   - url: The URL of the page's route; `nil` for a page that only code can create.
    ///   - origin: The caller that opens the page.
    package init(id: PageID, url: String? = nil, origin: RouteOrigin = .app) {
        self.init(id: id, url: url, origin: origin, key: url.map { PageKey(url: $0) })
    }

    /// Describes a page that other code shows.
    init(foreign id: PageID) { self.init(id: id, screen: nil) }
}

extension NavigationScene where Screen == OwnPage {
    /// The modals that cover the scene while the gate is closed, with those above them.
    var lock: ArraySlice<PageStack<OwnPage>> { modals.drop { !$0.root.isOfLock } }

    /// The scene below what covers it while the gate is closed.
    var belowLock: NavigatorScene {
        var scene = self
        scene.modals.removeLast(lock.count)
        return scene
    }

    /// The scene below what covers another one while the gate is closed, and that.
    func below(_ lock: some Sequence<PageStack<OwnPage>>) -> NavigatorScene {
        var scene = self
        scene.modals += lock
        return scene
    }

    /// This scene after the change that leads from another scene to a new one; `nil` if the user has changed something, so
    /// that this is not possible.
    func changed(from old: NavigatorScene, to new: NavigatorScene) -> NavigatorScene? {
        if self == old { return new }
        let open = Set(pages.map(\.id))
        let (was, remains) = (Set(old.pages.map(\.id)), Set(new.pages.map(\.id)))
        // The host has read the screen while it showed the new pages.
        if !remains.isSubset(of: was), remains.subtracting(was).isSubset(of: open) { return self }
        // The lock stays above the change, unless it is what changes.
        let isBelowLock = Array(old.lock) == Array(new.lock)
        var scene = isBelowLock ? belowLock : self
        for step in SceneStep.steps(of: (old, new)) {
            guard scene.take(step) else { return nil }
        }
        return isBelowLock ? scene.below(lock) : scene
    }
}

extension SceneStep where Screen == OwnPage {
    /// The steps of a navigator's change, without what covers both scenes while the gate is closed; none if a scene opens or
    /// closes.
    package static func steps(of change: Navigator.Change) -> [SceneStep] {
        guard let old = change.old, let new = change.new else { return [] }
        guard Array(old.lock) == Array(new.lock) else { return new.steps(from: old) }
        return new.belowLock.steps(from: old.belowLock)
    }

    /// A change in a few words for each step: `select tab chats`, `push //chat/5`.
    package static func words(of change: Navigator.Change) -> [String] {
        guard let old = change.old else { return change.new.map { ["open scene \($0.id)"] } ?? [] }
        return change.new == nil ? ["close scene \(old.id)"] : steps(of: change).map(\.description)
    }

    /// A change in a few words: `select tab chats, push //chat/5`.
    static func words(for change: Navigator.Change) -> String { words(of: change).joined(separator: ", ") }
}

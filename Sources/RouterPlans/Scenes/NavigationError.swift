internal import RouteTables

/// The reason that a link has no plan, or that a navigator does not do what was requested, apart from the errors of the router
/// and of handlers.
///
/// ```swift
/// func hasUnsavedChanges(_ error: any Error) -> Bool {
///     (error as? NavigationError)?.code == .refused
/// }
/// ```
///
/// Two errors are equal if their codes and their descriptions are.
public struct NavigationError: Error, Hashable, Sendable {
    /// The kind of failure, for programs.
    public enum Code: String, Hashable, Sendable, CaseIterable {
        /// No host is attached, or it was detached during the operation.
        case noHost
        /// No scene is open, or none with that identity.
        case noScene
        /// The operation does not fit what is open, and changes nothing.
        ///
        /// For example, it pops too many pages, names a tab or a page that is not there, or is awaited inside of another
        /// operation, so that each would wait for the other: in `shouldClose()`, in a host, or in a child task. A call from
        /// another task that the operation has started waits a few seconds for the end of the operation first.
        case impossible
        /// The host did not show a change.
        case notShown
        /// The user changed something during the operation, so that the rest of it has no meaning.
        case interrupted
        /// A page refused to close.
        case refused
        /// A newer link was shown while this one still waited in the same scene.
        case superseded
        /// The gate held the link back, and the app dropped it, or too many newer links came; see ``LinkGate``.
        case notAdmitted
        /// The handler of a URL gives no page: it is an action, and returns nothing or something else.
        case notAPage
        /// A page that the route of a URL names as a parent could not be made.
        ///
        /// A caller outside of the app learns only that the link does not open: it receives a `RouterError` with the code
        /// `notFound`, because the parent may be closed to it.
        case parentFailed
    }

    /// The kind of failure.
    public let code: Code
    private let sentence: String
    /// The type of what is no page.
    private let type: String?

    package init(_ code: Code, _ sentence: String) { self.init(code, sentence, type: nil) }

    private init(_ code: Code, _ sentence: String, type: String?) {
        (self.code, self.sentence, self.type) = (code, sentence, type)
    }
}

extension NavigationError: CustomStringConvertible {
    /// The problem and its fix, in English for developers.
    public var description: String { PrintableText.line(sentence) }
}

// MARK: Scenes

extension NavigationError {
    package static func noScene(_ scene: SceneID?) -> NavigationError {
        guard let scene else {
            return NavigationError(.noScene, "no scene is open: open one with 'openScene' first")
        }
        return NavigationError(.noScene, "no scene '\(scene)' is open: open it with 'openScene' first")
    }

    package static func unknownTab(_ tab: TabID, known: [TabID]) -> NavigationError {
        let tabs = known.map { "'\($0)'" }.joined(separator: ", ")
        return .impossible("there is no tab '\(tab)': the tabs are \(tabs)")
    }

    package static func urlNotFound(_ url: String, _ scene: SceneID) -> NavigationError {
        .impossible("going back in the scene '\(scene)' leads to no page that shows '\(url)': push it instead")
    }

    package static func impossible(_ reason: String) -> NavigationError { NavigationError(.impossible, reason) }

    package static func sceneExists(_ scene: SceneID) -> NavigationError {
        .impossible("the scene '\(scene)' is open already: give another one another identity")
    }

    package static func withoutTabs(_ scene: SceneID) -> NavigationError {
        .impossible("the scene '\(scene)' is to open without tabs: name one, with the root of its stack")
    }

    package static func duplicateTab(_ tab: TabID) -> NavigationError {
        .impossible("two tabs have the name '\(tab)': give each tab a name of its own")
    }

    package static func pageNotFound(_ page: PageID, _ scene: SceneID) -> NavigationError {
        .impossible("the page \(page) is not open in the scene '\(scene)'")
    }
}

// MARK: Links

extension NavigationError {
    package static let notAdmitted = NavigationError(.notAdmitted, "the gate held the link back, and it was dropped")

    package static func notAPage(url: String, type: String) -> NavigationError {
        let sentence =
            type == "()"
            ? "the handler of '\(url)' returns nothing, so there is no page to show: call it with 'router.open'"
            : "the handler of '\(url)' returns '\(type)', which is no page: conform the type to NavigationPage"
        return NavigationError(.notAPage, sentence, type: type)
    }

    package static func parentFailed(url: String, parent: String, reason: String) -> NavigationError {
        NavigationError(.parentFailed, "the page '\(parent)' below '\(url)' did not open: \(reason)")
    }

    /// The same error about another URL, if it says that the handler gives no page.
    func about(_ url: String) -> NavigationError { type.map { .notAPage(url: url, type: $0) } ?? self }
}

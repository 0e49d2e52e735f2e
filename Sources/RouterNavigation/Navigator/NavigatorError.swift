internal import RouteTables

/// An error of a navigator's operation that is not a `NavigationError`, and does not concern the plan of a link.
public enum NavigatorError: Error, Hashable, Sendable {
    /// No host is attached, or it was detached during the operation.
    case noHost
    /// The host did not show a change, such as `push //chat/5`.
    case dropped(_ change: String, reason: String)
    /// The user changed something during the operation, so that the rest of it has no meaning.
    case interrupted(_ change: String)
    /// A page refused to close.
    case refused(Page)
    /// A navigation operation was awaited inside another one, and each would wait for the other. This happens in
    /// `shouldClose()` and in a host, also in a child task.
    ///
    /// A call from another task that the operation has started waits a few seconds for the end of the operation first.
    case insideOperation
    /// A newer link was shown while this one still waited in the same scene; see ``LinkPolicy/newestWins``.
    case superseded
}

extension NavigatorError: CustomStringConvertible {
    /// The problem and its fix, in English for developers.
    public var description: String { PrintableText.line(sentence) }

    private var sentence: String {
        switch self {
        case .noHost: "no host shows the pages: attach one with 'attach'"
        case .dropped(let change, reason: let reason): "the host did not show '\(change)': \(reason)"
        case .interrupted(let change):
            "the user changed something during the operation, so '\(change)' was not possible: repeat the operation"
        case .refused(let page): "the page '\(page)' refused to close"
        case .insideOperation:
            "an operation awaits another one that can only begin afterward: start it without awaiting it"
        case .superseded: "a newer link was shown while this one waited"
        }
    }
}

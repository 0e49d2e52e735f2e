package import RouterPlans

extension NavigationError {
    package static let noHost = NavigationError(.noHost, "no host shows the pages: attach one with 'attach'")

    package static let superseded = NavigationError(.superseded, "a newer link was shown while this one waited")

    static let insideOperation = NavigationError(
        .impossible,
        "an operation awaits another one that can only begin afterward: start it without awaiting it"
    )

    static let opensWhileAsked = NavigationError(
        .impossible,
        "open pages are asked whether they may stay, so nothing opens meanwhile: the page that is asked closes"
    )

    static func refused(_ page: Page) -> NavigationError {
        NavigationError(.refused, "the page '\(page)' refused to close")
    }

    /// The error of a change, such as `push //chat/5`, that the host did not show.
    static func notShown(_ change: String, reason: String) -> NavigationError {
        NavigationError(.notShown, "the host did not show '\(change)': \(reason)")
    }

    static func interrupted(_ change: String) -> NavigationError {
        NavigationError(
            .interrupted,
            "the user changed something during the operation, so '\(change)' was not possible: repeat the operation"
        )
    }
}

import AppKit

extension AppKitWorld {
    /// What the host and the documented app do wrong today, each with its smallest schedule.
    static let knownFailures: [KnownFailure<AppKitWorld>] = [
        KnownFailure(
            "A link that arrives when all windows are closed opens none, and ends with an error.",
            .operationsAreNotLost,
            [.init(.close), .init(.closeSide), .init(.link)]
        ),
        KnownFailure(
            "Quitting closes a page that refuses, because the documented app does not ask its pages.",
            .refusalsHold,
            [.init(.tapNote), .init(.quit)]
        ),
        KnownFailure(
            "A sheet of a page stays in front of the page that a link opens.",
            .stateIsShown,
            [.init(.alert), .init(.link)]
        ),
        KnownFailure(
            "A link opens its page in a window that is minimised.",
            .stateIsShown,
            [.init(.minimize), .init(.link)]
        ),
        KnownFailure(
            "A click in a sheet opens a page in another window, whose click was the last that the host was told of.",
            .tapsActWhereTheyAreSeen,
            [.init(.tapPresent), .init(.clickSide), .init(.tapPush)]
        ),
    ]
}

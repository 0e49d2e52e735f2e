import AppKit
import Model

extension AppKitWorld {
    /// What the host did wrong once, each with its smallest schedule.
    static let mended: [MendedFailure<AppKitWorld>] = [
        MendedFailure(
            "A link that waits for the answer to an alert fails if the user closes the last window instead.",
            without: [.sheetKeepsWindowOpen],
            [step(.alert), step(.closeSide), step(.link, 0), step(.close)]
        )
    ]

    private static func step(_ event: AppKitEvent, _ frames: Int? = nil) -> Schedule<AppKitWorld>.Step {
        Schedule<AppKitWorld>.Step(event, frames: frames)
    }
}

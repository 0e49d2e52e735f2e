import Model
import UIKit

extension ControllerWorld {
    /// The faults of an app that takes the steps between two scenes at once, each with its smallest schedule.
    ///
    /// A coordinator must not have them, and the control must, or else the schedules find nothing.
    static let plainFailures: [MendedFailure<ControllerWorld>] = [
        MendedFailure(
            "A sheet that takes the place of another one is refused, because that is still closing.",
            isAdopted: true,
            [step(.linkPresented)]
        ),
        MendedFailure(
            "The dismissal of a sheet that still opens is refused.",
            [step(.linkPresented, 0), step(.linkShop)]
        ),
        MendedFailure(
            "A page that opens while the user goes back is closed when that ends.",
            [step(.swipe, 0), step(.linkHome)]
        ),
    ]

    /// The schedules that a coordinator fails that does not know what a link asks for during a gesture.
    static let mended: [MendedFailure<ControllerWorld>] = [
        MendedFailure(
            "A link that asks for a sheet while the user drags it away is lost.",
            isAdopted: true,
            [step(.drag, 0), step(.linkOpen)]
        )
    ]

    private static func step(_ event: ControllerEvent, _ frames: Int? = nil) -> Schedule<ControllerWorld>.Step {
        Schedule.Step(event, frames: frames)
    }
}

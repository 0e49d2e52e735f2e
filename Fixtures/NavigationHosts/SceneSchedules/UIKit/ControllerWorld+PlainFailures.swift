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

    /// The schedules that failed once with a coordinator.
    static let mended: [MendedFailure<ControllerWorld>] = [
        MendedFailure(
            "A link that asks for a sheet while the user drags it away is lost.",
            isAdopted: true,
            [step(.drag, 0), step(.linkOpen)]
        ),
        MendedFailure(
            "A page that is pushed while an alert comes is lost with its answer.",
            [step(.ignore, 1), step(.pressAlert, 0), step(.push)]
        ),
        MendedFailure(
            "A link to the highest page stays below a page that other code pushes.",
            [step(.selectShop), step(.oldPush, 0), step(.linkOpen)]
        ),
        MendedFailure(
            "A link to a tab that is a narrow split view stays behind its sidebar.",
            isAdopted: true,
            [step(.narrow), step(.linkShop)]
        ),
        MendedFailure(
            "A link to the page that is open behind the sidebar does not show it.",
            isAdopted: true,
            [step(.linkShop), step(.narrow), step(.linkOpen)]
        ),
    ]

    private static func step(_ event: ControllerEvent, _ frames: Int? = nil) -> Schedule<ControllerWorld>.Step {
        Schedule.Step(event, frames: frames)
    }
}

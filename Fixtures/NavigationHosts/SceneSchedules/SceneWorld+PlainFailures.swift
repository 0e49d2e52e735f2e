import Model
import SwiftUI

extension SceneWorld {
    /// The faults of an app that binds its scene to SwiftUI directly, each with its smallest schedule.
    ///
    /// A model must not have them, and the control must, or else the schedules find nothing.
    static let plainFailures: [MendedFailure<SceneWorld>] = [
        MendedFailure(
            "A page that opens while the user goes back is closed by the path that SwiftUI writes.",
            [step(.back, 0), step(.linkHere)]
        ),
        MendedFailure(
            "A modal that opens while the user drags another one away is closed by its late `nil`.",
            isAdopted: true,
            [step(.drag, 0), step(.present)]
        ),
        MendedFailure(
            "A path that changes during a swipe is not shown.",
            with: [.changeDuringBackIsLost],
            [step(.linkShop, 2), step(.back), step(.linkShop, 0), step(.beginSwipe)]
        ),
        MendedFailure(
            "A path that changes in a hidden tab is not shown.",
            with: [.hiddenStackLosesChange],
            [step(.linkCovering, 1), step(.linkShop, 0), step(.selectHome)]
        ),
        MendedFailure(
            "A modal of a window's first frame is not shown.",
            with: [.oneLevelAnUpdate],
            isAdopted: true,
            []
        ),
        MendedFailure(
            "A modal that takes another one's place is dropped.",
            with: [.secondPresentationIsDropped],
            [step(.presentFullScreen), step(.twoLinks)]
        ),
        MendedFailure(
            "Of two modals that close in one update, the lower one stays.",
            with: [.oneDismissalAnUpdate],
            [step(.linkPresented), step(.pressPresent), step(.dismissAll)]
        ),
    ]

    /// The faults of an app with a sidebar that binds its scene to SwiftUI directly.
    static let sidebarFailures: [(sidebar: PlainModel.Sidebar, failure: MendedFailure<SceneWorld>)] = [
        (
            .column,
            MendedFailure(
                "A page that opens while the user goes back to the sidebar stays behind it.",
                [step(.backToRoot), step(.back, 0), step(.linkHome)]
            )
        ),
        (
            .column,
            MendedFailure(
                "A column that changes while the user goes back to the sidebar is not shown.",
                with: [.columnDuringBackIsLost],
                without: [.backWritesAtEnd],
                [step(.backToRoot), step(.back, 0), step(.linkHome)]
            )
        ),
        (
            .keptSelection,
            MendedFailure(
                "A row that is selected still shows nothing when the user selects it.",
                with: [.selectedRowIsIgnored],
                [step(.backToRoot), step(.back), step(.tapHome)]
            )
        ),
        (
            .keptSelection,
            MendedFailure(
                "A selection that is always there does not let the user go back to the sidebar.",
                with: [.selectionOutweighsColumn],
                without: [.refusedBackIsNotRepeated],
                [step(.backToRoot), step(.back)]
            )
        ),
        (
            .selection,
            MendedFailure(
                "A selection that SwiftUI does not clear shows nothing when a link comes.",
                with: [.refusedBackIsNotRepeated],
                without: [.sidebarClearsSelection],
                [step(.backToRoot), step(.back), step(.linkHome)]
            )
        ),
    ]

    /// The schedules that failed once with a model.
    static let mended: [MendedFailure<SceneWorld>] = [
        MendedFailure(
            "A stack that has lost a change before an alert stood in the way of a sheet is not asked for again.",
            with: [.changeDuringBackIsLost],
            [
                step(.linkShop), step(.back, 1), step(.linkShop, 3), step(.ask, 0), step(.selectHome, 0),
                step(.present), step(.selectShop),
            ]
        ),
        MendedFailure(
            "A link that asks for a sheet while the user drags it away is lost.",
            [step(.linkPresentedTwice), step(.drag, 0), step(.pressLink, 3), step(.linkOpen)]
        ),
        MendedFailure(
            "A page that takes the place of an equal one cannot be closed.",
            [step(.twoLinks), step(.pressLink), step(.linkOpen, 0), step(.pressLink), step(.back)]
        ),
        MendedFailure(
            "A hidden tab keeps a page below its highest one that has closed.",
            with: [.hiddenStackLosesChange],
            isAdopted: true,
            [step(.replaceAll, 2), step(.pressLink, 1), step(.linkShop)]
        ),
        MendedFailure(
            "A page that a link asks for is lost if the user goes back from a closed one that SwiftUI still shows.",
            [
                step(.linkShop), step(.linkPresented, 0), step(.linkShopParent, 5), step(.linkOpen, 3),
                step(.beginSwipe, 2), step(.drag, 1), step(.drag, 1), step(.pressPresent, 2), step(.back, 3),
                step(.completeSwipe),
            ]
        ),
        MendedFailure(
            "A link to a sheet that the user drags away while one above it closes is lost.",
            isAdopted: true,
            [step(.pressPresent), step(.drag, 0), step(.drag, 1), step(.linkOpen)]
        ),
        MendedFailure(
            "The user goes back to a page that has closed below, and SwiftUI writes nothing.",
            with: [.changeDuringBackIsLost],
            [step(.linkPresented), step(.linkHome, 3), step(.pressLink, 5), step(.beginSwipe)]
        ),
        MendedFailure(
            "A tab that was hidden for a moment keeps a page that has closed.",
            with: [.hiddenStackLosesChange],
            isAdopted: true,
            [step(.linkHome, 2), step(.pressLink, 3), step(.linkShop, 4), step(.selectHome)]
        ),
        MendedFailure(
            "A page that opens again counts as seen, because an equal one has closed, so a gesture that began before closes it.",
            [step(.pressLink), step(.back, 4), step(.back, 1), step(.linkHere, 3), step(.backToRoot, 4)]
        ),
    ]

    private static func step(_ event: SceneEvent, _ frames: Int? = nil) -> Schedule<SceneWorld>.Step {
        Schedule.Step(event, frames: frames)
    }
}

import Foundation
import Model
import RouterScenes
import SwiftUI

/// Runs random schedules of users, pages and links against a scene that an app owns.
///
///     SceneSchedules                       the failures of direct bindings, and 1,000 schedules
///     SceneSchedules 1000-1999             the schedules with these seeds
///     SceneSchedules --plain 1000          those of an app that binds its scene to SwiftUI directly
///     SceneSchedules --model 1000          those of a model alone
///     SceneSchedules --store 1000          those of a reducer, whose scene a model shows
///     SceneSchedules --sidebar ...         the same beside a sidebar
///     SceneSchedules --uikit ...           the same for UIKit
@main
@MainActor
enum Program {
    static func main() {
        ModelTime.begin()
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.first == "--uikit" {
            run(Array(arguments.dropFirst()), plain: ControllerWorld.plainFailures, mended: ControllerWorld.mended) {
                ControllerWorld.kind = $0
            }
        } else if arguments.first == "--sidebar" {
            SceneWorld.hasSidebar = true
            SceneWorld.kind = arguments.contains("--plain") ? .plain : .model
            Campaign<SceneWorld>(mended: [], isDense: true).run(arguments.last)
        } else {
            run(arguments, plain: SceneWorld.plainFailures, mended: SceneWorld.mended, check) {
                SceneWorld.kind = $0
            }
        }
    }

    private static func run<W: World>(
        _ arguments: [String],
        plain: [MendedFailure<W>],
        mended: [MendedFailure<W>],
        _ check: (Checks) -> Void = { _ in },
        _ show: (SceneWorld.Kind) -> Void
    ) {
        for kind in [SceneWorld.Kind.plain, .store, .model] where arguments.first == "--\(kind)" {
            show(kind)
            return Campaign<W>(mended: [], isDense: true).run(arguments.last)
        }
        show(.plain)
        let checks = Checks()
        for failure in plain { checks.expect(failure.schedule.problem() == nil, false, failure.sentence) }
        let campaign = Campaign(mended: plain + mended, isDense: true)
        show(.store)
        checks.expect(campaign.run(seeds: 0..<300), [], "the scene of a reducer is shown")
        show(.model)
        check(checks)
        checks.finish()
        campaign.run(arguments.first ?? "1000")
    }

    /// Links that come in two ways, an app for an older system, and an app with a sidebar.
    private static func check(_ checks: Checks) {
        checkSecondDelivery(checks)
        checkBinding(checks)
        checkOlderSystem(checks)
        checkTappedTab(checks)
        SceneWorld.hasSidebar = true
        SceneWorld.kind = .plain
        for (sidebar, failure) in SceneWorld.sidebarFailures {
            PlainModel.sidebar = sidebar
            checks.expect(failure.schedule.problem() == nil, false, failure.sentence)
        }
        SceneWorld.kind = .model
        let errors = Campaign(mended: SceneWorld.sidebarFailures.map(\.failure), isDense: true).run(seeds: 0..<500)
        checks.expect(errors, [], "the scene is shown beside a sidebar, and in its place")
        SceneWorld.hasSidebar = false
    }

    /// A path is the same binding when pages have opened.
    private static func checkBinding(_ checks: Checks) {
        let model = SceneModel<Item>(Router(.app))
        let window = Interface(model.root)
        for number in 3...6 {
            model.push(.item(number: number))
            ModelTime.rest(seconds: 1)
        }
        checks.expect(window.pageCount, 5, "pages that open")
        checks.expect(window.hasNewPaths, false, "the path of a stack is the same binding in each evaluation")
        window.close()
    }

    /// A universal link that comes in two ways is asked for once; after a second, it is another one.
    private static func checkSecondDelivery(_ checks: Checks) {
        let model = SceneModel<Item>(Router(.app))
        var count = 0
        model.onFailure = { _, _ in count += 1 }
        let window = Interface(model.root)
        let (link, activity) = (URL(filePath: "/lost"), NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb))
        activity.webpageURL = link
        ModelTime.rest(seconds: 1)
        window.open(link)
        window.continue(activity)
        checks.expect(count, 1, "a link that comes in two ways")
        window.open(link)
        ModelTime.rest(seconds: 2)
        window.continue(activity)
        checks.expect(count, 3, "links that come again")
        window.close()
    }
}

import Foundation
import Model
import RouterScenes
import SwiftUI

/// Runs random schedules of users, pages and links against a scene that an app owns.
///
///     SceneSchedules                   the failures of direct bindings, and 3,000 schedules
///     SceneSchedules 1000-1999         the schedules with these seeds
///     SceneSchedules --sidebar 1000    those of an app with a sidebar
///     SceneSchedules --plain 1000      those of an app that binds its scene to SwiftUI directly, perhaps with a `--sidebar`
@main
@MainActor
enum Program {
    static func main() {
        ModelTime.begin()
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.first?.hasPrefix("--") == true {
            SceneWorld.kind = arguments.contains("--plain") ? .plain : .model
            SceneWorld.hasSidebar = arguments.contains("--sidebar")
            return Campaign<SceneWorld>(mended: [], isDense: true).run(arguments.last)
        }
        let checks = Checks()
        SceneWorld.kind = .plain
        for failure in SceneWorld.plainFailures {
            checks.expect(failure.schedule.problem() == nil, false, failure.sentence)
        }
        SceneWorld.hasSidebar = true
        for (sidebar, failure) in SceneWorld.sidebarFailures {
            PlainModel.sidebar = sidebar
            checks.expect(failure.schedule.problem() == nil, false, failure.sentence)
        }
        SceneWorld.hasSidebar = false
        let campaign = Campaign(mended: SceneWorld.plainFailures + SceneWorld.mended, isDense: true)
        SceneWorld.kind = .store
        checks.expect(campaign.run(seeds: 0..<1000), [], "the scene of a reducer is shown")
        SceneWorld.kind = .model
        checkSecondDelivery(checks)
        SceneWorld.hasSidebar = true
        let errors = Campaign(mended: SceneWorld.sidebarFailures.map(\.failure), isDense: true).run(seeds: 0..<2000)
        checks.expect(errors, [], "the scene is shown beside a sidebar, and in its place")
        SceneWorld.hasSidebar = false
        checks.finish()
        campaign.run(arguments.first ?? "3000")
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

import Model
import SwiftUI

/// Runs random schedules of users, pages and links against a scene that an app owns.
///
///     SceneSchedules                 the failures of direct bindings, and 3,000 schedules
///     SceneSchedules 1000-1999       the schedules with these seeds
///     SceneSchedules --plain 1000    those of an app that binds its scene to SwiftUI directly
@main
@MainActor
enum Program {
    static func main() {
        ModelTime.begin()
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.first == "--plain" {
            SceneWorld.kind = .plain
            return Campaign<SceneWorld>(mended: [], isDense: true).run(arguments.last)
        }
        let checks = Checks()
        SceneWorld.kind = .plain
        for failure in SceneWorld.plainFailures {
            checks.expect(failure.schedule.problem() == nil, false, failure.sentence)
        }
        let campaign = Campaign(mended: SceneWorld.plainFailures + SceneWorld.mended, isDense: true)
        SceneWorld.kind = .store
        checks.expect(campaign.run(seeds: 0..<1000), [], "the scene of a reducer is shown")
        SceneWorld.kind = .model
        checks.finish()
        campaign.run(arguments.first ?? "3000")
    }
}

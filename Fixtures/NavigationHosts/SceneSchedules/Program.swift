import Model
import SwiftUI

/// Runs random schedules of users, pages and links against a scene that an app owns.
///
///     SceneSchedules                 the failures of direct bindings, and 10,000 schedules
///     SceneSchedules 1000-1999       the schedules with these seeds
///     SceneSchedules --plain 1000    those of an app that binds its scene to SwiftUI directly
@main
@MainActor
enum Program {
    static func main() {
        ModelTime.begin()
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.first == "--plain" {
            SceneWorld.isPlain = true
            return Campaign<SceneWorld>(mended: [], isDense: true).run(arguments.last)
        }
        let checks = Checks()
        SceneWorld.isPlain = true
        for failure in SceneWorld.plainFailures {
            checks.expect(failure.schedule.problem() == nil, false, failure.sentence)
        }
        SceneWorld.isPlain = false
        checks.finish()
        Campaign(mended: SceneWorld.plainFailures + SceneWorld.mended, isDense: true).run(arguments.first)
    }
}

import Model
import SwiftUI

/// Runs random schedules of users, pages and links against a scene that an app owns.
///
///     SceneSchedules                 10,000 schedules
///     SceneSchedules 1000-1999       the schedules with these seeds
///     SceneSchedules --plain 1000    those of an app that binds its scene to SwiftUI directly, to see that they can fail
@main
@MainActor
enum Program {
    static func main() {
        ModelTime.begin()
        var arguments = CommandLine.arguments.dropFirst()
        SceneWorld.isPlain = arguments.first == "--plain"
        if SceneWorld.isPlain { arguments.removeFirst() }
        Campaign<SceneWorld>(mended: [], isDense: true).run(arguments.first)
    }
}

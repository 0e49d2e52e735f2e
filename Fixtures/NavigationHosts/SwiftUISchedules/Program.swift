import Foundation
import Model
import SwiftUI

/// Runs random schedules of users, pages, links and windows against the host for SwiftUI.
///
///     SwiftUISchedules                 the rules, the failures that are mended, and 2,000 schedules
///     SwiftUISchedules 1000-1999       the schedules with these seeds
///     SwiftUISchedules --columns ...   the same in an app with a sidebar
///     SwiftUISchedules --other-tab ... the same in an app with a tab that the navigator does not adopt
///     SwiftUISchedules --rules         the rules, as in `Documentation/Platforms.md`
///     SwiftUISchedules --off-main      SwiftUI reads bindings on a thread of its own
@main
@MainActor
enum Program {
    static func main() {
        ModelTime.begin()
        let argument = CommandLine.arguments.dropFirst().first
        if argument == "--rules" { return SwiftUIRule.allCases.forEach { print($0.row) } }
        if argument == "--off-main" { return readOffMain() }
        let apps = ["--columns": OwnApp.columns, "--other-tab": .tabsOfOthers]
        if let app = argument.flatMap({ apps[$0] }) {
            SwiftUIWorld.ownApp = app
            return Campaign<SwiftUIWorld>(mended: []).run(CommandLine.arguments.dropFirst(2).first)
        }
        let checks = Checks()
        RuleChecks.run(checks)
        checks.expect(trapsOffMain, false, "a binding that is read on another thread ends the app")
        checkWindows(checks)
        checkHidden("a window in the background", checks, seconds: 1) {
            $0.phase = .background
        } show: {
            $0.phase = .active
        }
        // Only the time says that a window is covered.
        checkHidden("a covered window", checks, seconds: 2.5) {
            $0.isCovered = true
        } show: {
            $0.isCovered = false
        }
        SwiftUIWorld.checkLimits(checks)
        for (name, app) in apps.sorted(by: { $0.key < $1.key }) {
            SwiftUIWorld.ownApp = app
            let mended = app == .tabsOfOthers ? SwiftUIWorld.mendedWithOtherTab : []
            checks.expect(Campaign(mended: mended).run(seeds: 0..<300), [], "random schedules, \(name)")
        }
        SwiftUIWorld.ownApp = .tabs
        checks.finish()
        Campaign(mended: SwiftUIWorld.mended + SwiftUIWorld.limits).run(argument)
    }

    /// Two windows, of which one changes.
    private static func checkWindows(_ checks: Checks) {
        let world = worldWithTwoWindows()
        let (first, second) = (world.windows[0], world.windows[1])
        first.phase = .inactive
        first.phase = .active
        ModelTime.rest()
        let (draws, other) = (first.draws, second.draws)
        world.perform(.push)
        ModelTime.rest()
        checks.expect(first.draws > draws, true, "a window in which a page opens is evaluated")
        checks.expect(second.draws, other, "no other window is evaluated")
        checks.expect(first.hasNewPaths, false, "the path of a stack is the same binding in each evaluation")
        world.end()
        ModelTime.finish()
    }

    private static func worldWithTwoWindows() -> SwiftUIWorld {
        let world = SwiftUIWorld(SwiftUIRule.usual, isAdopted: false)
        world.begin()
        ModelTime.rest()
        world.perform(.openWindow)
        ModelTime.rest()
        return world
    }

    /// A change in a window that the user does not see, which SwiftUI does not draw, and one in the window that the user sees.
    ///
    /// - Parameters:
    ///   - name: The window.
    ///   - seconds: The time in which both changes must be over.
    ///   - hide: Hides the window.
    ///   - show: Shows it again.
    private static func checkHidden(
        _ name: String,
        _ checks: Checks,
        seconds: Double,
        hide: (Interface) -> Void,
        show: (Interface) -> Void
    ) {
        let world = worldWithTwoWindows()
        let (first, second) = (world.windows[0], world.windows[1])
        hide(second)
        first.phase = .inactive
        first.phase = .active
        ModelTime.rest()
        let hidden = world.scenes[1]
        for isFirst in [true, false] {
            world.perform("setRoot") { try await world.navigator.setRoot(.openItem(number: $0), in: hidden) }
            world.perform(.push)
            let start = ModelTime.now
            while world.isWaiting, ModelTime.now < start + 600 * ModelTime.frame { ModelTime.tick() }
            let limit = UInt64((isFirst ? seconds : 1) * 1e9)
            checks.expect(ModelTime.now - start <= limit, true, "\(name) hardly delays a change in the visible one")
        }
        ModelTime.rest()
        checks.expect(first.page, "Item \(world.nextNumber)", "the page that opens in the visible window")
        show(second)
        ModelTime.rest(seconds: 10)
        checks.expect(second.page, "Item \(world.nextNumber - 1)", "\(name) shows the change when it comes back")
        world.end()
        ModelTime.finish()
    }

    // MARK: Threads

    private static func readOffMain() {
        Interface.readingThread = { read in
            let hasRead = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                read()
                hasRead.signal()
            }
            hasRead.wait()
        }
        let rules = SwiftUIRule.usual.union([.bindingsAreReadOffMain])
        _ = Schedule<SwiftUIWorld>([.init(.push)], rules: rules).problem()
    }

    /// Whether a program ends with a signal whose bindings are read on another thread.
    private static var trapsOffMain: Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["--off-main"]
        process.environment = ["SWIFT_BACKTRACE": "enable=no"]
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch { return false }
        process.waitUntilExit()
        return process.terminationReason == .uncaughtSignal
    }
}

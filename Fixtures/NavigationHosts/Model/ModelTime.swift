/// The time of a model, which moves when a test moves it.
///
/// Nothing waits for a real clock: jobs of tasks run one after the other, `Task.sleep` ends when the time of the model has
/// come, and so do animations. A seed therefore repeats a run exactly.
@MainActor
public enum ModelTime {
    /// The time between two looks at what is drawn, in nanoseconds.
    nonisolated public static let frame: UInt64 = 100_000_000
    /// The number of frames that an animation takes.
    public static let animation = 4

    // All jobs run on one thread, but some of them as if on another one.
    /// The nanoseconds since the beginning of a run.
    nonisolated(unsafe) public private(set) static var now: UInt64 = 0
    private static var animations: [Moment] = []
    nonisolated(unsafe) private static var timers: [Moment] = []
    nonisolated(unsafe) private static var count = 0

    /// Something that happens at a time.
    private struct Moment: Sendable {
        let time: UInt64
        /// Of two with the same time, the first one that was asked for happens first.
        let number: Int
        let action: @MainActor () -> Void
    }

    /// The number of animations that have not ended.
    public static var running: Int { animations.count }

    /// Whether code runs where UIKit, AppKit and SwiftUI expect it.
    public nonisolated static var isOnMainThread: Bool { TaskJobs.isMain }

    /// Performs an action when some frames have passed, as the end of an animation.
    public static func after(frames: Int, _ action: @escaping @MainActor () -> Void) {
        insert(action, after: UInt64(frames) * frame, into: &animations)
    }

    /// Performs an action at a time that nothing on the screen shows, as the end of a wait.
    nonisolated static func wake(after delay: UInt64, _ action: @escaping @MainActor () -> Void) {
        insert(action, after: delay, into: &timers)
    }

    nonisolated private static func insert(
        _ action: @escaping @MainActor () -> Void,
        after delay: UInt64,
        into moments: inout [Moment]
    ) {
        count += 1
        let moment = Moment(time: now + delay, number: count, action: action)
        moments.insert(moment, at: moments.firstIndex { $0.time > moment.time } ?? moments.endIndex)
    }

    /// Runs the jobs that are ready, and those that they make ready.
    public static func runJobs() { TaskJobs.run() }

    /// Lets a frame pass.
    ///
    /// It must not be called by a job.
    public static func tick() { move(to: now + frame) }

    /// Lets frames pass until nothing moves and no wait ends soon.
    ///
    /// It must not be called by a job.
    ///
    /// - Parameters:
    ///   - limit: The number of frames after which it gives up.
    ///   - seconds: How soon a wait ends for which it waits.
    ///   - look: Called after each frame.
    /// - Returns: Whether nothing moves.
    @discardableResult
    public static func rest(limit: Int = 300, seconds: UInt64 = 1, _ look: @MainActor () -> Void = {}) -> Bool {
        runJobs()
        for _ in 0..<limit {
            guard let next = nextMoment, animations.first != nil || next <= now + seconds * 1_000_000_000 else {
                return true
            }
            tick()
            look()
        }
        return false
    }

    /// Ends all waits, so that nothing of a run is left.
    public static func finish() {
        runJobs()
        var remaining = 10_000
        while let next = nextMoment, remaining > 0 {
            move(to: max(next, now))
            remaining -= 1
        }
    }

    private static var nextMoment: UInt64? {
        [animations.first, timers.first].compactMap { $0?.time }.min()
    }

    private static func move(to end: UInt64) {
        runJobs()
        while let next = nextMoment, next <= end {
            now = max(now, next)
            // What is drawn moves first.
            let moment = animations.first?.time == next ? animations.removeFirst() : timers.removeFirst()
            moment.action()
            runJobs()
        }
        now = max(now, end)
    }

    // MARK: Programs

    private static var resting: [CheckedContinuation<Void, Never>] = []

    /// Waits until nothing moves.
    public static func settle() async {
        await withCheckedContinuation { resting.append($0) }
    }

    /// Runs a program, whose time passes by itself while it waits.
    ///
    /// If it waits for something that never happens, it ends, and says so.
    public static func run(_ program: @escaping @MainActor () async throws -> Void) {
        begin()
        var hasEnded = false
        Task {
            do { try await program() } catch { print("The program ended with \(error).") }
            hasEnded = true
        }
        runJobs()
        while !hasEnded {
            if !resting.isEmpty, rest() {
                resting.removeFirst().resume()
                runJobs()
            } else if let next = nextMoment {
                move(to: next)
            } else {
                return print("The program waits for ever.")
            }
        }
    }

    /// Begins to run jobs of tasks in the time of the model.
    public static func begin() { TaskJobs.takeOver() }
}

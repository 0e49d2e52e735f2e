#if os(Linux)
    import Glibc
    // What a sleeping task asks for has no public name yet.
    @_spi(ExperimentalScheduling) import _Concurrency

    /// The jobs of all tasks of the process, in the order in which they became ready.
    ///
    /// It takes the place of the main queue and of the threads of Swift's concurrency. All jobs run on the main thread, one
    /// after the other, each with the executor that it asked for.
    enum TaskJobs {
        private struct Job {
            let job: UnownedJob
            let isMain: Bool
        }

        // A single thread uses them.
        nonisolated(unsafe) private static var ready: [Job] = []
        nonisolated(unsafe) private static var next = 0
        nonisolated(unsafe) private static var isRunning = false
        /// Whether the job that runs is one of the main actor.
        nonisolated(unsafe) private(set) static var isMain = true
        fileprivate static let main = MainJobs()
        private static let others = OtherJobs()

        fileprivate static func add(_ job: UnownedJob, isMain: Bool) {
            ready.append(Job(job: job, isMain: isMain))
        }

        @MainActor static func run() {
            guard !isRunning else { return }
            isRunning = true
            while next < ready.count {
                let job = ready[next]
                next += 1
                isMain = job.isMain
                if isMain {
                    job.job.runSynchronously(on: main.asUnownedSerialExecutor())
                } else {
                    job.job.runSynchronously(on: others.asUnownedTaskExecutor())
                }
                isMain = true
            }
            ready.removeAll(keepingCapacity: true)
            next = 0
            isRunning = false
        }

        private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
        private typealias EnqueueHook = @convention(thin) (UnownedJob, Enqueue) -> Void
        private typealias Main = @convention(thin) () -> UnownedSerialExecutor
        private typealias MainHook = @convention(thin) (Main) -> UnownedSerialExecutor
        private typealias IsMain = @convention(thin) (UnownedSerialExecutor) -> Bool
        private typealias IsMainHook = @convention(thin) (UnownedSerialExecutor, IsMain) -> Bool

        /// Sets the hooks that Swift's concurrency has for this purpose.
        static func takeOver() {
            let enqueue: EnqueueHook = { job, _ in TaskJobs.add(job, isMain: false) }
            let main: MainHook = { _ in TaskJobs.main.asUnownedSerialExecutor() }
            let isMain: IsMainHook = { executor, _ in
                // An executor is a reference to an object and its witness table.
                unsafeBitCast(executor, to: (UInt, UInt).self).0
                    == UInt(bitPattern: Unmanaged.passUnretained(TaskJobs.main).toOpaque())
            }
            hook("enqueueGlobal")?.assumingMemoryBound(to: EnqueueHook?.self).pointee = enqueue
            hook("getMainExecutor")?.assumingMemoryBound(to: MainHook?.self).pointee = main
            hook("isMainExecutor")?.assumingMemoryBound(to: IsMainHook?.self).pointee = isMain
        }

        private static func hook(_ name: String) -> UnsafeMutableRawPointer? { dlsym(nil, "swift_task_\(name)_hook") }
    }

    private final class MainJobs: SerialExecutor, SchedulingExecutor {
        func enqueue(_ job: consuming ExecutorJob) { TaskJobs.add(UnownedJob(job), isMain: true) }
        func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
    }

    private final class OtherJobs: TaskExecutor, SchedulingExecutor {
        func enqueue(_ job: consuming ExecutorJob) { TaskJobs.add(UnownedJob(job), isMain: false) }
    }

    extension SchedulingExecutor {
        func enqueue<C: Clock>(
            _ job: consuming ExecutorJob,
            after delay: C.Duration,
            tolerance: C.Duration?,
            clock: C
        ) {
            let job = UnownedJob(job)
            let parts = (delay as? Duration ?? .zero).components
            let delay =
                UInt64(max(0, parts.seconds)) * 1_000_000_000 + UInt64(max(0, parts.attoseconds) / 1_000_000_000)
            // Some nanoseconds of the real clock have passed since the task asked for it.
            let step: UInt64 = 50_000_000
            ModelTime.wake(after: (delay + step - 1) / step * step) { TaskJobs.add(job, isMain: false) }
        }

        func enqueue<C: Clock>(
            _ job: consuming ExecutorJob,
            at instant: C.Instant,
            tolerance: C.Duration?,
            clock: C
        ) {
            enqueue(job, after: clock.now.duration(to: instant), tolerance: tolerance, clock: clock)
        }
    }
#else
    /// The jobs of tasks, which only Linux lets a program run itself.
    enum TaskJobs {
        static let isMain = true
        static func run() {}
        static func takeOver() {}
    }
#endif

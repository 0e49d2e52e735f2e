#if DEBUG
    import TestSupport
    import Testing

    @_spi(Locks) import RouteTables
    @testable import RouterRuntime

    /// Debug builds detect a thread that takes a second lock, or runs code of the app while it holds one.
    @Suite struct HeldLockTests {
        private func violations(_ body: () -> Void) -> [String] {
            let log = Log<String>()
            HeldLock.$onViolation.withValue({ log.note($0) }, operation: body)
            return log.entries
        }

        @Test("Taking a second lock while one is held is a violation") func aSecondLockIsAViolation() {
            let (first, second) = (Lock(0, place: "First.swift"), Lock(0, place: "Second.swift"))
            let message = "RouteGen: a thread that holds the lock of First.swift takes the lock of Second.swift"
            #expect(violations { first.withLock { _ in second.read { _ in } } } == [message])
            #expect(violations { first.read { _ in second.withLock { _ in } } } == [message])
            #expect(violations { first.withLockInPlace { _ in second.withLockInPlace { _ in } } } == [message])
        }

        @Test("Calling code of the app while a lock is held is a violation") func codeOfTheAppUnderALockIsAViolation() {
            let lock = Lock(0, place: "First.swift")
            #expect(
                violations { lock.withLock { _ in HeldLock.expectNone("calls a handler") } } == [
                    "RouteGen: a thread that holds the lock of First.swift calls a handler"
                ]
            )
            #expect(violations { HeldLock.expectNone("calls a handler") } == [])
        }

        @Test("Taking one lock after the other is allowed") func oneLockAfterTheOtherIsNone() {
            let (first, second) = (Lock(0), Lock(0))
            struct Failure: Error {}
            #expect(
                violations {
                    first.withLock { $0 += 1 }
                    second.withLock { $0 += 1 }
                    try? first.withLock { _ in throw Failure() }
                    try? first.read { _ in throw Failure() }
                    second.read { _ in }
                } == []
            )
        }

        /// Takes a lock when it is destroyed.
        private final class Locking: Sendable {
            private let lock: Lock<Int>
            init(_ lock: Lock<Int>) { self.lock = lock }
            deinit { lock.withLock { $0 += 1 } }
        }

        @Test("Replaced values are destroyed after the lock is released")
        func replacedValuesAreDestroyedAfterTheLockIsReleased() {
            let counter = Lock(0)
            struct Failure: Error {}
            let places: [@Sendable (Lock<[Locking?]>) -> Void] = [
                { $0.withLock { $0 = [] } },
                { $0.withLock { $0[0] = nil } },
                { $0.withLock { $0.removeAll() } },
                { $0.withLock { $0[0] = Locking(counter) } },
                { lock in
                    try? lock.withLock { value in
                        value = []
                        throw Failure()
                    }
                },
            ]
            for place in places {
                let lock = Lock<[Locking?]>([Locking(counter)])
                let before = counter.read { $0 }
                #expect(violations { place(lock) } == [])
                #expect(counter.read { $0 } == before + 1)
            }
        }
    }
#endif

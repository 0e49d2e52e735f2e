import AllocationCounter
import Dispatch
import RouteTables
@testable import RouterPlans
import TestSupport
import Testing

/// The cost of a link at a gate does not depend on how many others wait there.
@Suite(.enabled(if: allocations_are_counted())) struct LinkGateCostTests {
    /// Whether twice as many links ask for no more than twice as much memory.
    private func isLinear(_ body: (isolated Accountant, Int) async throws -> Void) async rethrows -> Bool {
        var bytes: [UInt] = []
        for count in [1000, 2000] {
            let accountant = Accountant()
            try await body(accountant, count)
            bytes.append(accountant.executor.bytes)
        }
        return bytes[0] > 0 && Double(bytes[1]) < 2.5 * Double(bytes[0])
    }

    private static func request(_ number: Int) -> LinkRequest {
        LinkRequest(url: "//chat/\(number)", origin: .external)
    }

    @Test("Links wait and pass, at a cost that grows with their number") func passing() async throws {
        let isLinear = try await isLinear { accountant, count in
            let gate = LinkGate()
            (gate.limit, gate.onHold) = (count, { _ in })
            gate.close()
            let links = await accountant.tasks(count) { accountant, number in
                try await gate.pass(Self.request(number), gate.number(), isolation: accountant)
            }
            gate.open()
            for link in links { try await link.value }
        }
        #expect(isLinear)
    }

    @Test("Links end, at a cost that grows with their number", arguments: [true, false])
    func ending(areCancelled: Bool) async {
        let isLinear = await isLinear { accountant, count in
            let gate = LinkGate()
            gate.limit = areCancelled ? count : count / 2
            gate.close()
            let links = await accountant.tasks(count) { accountant, number in
                try await gate.pass(Self.request(number), gate.number(), isolation: accountant)
            }
            if areCancelled { for link in links { link.cancel() } } else { gate.drop() }
            var passed = 0
            for link in links { if case .success = await link.result { passed += 1 } }
            #expect(passed == 0)
        }
        #expect(isLinear)
    }

    @Test("Links join others, at a cost that grows with their number", arguments: [true, false])
    func joining(areEqual: Bool) async throws {
        let isLinear = try await isLinear { accountant, count in
            let joints = LinkJoints()
            let suspension = Suspension()
            let links = await accountant.tasks(count) { accountant, number in
                let key = LinkJoints.Key(
                    router: ObjectIdentifier(joints),
                    request: Self.request(areEqual ? 0 : number),
                    type: ObjectIdentifier(Int.self),
                    closings: 0
                )
                _ = try await joints.value(for: key, isolation: accountant) {
                    await suspension.wait()
                    return number
                }
            }
            for link in links.dropFirst(count / 2) { link.cancel() }
            await suspension.end()
            for link in links.prefix(count / 2) { try await link.value }
        }
        #expect(isLinear)
    }
}

/// An actor that knows how much memory its code has asked for.
private actor Accountant {
    nonisolated let executor = CountingExecutor()
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
    private var waiting = 0

    /// Tasks on this actor that all wait for something.
    func tasks(
        _ count: Int,
        _ body: @escaping @Sendable (isolated Accountant, Int) async throws -> Void
    ) async -> [Task<Void, any Error>] {
        let tasks = (0..<count).map { number in
            Task {
                waiting += 1
                try await body(self, number)
            }
        }
        while waiting < count { await Task.yield() }
        // The queue performs jobs in their order, so all tasks wait when this one has waited as often as they can switch.
        for _ in 0..<10 { await Task.yield() }
        return tasks
    }
}

/// Unchecked: `count` is only used in jobs of the queue, and when these have ended.
private final class CountingExecutor: SerialExecutor, @unchecked Sendable {
    private let queue = DispatchQueue(label: "accountant")
    private var count: UInt = 0

    /// The bytes that the jobs have asked for so far.
    var bytes: UInt { queue.sync { count } }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async {
            let before = allocated_bytes_of_thread()
            job.runSynchronously(on: self.asUnownedSerialExecutor())
            self.count += allocated_bytes_of_thread() - before
        }
    }
}

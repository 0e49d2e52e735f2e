import AllocationCounter
@_spi(Locks) import RouteTables
@testable import RouterPlans
import TestSupport
import Testing

/// The cost of a link at a gate does not depend on how many others wait there.
@Suite(.enabled(if: allocations_are_counted())) struct LinkGateCostTests {
    /// The memory that this thread asks for while links do something, one after the other.
    private static func bytes(_ body: () -> Void) -> Double {
        let before = allocated_bytes_of_thread()
        body()
        return Double(allocated_bytes_of_thread() - before)
    }

    /// Tasks that wait, and what resumes each.
    private static func waiting<Value: Sendable>(
        _ count: Int
    ) async -> (tasks: [Task<Value, any Error>], continuations: [CheckedContinuation<Value, any Error>]) {
        let continuations = Log<CheckedContinuation<Value, any Error>>()
        let tasks = (0..<count).map { _ in
            Task { try await withCheckedThrowingContinuation { continuations.note($0) } }
        }
        while continuations.entries.count < count { await Task.yield() }
        return (tasks, continuations.entries)
    }

    private static func request(_ number: Int) -> LinkRequest {
        LinkRequest(url: "//chat/\(number)", origin: .external)
    }

    @Test("Twice as many links wait and end at twice the cost", arguments: [true, false])
    func gate(hasRoom: Bool) async {
        var costs: [Double] = []
        for count in [500, 1000] {
            let gate = LinkGate()
            gate.limit = hasRoom ? count : count / 2
            gate.close()
            let (tasks, continuations): ([Task<Void, any Error>], _) = await Self.waiting(count)
            costs.append(
                Self.bytes {
                    for (number, continuation) in continuations.enumerated() {
                        let link = LinkGate.Link(
                            number: number,
                            request: Self.request(number),
                            continuation: continuation
                        )
                        _ = gate.hold(link)
                    }
                    for number in 0..<count { gate.end(number) }
                }
            )
            for task in tasks { _ = await task.result }
        }
        #expect(costs[0] > 0 && costs[1] < 2.5 * costs[0], "\(costs)")
    }

    @Test("Twice as many links join others at twice the cost", arguments: [true, false])
    func joints(areEqual: Bool) async {
        var costs: [Double] = []
        for count in [500, 1000] {
            let joints = LinkJoints()
            let (tasks, continuations): ([Task<any Sendable, any Error>], _) = await Self.waiting(count)
            let keys = (0..<count).map { number in
                LinkJoints.Key(
                    router: ObjectIdentifier(joints),
                    link: .written("//chat/\(areEqual ? 0 : number)"),
                    origin: .external,
                    type: ObjectIdentifier(Int.self),
                    closings: 0
                )
            }
            costs.append(
                Self.bytes {
                    for (number, continuation) in continuations.enumerated() {
                        _ = joints.join(keys[number], number, continuation)
                    }
                    for number in 0..<count { joints.leave(keys[number], number) }
                }
            )
            for task in tasks { _ = await task.result }
        }
        #expect(costs[0] > 0 && costs[1] < 2.5 * costs[0], "\(costs)")
    }
}

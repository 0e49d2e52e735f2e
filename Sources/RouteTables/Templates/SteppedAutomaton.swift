/// An automaton over canonical bytes that can be run byte by byte.
package protocol SteppedAutomaton: Sendable {
    /// The initial state.
    var startState: Int { get }

    /// The state after a byte; 0 if no continuation can be accepted.
    func state(after byte: UInt8, from state: Int) -> Int

    /// Tells whether a text that leads to a state is accepted.
    func isAccepting(_ state: Int) -> Bool
}

extension SteppedAutomaton {
    /// The state after some bytes; 0 if no continuation can be accepted.
    package func state(after bytes: [UInt8], from state: Int) -> Int {
        bytes.reduce(state) { $0 == 0 ? 0 : self.state(after: $1, from: $0) }
    }
}

/// An automaton that accepts every text but the empty one.
package struct AnythingAutomaton: SteppedAutomaton {
    package init() {}
    package var startState: Int { 1 }
    package func state(after byte: UInt8, from state: Int) -> Int { 2 }
    package func isAccepting(_ state: Int) -> Bool { state == 2 }
}

import SwiftUI
import UserNotifications

/// Tests of the model of SwiftUI: each rule, and what happens without it if it is a switch.
@MainActor
final class RuleChecks {
    let checks: Checks
    private var tested: Set<SwiftUIRule> = []

    init(_ checks: Checks) { self.checks = checks }

    /// Tests all rules.
    static func run(_ checks: Checks) {
        let rules = RuleChecks(checks)
        rules.stacks()
        rules.appearances()
        rules.columns()
        rules.presentations()
        rules.severalPresentations()
        rules.windows()
        rules.threads()
        rules.evaluation()
        checks.expect(Set(SwiftUIRule.allCases).subtracting(rules.tested), [], "rules without a test")
        SwiftUIRule.current = SwiftUIRule.usual
        Interface.faults = []
    }

    /// Tests a rule, and its absence if it is a switch.
    ///
    /// - Parameters:
    ///   - rule: The rule.
    ///   - expected: What the test gives with the rule, and without it.
    ///   - test: The test, with a window that it may use.
    func check(
        _ rule: SwiftUIRule,
        _ expected: String,
        without other: String? = nil,
        _ test: @MainActor (Board, Interface) -> String
    ) {
        tested.insert(rule)
        checks.expect(result(SwiftUIRule.usual.union([rule]), test), expected, "\(rule)")
        checks.expect(other != nil, rule.isSwitch, "\(rule) is a switch")
        guard let other else { return }
        checks.expect(result(SwiftUIRule.usual.subtracting([rule]), test), other, "without \(rule)")
    }

    private func result(_ rules: Set<SwiftUIRule>, _ test: @MainActor (Board, Interface) -> String) -> String {
        SwiftUIRule.current = rules
        UNUserNotificationCenter.completesOffMain = rules.contains(.asyncDelegateCompletesOffMain)
        weak var shown: Board?
        let result = {
            let board = Board()
            shown = board
            let window = Interface(BoardView(board: board))
            ModelTime.rest()
            board.log = []
            defer { window.close() }
            return test(board, window)
        }()
        ModelTime.finish()
        checks.expect(shown == nil, true, "what windows have shown is released: \(result)")
        return result
    }

    /// Lets frames pass.
    func frames(_ count: Int) {
        for _ in 0..<count { ModelTime.tick() }
    }
}

extension Interface {
    /// What the user sees, from bottom to top.
    var seen: String { visible.map(\.text).joined(separator: ", ") }
}

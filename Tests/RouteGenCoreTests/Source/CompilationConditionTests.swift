import TestSupport
import Testing

@testable import RouteGenCore

@Suite struct CompilationConditionTests {
    @Test(
        "Conditions can hold together unless they contradict each other",
        arguments: [
            (["DEBUG"], true), (["DEBUG", "!(DEBUG)"], false), (["DEBUG", "!DEBUG && (os(iOS))"], false),
            (["os(iOS)", "os(macOS)"], false), (["os(iOS) || os(macOS)", "os(macOS)"], true),
            (["canImport(UIKit)", "canImport(AppKit)"], true), (["!(A || B)", "A"], false), (["!(A && B)", "A"], true),
            (["swift(>=6.0)", "!(swift(>=6.0))"], false), (["true"], true), (["false"], false), (["A &&"], true),
            (["((A)"], true),
            (["!!A", "!A"], false), ([], true),
        ] as [([String], Bool)]
    )
    func whetherAllCanHold(_ conditions: [String], _ expected: Bool) {
        #expect(CompilationConditions(conditions).canHold() == expected)
    }

    @Test("The branches of an `#if` never hold together, however many there are", arguments: [2, 13, 250])
    func branches(count: Int) {
        func branch(_ index: Int, _ last: String) -> CompilationConditions {
            CompilationConditions([((0..<index).map { "!(A\($0))" } + ["(\(last))"]).joined(separator: " && ")])
        }
        let branches = (0..<count).map { branch($0, "A\($0)") }
        #expect(branches.allSatisfy { $0.canHold() })
        #expect(branches.dropLast().allSatisfy { !$0.canHold(with: branches[count - 1]) })
        #expect(branch(count, "A || B").canHold() && !branch(count, "A0 || A1 && B").canHold())
    }

    @Test("Conditions that take too many steps are assumed to hold") func manySteps() {
        #expect(!CompilationConditions((0..<40).map { "A\($0)" } + ["!(A0)"]).canHold())
        let pairs = (0..<30).map { "A\($0) || B\($0)" }
        // No values of the pairs make the last two agree, which only the last atoms show.
        #expect(CompilationConditions(pairs + ["Y && Z || !Y && !Z", "Y && !Z || !Y && Z"]).canHold())
        #expect(!CompilationConditions(["Y && Z || !Y && !Z", "Y && !Z || !Y && Z"]).canHold())
    }

    @Test("A condition of 200,000 operands does not exhaust the stack") func longConditionsNeedNoDeepRecursion() {
        for sign in ["&&", "||"] {
            let text = Array(repeating: "A", count: 200_000).joined(separator: sign)
            #expect(!CompilationConditions([text]).canHold(with: CompilationConditions(["!A"])))
        }
    }

    @Test("Conditions of any depth are compared, hashed and freed with a small stack") func deepConditions() throws {
        let depth = 100_000
        func condition(_ atom: String) -> CompilationCondition {
            let text = String(repeating: "!(A && ", count: depth) + atom + String(repeating: ")", count: depth)
            return CompilationCondition(text)
        }
        try SmallThread.run {
            let (first, second, other) = (condition("B"), condition("B"), condition("C"))
            #expect(first == second && first != other)
            #expect(Set([first, second, other]).count == 2)
            #expect(first.atoms.count == depth + 1)
        }
    }
}

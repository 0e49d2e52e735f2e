import Foundation

extension MarkdownPage {
    /// A paragraph, an item of a list or a table, with the tests that comments below it name.
    struct Passage: Equatable {
        var text: String
        var tests: [NamedTest] = []
    }

    /// A test of a suite, or a check of a program: `LinkGateTests "Links are dropped"`.
    struct NamedTest: Hashable {
        var suite: String
        var name: String
    }

    /// The passages of the prose, without blocks of code.
    var passages: [Passage] {
        var passages: [Passage] = []
        var isInBlock = false
        var continues = false
        for line in lines.map({ $0.trimmingCharacters(in: .whitespaces) }) {
            let isFence = line.hasPrefix("```")
            if isFence { isInBlock.toggle() }
            if isInBlock || isFence || line.isEmpty {
                continues = false
            } else if let comment = line.wholeMatch(of: /<!-- Test: (?<suite>\w+) "(?<name>.+)" -->/) {
                // A comment that is not directly below a passage belongs to none.
                guard continues, let last = passages.indices.last else { continue }
                passages[last].tests.append(NamedTest(suite: String(comment.suite), name: String(comment.name)))
            } else {
                let isItem = line.prefixMatch(of: /- |\d+\. |#/) != nil
                if continues, !isItem, let last = passages.indices.last, passages[last].tests.isEmpty {
                    passages[last].text += " \(line)"
                } else {
                    passages.append(Passage(text: line))
                }
                continues = true
            }
        }
        return passages
    }
}

import SwiftSyntax

/// The documentation comment of a node, read from the trivia of swift-syntax.
enum Documentation {
    /// The text of the comment that the compiler attaches to the node, without white space; empty if there is none.
    ///
    /// The compiler takes the last run of comments that no blank line interrupts.
    static func text(of node: Syntax) -> String {
        guard let token = node.firstToken(viewMode: .sourceAccurate) else { return "" }
        var lines: [String] = []
        var lineBreaks = 1
        for piece in token.leadingTrivia.pieces {
            switch piece {
            case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
                lineBreaks += count
            case .docLineComment(let text):
                if lineBreaks > 1 { lines = [] }
                lines.append(String(text.dropFirst(3)).compact)
                lineBreaks = 0
            case .docBlockComment(let text):
                if lineBreaks > 1 { lines = [] }
                lines += blockLines(text)
                lineBreaks = 0
            case .lineComment, .blockComment:
                lineBreaks = 0
            default:
                break
            }
        }
        return lines.joined(separator: "\n")
    }

    private static func blockLines(_ text: String) -> [String] {
        var content = text.dropFirst(3)
        if content.hasSuffix("*/") { content = content.dropLast(2) }
        var lines = content.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
            String($0).compact
        }
        let first = lines.removeFirst()
        if let last = lines.last, last.isEmpty { lines.removeLast() }
        if lines.first(where: { !$0.isEmpty })?.hasPrefix("*") == true {
            lines = lines.map { $0.hasPrefix("*") ? String($0.dropFirst()) : $0 }
        }
        return (first.isEmpty ? [] : [first]) + lines
    }
}

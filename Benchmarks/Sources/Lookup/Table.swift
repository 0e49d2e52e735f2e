import Foundation

/// Writes tables in Markdown.
enum Table {
    static func row(_ cells: String...) -> String { "| " + cells.joined(separator: " | ") + " |" }

    static func number(_ value: Double, _ digits: Int) -> String { String(format: "%.\(digits)f", value) }
}

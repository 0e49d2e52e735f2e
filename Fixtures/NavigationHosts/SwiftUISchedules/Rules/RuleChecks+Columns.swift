import Combine
import SwiftUI

extension RuleChecks {
    func columns() {
        check(.collapsedShowsOneColumn, "first second; Home > a 0; Home > a 0") { _, _ in
            let columns = Columns()
            let window = columns.window(.compact)
            columns.path = ["a"]
            ModelTime.rest()
            let sidebar = window.description
            columns.column = .detail
            ModelTime.rest()
            let detail = window.description
            window.width = .regular
            ModelTime.rest()
            return "\(sidebar); \(detail); \(window.description)"
        }
        check(.backWritesColumn, "detail sidebar") { _, _ in
            let columns = Columns()
            columns.column = .detail
            let window = columns.window(.compact)
            let before = columns.columnName
            window.userGoesBack()
            ModelTime.rest()
            return "\(before) \(columns.columnName)"
        }
        check(.selectedRowShowsDetail, "Optional(\"second\") detail Home; Home") { _, _ in
            let columns = Columns()
            let window = columns.window(.compact)
            window.userSelectsRow("second")
            ModelTime.rest()
            let automatic = Columns()
            let other = automatic.window(.compact, isAutomatic: true)
            automatic.selection = "first"
            ModelTime.rest()
            return "\(columns.selection as Any) \(columns.columnName) \(window.description); \(other.description)"
        }
        check(.widthKeepsPath, "Home > a 0 > b 0; Home > a 0 > b 0; first second") { _, _ in
            let columns = Columns()
            let window = columns.window(.regular)
            columns.column = .detail
            columns.path = ["a", "b"]
            ModelTime.rest()
            var seen: [String] = []
            for column in [NavigationSplitViewColumn.detail, .sidebar] {
                columns.column = column
                for width in [UserInterfaceSizeClass.compact, .regular] {
                    window.width = width
                    ModelTime.rest()
                    seen.append(window.description)
                }
            }
            return seen[..<3].joined(separator: "; ")
        }
        check(.hiddenColumnIsGone, "a 0", without: "a 1") { _, _ in
            let columns = Columns()
            (columns.column, columns.path) = (.detail, ["a"])
            let window = columns.window(.compact)
            window.userPresses(0)
            for column in [NavigationSplitViewColumn.sidebar, .detail] {
                columns.column = column
                ModelTime.rest()
            }
            return window.seen
        }
        check(.widthRemakesColumns, "a 0", without: "a 1") { _, _ in
            let columns = Columns()
            (columns.column, columns.path) = (.detail, ["a"])
            let window = columns.window(.compact)
            window.userPresses(0)
            window.width = .regular
            ModelTime.rest()
            return window.seen
        }
        check(.sidebarClearsSelection, "nil", without: "Optional(\"first\")") { _, _ in
            let columns = Columns()
            let window = columns.window(.compact)
            window.userSelectsRow("first")
            ModelTime.rest()
            window.userGoesBack()
            ModelTime.rest()
            return "\(columns.selection as Any)"
        }
        check(.selectedRowIsIgnored, "first second", without: "Home") { _, _ in
            let columns = Columns()
            columns.selection = "first"
            let window = columns.window(.compact)
            window.userSelectsRow("first")
            ModelTime.rest()
            return window.description
        }
        check(.selectionOutweighsColumn, "Home", without: "first second") { _, _ in
            let columns = Columns()
            let window = columns.window(.compact)
            columns.selection = "first"
            ModelTime.rest()
            return window.description
        }
        check(.columnDuringBackIsLost, "first second", without: "Home") { _, _ in
            let columns = Columns()
            columns.column = .detail
            let window = columns.window(.compact)
            window.userBeginsSwipe()
            columns.column = .sidebar
            frames(1)
            window.userEndsSwipe(isCompleted: true)
            frames(1)
            columns.column = .detail
            frames(2)
            columns.writes = false
            ModelTime.rest()
            return window.description
        }
    }
}

/// A sidebar and a stack.
@MainActor
private final class Columns: ObservableObject {
    @Published var selection: String?
    @Published var path: [String] = []
    @Published private var shownColumn = NavigationSplitViewColumn.sidebar
    /// Whether the user can change the column.
    var writes = true

    var column: NavigationSplitViewColumn {
        get { shownColumn }
        set { if writes { shownColumn = newValue } }
    }

    var columnName: String { column == .detail ? "detail" : "sidebar" }

    func window(_ width: UserInterfaceSizeClass, isAutomatic: Bool = false) -> Interface {
        let view: any View = isAutomatic ? AutomaticColumnsView(columns: self) : ColumnsView(columns: self)
        let window = Interface(view, width: width)
        ModelTime.rest()
        return window
    }
}

private struct ColumnsView: View {
    @ObservedObject var columns: Columns

    var body: some View {
        NavigationSplitView(preferredCompactColumn: $columns.column) {
            Rows(columns: columns)
        } detail: {
            NavigationStack(path: $columns.path) {
                Text("Home").navigationDestination(for: String.self) { Counter(name: $0) }
            }
        }
    }
}

private struct AutomaticColumnsView: View {
    @ObservedObject var columns: Columns

    var body: some View {
        NavigationSplitView {
            Rows(columns: columns)
        } detail: {
            Text("Home")
        }
    }
}

private struct Rows: View {
    @ObservedObject var columns: Columns

    var body: some View {
        List(selection: $columns.selection) {
            Text("first ").tag("first")
            Text("second").tag("second")
        }
    }
}

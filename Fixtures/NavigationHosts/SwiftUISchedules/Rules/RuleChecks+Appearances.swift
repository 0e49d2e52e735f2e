import SwiftUI

extension RuleChecks {
    func appearances() {
        check(.coveredPagesDisappear, "+Home -Home +Home -Home +Home", without: "+Home") { board, _ in
            let window = Interface(AppearingView(board: board))
            ModelTime.rest()
            for path in [["a"], []] {
                board.path = path
                ModelTime.rest()
            }
            for tab in ["second", "first"] {
                board.tab = tab
                ModelTime.rest()
            }
            defer { window.close() }
            return board.log.filter { $0.hasSuffix("Home") }.joined(separator: " ")
        }
        check(.closuresConfuseAppearances, "+a -a +a; +a -a +a", without: "+a -a; +a -a +a") { board, _ in
            let window = Interface(AppearingView(board: board))
            ModelTime.rest()
            @MainActor func log() -> String { board.log.filter { $0.hasSuffix("a") }.joined(separator: " ") }
            for path in [["a"], ["a", "b"], ["a", "b", "c"]] {
                board.path = path
                ModelTime.rest()
            }
            let before = log()
            for path in [["a", "b"], ["a"]] {
                board.path = path
                ModelTime.rest()
            }
            defer { window.close() }
            return "\(before); \(log())"
        }
        check(.backgroundIsNotDrawn, "Home; a 0", without: "a 0; a 0") { board, window in
            window.phase = .background
            ModelTime.rest()
            board.path = ["a"]
            ModelTime.rest()
            let before = window.seen
            window.phase = .active
            ModelTime.rest()
            return "\(before); \(window.seen)"
        }
        check(.coveredIsNotDrawn, "Home; a 0", without: "a 0; a 0") { board, window in
            window.isCovered = true
            ModelTime.rest()
            board.path = ["a"]
            ModelTime.rest()
            let before = window.seen
            window.isCovered = false
            ModelTime.rest()
            return "\(before); \(window.seen)"
        }
    }
}

/// Pages that note when they appear and disappear.
private struct AppearingView: View {
    @ObservedObject var board: Board

    var body: some View {
        TabView(selection: board.binding(\.tab)) {
            NavigationStack(path: board.binding(\.path)) {
                page("Home").navigationDestination(for: String.self) { page($0) }
            }
            .tabItem { Text("first") }
            .tag("first")
            Text("Second").tabItem { Text("second") }.tag("second")
        }
    }

    private func page(_ name: String) -> some View {
        let board = board
        return Text(name).onAppear { board.log.append("+\(name)") }.onDisappear { board.log.append("-\(name)") }
    }
}

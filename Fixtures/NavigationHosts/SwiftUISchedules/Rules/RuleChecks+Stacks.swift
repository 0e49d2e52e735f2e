import Combine
import SwiftUI

extension RuleChecks {
    func stacks() {
        check(.userShortensPath, "[\"a\", \"b\"] [\"a\"]") { board, window in
            board.path = ["a", "b"]
            ModelTime.rest()
            window.userBeginsSwipe()
            frames(2)
            window.userEndsSwipe(isCompleted: false)
            ModelTime.rest()
            let before = board.path
            window.userBeginsSwipe()
            window.userEndsSwipe(isCompleted: true)
            ModelTime.rest()
            return "\(before) \(board.path)"
        }
        check(.destinationMustExist, "'' of ''") { _, _ in
            let window = Interface(LostDestination())
            ModelTime.rest()
            return "'\(window.seen)' of '\(window.description.dropFirst("Lost > ".count))'"
        }
        check(.dismissGoesBackFirst, "[\"a\"]") { board, window in
            board.path = ["a", "b"]
            ModelTime.rest()
            window.userPresses(1)
            ModelTime.rest()
            return "\(board.path)"
        }
        check(.backWritesAtEnd, "[\"a\"] []", without: "[] []") { board, window in
            board.path = ["a"]
            ModelTime.rest()
            window.userGoesBack()
            let during = board.path
            ModelTime.rest()
            return "\(during) \(board.path)"
        }
        check(.changeDuringBackIsLost, "[Home > a 0] Second active", without: "[Home > a 0 > b 0] Second active") {
            board,
            window in
            board.path = ["a"]
            ModelTime.rest()
            window.userBeginsSwipe()
            frames(1)
            board.path = ["a", "b"]
            frames(2)
            window.userEndsSwipe(isCompleted: false)
            ModelTime.rest()
            return window.description
        }
        check(.refusedBackIsNotRepeated, "Home", without: "a 0") { _, _ in
            let board = Refusing()
            let window = Interface(RefusingView(board: board))
            ModelTime.rest()
            window.userGoesBack()
            ModelTime.rest()
            return window.seen
        }
        check(.outerBackButtonCounts, "Home", without: "Hidden") { _, _ in
            let window = Interface(HiddenBack())
            ModelTime.rest()
            window.userPresses(0)
            ModelTime.rest()
            window.userGoesBack()
            ModelTime.rest()
            return window.seen
        }
        check(.pathIsBelowViewPages, "View", without: "a 0") { board, window in
            board.hasViewPage = true
            ModelTime.rest()
            board.path = ["a"]
            ModelTime.rest()
            return window.seen
        }
        check(.hiddenStackLosesChange, "Home [Second active]", without: "Home > a 0 [Second active]") { board, window in
            board.path = ["a", "b"]
            ModelTime.rest()
            board.path = []
            frames(1)
            board.tab = "second"
            frames(1)
            board.path = ["a"]
            ModelTime.rest()
            return window.description
        }
        check(.tabTapPopsToRoot, "[Home] Second active", without: "[Home > a 0 > b 0] Second active") { board, window in
            board.path = ["a", "b"]
            ModelTime.rest()
            window.userTapsTab(0)
            ModelTime.rest()
            return window.description
        }
        check(.stillChangesEndAtOnce, "Home, a 0; b 0") { board, window in
            board.path = ["a"]
            frames(1)
            let animated = window.seen
            ModelTime.rest()
            var transaction = Transaction()
            transaction.disablesAnimations = true
            withTransaction(transaction) { board.path = ["a", "b"] }
            frames(1)
            return "\(animated); \(window.seen)"
        }
    }
}

/// A stack whose page has no destination.
private struct LostDestination: View {
    @State private var path = [5]
    var body: some View { NavigationStack(path: $path) { Text("Lost") } }
}

/// A stack that keeps its path.
@MainActor
private final class Refusing: ObservableObject {
    @Published var path = ["a"]

    var binding: Binding<[String]> {
        Binding { [self] in
            MainActor.assumeIsolated { path }
        } set: { [self] _ in
            MainActor.assumeIsolated { objectWillChange.send() }
        }
    }
}

private struct RefusingView: View {
    @ObservedObject var board: Refusing

    var body: some View {
        NavigationStack(path: board.binding) {
            Text("Home").navigationDestination(for: String.self) { Counter(name: $0) }
        }
    }
}

/// A page that hides its back button, in a view that does not.
private struct HiddenBack: View {
    var body: some View {
        NavigationStack {
            ZStack {
                Text("Home")
                NavigationLink {
                    Text("Hidden").navigationBarBackButtonHidden().navigationBarBackButtonHidden(false)
                } label: {
                    Text("")
                }
            }
        }
    }
}

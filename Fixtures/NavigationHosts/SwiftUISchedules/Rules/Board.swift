import Combine
import SwiftUI

/// What a test changes, and a view shows.
@MainActor
final class Board: ObservableObject {
    struct Named: Identifiable {
        let id: String
    }

    @Published var path: [String] = []
    @Published var sheet: Named?
    /// What the sheet presents.
    @Published var upper: Named?
    @Published var cover: Named?
    @Published var isAsking = false
    @Published var hasViewPage = false
    @Published var tab = "first"
    @Published var isHoldingSheet = false
    @Published var hasPresenter = true
    @Published var title = "Sheet"
    /// What happens, in its order.
    var log: [String] = []

    func binding<Value>(_ keyPath: ReferenceWritableKeyPath<Board, Value>) -> Binding<Value> {
        nonisolated(unsafe) let keyPath = keyPath
        return Binding { [self] in
            MainActor.assumeIsolated { Carried(value: self[keyPath: keyPath]) }.value
        } set: { [self] value in
            let value = Carried(value: value)
            MainActor.assumeIsolated {
                log.append("write")
                self[keyPath: keyPath] = value.value
            }
        }
    }
}

private struct Carried<Value>: @unchecked Sendable {
    let value: Value
}

private struct PlaceKey: EnvironmentKey {
    static var defaultValue: String { "nowhere" }
}

extension EnvironmentValues {
    var place: String {
        get { self[PlaceKey.self] }
        set { self[PlaceKey.self] = newValue }
    }
}

/// A stack in a tab, and presentations above it.
struct BoardView: View {
    @ObservedObject var board: Board
    @Environment(\.scenePhase) private var phase

    var body: some View {
        TabView(selection: board.binding(\.tab)) {
            NavigationStack(path: board.binding(\.path)) {
                Presenter(board: board)
                    .navigationDestination(for: String.self) { Counter(name: $0) }
                    .navigationDestination(isPresented: board.binding(\.hasViewPage)) { Text("View") }
            }
            .tabItem { Text("first") }
            .tag("first")
            Text("Second \(phase == .active ? "active" : "inactive")")
                .tabItem { Text("second") }
                .tag("second")
        }
        .fullScreenCover(item: board.binding(\.cover)) { Text($0.id) }
        .alert("Sure?", isPresented: board.binding(\.isAsking)) {
            Button("Yes") { board.log.append("action while \(board.isAsking)") }
        }
        .environment(\.place, "here")
        .onOpenURL { board.log.append("first \($0.absoluteString)") }
        .onOpenURL { board.log.append("second \($0.absoluteString)") }
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { _ in board.log.append("activity") }
        .environment(
            \.openURL,
            OpenURLAction { url in
                board.log.append("asked")
                return url.scheme == nil ? .handled : .systemAction
            }
        )
        .task { board.log.append("appeared") }
    }
}

/// A view that presents a sheet, and may go.
private struct Presenter: View {
    @ObservedObject var board: Board

    var body: some View {
        ZStack {
            Text("Home")
            if board.hasPresenter {
                Text("")
                    .sheet(item: board.binding(\.sheet), onDismiss: { board.log.append("onDismiss") }) { item in
                        SheetView(board: board, name: item.id)
                    }
            }
        }
    }
}

private struct SheetView: View {
    @ObservedObject var board: Board
    let name: String
    @Environment(\.place) private var place

    var body: some View {
        Text("\(board.title) \(name) \(place)")
            .interactiveDismissDisabled(board.isHoldingSheet)
            .sheet(item: board.binding(\.upper)) { Text($0.id) }
    }
}

/// A page with a state of its own.
struct Counter: View {
    let name: String
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        ZStack {
            Text("\(name) \(count)")
            Button("") { count += 1 }
            Button("") { dismiss() }
        }
    }
}

import RouterNavigation
import RouterRuntime
import SwiftUI

/// @route(from: webView, external, notification) //item/:number
@MainActor func openItem(number: Int) -> ItemPage { ItemPage(number: number) }

/// @route(from: webView, external, notification) //guarded/:number
@MainActor func openGuarded(number: Int) -> GuardedItemPage { GuardedItemPage(number: number) }

/// @route(from: webView, external) //count
@MainActor func count() { SwiftUIWorld.current?.count += 1 }

/// What a page holds until it is released.
@MainActor
final class Trace {
    init(_ number: Int) { SwiftUIWorld.current?.traces.append((number, WeakTrace(self))) }
}

@MainActor
struct WeakTrace {
    private(set) weak var trace: Trace?
    init(_ trace: Trace) { self.trace = trace }
}

/// A page that opens others, and presents things of its own.
struct ItemPage: View, NavigationPage {
    let number: Int
    let trace: Trace

    @Environment(\.navigator) private var navigator
    @State private var isAsking = false
    @State private var hasSheet = false
    @State private var hasPage = false

    init(number: Int) {
        self.number = number
        trace = Trace(number)
    }

    var body: some View {
        ZStack {
            Text("Item \(number)")
            Button("") {
                if let action = SwiftUIWorld.current?.pressed { perform(action) }
            }
            NavigationLink("", value: "value")
        }
        .alert("Sure?", isPresented: $isAsking) { Button("") {} }
        .sheet(isPresented: $hasSheet) {
            Text("Own sheet of item \(number)")
            Button("") { hasSheet = false }
        }
        .reportsModal(isPresented: $isAsking, isAlert: true)
        .reportsModal(isPresented: $hasSheet)
        .navigationDestination(isPresented: $hasPage) { Text("Own page") }
        .navigationDestination(for: String.self) { Text("Own \($0)") }
    }

    private func perform(_ action: PageAction) {
        switch action {
        case .pushes, .presents: SwiftUIWorld.current?.opensPage(action, from: number, with: navigator)
        case .asks:
            SwiftUIWorld.current?.pagePresents(besides: hasSheet)
            isAsking = true
        case .showsSheet:
            SwiftUIWorld.current?.pagePresents(besides: isAsking)
            hasSheet = true
        case .showsPage: hasPage = true
        }
    }
}

/// What the button of a page does.
enum PageAction: CaseIterable {
    case pushes, presents, asks, showsSheet, showsPage
}

/// A page that does not close.
struct GuardedItemPage: View, GuardedPage {
    let number: Int
    let trace: Trace

    init(number: Int) {
        self.number = number
        trace = Trace(number)
    }

    var body: some View { Text("Item \(number)") }
    func shouldClose() async -> Bool { false }
}

/// @route(from: webView, external, notification) //hidden/:number
@MainActor func openHiddenBack(number: Int) -> HiddenBackPage { HiddenBackPage(number: number) }

/// A page with a button of its own in place of the back button.
struct HiddenBackPage: View, NavigationPage {
    let number: Int
    let trace: Trace

    init(number: Int) {
        self.number = number
        trace = Trace(number)
    }

    var body: some View { Text("Item \(number)").navigationBarBackButtonHidden() }
}

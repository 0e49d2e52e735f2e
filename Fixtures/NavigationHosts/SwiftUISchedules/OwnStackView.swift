import RouterNavigation
import SwiftUI

/// A stack of an app's own, whose root appends values.
struct OwnStackView: View {
    @Binding var path: NavigationPath

    var body: some View {
        NavigationStack(path: $path) {
            ZStack {
                Text("Own value")
                Button("") { path.append("value") }
                NavigationLink("", value: "value")
            }
            .navigationDestination(for: String.self) { Text("Own \($0)") }
            .navigationPages()
        }
    }
}

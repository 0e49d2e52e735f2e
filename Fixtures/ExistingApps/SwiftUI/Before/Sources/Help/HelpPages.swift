import Navigation
import SwiftUI

public struct HelpPage: View {
    @Environment(\.model) private var model

    public init() {}

    public var body: some View {
        Button("Help") { model?.open(.contact) }
    }
}

public struct TopicPage: View {
    let topic: String

    public init(topic: String) { self.topic = topic }

    public var body: some View { Text("Help about \(topic)") }
}

public struct ContactPage: View {
    public init() {}

    public var body: some View { Text("Contact") }
}

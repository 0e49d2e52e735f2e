import Navigation
import RouterScenes
import StoreRoutes
import SwiftUI

public struct HelpPage: View, FeatureScreen {
    @Environment(\.links) private var links

    /// @route(open: present, from: external) //help
    public init() {}

    public var body: some View {
        Button("Help") { links?.push(.contactPage()) }
    }
}

public struct TopicPage: View, FeatureScreen {
    let topic: String

    /// @route(parent: helpPage, from: external) //help/:topic
    public init(topic: String) { self.topic = topic }

    public var body: some View { Text("Help about \(topic)") }
}

public struct ContactPage: View, FeatureScreen {
    /// @route(parent: helpPage, from: external) //contact
    public init() {}

    public var body: some View { Text("Contact") }
}

import Navigation
import RouterScenes
import StoreRoutes
import SwiftUI

/// @route(from: external, returns: any FeatureScreen)
enum HelpScreen: FeatureScreen {
    /// @route(open: present) //help
    case help
    /// @route(parent: helpScreenHelp) //help/:topic
    case topic(topic: String)
    /// @route(parent: helpScreenHelp) //contact
    case contact

    var view: some View {
        switch self {
        case .help: HelpPage()
        case .topic(let topic): TopicPage(topic: topic)
        case .contact: ContactPage()
        }
    }
}

public struct HelpPage: View {
    @Environment(\.links) private var links

    public init() {}

    public var body: some View {
        Button("Help") { links?.push(.helpScreenContact()) }
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

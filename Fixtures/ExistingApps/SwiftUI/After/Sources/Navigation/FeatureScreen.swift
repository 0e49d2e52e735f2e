import RouterScenes
import SwiftUI

/// A screen of a feature.
public protocol FeatureScreen: Sendable {
    associatedtype Content: View

    /// The view of the screen.
    @MainActor @ViewBuilder var view: Content { get }
}

/// A screen in a stack, which links find again.
public typealias Page = LinkPlan<any FeatureScreen>.Page

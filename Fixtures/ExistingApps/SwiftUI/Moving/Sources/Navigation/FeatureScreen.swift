import RouterPlans
import SwiftUI

/// A screen of a feature.
public protocol FeatureScreen: View, Sendable {}

/// A screen in a stack, which links find again.
public typealias Page = LinkPlan<any FeatureScreen>.Page

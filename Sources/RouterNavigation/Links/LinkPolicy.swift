public import RouterPlans

/// The treatment of links that the system delivers, such as universal links and tapped notifications.
///
/// The hosts for UIKit, SwiftUI and AppKit open links as ``Navigator/linkPolicy`` says, and so does
/// ``Navigator/openLink(_:context:from:in:)``. <doc:Links> lists what happens when.
public struct LinkPolicy: Hashable, Sendable {
    /// Whether an open page is shown again: by default, wherever it is in the scene, with what the user has done there.
    public var reuse = PageReuse.ifOpen
    /// Whether the page of a link is presented above the modals that are open, with those of its parents that are not.
    ///
    /// By default, the modals are dismissed, unless one of their pages refuses to close, and a presented page replaces
    /// them. A page that is open below the modals opens once more if they are to stay. One that is open in the highest modal,
    /// and one whose parent is, need no place below the modals.
    public var coversModals = false
    var modals: LinkModals { coversModals ? .covered : .dismissed }
    /// Whether a link that is shown ends older ones that still wait in the same scene, by default.
    ///
    /// They end with a `NavigationError` of the code `superseded`. Links that ``Navigator/gate`` holds back are kept.
    public var newestWins = true

    /// Creates the default policy.
    public init() {}
}

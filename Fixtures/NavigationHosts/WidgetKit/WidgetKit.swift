public import Foundation
public import SwiftUI

extension View {
    /// The URL that a tap on the widget gives the app.
    @MainActor public func widgetURL(_ url: URL?) -> some View { self }
}

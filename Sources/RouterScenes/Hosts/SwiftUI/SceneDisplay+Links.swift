#if canImport(SwiftUI)
    import SwiftUI

    extension SceneDisplay {
        /// The time after which a link cannot be the same that comes in another way, in nanoseconds.
        private static var secondDelivery: UInt64 { 1_000_000_000 }

        /// Shows a link that the system has delivered.
        ///
        /// SwiftUI may deliver a universal link in two ways, of which the first one counts.
        func deliver(_ url: URL, isActivity: Bool) {
            if let last = delivery, last.url == url, last.isActivity != isActivity { return delivery = nil }
            deliveryCount += 1
            delivery = (url, isActivity)
            model.show(url)
            Task { [weak self, deliveryCount] in
                try? await Task.sleep(nanoseconds: Self.secondDelivery)
                if self?.deliveryCount == deliveryCount { self?.delivery = nil }
            }
        }
    }
#endif

#if !canImport(Darwin)
    public import Foundation

    /// Foundation has it on Apple's systems only.
    open class NSUserActivity: NSObject {
        public let activityType: String
        open var webpageURL: URL?
        open var userInfo: [AnyHashable: Any]?
        open var isEligibleForHandoff = false

        public init(activityType: String) {
            self.activityType = activityType
            super.init()
        }
    }

    public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif

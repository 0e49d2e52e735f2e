public import Foundation
public import UniformTypeIdentifiers

// The part of CoreSpotlight that an app with links uses.

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

open class CSSearchableItemAttributeSet: NSObject {
    open var title: String?

    public init(contentType: UTType) { super.init() }
}

open class CSSearchableItem: NSObject {
    open var uniqueIdentifier: String
    open var attributeSet: CSSearchableItemAttributeSet

    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        self.uniqueIdentifier = uniqueIdentifier ?? ""
        self.attributeSet = attributeSet
        super.init()
    }
}

open class CSSearchableIndex: NSObject {
    private static let shared = CSSearchableIndex()

    /// The items that the user finds.
    public private(set) var items: [CSSearchableItem] = []

    open class func `default`() -> CSSearchableIndex { shared }

    open func indexSearchableItems(_ items: sending [CSSearchableItem]) async throws { self.items += items }
}

// Apple's index may be used by any thread; here, all jobs run on one.
extension CSSearchableIndex: @unchecked Sendable {}

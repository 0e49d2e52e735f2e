// Stands in for Khala, which needs the Objective-C runtime.

import Foundation

public typealias KhalaInfo = [String: Any]
public typealias KhalaClosure = (_ useInfo: [String: Any]) -> Void

public protocol KhalaProtocol {}

public final class Khala {
    public init?(str: String, params: [AnyHashable: Any] = [:]) {}

    @discardableResult
    public func call(block: KhalaClosure? = nil) -> Any? { nil }
}

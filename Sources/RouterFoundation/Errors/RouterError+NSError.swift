public import Foundation
public import RouterRuntime

/// An error of a router is an `NSError` with a domain, a stable code, and its sentence as the description.
///
/// Crash reports group errors by these, and Objective-C reads nothing else.
extension RouterError: CustomNSError, LocalizedError {
    /// `RouteGen.RouterError`.
    public static var errorDomain: String { "RouteGen.RouterError" }

    /// The number of the kind of failure: 2 for `RouterError.Code.notFound`, for example.
    ///
    /// The kinds are numbered from 1, in the order of their declaration. A new kind is the last one.
    public var errorCode: Int { 1 + (Code.allCases.firstIndex(of: code) ?? -1) }

    /// The message, as the localized description.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: message] }

    /// The message.
    public var errorDescription: String? { message }
}

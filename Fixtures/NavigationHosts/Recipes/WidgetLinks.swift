import Foundation
import RouterNavigation
import SwiftUI
import WidgetKit

#if canImport(CryptoKit)
    import CryptoKit
#endif

/// URLs that only the app and its widgets can write, because they share a key.
enum WidgetLinks {
    /// Signs a URL without a query.
    static func signed(_ url: String, with key: SymmetricKey) -> String {
        let code = HMAC<SHA256>.authenticationCode(for: Data(url.utf8), using: key)
        return "\(url)?signature=\(Data(code).base64EncodedString())"
    }

    /// Whether a URL has been signed with the key.
    static func isSigned(_ url: String, with key: SymmetricKey) -> Bool {
        let parts = url.components(separatedBy: "?signature=")
        guard parts.count == 2, let code = Data(base64Encoded: parts[1]) else { return false }
        return HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data(parts[0].utf8), using: key)
    }
}

extension Messenger {
    /// Tells the URLs of the app's own widgets from those of other apps.
    static func recognizeWidgets(by key: SymmetricKey) {
        navigator.originOfLink = { url in WidgetLinks.isSigned(url, with: key) ? .remote : .external }
    }
}

/// The view of a widget, which opens a page that is closed to other apps.
struct ReplyWidgetView: View {
    let chatID: Int
    let key: SymmetricKey

    private var url: URL? {
        (try? Route.replyPage(chatID: chatID).url)
            .flatMap { URL(string: WidgetLinks.signed("messenger:\($0)", with: key)) }
    }

    var body: some View {
        Text("Reply to Ada")
            .widgetURL(url)
    }
}

/// @route(init, from: remote) //reply/:chatID
struct ReplyPage: View, NavigationPage {
    let chatID: Int

    var body: some View { Text("Reply to \(chatID)") }
}

#if !canImport(CryptoKit)
    /// A stand-in for the key of CryptoKit, which Linux does not have.
    struct SymmetricKey: Sendable {
        fileprivate let bytes: [UInt8]

        init(data: some ContiguousBytes) { bytes = data.withUnsafeBytes(Array.init) }
    }

    /// A stand-in for the hash function of CryptoKit.
    enum SHA256 {}

    /// A stand-in for the codes of CryptoKit: a checksum, which protects nothing.
    enum HMAC<Hash> {
        static func authenticationCode(for data: some DataProtocol, using key: SymmetricKey) -> Data {
            let sum = (key.bytes + data).reduce(0 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
            return withUnsafeBytes(of: sum) { Data($0) }
        }

        static func isValidAuthenticationCode(
            _ code: some ContiguousBytes,
            authenticating data: some DataProtocol,
            using key: SymmetricKey
        ) -> Bool {
            code.withUnsafeBytes { Data($0) } == authenticationCode(for: data, using: key)
        }
    }
#endif

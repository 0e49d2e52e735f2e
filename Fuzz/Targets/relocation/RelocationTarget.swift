import Foundation
import FuzzSupport
import RouterDynamic
import RouterFoundation
import RouteTables

/// Applies a payload, makes requests, and undoes the payload.
@main enum RelocationTarget: FuzzTarget {
    private static let router = Relocatable.router()
    private static let before = Relocatable.probes.map { outcomes($0) }

    static func test(_ input: UnsafeRawBufferPointer) {
        guard let router else { finding("there is no router") }
        let before = Self.before
        let data = Data(input)
        guard let payload = try? RouteRelocation.decode(data) else { return }
        let urls = Relocatable.probes + texts(input)

        let report = router.relocate(payload)
        let indices = report.refused.keys.sorted()
        require(indices.allSatisfy { payload.indices.contains($0) }, "refusals: \(indices)")
        for error in report.refused.values { require(error.code == .invalidRule, "\(error)") }
        let during = urls.map { outcomes($0) }
        report.token.remove()
        unchanged(before, "after the token was used")

        // Applying it again has the same effect, and a reset undoes it.
        let second = router.relocate(payload)
        require(second.refused.keys.sorted(), equals: indices, "the same payload is refused in another way")
        require(urls.map { outcomes($0) }, equals: during, "the same payload has another effect")
        let reset = router.relocate([.reset(nil)])
        unchanged(before, "after the reset")
        second.token.remove()
        reset.token.remove()
        unchanged(before, "after both tokens were used")
    }

    private static func unchanged(_ before: [String], _ moment: String) {
        for (url, outcome) in zip(Relocatable.probes, before) {
            require(outcomes(url), equals: outcome, "\(url) \(moment)")
        }
    }

    /// The results of a URL for callers in the app and outside of it.
    private static func outcomes(_ url: String) -> String {
        [RouteOrigin.app, .external, .webView].map { origin in
            Relocatable.trespass = nil
            let outcome: String
            do { outcome = "\(try router?.call(url, from: origin) ?? "")" } catch { outcome = "\(error)" }
            if let handler = Relocatable.trespass { finding("\(origin) reaches \(handler) by \(url.debugDescription)") }
            return outcome
        }.joined(separator: " | ")
    }

    /// The texts of a payload that could be URLs: the first few in quotation marks with a slash.
    private static func texts(_ input: UnsafeRawBufferPointer) -> [String] {
        let parts = input.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
        let urls = parts.filter { $0.contains(UInt8(ascii: "/")) && $0.count < 100 }.prefix(4)
        return urls.map { String(decoding: $0, as: UTF8.self) }
    }
}

import Foundation
import RouterRuntime

/// Calls every feature by URL and by typed route, and says whether each call gave what it should.
@main
struct SuperApp {
    @MainActor
    static func main() async {
        let router = Router(.superApp)
        let report = Report()
        await callChat(router, report)
        await callShop(router, report)
        await callAccount(router, report)
        await callMaps(router, report)
        await callSettings(router, report)
        await callServices(router, report)
        await callKhala(router, report)
        await callRewritten(report)
        await callRelocated(report)
        await callWrapped(report)
        await callUnknown(report)
        await callNavigation(router, report)
        await callLineage(report)
        print("\n\(report.calls) calls, \(report.failures) not as expected")
        exit(report.failures == 0 ? 0 : 1)
    }
}

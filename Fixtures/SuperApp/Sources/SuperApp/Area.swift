import RouterPipeline
import RouterRuntime
import RouterServices

/// A part of the app whose calls are made and counted together, with a router of its own.
enum Area: String, CaseIterable {
    case chat, shop, account, maps, settings, services, khala, rewriting, relocation, middleware, failures, navigation
    case history

    /// What the area shows.
    var title: String {
        switch self {
        case .khala: "Khala's examples"
        case .relocation: "Relocations and routes added at run time"
        case .middleware: "Middleware and observers"
        case .history: "Histories, closing pages and pages of the web"
        default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
        }
    }

    /// Makes the calls.
    @MainActor
    func report() async -> Report {
        // Errors are among the results, so debug builds need not print them as well.
        let router = Router(.superApp)
        let report = Report()
        switch self {
        case .chat: await SuperApp.callChat(router, report)
        case .shop: await SuperApp.callShop(router, report)
        case .account: await SuperApp.callAccount(router, report)
        case .maps: await SuperApp.callMaps(router, report)
        case .settings: await SuperApp.callSettings(router, report)
        case .services: await SuperApp.callServices(router, report)
        case .khala: await SuperApp.callKhala(router, report)
        case .rewriting: await SuperApp.callRewritten(report)
        case .relocation: await SuperApp.callRelocated(report)
        case .middleware: await SuperApp.callWrapped(report)
        case .failures: await SuperApp.callUnknown(report)
        case .navigation: await SuperApp.callNavigation(router, report)
        case .history: await SuperApp.callLineage(report)
        }
        return report
    }
}

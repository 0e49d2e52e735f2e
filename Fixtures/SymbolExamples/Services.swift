// What apps do with services and modules.
import RouterServices

struct Settled: AppConfigService {}
final class Temporary: AppConfigService {
    let router: Router
    init(_ router: Router) { self.router = router }
}

func useServices() async throws {
    try router.setUpModules()
    let config = try await router.services.fetch((any AppConfigService).self)
    let settled = router.services.replace((any AppConfigService).self, with: Settled())
    let token = router.services.replace((any AppConfigService).self) { router in Temporary(router) }
    for token in [settled, token] { token.remove() }
    try router.unregister(named: "kl://AModule")
    router.services.observe { event in print(event.key ?? "default", event.nanoseconds / 1000, event.result) }
    print(config)
}

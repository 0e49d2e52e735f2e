import RouterRuntime
import RouterTestSupport
import Testing
@Suite struct ProbeTests {
    @Test func probe() throws {
        let clock = ContinuousClock()
        for target in ["//orders/:id", "//orders/:id?a=1", "closure"] {
            for n in [5_000, 10_000, 20_000] {
                let router = try Shop.router()
                if target == "closure" { try router.rewrite("//a/:id") { $0.replacing(url: "//orders/1?" + $0.url.split(separator: "?")[1]) } }
                else { try router.rewrite("//a/:id", to: target) }
                let url = "//a/5?" + (0..<n).map { "k\($0)=v" }.joined(separator: "&")
                let d = clock.measure { _ = try? router.call(url) }
                let e = clock.measure { _ = try? router.resolve(url) }
                print("PROBE \(target) \(n) \(d) \(e)")
            }
        }
    }
}

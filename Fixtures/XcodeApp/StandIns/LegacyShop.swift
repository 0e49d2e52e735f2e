import RouterFoundation
import RouterPipeline

/// What the compiler reads in `LegacyShop.h`.
class LegacyShop {
    init(router: ObjectiveCRouter) {}

    func price(ofProduct name: String) throws -> String { name }

    func openProduct(_ name: String, completion: @escaping (Any?, (any Error)?) -> Void) {}

    func openLink(_ url: String, completion: @escaping (Any?, (any Error)?) -> Void) {}
}

import Foundation
import GoldenSupport
import RouterRuntime

public enum ImportsCalls {
    @MainActor
    public static func make(_ transcript: Transcript) async {
        let router = Router(.imports)
        await transcript.note("link") { try router.store.link(URL(fileURLWithPath: "/a"), account: nil) }
        await transcript.note("queue") { try router.call("//imports/queue") }
        await transcript.note("data") { try router.store.data(Data([1, 2])) }
    }
}

import GoldenSupport
import RouterDynamic
import RouterRuntime
import RouterServices

public enum PlatformsCalls {
    @MainActor
    public static func make(_ transcript: Transcript) async {
        let router = Router(.platforms)
        for url in [
            "//page/5", "//Gallery/open?album=summer", "//Gallery/share?album=summer", "//Gallery/page",
            "//Gallery/newest", "//Gallery/oldest", "//language/new", "//language/next", "//language/old",
            "//elsewhere",
            "//experiment/on", "//experiment/off", "//Uploads/count",
        ] {
            await transcript.note(url, on: router) { try await router.open(url) }
        }
        await transcript.note("repeated") {
            try router.call("//services/Speech/repeated?times=2", from: .remote, as: String.self)
        }
        await transcript.note("explain") { router.explain("//language/next") }
        if #available(iOS 18, macOS 15, tvOS 17, visionOS 2, *) { await makeOnNewSystems(router, transcript) }
    }

    @available(iOS 18, macOS 15, tvOS 17, *)
    @MainActor
    private static func makeOnNewSystems(_ router: Router, _ transcript: Transcript) async {
        await transcript.note("newPage") { try router.call(.newPage(id: 1)) }
        await transcript.note("save") { try router.call(.save(page: NewPage(id: 2))) }
        await transcript.note("save with a title") { try router.store.save(page: NewPage(id: 2), title: "notes") }
        await transcript.note("open") { try router.store.gallery.open(album: "winter") }
        await transcript.note("share") { try await router.store.gallery.share(album: "winter") }
        await transcript.note("page") { try router.store.gallery.page() }
        await transcript.note("newest") { try router.call(.galleryNewest()) }
        await transcript.note("path") { RoutePath.galleryNewest }
        await transcript.note("notOnWindows") { try router.call(.notOnWindows()) }
        await transcript.note("experiment") { try router.call(.experiment(name: "on")) }
        await transcript.note("count") { try await router.store.uploads.count() }
        await transcript.note("speech") { try router.services.speech.say() }
        await transcript.note("next") { try router.services.get((any Printing).self, key: "next").printed() }
    }
}

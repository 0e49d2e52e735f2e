import GoldenSupport
import RouterRuntime

public enum OverloadsCalls {
    @MainActor
    public static func make(_ transcript: Transcript) async {
        let router = Router(.overloads)
        for url in [
            "//open/id/5", "//open/name/5", "//open/both/5/a", "//open/pair/5/a", "//open/unlabeled/5",
            "//open/text/5",
            "//format/number", "//format/text", "//format/nothing", "//open", "//Reader/read?page=1", "//reader/line/2",
            "//reader/all/true", "//reader?count=3", "//feed/tabby", "//feed/tabby?grams=5", "//pages/3", "//weight",
        ] {
            await transcript.note(url, on: router) { try router.call(url) }
        }
        await transcript.note("id") { try router.call(.open(id: 5)) }
        await transcript.note("name") { try router.call(.open(name: "5")) }
        await transcript.note("both") { try router.call(.open(id: 5, name: "a")) }
        await transcript.note("unlabeled") { try router.call(.openUnlabeled(5)) }
        await transcript.note("text") { try router.call(.openText(id: "5")) }
        await transcript.note("nothing") { try router.call(.open()) }
        await transcript.note("page") { try router.call(.readerRead(page: 1)) }
        await transcript.note("line") { try router.store.reader.read(line: 1) }
        await transcript.note("all") { try router.store.reader.read(all: false) }
        await transcript.note("reader") { try router.store.reader(count: 1) }
        await transcript.note("number") { try router.call(.formatNumber()) }
        await transcript.note("format text") { try router.call(.formatText()) }
        await transcript.note("nothing preferred") { try router.store.format.formatNothing() }
        await transcript.note("stamp") { try router.call(.stamp()) }
        await transcript.note("constants") {
            [RoutePath.openId, .openName, .openIdName, .openIdName2, .openUnlabeled, .open].map(\.pattern)
        }
    }
}

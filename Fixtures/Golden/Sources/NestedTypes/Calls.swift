import GoldenSupport
import RouterRuntime

public enum NestedTypesCalls {
    @MainActor
    public static func make(_ transcript: Transcript) async {
        let router = Router(.nestedTypes)
        await transcript.note("ordered by URL") { try router.call("//search/ordered/newest?rest=oldest") }
        await transcript.note("ordered") { try router.call(.searchOrdered(by: .oldest, rest: [.newest, .newest])) }
        await transcript.note("filters") {
            try router.call(.searchFilters([.newest: [Search.Filter(range: .week)]], first: nil))
        }
        await transcript.note("outer") { try router.call(.searchOuter(filter: .everything)) }
        await transcript.note("outer by URL") { try router.call("//search/outer/everything") }
        await transcript.note("result") { try router.store.search.result(failing: true) }
        await transcript.note("callback") {
            var order: Search.Order?
            let count = try router.store.search.callback({ order = $0 }, second: { $0.range == .year ? .newest : nil })
            return "\(count) \(order as Any)"
        }
        await transcript.note("tuple") {
            try router.call(.searchTuple(pair: (order: .newest, filter: Search.Filter(range: .year))))
        }
        await transcript.note("metatype") { try router.call(.searchMetatype(of: Search.Order.self)) }
        await transcript.note("self") { try router.call(.searchAnother()) }
        await transcript.note("selves") { try router.call("//search/selves?count=2", as: [Search].self).count }
        await transcript.note("deeper") { try router.call(.searchDeepDeeperFind(order: .newest, in: .week)) }
        await transcript.note("range") { try router.call("//search/range/year") }
        await transcript.note("inherited") { try router.call("//detail/large?size=3") }
        await transcript.note("inherited, typed") { try router.call(.detailShow(kind: .small)) }
        await transcript.note("imported") { try router.call("//imported/modal") }
        await transcript.note("texts") { try router.call(.textsSame(Texts.String(text: "a"))).text }
        await transcript.note("boxed") { try router.call(.searchBoxed(Box(content: .newest))).content }
    }
}

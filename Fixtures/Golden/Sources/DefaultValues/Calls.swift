import GoldenSupport
import RouterRuntime
import RouterServices

public enum DefaultValuesCalls {
    @MainActor
    public static func make(_ transcript: Transcript) async {
        let router = Router(.defaultValues)
        for name in [
            "numbers", "texts", "collections", "members", "expressions", "optionals", "closures", "objects", "place",
            "camera", "waiting",
        ] {
            await transcript.note("//defaults/\(name)") { try await router.open("//defaults/\(name)") }
        }
        await transcript.note("numbers") { try router.call(.numbers()) }
        await transcript.note("some numbers") { try router.call(.numbers(a: 1, e: nil, h: 2)) }
        await transcript.note("some numbers by URL") { try router.call("//defaults/numbers?b=1&h=2") }
        await transcript.note("texts") { try router.call(.texts()) }
        await transcript.note("some texts") { try router.call(.texts(raw: "a", interpolated: "b")) }
        await transcript.note("collections") { try router.call(.collections()) }
        await transcript.note("some collections") { try router.call(.collections(list: [], set: [1])) }
        await transcript.note("members") { try router.call(.members()) }
        await transcript.note("some members by URL") { try router.call("//defaults/members?color=red&largest=2") }
        await transcript.note("expressions") { try router.call(.expressions(custom: 0)) }
        await transcript.note("optionals") { try router.call(.optionals()) }
        await transcript.note("optionals, nil") { try router.call(.optionals(some: .some(nil), text: nil)) }
        await transcript.note("optionals by URL") { try router.call("//defaults/optionals?none=1&some=2&text=") }
        await transcript.note("closures") { try router.store.closures() }
        await transcript.note("some closures") {
            try router.store.closures(named: { $0 }, optional: { $0 }, function: { $0 })
        }
        await transcript.note("objects") { try router.store.objects(pair: (3, 4)) }
        await transcript.note("camera") { try router.call(.cameraLens(1, third: 3)) }
        await transcript.note("waiting") { try await router.open(.waiting(count: 1)) }
        await transcript.note("waiting by URL") { try await router.open("//defaults/waiting/7?rest=1&rest=2") }
    }
}

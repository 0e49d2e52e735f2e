import GoldenSupport
import RouterRuntime

public enum ReservedWordsCalls {
    @MainActor
    public static func make(_ transcript: Transcript) async {
        let router = Router(.reservedWords)
        for url in [
            "//words/default/5", "//words/for/a?in=b", "//words/labels?a=1&b=2&c=3&d=4&e=5&f=6",
            "//words/contextual?async=1&await=2&open=3&get=4&actor=5&some=6&any=7", "//words/self?value=5",
            "//words/init",
            "//words/class", "//words/any/nil",
        ] {
            await transcript.note(url, on: router) { try router.call(url) }
        }
        await transcript.note("default") { try router.call(.`default`(in: 5, repeat: true)) }
        await transcript.note("for") { try router.store.for(for: "a", in: "b") }
        await transcript.note("labels") {
            try router.call(.labels(`inout`: 1, var: 2, let: 3, is: 4, 5, default: 6))
        }
        await transcript.note("self") { try router.call(.protocolSelf(self: 5)) }
        await transcript.note("init") { try router.store.protocol.`init`() }
        await transcript.note("subscript") { try router.call(.switchSubscript(`switch`(case: 5))).case }
        await transcript.note("func") { try router.store.switch.func(value: .`nil`) }
    }
}

import GoldenModels
import GoldenSupport
import RouterRuntime

public enum ParametersCalls {
    @MainActor
    public static func make(_ transcript: Transcript) async {
        let router = Router(.parameters)
        for url in [
            "//parameters/optionals", "//parameters/optionals?a=1&b=2&c=3&d=4&e=5", "//parameters/info?a=1&b=2",
            "//parameters/request/5?x=1", "//parameters/void", "//parameters/opaque",
            "//parameters/names?router=1&handler=2&call=3&values=4&path=5&value_=6&self_=7&isolation=8",
            "//parameters/member?router=1&store=2", "//parameters/nothing?number=5",
            "//parameters/lengths/feet?others=metres&others=feet&maybe=metres", "//parameters/lengths/yards",
            "//parameters/typed-throws?code=5", "//parameters/closures", "//parameters/ownership?text=a",
            "//parameters/composition", "//parameters/sending", "//parameters/throws-never",
            "//parameters/throws-no-error",
            "//parameters/reliable", "//parameters/unique",
        ] {
            await transcript.note(url, on: router) { try router.call(url) }
        }
        await transcript.note("built") { try router.call(.built(lines: { ["a", "b"] })) }
        await transcript.note("conditional alias") { try router.store.conditionalAlias(finish: { _ in }) }
        await transcript.note("ownership") {
            try router.store.ownership("a", list: [1], account: Account(name: "Ada"), number: 3)
        }
        await transcript.note("existentials") {
            try router.call(.existentials(Dog(name: "Rex"), others: [Dog(name: "Fido")], maybe: nil))
        }
        await transcript.note("closures") {
            try router.store.closures(
                plain: { $0 + 1 },
                escaping: {},
                sendable: { _ in },
                throwing: { 1 },
                tuple: { $0.0 + $0.1 },
                changing: { $0 *= 10 },
                nested: { body in body(3) },
                optional: nil
            )
        }
        await transcript.note("waiting") { try await router.store.waiting({ 1 }, then: { 2 }) }
        await transcript.note("optionals") { try router.call(.optionals(a: nil, b: "b", c: nil, d: 1, e: .some(nil))) }
        await transcript.note("collections") {
            try router.call(.collections(a: [1], b: ["b"], c: [[2]], d: ["d": [3]], e: [4]))
        }
        await transcript.note("info") { try router.store.info(["a": 1], second: [:]) }
        await transcript.note("names") {
            try router.store.names(
                router: 1,
                handler: 2,
                call: 3,
                values: 4,
                path: 5,
                value_: 6,
                self_: 7,
                isolation: 8
            )
        }
        await transcript.note("member") { try router.store.names.names(router: 1, store: 2) }
        await transcript.note("tuples") { try router.store.tuples(pair: (1, 2), labeled: (a: 3, b: "b"), unit: ()) }
        await transcript.note("functions") { try router.call(.functions())(1) }
        await transcript.note("opaque") { try router.call(.opaque()).name }
        await transcript.note("opaques") { try router.call(.opaques()).map(\.name) }
        await transcript.note("generic alias") {
            var taken: [String] = []
            try router.store.genericAlias({ taken.append("\($0)") }, then: { taken.append($0) })
            return taken
        }
        await transcript.note("nothing") {
            try router.store.nothing(1)
            return "discarded"
        }
        await transcript.note("lengths") { try router.call(.lengths(length: .feet, maybe: nil)) }
    }
}

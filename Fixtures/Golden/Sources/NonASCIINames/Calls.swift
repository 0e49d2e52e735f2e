import GoldenSupport
import RouterRuntime

public enum NonASCIINamesCalls {
    @MainActor
    public static func make(_ transcript: Transcript) async {
        let router = Router(.nonASCIINames)
        for url in [
            "//seite/5?n%C3%A4her=true", "//seite/5?näher=true", "//聊天/7", "//%E8%81%8A%E5%A4%A9/7?title=%E6%A0%87",
            "//Ärger/überprüfe?grad=groß", "//🚀/5", "//unicode/stra%C3%9Fe",
        ] {
            await transcript.note(url, on: router) { try router.call(url) }
        }
        await transcript.note("öffne") { try router.call(.öffne(größe: 1, näher: true)) }
        await transcript.note("打开") { try router.call(.打开(编号: 1, 标题: "a")) }
        await transcript.note("überprüfe") { try router.store.ärger.überprüfe(.groß) }
        await transcript.note("🚀") { try router.call(.🚀(🛰️: 1)) }
        await transcript.note("ß") { try router.call(.ünïcodeß(straße: "a")) }
        await transcript.note("URLs") {
            try [Route.öffne(größe: 1).url, Route.打开(编号: 2).url, Route.ünïcodeß(straße: "ä/b").url]
        }
    }
}

import Foundation
import Khala

class BaseModule: NSObject {
    @objc func version() -> String { "1" }
}

@objc(Player) @objcMembers
class Player: NSObject {
    func play() {}
    func open(_ info: KhalaInfo) -> Bool { info["track"] != nil }
    func seek(_ info: [String: Any]) -> Int { info["seconds"] as? Int ?? 0 }
    func load(_ info: KhalaInfo, success: KhalaClosure, failure: KhalaClosure) -> KhalaInfo { info }
    func watch(_ closure: @escaping KhalaClosure) {}
    func stop(_ info: KhalaInfo? = nil) {}
    var volume: Int { 5 }

    private func reset() {}
    func mix(_ left: Int, _ right: Int) {}
}

@objc(Library)
class LibraryModule: BaseModule {
    @objc func albums(_ info: [String: Any], done: @escaping KhalaClosure) {}
    @objc func loose(_ info: [AnyHashable: Any]) {}
    func internalOnly() {}
}

class Radio: NSObject, KhalaProtocol {
    typealias Info = [String: Any]

    func tune(_ info: StationInfo) {}
    func list() -> [String] { [] }
}

typealias StationInfo = [String: Any]

func useModules() {
    Khala(str: "kl://Player/open?track=5")?.call()
    Khala(str: "kl://Player/volume")?.call()
    Khala(str: "kl://Library/albums")?.call { _ in }
}

/// Öffnet eine Seite.
///
/// @route //seite/:größe
func öffne(größe: Int, näher: Bool = false) -> String { "\(größe) \(näher)" }

/// 打开聊天。
///
/// @route //聊天/:编号
func 打开(编号: Int, 标题 title: String = "无") -> String { "\(编号) \(title)" }

struct Ärger {
    enum Grad: String { case groß, klein }

    /// @route
    func überprüfe(_ grad: Grad) -> Grad { grad }
}

/// @route //🚀/:🛰️
func 🚀(🛰️: Int) -> Int { 🛰️ }

enum Ünïcode {
    /// @route //unicode/:straße
    static func ß(straße: String) -> String { straße }
}

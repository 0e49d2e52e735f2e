/// @route //chat/:chatId/:position?/:tags*
func openChat(chatID: Int, position: Int, tags: String) {}

/// @route(from: web) //run
func run(done: @escaping () -> Void, pair: (Int, Int), any: Any, optional: (() -> Void)?) {}

final class Page {
    /// @route server
    func other() {}
}
/// @route
func free() {}

/// @route //a
func same(value: Int) {}
extension Other {
    /// @route(name: same) //b
    static func twin(value: Int) {}
    /// @route(name: same) //c
    static func overload(text: String) {}
}
enum Other {}
/// @route //store
func router() {}
/// @route(when: isOn, with: a=b, overlaps: same) //unsupported
func unsupported() {}
protocol Service {
    /// @route //requirement
    func requirement()
}
/// @service(Service)
final class Serving: Service { func requirement() {} }
/// @route //new
@available(iOS 17, *) func new() {}
/// @route //defaults
func defaults(a: Int = .zero, b: Int = x, c: Int = y(), d: Int = 1 + 1, e: Int = .max) {}
/// @route //gone/[
func broken() {}

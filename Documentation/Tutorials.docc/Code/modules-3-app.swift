import ChatRoutes
import RouterRuntime

@main
struct App {
    static func main() throws {
        let router = Router(.app)

        print(try router.call("//maps/meet/Bern?chatID=5", as: String.self))
        print(try router.call(.openChat(chatID: 6)))
    }
}

import RouterRuntime

@main struct App {
    static func main() throws {
        let router = Router(.app)
        print(try router.call("//chat/5", as: String.self))
        print(try router.call("//maps/ask/here", as: String.self))
    }
}

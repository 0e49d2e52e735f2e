import RouterRuntime

@main
struct App {
    static func main() throws {
        let router = Router(.app)

        print(try router.call("//chat/5/12", as: String.self))
    }
}

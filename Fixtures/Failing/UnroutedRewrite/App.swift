import RouterRuntime

@main
struct App {
    static func main() throws {
        print(try Router(.unroutedRewrite).call("//im/5"))
    }
}

/// @route //chat/:id(\d+)
func chat(id: Int) -> String { "chat \(id)" }

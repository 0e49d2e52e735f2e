import RouterRuntime

@main
struct App {
    static func main() {
        _ = Router(.duplicateAcrossModules)
    }
}

/// @route //shared/:own(\d+)
func third(own: Int) {}

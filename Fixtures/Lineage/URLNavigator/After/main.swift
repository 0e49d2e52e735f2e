import RouterPipeline
import RouterRuntime

let router = Router(.urlNavigatorAfter)

/// Shows a page, or nothing for a URL that no page has.
func show(_ style: String, _ url: String, context: [String: any Sendable] = [:]) {
    guard let page = try? router.call(url, context: context, as: Page.self) else { return }
    print("\(style) \(page)")
}

show("push", "myapp://user/123")
show("present", "myapp://post/54321")
show("push", "myapp://photo/2024/may/beach.png", context: ["caption": "At the sea"])
show("push", "myapp://photo/beach.png")
try router.call("myapp://alert?title=Hello&message=World")
show("push", "myapp://region/us-west-1")
show("push", "https://www.example.com/a?b=c")

// What no pattern takes.
print((try? router.call("myapp://user/devxoul", as: Page.self)) ?? "nil")
print((try? router.call("myapp://region/ca-central-1", as: Page.self)) ?? "nil")
print(router.canOpen("myapp://unknown"))

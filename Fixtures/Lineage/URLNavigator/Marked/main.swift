import Foundation
import RouterPipeline
import RouterRuntime
import URLNavigator

let router = Router(.urlNavigatorMarked)
let navigator = Navigator()

/// Shows a page of RouteGen, or else of URLNavigator.
func show(_ style: String, _ url: String, else other: (String) -> Void) {
    guard let page = try? router.call(url, as: Page.self) else { return other(url) }
    print("\(style) \(page)")
}

// A page whose context says more than the URL.
navigator.register("myapp://photo/<path:name>") { url, values, context in
    let caption = (context as? [String: Any])?["caption"] ?? "none"
    return Page("photo \(values["name"] ?? "") with \(caption)")
}

// A placeholder with a converter of the app.
navigator.matcher.valueConverters["region"] = { pathComponents, index in
    let regions = ["us-west-1", "ap-northeast-2", "eu-west-3"]
    return regions.contains(pathComponents[index]) ? pathComponents[index] : nil
}
navigator.register("myapp://region/<region:name>") { url, values, context in
    Page("region \(values["name"] ?? "")")
}

// Pages of the web.
func webPage(_ url: URLConvertible, _ values: [String: Any], _ context: Any?) -> Any? {
    Page("web \(url.urlStringValue)")
}
navigator.register("http://<path:_>", webPage)
navigator.register("https://<path:_>", webPage)

show("push", "myapp://user/123") { navigator.push($0) }
show("present", "myapp://post/54321") { navigator.present($0) }
navigator.push("myapp://photo/2024/may/beach.png", context: ["caption": "At the sea"])
show("push", "myapp://photo/beach.png") { navigator.push($0) }
try router.call("myapp://alert?title=Hello&message=World")
show("push", "myapp://region/us-west-1") { navigator.push($0) }
show("push", "https://www.example.com/a?b=c") { navigator.push($0) }

// What no pattern takes.
print((try? router.call("myapp://user/devxoul", as: Page.self)) ?? "nil")
print(navigator.viewController(for: "myapp://region/ca-central-1") ?? "nil")
print(router.canOpen("myapp://unknown"))

/// @route //photo/:name(.+)
@MainActor func openPhoto(name: String, context: [String: Any]? = nil) -> Page {
    let caption = (context)?["caption"] ?? "none"
    return Page("photo \(name as String? ?? "") with \(caption)")
}

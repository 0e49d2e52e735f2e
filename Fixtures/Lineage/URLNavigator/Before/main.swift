import Foundation
import URLNavigator

let navigator = Navigator()

// Pages, with the values of placeholders.
navigator.register("myapp://user/<int:id>") { url, values, context in
    guard let userID = values["id"] as? Int else { return nil }
    return UserPage(userID: userID)
}
navigator.register("myapp://post/<title>") { url, values, context in
    guard let title = values["title"] as? String else { return nil }
    return PostPage(title: title)
}

// A page whose context says more than the URL.
navigator.register("myapp://photo/<path:name>") { url, values, context in
    let caption = (context as? [String: Any])?["caption"] ?? "none"
    return Page("photo \(values["name"] ?? "") with \(caption)")
}

// What is not a page.
navigator.handle("myapp://alert") { url, values, context in
    presentAlert(title: url.queryParameters["title"], message: url.queryParameters["message"])
    return true
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

navigator.push("myapp://user/123")
navigator.present("myapp://post/54321")
navigator.push("myapp://photo/2024/may/beach.png", context: ["caption": "At the sea"])
navigator.push("myapp://photo/beach.png")
navigator.open("myapp://alert?title=Hello&message=World")
navigator.push("myapp://region/us-west-1")
navigator.push("https://www.example.com/a?b=c")

// What no pattern takes.
print(navigator.viewController(for: "myapp://user/devxoul") ?? "nil")
print(navigator.viewController(for: "myapp://region/ca-central-1") ?? "nil")
print(navigator.open("myapp://unknown"))

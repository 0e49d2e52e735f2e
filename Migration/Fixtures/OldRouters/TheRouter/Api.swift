import TheRouter
import UIKit

public class ArticleApi: NSObject, CustomRouterInfo {
    public static var patternString = articlePath
    public static var routerClass = "Press.ArticlePage"
    public var params: [String: Any] { [:] }
    public var jumpType: LAJumpType = .push
}

/// A page in Objective-C.
public class ScannerApi: NSObject, CustomRouterInfo {
    public static var patternString = "press://router/scanner"
    public static var routerClass = "PRScannerController"
    public var params: [String: Any] { [:] }
    public var jumpType: LAJumpType = .modal
}

enum StaticTable {
    static let all = [
        StaticRouterInfo(
            patternString: "press://router/start",
            routerClass: "Press.FrontPage",
            params: [:],
            jumpType: .push
        ),
        StaticRouterInfo(
            patternString: "press://router/signin",
            routerClass: "Press.LoginPage",
            params: [:],
            jumpType: .modal
        ),
    ]

    static var editions: [StaticRouterInfo] {
        (1...3).map {
            StaticRouterInfo(
                patternString: "press://edition/\($0)",
                routerClass: "Press.Edition\($0)",
                params: [:],
                jumpType: .push
            )
        }
    }
}

func addItems() {
    TheRouter.addRouterItem(
        RouteItem(path: "press://router/read?&desc=Read an article", className: "Press.ArticlePage")
    )
    TheRouter.addRouterItem(["press://router/city": "Press.WeatherPage", "press://router/top": "Press.FrontPage"])
    TheRouter.addRouterItem("press://router/writer/:name", classString: "Press.AuthorPage")
    TheRouter.addRouterItem(ArticleApi.patternString, classString: ArticleApi.routerClass)
}

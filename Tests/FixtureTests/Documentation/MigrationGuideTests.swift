import Foundation
import Testing

/// The counterparts of other routers' features.
@Suite struct MigrationGuideTests {
    private static let page = "Sources/RouterRuntime/RouterRuntime.docc/OtherRouters.md"

    @Test(
        "A feature that other routers document has a counterpart in the guide",
        arguments: [
            (
                "Khala",
                ["register()", "by URL or name", "KhalaNotify", "logs that can be sent", "its filters", "AnyFormat"]
            ),
            (
                "EENavigator",
                [
                    "response.status", "Resource.identifier", "a page that the caller made", "navigation parameters",
                    "append(error)", "^http(s)?://", "NaviParams", "FragmentLocate", "willDismiss",
                ]
            ),
            (
                "TheRouter",
                [
                    "injectRouterServiceConfig", "resultType", "jumpType", "addRouterItem", "relocation payload",
                    "params, instance in", "windowNavRoot", "modalDismissBeforePush", "popToTarget",
                ]
            ),
            ("URLNavigator", ["navigator.register", "navigator.handle", "<path:rest>", "valueConverters", "context"]),
            ("JLRoutes", ["addRoute", "/path(/optional/:part)", "priority:", "return false", "unmatchedURLHandler"]),
        ]
    )
    func counterparts(_ router: String, _ features: [String]) throws {
        let text = try MarkdownPage(Self.page).lines.joined(separator: "\n")
        let section = try #require(text.components(separatedBy: "\n### ").first { $0.hasPrefix("\(router)\n") })
        let rows = section.split(separator: "\n").filter { $0.hasPrefix("| ") }.map { line in
            line.components(separatedBy: " | ").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "| ")) }
        }
        for feature in features {
            let row = rows.first { $0[0].contains(feature) }
            #expect(row.map { $0.count == 2 && !$0[1].isEmpty } == true, "\(feature)")
        }
    }
}

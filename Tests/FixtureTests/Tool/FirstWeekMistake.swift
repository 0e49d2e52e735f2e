/// A mistake that newcomers make in their first week, with the sources of an app that has it.
///
/// Folders are modules: `App` is the app, the others are features that it links.
struct FirstWeekMistake: CustomStringConvertible {
    let description: String
    /// The files by their paths.
    let files: [String: String]

    private init(_ description: String, _ files: [String: String]) {
        self.description = description
        self.files = Self.common.merging(files) { _, own in own }
    }

    /// The app in which the mistakes are made: two features and three facts in its configuration.
    private static let common = [
        "Discover/Discover.swift": """
        public enum DiscoverScreen {
            /// @route(open: tab(discover)) //discover
            case discover
            /// @route(from: external, parent: discoverScreenDiscover) //show/:showID(\\d+)
            case show(showID: Int)
        }
        """,
        "Account/Account.swift": """
        public enum AccountScreen {
            /// @route(from: external, open: present, requires: account) //account
            case account
        }
        """,
        "App/App.swift": """
        func middleware(router: Router) {
            router.use(for: .requiring(RouteRequirement.account)) { request, next in try await next(request) }
        }
        """,
        "App/routegen.json": """
        { "tabs": { "discover": "discoverScreenDiscover" }, "requirements": ["account"],
          "links": { "earshot://": "//", "https://earshot.example/": "//" } }
        """,
    ]

    /// A marker in the first feature, on a case.
    private static func marker(_ description: String, _ marker: String, on name: String = "page") -> FirstWeekMistake {
        FirstWeekMistake(
            description,
            ["Discover/Page.swift": "public enum PageScreen {\n    /// \(marker)\n    case \(name)\n}\n"]
        )
    }

    private static func configuration(_ description: String, _ json: String) -> FirstWeekMistake {
        FirstWeekMistake(description, ["App/routegen.json": json])
    }

    private static func links(_ description: String, _ links: String) -> FirstWeekMistake {
        configuration(
            description,
            """
            { "tabs": { "discover": "discoverScreenDiscover" }, "requirements": ["account"],
              "links": \(links) }
            """
        )
    }

    private static func tabs(_ description: String, _ tabs: String) -> FirstWeekMistake {
        configuration(description, "{ \"requirements\": [\"account\"],\n  \"tabs\": \(tabs) }\n")
    }

    static let all: [FirstWeekMistake] = [
        FirstWeekMistake("none", [:]),
        marker("the case's name as a parent", "@route(parent: discover) //page"),
        marker("the type and the case as a parent", "@route(parent: DiscoverScreen.discover) //page"),
        marker("a parent in quotes", "@route(parent: \"discoverScreenDiscover\") //page"),
        marker("a URL as a parent", "@route(parent: //discover) //page"),
        marker("a tab with a capital letter", "@route(open: tab(Discover)) //page"),
        marker("`open: sheet`", "@route(open: sheet) //page"),
        marker("`present` without `open:`", "@route(present) //page"),
        tabs("tabs in an array", "[\"discover\"]"),
        tabs("the URL of a tab's page", "{ \"discover\": \"//discover\" }"),
        tabs("the case of a tab's page", "{ \"discover\": \"discover\" }"),
        tabs("a tab's page that needs a value", "{ \"discover\": \"discoverScreenShow\" }"),
        marker("a misspelled requirement", "@route(requires: acount) //page"),
        marker("a requirement that the app does not declare", "@route(requires: payment) //page"),
        FirstWeekMistake(
            "a type of destinations in the configuration of a feature",
            ["Account/routegen.json": "{ \"destination\": \"AccountScreen\" }"]
        ),
        FirstWeekMistake("a requirement that no middleware asks for", ["App/App.swift": "func main() {}\n"]),
        FirstWeekMistake(
            "services as parameters",
            [
                "Discover/Player.swift": """
                public protocol AudioPlayer {}
                /// @service(AudioPlayer)
                final class Player: AudioPlayer {}
                struct Page {
                    /// @route(inject: audio) //wrong
                    init(player: any AudioPlayer) {}
                    /// @route //forgotten/:id
                    static func forgotten(id: Int, player: any AudioPlayer) -> Page { Page(player: player) }
                    /// @route(inject: player) //class
                    static func ofClass(player: Player) -> Page { Page(player: player) }
                }
                """
            ]
        ),
        FirstWeekMistake(
            "a service that no type serves",
            [
                "Discover/Player.swift": """
                public protocol AudioPlayer {}
                struct Page {
                    /// @route(inject: player) //page
                    init(player: any AudioPlayer) {}
                }
                """
            ]
        ),
        FirstWeekMistake(
            "an enumeration of another access level without `returns:`",
            [
                "Discover/Page.swift": """
                enum PageScreen {
                    /// @route //page
                    case page
                    /// @route //other
                    case other
                }
                """,
                "Interface/routegen.json": "{ \"accessors\": { \"for\": [\"Discover\"], \"access\": \"public\" } }",
                "Interface/Interface.swift": "",
            ]
        ),
        links("no scheme", "{ \"earshot.example\": \"/\" }"),
        links("links in an array", "[\"earshot:\"]"),
        links("a replacement that leads to no route", "{ \"earshot:\": \"//\" }"),
        links("a wildcard for domains", "{ \"earshot://\": \"//\", \"https://*.earshot.example/\": \"//\" }"),
        marker("the app's own domain in a pattern", "@route(from: external) https://earshot.example/about"),
        FirstWeekMistake(
            "two cases on a line",
            ["Discover/Page.swift": "public enum PageScreen {\n    /// @route //page\n    case page, other\n}\n"]
        ),
        marker("a value without a label", "@route //page/:id", on: "page(Int)"),
        marker("a placeholder of another name", "@route //page/:showID", on: "page(id: Int)"),
        FirstWeekMistake(
            "an `#if` between the marker and its declaration",
            [
                "Discover/Page.swift": """
                /// @route //page
                #if os(Linux)
                public func page() -> String { "" }
                #endif
                """
            ]
        ),
        FirstWeekMistake(
            "an attribute before the comment",
            ["Discover/Page.swift": "@MainActor\n/// @route //page\npublic func page() -> String { \"\" }\n"]
        ),
        FirstWeekMistake(
            "routes of two features for one URL",
            ["Account/Show.swift": "/// @route //show/:id(\\d+)\npublic func show(id: Int) -> Int { id }\n"]
        ),
        marker("a parent that requires more", "@route(from: external, parent: accountScreenAccount) //page"),
        FirstWeekMistake(
            "a destination in the configuration",
            [
                "App/routegen.json": """
                { "tabs": { "discover": "discoverScreenDiscover" }, "requirements": ["account"],
                  "destination": "any EarshotScreen" }
                """
            ]
        ),
        FirstWeekMistake(
            "a comment in the configuration",
            [
                "App/routegen.json": """
                {
                  // The tabs of the app
                  "tabs": { "discover": "discoverScreenDiscover" }, "requirements": ["account"]
                }
                """
            ]
        ),
        FirstWeekMistake(
            "a merge conflict in the configuration",
            [
                "App/routegen.json": """
                {
                <<<<<<< HEAD
                  "tabs": { "discover": "discoverScreenDiscover" }, "requirements": ["account"]
                =======
                  "tabs": { "discover": "discoverScreenDiscover" }
                >>>>>>> feature
                }
                """
            ]
        ),
        FirstWeekMistake(
            "a merge conflict in a source",
            [
                "Account/Account.swift": """
                public enum AccountScreen {
                <<<<<<< HEAD
                    /// @route(open: present, requires: account) //account
                =======
                    /// @route(open: present) //account
                >>>>>>> feature
                    case account
                }
                """
            ]
        ),
        FirstWeekMistake(
            "a bare marker on an initializer, which is the first page of a tab",
            [
                "Discover/Discover.swift": """
                public struct DiscoverPage {
                    /// @route
                    public init() {}
                }
                """,
                "App/routegen.json": """
                { "tabs": { "discover": "discoverPage" }, "requirements": ["account"] }
                """,
            ]
        ),
    ]
}

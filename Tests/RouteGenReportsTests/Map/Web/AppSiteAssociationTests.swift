import Foundation
import TestSupport
import Testing

@testable import RouteGenCore
@testable import RouteGenReports

/// The files that let web URLs open the app, read by the rules that Apple and Google publish.
@Suite struct AppSiteAssociationTests {
    static let source = """
        /// @route(from: external) //shop/:productID(\\d+)
        func product(productID: Int) {}
        /// @route //shop/:productID(\\d+)/edit
        func edit(productID: Int) {}
        /// @route(from: external) //shop/:productID(\\d+)/edit/help
        func help(productID: Int) {}
        /// @route(from: external) //shop/search/**
        func search() {}
        /// @route //shop/search/history
        func history() {}
        /// @route(from: external) //shop/find?kind=sale&q=:q
        func find(q: String) {}
        /// @route //secret
        func secret() {}
        /// @route(from: external) //page/#/part/:name
        func page(name: String) {}
        /// @route(from: external) https://join.example/:code([A-Z0-9]{6})
        func join(code: String) {}
        /// @route(from: external) myapp:/only
        func only() {}
        /// @route(from: external) //tag/:tag?/all
        func tag(tag: String?) {}
        """

    static func map(_ source: String = source) -> RouteMap {
        var map = RouteMap([
            ModuleScan(name: "Shop", sources: ["Shop.swift": source])
        ])
        map.links = [RouteMap.Link(prefix: "https://www.example.com", replacement: "/")]
        return map
    }

    @Test("An association of more than 128 KB is a finding, and one of 128 KB is none")
    func anAssociationMayBeTooLarge() {
        let findings = { (size: Int) in
            RouteMap.findings(
                inAppSiteAssociation: String(repeating: " ", count: size),
                at: "apple-app-site-association"
            )
        }
        #expect(findings(131_072).isEmpty)
        #expect(
            DiagnosticRenderer().render(findings(131_073)) == """
                apple-app-site-association:1:1: error: this file has 131073 bytes, and Apple's systems ignore an \
                association file of more than 131072 (128 KB) [RG903]
                apple-app-site-association:1:1: note: open fewer routes to 'external', let one route with '**' take \
                the URLs of many, or divide the links among several domains, each of which serves its own file

                """
        )
    }

    @Test("An expression that needs the slash at the end, which the app ignores, takes less than its component")
    func slashOfAnExpression() {
        let map = Self.map(
            """
            /// @route(from: external) //a/:rest(b/.*)
            func open(rest: String) {}
            /// @route(from: external) //c/:rest(d/e)
            func exact(rest: String) {}
            """
        )
        #expect(
            map.appSiteAssociation(of: "www.example.com", appIDs: ["ABCDE12345.com.example.app"]) == #"""
                {"applinks": {"details": [{"appIDs": ["ABCDE12345.com.example.app"], "components": [
                {"/": "/a/b/*", "comment": "//a/:rest(b/.*) of Shop.open(rest:); takes more URLs than the route"},
                {"/": "/c/d/e", "comment": "//c/:rest(d/e) of Shop.exact(rest:)"},
                {"/": "/c/d/e/", "comment": "//c/:rest(d/e) of Shop.exact(rest:)"}
                ]}]}}

                """#
        )
    }

    @Test("The association names the app and the components in order")
    func theAssociationNamesTheAppAndTheComponentsInOrder() {
        #expect(
            Self.map().appSiteAssociation(of: "www.example.com", appIDs: ["ABCDE12345.com.example.app"]) == #"""
                {"applinks": {"details": [{"appIDs": ["ABCDE12345.com.example.app"], "components": [
                {"/": "/shop/search/*", "comment": "//shop/search/** of Shop.search()"},
                {"/": "/shop/search", "comment": "//shop/search/** of Shop.search()"},
                {"/": "/shop/?*/edit", "exclude": true, "comment": "//shop/:productID(\\d+)/edit of Shop.edit(productID:); excludes more URLs than the route"},
                {"/": "/shop/?*/edit/", "exclude": true, "comment": "//shop/:productID(\\d+)/edit of Shop.edit(productID:); excludes more URLs than the route"},
                {"/": "/page", "#": "/part/?*", "comment": "//page/#/part/:name of Shop.page(name:); takes more URLs than the route"},
                {"/": "/page", "#": "part/?*", "comment": "//page/#/part/:name of Shop.page(name:); takes more URLs than the route"},
                {"/": "/page/", "#": "/part/?*", "comment": "//page/#/part/:name of Shop.page(name:); takes more URLs than the route"},
                {"/": "/page/", "#": "part/?*", "comment": "//page/#/part/:name of Shop.page(name:); takes more URLs than the route"},
                {"/": "/shop/?*", "comment": "//shop/:productID(\\d+) of Shop.product(productID:); takes more URLs than the route"},
                {"/": "/shop/?*/edit/help", "comment": "//shop/:productID(\\d+)/edit/help of Shop.help(productID:); takes more URLs than the route"},
                {"/": "/shop/?*/edit/help/", "comment": "//shop/:productID(\\d+)/edit/help of Shop.help(productID:); takes more URLs than the route"},
                {"/": "/shop/find", "?": {"kind": "sale", "q": "?*"}, "comment": "//shop/find?kind=sale&q=:q of Shop.find(q:)"},
                {"/": "/shop/find/", "?": {"kind": "sale", "q": "?*"}, "comment": "//shop/find?kind=sale&q=:q of Shop.find(q:)"},
                {"/": "/tag/?*/all", "comment": "//tag/:tag?/all of Shop.tag(tag:); takes more URLs than the route"},
                {"/": "/tag/?*/all/", "comment": "//tag/:tag?/all of Shop.tag(tag:); takes more URLs than the route"},
                {"/": "/tag/all", "comment": "//tag/:tag?/all of Shop.tag(tag:)"},
                {"/": "/tag/all/", "comment": "//tag/:tag?/all of Shop.tag(tag:)"}
                ]}]}}

                """#
        )
    }

    @Test("The association takes the URLs of open routes, and not those of closed routes") func examples() throws {
        let map = Self.map()
        let matcher = try AppleMatcher(
            map.appSiteAssociation(of: "www.example.com", appIDs: ["ABCDE12345.com.example.app"])
        )
        for url in [
            "/shop/5", "/shop/5/edit/help", "/shop/search/a/b", "/shop/search/history", "/tag/all", "/tag/x/all/",
        ] {
            #expect(matcher.takes(url), "\(url)")
        }
        for url in ["/", "/shop/5/edit", "/shop/5/edit/", "/secret", "/only", "/ABC123"] {
            #expect(!matcher.takes(url), "\(url)")
        }
    }

    @Test("The association takes fragments with items")
    func fragmentsWithItems() throws {
        let map = Self.map(
            """
            /// @route(from: external) //app/#/home
            func home() {}
            /// @route(from: external) //app/#/view/:id/?tab=:tab
            func view(id: Int, tab: String) {}
            /// @route(from: external) //in#token=:token
            func signIn(token: String) {}
            """
        )
        let matcher = try AppleMatcher(
            map.appSiteAssociation(of: "www.example.com", appIDs: ["ABCDE12345.com.example.app"])
        )
        for url in ["/app#/home", "/app#home", "/app#/home?a=b", "/app#/view/5?tab=files", "/in#state=x&token=y"] {
            #expect(matcher.takes(url), "\(url)")
        }
        for url in ["/app#/hom", "/app#/view/5", "/in"] { #expect(!matcher.takes(url), "\(url)") }
    }

    @Test("URLs of closed routes that an open route takes are not excluded")
    func closedAbove() {
        let map = Self.map(
            """
            /// @route //a/:id(\\d+)
            func closed(id: Int) {}
            /// @route(from: external) //a/:name
            func open(name: String) {}
            """
        )
        let text = map.appSiteAssociation(of: "www.example.com", appIDs: ["ABCDE12345.com.example.app"])
        #expect(
            text == #"""
                {"applinks": {"details": [{"appIDs": ["ABCDE12345.com.example.app"], "components": [
                {"/": "/a/?*", "comment": "//a/:name of Shop.open(name:); takes more URLs than the route"}
                ]}]}}

                """#
        )
    }

    @Test("Without a route that is open on the domain, the list is empty") func nothingToOpen() {
        var map = Self.map()
        map.links = []
        map.routes.removeAll { $0.pattern.hasPrefix("https") }
        #expect(
            map.appSiteAssociation(of: "www.example.com", appIDs: ["A"])
                == "{\"applinks\": {\"details\": [{\"appIDs\": [\"A\"], \"components\": []}]}}\n"
        )
    }

    /// The rules of Google's statement list: a relation, the namespace `android_app`, a package and its certificates.
    @Test("The asset links name the Android app") func assetLinks() {
        #expect(
            RouteMap.assetLinks(package: "com.example.app", fingerprints: ["14:6D:E9"]) == """
                [
                {"relation": ["delegate_permission/common.handle_all_urls"], "target": {"namespace": "android_app", "package_name": "com.example.app", "sha256_cert_fingerprints": ["14:6D:E9"]}}
                ]

                """
        )
    }

    /// The rules of Android's manifest: a verified filter has the action VIEW and both categories; `path` is compared
    /// as it is; in `pathPattern`, `.` is any character, `.*` any text, and two backslashes escape a sign.
    @Test("The intent filter has each open path") func intentFilters() throws {
        #expect(
            Self.map().androidIntentFilter(of: "www.example.com") == #"""
                <intent-filter android:autoVerify="true">
                    <action android:name="android.intent.action.VIEW" />
                    <category android:name="android.intent.category.DEFAULT" />
                    <category android:name="android.intent.category.BROWSABLE" />
                    <data android:scheme="https" android:host="www.example.com" />
                    <data android:pathPattern="/shop/search/.*" />
                    <data android:path="/shop/search" />
                    <!-- Takes more URLs than the route. -->
                    <data android:path="/page" />
                    <!-- Takes more URLs than the route. -->
                    <data android:path="/page/" />
                    <!-- Takes more URLs than the route. -->
                    <data android:pathPattern="/shop/..*" />
                    <!-- Takes more URLs than the route. -->
                    <data android:pathPattern="/shop/..*/edit/help" />
                    <!-- Takes more URLs than the route. -->
                    <data android:pathPattern="/shop/..*/edit/help/" />
                    <!-- Takes more URLs than the route. -->
                    <data android:path="/shop/find" />
                    <!-- Takes more URLs than the route. -->
                    <data android:path="/shop/find/" />
                    <!-- Takes more URLs than the route. -->
                    <data android:pathPattern="/tag/..*/all" />
                    <!-- Takes more URLs than the route. -->
                    <data android:pathPattern="/tag/..*/all/" />
                    <data android:path="/tag/all" />
                    <data android:path="/tag/all/" />
                </intent-filter>

                """#
        )
    }
}

import Foundation
import TestSupport
import Testing

extension BuildTests {
    /// `Fixtures/XcodeApp`, as far as it can be built without Xcode.
    @Suite(.serialized, .allPackages)
    struct XcodeApp {
        private static let fixture = SwiftBuild.root.appendingPathComponent("Fixtures/XcodeApp")
        private static let modules = fixture.appendingPathComponent("Modules")

        @Test("The table that the app takes from its package has each feature's routes")
        func table() throws {
            let build = SwiftBuild(package: Self.modules)
            let outcome = try build.run("build")
            try #require(outcome.status == 0, "\(outcome.text)")
            #expect(outcome.warnings == [], "\(outcome.text)")
            let calls = try ProcessOutcome(running: build.scratch.appendingPathComponent("debug/PrintRoutes").path, [])
            #expect(
                calls.text == """
                    xcodeapp://chat/5 ChatPage(chatID: 5)
                    //shop/lamp ProductPage(name: "lamp")
                    //shop/lamp/price 4 €
                    //shop/lamp/questions ChatPage(chatID: 4)
                    from another app ProductPage(name: "lamp")
                    typed 7
                    link //chat/7

                    """
            )
        }

        /// `Scripts/check-apple-availability` checks the app itself, whose Swift and Objective-C call each other.
        @Test("The sources of each other target compile with stand-ins", .onLinux)
        func sources() throws {
            let modules = try ModuleInterfaces()
            for library in ["RouteTables", "RouteReasons", "RouterRuntime", "RouterPipeline", "RouterPlans"] {
                try modules.emit(library, "Sources/\(library)")
            }
            for interface in ["Model", "Combine", "SwiftUI", "UIKit"] {
                try modules.emit(interface, "Fixtures/NavigationHosts/\(interface)")
            }
            try modules.emit("RouterNavigation", "Sources/RouterNavigation")

            let package = "Fixtures/XcodeApp/Modules/Sources"
            try modules.emit("Pages", "\(package)/Pages")
            let chat = "Chat=\(Self.modules.path)/Sources/Chat"
            try modules.emit("Chat", "\(package)/Chat", generated: [])
            try modules.emit("ChatRoutes", "\(package)/ChatRoutes", generated: ["--accessors", chat])
            try modules.emit("Shop", "\(package)/Shop", generated: [])
            let features = ["--dependency", chat, "--dependency", "Shop=\(Self.modules.path)/Sources/Shop"]
            try modules.emit("AppRoutes", "\(package)/AppRoutes", generated: ["--aggregate"] + features)

            let app = "Fixtures/XcodeApp"
            try modules.emit("Share", "\(app)/Share")
            try modules.emit("Recipe", "\(app)/Recipe", generated: [])
            // Their `routegen.json` names the modules that they link.
            try modules.emit("Account", "\(app)/Account", generated: [])
            try modules.emit("Clip", "\(app)/Clip", generated: ["--executable"])
            let hosts = "Fixtures/NavigationHosts"
            let uiKit = ["\(hosts)/UIKitApp/SceneDelegate.swift", "\(hosts)/Simulator/UIKit"]
            try modules.emit("App", "\(hosts)/UIKitApp/Pages.swift", uiKit, generated: [])
            let swiftUI = ["\(hosts)/SwiftUIApp/MessengerApp.swift", "\(hosts)/Simulator/SwiftUI"]
            try modules.emit("App", "\(hosts)/SwiftUIApp/Pages.swift", swiftUI, generated: [])

            let table = try modules.generatedText(of: "Clip")
            for module in ["account", "chat"] { #expect(table.contains("RouteDispatchers.\(module) "), "\(table)") }
        }
    }
}

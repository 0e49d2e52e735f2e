import RouteGenCore

/// A target that `routegen new` writes.
struct NewTarget {
    /// The kind of the target.
    enum Kind: String, CaseIterable {
        case feature, interface
        case appRoutes = "app-routes"
    }

    let kind: Kind
    /// The module's name.
    let name: String
    /// The module that it is about: itself, or the one that an interface calls.
    let subject: String

    init(_ operands: [String]) throws(UsageError) {
        let kinds = Kind.allCases.map(\.rawValue)
        guard let word = operands.first, operands.count < 3 else {
            throw UsageError("'new' needs feature NAME, interface NAME or app-routes", usageOf: NewCommand.syntax)
        }
        guard let kind = Kind(rawValue: word) else {
            throw UsageError(
                "'new' writes a feature, an interface or app-routes, not '\(word)'"
                    + Suggestion.text(for: word, among: kinds)
            )
        }
        guard let subject = operands.dropFirst().first ?? (kind == .appRoutes ? "AppRoutes" : nil) else {
            throw UsageError("'new \(word)' needs the name of a module: new \(word) Orders")
        }
        guard subject.allSatisfy(\.isASCII), SwiftText.isPlain(subject), subject.contains(where: \.isLetter) else {
            throw UsageError("'\(subject)' is no name of a module: use letters, digits and _, such as Orders")
        }
        guard SwiftText.identifier(subject) == subject, subject != "main" else {
            throw UsageError("'\(subject)' is a word that Swift reserves, not a name: use another one, such as Orders")
        }
        // On a disk that ignores case, `import Foundation` finds a module `foundation`.
        guard !Self.takenNames.union(Self.systemNames).contains(where: { $0.lowercased() == subject.lowercased() })
        else {
            throw UsageError(
                "'\(subject)' is the name of a module of Swift, the system or RouteGen: use another one, such as Orders"
            )
        }
        self.kind = kind
        self.subject = subject
        name = kind == .interface ? "\(subject)Routes" : subject
    }

    /// The modules that the package of a target, its generated code or the libraries that this needs have or import.
    static let takenNames: Set = [
        "Swift", "Builtin", "Foundation", "Dispatch", "Darwin", "Glibc", "Musl", "Android", "ObjectiveC", "os",
        "AppKit", "Combine", "Observation", "SwiftUI", "UIKit", "UserNotifications", "Testing", "XCTest",
        "RouteGen", "RouteGenCommand", "GenerateRoutesCommand", "RouteGenCore", "RouteGenReports", "RouteGenDynamic",
        "routegen", "RoutePatterns", "RouteReasons", "RouteTables", "RouterDynamic", "RouterFoundation",
        "RouterInspector", "RouterNavigation", "RouterPipeline", "RouterPlans", "RouterRuntime", "RouterScenes",
        "RouterServices", "RouterTestSupport", "_RouteGenCore",
    ]

    /// Further modules of Apple's systems that apps import.
    private static let systemNames = """
        ARKit AVFoundation AVKit Accelerate ActivityKit AppIntents AuthenticationServices BackgroundTasks CallKit CarPlay Charts \
        CloudKit Cocoa Contacts ContactsUI CoreBluetooth CoreData CoreGraphics CoreImage CoreLocation CoreML CoreMotion CoreNFC \
        CoreSpotlight CryptoKit EventKit GameKit HealthKit HomeKit Intents LocalAuthentication MapKit MessageUI Messages Metal \
        MusicKit Network OSLog PDFKit PassKit Photos PhotosUI QuickLook RealityKit SafariServices SceneKit Security Social Speech \
        SpriteKit StoreKit SwiftData TipKit Translation UniformTypeIdentifiers Vision WatchKit WeatherKit WebKit WidgetKit
        """.split(separator: " ").map(String.init)

    /// The files of the target, of which the first one says what it is.
    func files(in manner: PackageManner) -> [(name: String, text: String)] {
        switch kind {
        case .feature: [("\(name).swift", FeatureSource(name: name, manner: manner).text)]
        case .interface: [("routegen.json", accessors), ("\(name).swift", Self.comment)]
        case .appRoutes: [("routegen.json", Self.aggregate), ("\(name).swift", Self.comment)]
        }
    }

    /// The lines for the manifest, and what else to do.
    func advice(in manner: PackageManner) -> String {
        """
        Add this to the `targets:` in Package.swift:

                .target(
                    name: "\(name)",
                    dependencies: [\(manner.dependencies)],
                    plugins: [.plugin(name: "RouteGen", package: "RouteGen")]
                ),

        \(next)

        """
    }

    private var next: String {
        switch kind {
        case .feature: "Then add \"\(name)\" to the `dependencies:` of the app's target, or of AppRoutes."
        case .interface:
            """
            Then add "\(name)" to the `dependencies:` of each target that calls \(subject), and import it there. It does \
            not depend on \(subject).

            It can have the accessors of other features, too: add their names to "for" in its routegen.json. A new route \
            of any of them then compiles all that imports it, and one interface for each feature only that one's callers.
            """
        case .appRoutes:
            """
            Add this to the `products:`, and each feature to the `dependencies:` of \(name):

                    .library(name: "\(name)", targets: ["\(name)"]),

            Then name the app's schemes and domains in `links` of its routegen.json, and add \(name) to the app in Xcode.
            """
        }
    }

    private var accessors: String {
        """
        {
          "version": 1,
          "accessors": { "for": ["\(subject)"], "access": "public" }
        }

        """
    }

    private static let aggregate = """
        {
          "version": 1,
          "table": "app"
        }

        """

    private static let comment = """
        // Everything in this module is generated; SwiftPM requires one source file in each target.

        """
}

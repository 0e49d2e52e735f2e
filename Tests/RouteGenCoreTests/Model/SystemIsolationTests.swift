import Testing

@testable import RouteGenCore

/// Types that inherit the main actor from the system's frameworks, without any configuration.
@Suite struct SystemIsolationTests {
    @Test(
        "A handler of a type that inherits from a type of the system is on the main actor",
        arguments: [
            "struct Home: View", "struct Home: SwiftUI.View", "struct Home: View & Identifiable",
            "struct Home: Identifiable, View", "struct Home: @preconcurrency View",
            "final class Home: UIViewController",
            "final class Home: AVPlayerViewController", "final class Home: UITableViewCell, Reusable",
            "struct Main: App", "final class Home: NSViewController",
            "final class Delegate: NSObject, UIWindowSceneDelegate",
            "struct Home: Screen", "struct Home: Routed.Screen", "final class Home: Base<Int>", "struct Home: Page",
        ]
    )
    func onMainActor(_ type: String) throws {
        #expect(try isolation(ofHandlerIn: type) == .mainActor)
    }

    @Test(
        "Types that are unrelated to system types, or nonisolated, are not isolated",
        arguments: [
            "struct Home", "struct Home: Identifiable", "struct Wave: Shape", "struct Home: Leaf.View",
            "struct Home: Box<View>", "final class Home: ChatViewController", "nonisolated struct Home: View",
            "struct Home: ViewModel",
        ]
    )
    func elsewhere(_ type: String) throws {
        #expect(try isolation(ofHandlerIn: type) == Handler.Isolation.none)
    }

    @Test("The module's own type is meant rather than the system's type of the same name")
    func ownType() throws {
        #expect(try isolation(ofHandlerIn: "struct Home: View", and: "protocol View {}") == Handler.Isolation.none)
        #expect(try isolation(ofHandlerIn: "struct Home: View", and: "@MainActor protocol View {}") == .mainActor)
    }

    @Test("A conformance in an extension does not isolate")
    func `extension`() throws {
        #expect(try isolation(ofHandlerIn: "struct Home", and: "extension Home: View {}") == Handler.Isolation.none)
    }

    @Test("A handler in an extension that conforms to a protocol on the main actor may be one of its requirements")
    func ownExtension() throws {
        func isolation(_ start: String) throws -> Handler.Isolation {
            try self.isolation(ofHandlerIn: start, member: "func pick()", and: "struct Home {}")
        }
        #expect(try isolation("extension Home: UIDocumentPickerDelegate") == .mainActor)
        #expect(try isolation("extension Home: Titled") == .mainActor)
        #expect(try isolation("nonisolated extension Home: Titled") == Handler.Isolation.none)
        #expect(try isolation("extension Home: Hashable") == Handler.Isolation.none)
    }

    /// The compiler only warns of a call from elsewhere.
    ///
    /// Without `@preconcurrency`, it is an error.
    @Test("A member shares the isolation of a member of a supertype with `@preconcurrency`")
    func preconcurrencyMember() throws {
        func isolation(_ member: String, _ supertype: String) throws -> Handler.Isolation {
            try self.isolation(ofHandlerIn: "final class Home: Loud", member: member, and: supertype)
        }
        let loud = "class Loud { @preconcurrency @MainActor func show() {} }"
        #expect(try isolation("override func show()", loud) == .mainActor)
        #expect(try isolation("func hide()", loud) == Handler.Isolation.none)
        let far = "class Loud: Far {}\nprotocol Far { @preconcurrency @MainActor func show() }"
        #expect(try isolation("func show()", far) == .mainActor)
        let plain = "class Loud { @MainActor func show() {} }"
        #expect(try isolation("override func show()", plain) == Handler.Isolation.none)
        #expect(
            try isolation("func show()", "class Loud {}\n\(far.replacing("Loud", with: "Other"))")
                == Handler.Isolation.none
        )
    }

    @Test("The entry point of the app is on the main actor, and other members of its type are not")
    func entryPoint() throws {
        func isolation(_ type: String, _ member: String) throws -> Handler.Isolation {
            try self.isolation(ofHandlerIn: type, member: member)
        }
        #expect(try isolation("@main struct Home", "static func main()") == .mainActor)
        #expect(try isolation("@main struct Home", "nonisolated static func main()") == Handler.Isolation.none)
        #expect(try isolation("@main struct Home", "static func main(id: Int)") == Handler.Isolation.none)
        #expect(try isolation("@main struct Home", "static func other()") == Handler.Isolation.none)
        #expect(try isolation("struct Home", "static func main()") == Handler.Isolation.none)
    }

    @Test("The configuration can say that a type of the same name does not isolate")
    func configured() throws {
        var rules = IsolationRules()
        rules.actorsOfTypes = ["View": "nonisolated", "Table": "DatabaseActor"]
        #expect(try isolation(ofHandlerIn: "struct Home: View", rules) == Handler.Isolation.none)
        #expect(try isolation(ofHandlerIn: "struct Home: Table", rules) == .globalActor("DatabaseActor"))
        #expect(try isolation(ofHandlerIn: "struct Home: Scene", rules) == .mainActor)
    }

    private func isolation(
        ofHandlerIn type: String,
        member: String = "init(id: Int)",
        and other: String = "",
        _ rules: IsolationRules = IsolationRules()
    ) throws -> Handler.Isolation {
        let handler = """
            \(type) {
                /// @route //home
                \(member) {}
            }
            """
        let shared = """
            protocol Screen: Titled {}
            protocol Titled: View {}
            class Base<Item>: UIViewController {}
            typealias Page = Screen & Sendable
            \(other)
            """
        // Without markers, so that the scanner reads it only if it finds out that it must.
        var scanner = ModuleScanner(name: "Routed", isolation: rules)
        Array(handler.utf8).withUnsafeBufferPointer { _ = scanner.addIfMarked(path: "A.swift", bytes: $0) }
        Array(shared.utf8).withUnsafeBufferPointer { scanner.addUnmarked(path: "B.swift", bytes: $0) }
        while !scanner.takeNeeded().isEmpty {
            Array(shared.utf8).withUnsafeBufferPointer { scanner.addUnmarked(path: "B.swift", bytes: $0) }
        }
        return try #require(ModuleModel(scanner.scan).handlers.first).isolation
    }
}

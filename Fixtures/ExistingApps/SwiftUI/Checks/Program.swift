import Model
import Navigation
import SwiftUI

/// Opens the app's links and presses its buttons, and prints what the user sees.
@main
@MainActor
struct Program {
    private static let links = [
        "home", "news/3", "search?text=shoes", "shop", "category/shoes", "product/5", "product/5/reviews", "sale",
        "orders", "order/7", "order/7/parcel", "inbox", "chat/3", "chat/3/photo/2", "account", "settings",
        "settings/notifications", "help", "help/returns", "contact",
    ]

    static func main() {
        ModelTime.run {
            for link in links { try await open(link) }
            for link in ["PRODUCT/5", "category/shirts%2Fblouses", "product/new", "login", "nothing", "wishlist"] {
                let program = Program()
                try await program.opens("store://\(link)")
                program.note("store://\(link)")
            }
            try await buttons()
            try await sheets()
            try await linksInARow()
            try await plan()
            for fault in Interface.faults { print(fault) }
        }
    }

    let window: Interface

    init(isSignedIn: Bool = false) {
        let model = StoreApp.makeModel()
        Self.begin(model, isSignedIn: isSignedIn)
        window = Interface(RootView(model: model))
    }

    /// Opens a link in a window without any pages, before and after the user has signed in.
    private static func open(_ link: String) async throws {
        let program = Program(isSignedIn: true)
        try await program.opens("store://\(link)")
        program.note("store://\(link)")
        let web = Program()
        try await web.opens("https://store.example/\(link)")
        let isSame = web.window.description == program.window.description
        guard !isSame else { return }
        web.note("https://store.example/\(link), signed out")
        try await web.presses("Login")
        web.note("  Login")
    }

    /// Buttons that open pages of their own features and of others.
    private static func buttons() async throws {
        let program = Program(isSignedIn: true)
        for button in ["Offer", "Product"] { try await program.step(button) }
        program.window.userGoesBack()
        try await program.step("Product")
        program.window.userTapsTab(2)
        for button in ["Orders", "Order"] { try await program.step(button) }
        try await program.opens("store://chat/3")
        program.note("store://chat/3")
        try await program.step("Chat")
        let other = Program()
        other.window.userTapsTab(2)
        for button in ["Orders", "Login"] { try await other.step(button) }
    }

    private static func sheets() async throws {
        let program = Program(isSignedIn: true)
        program.window.userTapsTab(1)
        try await program.step("Shop")
        program.window.userDragsDown()
        try await program.opens("store://help")
        try await program.step("Help")
        try await program.opens("store://account")
        try await program.step("Account")
        try await program.opens("store://product/6")
        program.note("store://product/6")
    }

    /// Links that come after others.
    private static func linksInARow() async throws {
        let program = Program(isSignedIn: true)
        for link in ["product/5/reviews", "sale", "news/3", "product/5", "product/5", "settings", "help/returns"] {
            try await program.opens("store://\(link)")
            program.note("store://\(link)")
        }
        let fast = Program()
        for link in ["chat/3", "product/6"] { if let url = URL(string: "store://\(link)") { fast.window.open(url) } }
        await ModelTime.settle()
        fast.note("store://chat/3, and at once store://product/6")
    }

    // MARK: What happens

    func opens(_ link: String) async throws {
        guard let url = URL(string: link) else { return print("no URL: \(link)") }
        await ModelTime.settle()
        window.open(url)
        await ModelTime.settle()
    }

    func presses(_ button: String) async throws {
        await ModelTime.settle()
        window.userPresses(button)
        await ModelTime.settle()
    }

    private func step(_ button: String) async throws {
        try await presses(button)
        note("  \(button)")
    }

    private func note(_ what: String) { print("\(what): \(window.description)") }
}

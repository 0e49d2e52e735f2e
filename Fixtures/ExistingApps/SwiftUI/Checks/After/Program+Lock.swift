import Model
import Navigation
import SwiftUI

extension Program {
    /// A link that comes while the app is locked opens after the unlock, with what the user had open.
    static func lock() async throws {
        let program = Program(isSignedIn: true)
        for link in ["store://product/5", "store://help"] { try await program.opens(link) }
        let before = program.window.description
        for phase in [ScenePhase.background, .active, .background] {
            program.window.phase = phase
            await ModelTime.settle()
        }
        try await program.opens("store://sale")
        program.window.phase = .active
        await ModelTime.settle()
        let locked = program.window.description
        if locked != "\(before) | fullScreen Unlock" { print("locked: \(locked)") }
        try await program.opens("store://news/3")
        if program.window.description != locked { print("a link while locked: \(program.window.description)") }
        try await program.presses("Unlock")
        let unlocked = program.window.description
        if unlocked != "[Offer > News 3] Shop > Product 5 Orders Inbox" { print("unlocked: \(unlocked)") }
    }
}

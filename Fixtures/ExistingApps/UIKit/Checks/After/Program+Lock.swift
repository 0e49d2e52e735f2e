import Model
import UIKit

extension Program {
    /// A link that comes while the app is locked opens after the unlock, with what the user had open.
    static func lock() async {
        let program = await Program()
        await program.signIn()
        for link in ["product/5", "help"] { await program.opens("store://\(link)") }
        let before = program.description
        for _ in 1...2 {
            program.scene.systemEntersBackground()
            program.scene.systemActivates(true)
            await ModelTime.settle()
        }
        if program.description != "\(before) | sheet Lock" { print("locked: \(program.description)") }
        for link in ["sale", "news/3"] { program.opensAtOnce("store://\(link)") }
        await ModelTime.settle()
        if program.description != "\(before) | sheet Lock" { print("a link while locked: \(program.description)") }
        program.visible?.navigationItem.rightBarButtonItem?.userTaps()
        await ModelTime.settle()
        if program.description != "[Home > News 3] Shop > Product 5 Inbox" { print("unlocked: \(program.description)") }
        program.ends()
    }
}

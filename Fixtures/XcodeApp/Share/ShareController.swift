import ChatRoutes
import RouterRuntime
import UIKit

/// An extension that opens a conversation in the app, of which it links only the interface.
final class ShareController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        do {
            guard let link = URL(string: "xcodeapp:\(try Route.openChat(chatID: 1).url)") else { return }
            extensionContext?.open(link)
        } catch {
            extensionContext?.cancelRequest(withError: error)
        }
    }
}

import SwiftUI

@main
@MainActor
enum Entry {
    static func main() { MessengerApp.main() }
}

import XCTest

/// What a user sees in two windows of an iPad, of which the second covers the first.
@MainActor
final class WindowTests: HostTestCase {
    func testTwoWindows() throws {
        try openTwoWindows(showing: "ask", with: "Ask")
        try open("chat/7")
        XCTAssertTrue(text("Chat 7").waitForExistence(timeout: 10), "a link opens in the window in front")
        app.navigationBars.buttons.element(boundBy: 0).tap()
        XCTAssertTrue(text("Chat 7").waitForNonExistence(timeout: 10), "and a tap acts there")
    }

    func testChangeOfBothWindows() throws {
        try openTwoWindows(showing: "everywhere", with: "Everywhere")
        try open("everywhere")
        let button = app.buttons["Everywhere"]
        XCTAssertTrue(button.waitForExistence(timeout: 10))
        button.tap()
        // A host that awaits the window in the background gives up after six seconds.
        XCTAssertTrue(text("Chat 9").waitForExistence(timeout: 4), "the window that nobody sees holds nobody up")
    }

    /// Shows a page in the first window, and opens the second one in front of it.
    private func openTwoWindows(showing page: String, with button: String) throws {
        try open(page)
        XCTAssertTrue(app.buttons[button].waitForExistence(timeout: 10))
        app.typeKey("n", modifierFlags: .command)
        XCTAssertTrue(
            app.buttons[button].waitForNonExistence(timeout: 10),
            "Command-N opens a window with a scene of its own; apps of UIKit may lack it before iPadOS 26"
        )
    }
}

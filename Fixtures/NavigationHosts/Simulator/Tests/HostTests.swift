import XCTest

/// What a user does with an app of a host, and sees then.
@MainActor
final class HostTests: HostTestCase {
    func testTabs() {
        XCTAssertTrue(secondTab.waitForExistence(timeout: 10))
        XCTAssertEqual(app.tabBars.buttons.count, 2)
        XCTAssertFalse(secondTab.isSelected)
        secondTab.tap()
        assertInbox()
    }

    func testLinkAndBackButton() throws {
        try open("chat/5")
        XCTAssertTrue(text("Chat 5").waitForExistence(timeout: 10))
        app.navigationBars.buttons.element(boundBy: 0).tap()
        XCTAssertTrue(text("Chat 5").waitForNonExistence(timeout: 10))
        try open("chat/6")
        XCTAssertTrue(text("Chat 6").waitForExistence(timeout: 10))
        XCTAssertFalse(text("Chat 5").exists)
    }

    func testLinkThatIsOpenedTwiceShowsOnePage() throws {
        try open("chat/5")
        try open("chat/5")
        XCTAssertTrue(text("Chat 5").waitForExistence(timeout: 10))
        app.navigationBars.buttons.element(boundBy: 0).tap()
        XCTAssertTrue(text("Chat 5").waitForNonExistence(timeout: 10))
    }

    func testSwipesBackAndDown() throws {
        try open("chat/5")
        XCTAssertTrue(text("Chat 5").waitForExistence(timeout: 10))
        drag(from: CGVector(dx: 0, dy: 0.5), to: CGVector(dx: 0.9, dy: 0.5))
        XCTAssertTrue(text("Chat 5").waitForNonExistence(timeout: 10))
        try open("sheet")
        XCTAssertTrue(app.buttons["More"].waitForExistence(timeout: 10))
        drag(from: CGVector(dx: 0.5, dy: 0.15), to: CGVector(dx: 0.5, dy: 0.95))
        XCTAssertTrue(app.buttons["More"].waitForNonExistence(timeout: 10))
        try open("chat/8")
        XCTAssertTrue(text("Chat 8").waitForExistence(timeout: 10), "the state knows that the modal is gone")
    }

    func testLinkAboveASheet() throws {
        try open("sheet")
        XCTAssertTrue(app.buttons["More"].waitForExistence(timeout: 10))
        app.buttons["More"].tap()
        XCTAssertTrue(text("Chat 6").waitForExistence(timeout: 10), "a second page in the sheet")
        try open("chat/7")
        XCTAssertTrue(text("Chat 7").waitForExistence(timeout: 10))
        XCTAssertTrue(text("Chat 6").waitForNonExistence(timeout: 10), "the link closes what is presented")
        app.navigationBars.buttons.element(boundBy: 0).tap()
        XCTAssertTrue(text("Chat 7").waitForNonExistence(timeout: 10))
        XCTAssertFalse(app.buttons["More"].exists || text("Chat 6").exists, "the page was on the stack of the tab")
    }

    func testTapRightAfterASwipeDown() throws {
        try open("sheet")
        XCTAssertTrue(app.buttons["More"].waitForExistence(timeout: 10))
        drag(from: CGVector(dx: 0.5, dy: 0.15), to: CGVector(dx: 0.5, dy: 0.95))
        secondTab.tap()
        assertInbox()
        try open("chat/8")
        XCTAssertTrue(text("Chat 8").waitForExistence(timeout: 10), "the tap is not lost with the sheet")
    }

    func testLinkWhileAnAlertIsUp() throws {
        try open("ask")
        XCTAssertTrue(app.buttons["Ask"].waitForExistence(timeout: 10))
        app.buttons["Ask"].tap()
        let answer = app.alerts["Sure?"].buttons["OK"]
        XCTAssertTrue(answer.waitForExistence(timeout: 10))
        try open("chat/7")
        // A host may close the alert, or leave the answer to the user.
        if answer.waitForExistence(timeout: 2) { answer.tap() }
        XCTAssertTrue(text("Chat 7").waitForExistence(timeout: 10), "the link is not lost behind the alert")
    }

    private var secondTab: XCUIElement { app.tabBars.buttons.element(boundBy: 1) }

    /// The page of the second tab is a title in UIKit, where the tab has the same label, and a button in SwiftUI.
    private func assertInbox() {
        XCTAssertTrue(app.descendants(matching: .any)["Inbox"].firstMatch.waitForExistence(timeout: 10))
        XCTAssertTrue(secondTab.isSelected)
    }

    private func drag(from start: CGVector, to end: CGVector) {
        app.coordinate(withNormalizedOffset: start)
            .press(forDuration: 0.1, thenDragTo: app.coordinate(withNormalizedOffset: end))
    }
}

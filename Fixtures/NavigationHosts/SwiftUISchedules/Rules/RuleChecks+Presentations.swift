import SwiftUI

extension RuleChecks {
    func presentations() {
        check(.dragCanBeDisabled, "false true, [\"write\"]") { board, window in
            board.isHoldingSheet = true
            board.sheet = Board.Named(id: "a")
            ModelTime.rest()
            let held = window.userDragsDown()
            board.isHoldingSheet = false
            ModelTime.rest()
            let closed = window.userDragsDown()
            frames(9)
            return "\(held) \(closed), \(board.log.filter { $0 == "write" })"
        }
        check(.sheetWritesLate, "open, a tap reaches Home; closed", without: "closed, a tap reaches Home; closed") {
            board,
            window in
            board.sheet = Board.Named(id: "a")
            ModelTime.rest()
            window.userDragsDown()
            frames(5)
            let during = board.sheet == nil ? "closed" : "open"
            let page = window.page ?? "nothing"
            ModelTime.rest()
            return "\(during), a tap reaches \(page); \(board.sheet == nil ? "closed" : "open")"
        }
        check(.closingViewsUpdate, "Home, Other a here", without: "Home, Sheet a here") { board, window in
            board.sheet = Board.Named(id: "a")
            ModelTime.rest()
            board.sheet = nil
            frames(1)
            board.title = "Other"
            frames(1)
            return window.seen
        }
        check(.changedItemPresentsAnew, "Home; onDismiss", without: "Home, Sheet b here; ") { board, window in
            board.sheet = Board.Named(id: "a")
            ModelTime.rest()
            board.sheet = Board.Named(id: "b")
            frames(5)
            return "\(window.seen); \(board.log.joined())"
        }
        check(.removedViewTakesItsSheet, "Home, closed", without: "Home, Sheet a here, closed") { board, window in
            board.sheet = Board.Named(id: "a")
            ModelTime.rest()
            board.hasPresenter = false
            frames(1)
            let seen = window.seen
            ModelTime.rest()
            return "\(seen), \(board.sheet == nil ? "closed" : "open")"
        }
        check(.sheetsLoseEnvironment, "Home, Sheet a nowhere", without: "Home, Sheet a here") { board, window in
            board.sheet = Board.Named(id: "a")
            ModelTime.rest()
            return window.seen
        }
    }

    func severalPresentations() {
        check(.secondPresentationIsDropped, "Home", without: "Home, b") { board, window in
            board.sheet = Board.Named(id: "a")
            ModelTime.rest()
            board.sheet = nil
            board.cover = Board.Named(id: "b")
            ModelTime.rest()
            return window.seen
        }
        check(.oneDismissalAnUpdate, "Home, Sheet a here", without: "Home") { board, window in
            board.sheet = Board.Named(id: "a")
            ModelTime.rest()
            board.upper = Board.Named(id: "b")
            ModelTime.rest()
            board.sheet = nil
            board.upper = nil
            ModelTime.rest()
            return window.seen
        }
        check(.oneLevelAnUpdate, "Home, Sheet a here", without: "Home, Sheet a here, b") { board, window in
            board.sheet = Board.Named(id: "a")
            board.upper = Board.Named(id: "b")
            ModelTime.rest()
            return window.seen
        }
    }
}

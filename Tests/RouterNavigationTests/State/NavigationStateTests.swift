import Foundation
@_spi(Benchmarks) import RouterNavigation
import Testing

@Suite struct NavigationStateTests {
    @Test("An encoded state is decoded unchanged") func aStateIsReadBack() throws {
        let state = try SampleApp.tabs().performing([
            .present(Page(id: PageID(4), url: "//offer", origin: .notification), style: .fullScreen, isWrapped: false)
        ]).state
        let text = try JSONEncoder().encode(state)
        #expect(try JSONDecoder().decode(NavigationState.self, from: text) == state)
    }

    @Test("A state describes the visible pages of its scenes, the active one first") func description() throws {
        let state = try SampleApp.tabs().performing([
            .present(Page(id: PageID(4), url: "//offer"), style: .fullScreen, isWrapped: false),
            .openScene(NavigationScene("second", .stack(PageStack(Page(id: PageID(5)))))),
        ]).state
        #expect("\(state)" == "second: page #5\nmain: //home > //news/5 > //offer")
        #expect("\(NavigationState())" == "")
    }

    @Test("A damaged state cannot be decoded") func aDamagedStateIsNotRead() throws {
        let state = try SampleApp.tabs()
        let text = try #require(String(data: try JSONEncoder().encode(state), encoding: .utf8))
        for (old, new) in [
            (#"{"number":2}"#, #"{"number":1}"#), (#""nextPage":{"number":4}"#, #""nextPage":{"number":3}"#),
            (#""nextPage":{"number":4}"#, #""nextPage":{"number":18446744073709551615}"#),
            (#""nextPage":{"number":4}"#, #""nextPage":{"number":9223372036854775808}"#),
            (#""nextPage":{"number":4}"#, #""nextPage":{"number":18446744073709551616}"#),
            (#""nextPage":{"number":4}"#, #""nextPage":{"number":-1}"#), (#""origin":0"#, #""origin":256"#),
            (#""origin":0"#, #""origin":9"#), (#""name":"chats""#, #""name":"home""#),
        ] {
            let damaged = text.replacingOccurrences(of: old, with: new)
            try #require(damaged != text)
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(NavigationState.self, from: Data(damaged.utf8))
            }
        }
    }

    @Test("The greatest number that a state may have is followed by others") func greatestNumber() throws {
        let text = #"{"scenes":[],"nextPage":{"number":9223372036854775807}}"#
        let state = try JSONDecoder().decode(NavigationState.self, from: Data(text.utf8))
        let page = Page(id: state.nextPage, url: "//home")
        let scene = NavigationScene("main", .stack(PageStack(page)))
        let opened = try state.performing([.openScene(scene)]).state
        #expect(opened.nextPage == PageID(9_223_372_036_854_775_808))
        // Code may use any number.
        let last = Page(id: PageID(.max), url: "//home")
        _ = try opened.performing([.push(last)]).state
    }

    @Test("The error for a number that no app reaches says so") func unreachableNumber() throws {
        let text = #"{"scenes":[],"nextPage":{"number":18446744073709551615}}"#
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(NavigationState.self, from: Data(text.utf8))
        }
        guard case .dataCorrupted(let context) = error else {
            Issue.record("another error: \(String(describing: error))")
            return
        }
        #expect(
            context.debugDescription
                == "the number of the next page, 18446744073709551615, is more than 9223372036854775807"
        )
    }

    @Test("Removing pages leaves the others, in their tabs")
    func removingPagesLeavesTheOthersInTheirTabs() throws {
        let state = try SampleApp.tabs()
        func pages(without pages: UInt64...) -> [UInt64] {
            state.removing(Set(pages.map { PageID($0) })).pages.map(\.id.number)
        }
        #expect(state.removing([]) == state)
        #expect(pages(without: 1) == [2, 3])
        #expect(pages(without: 1, 2) == [3])
        #expect(pages(without: 3) == [1, 2])
        #expect(pages(without: 1, 2, 3) == [])
        #expect(state.removing([PageID(3)]).nextPage == PageID(4))
        guard case .tabs(let group) = state.removing([PageID(1), PageID(2)]).activeScene?.content else {
            Issue.record("the tabs are gone")
            return
        }
        #expect(group.selected.id == "chats")
    }

    @Test("A modal is removed with its last page") func modalsWithoutPagesGo() throws {
        let state = try SampleApp.tabs().performing([
            .present(SampleApp.page(4)), .push(SampleApp.page(5)), .present(SampleApp.page(6), isWrapped: false),
        ]).state
        #expect(state.removing([PageID(4)]).activeScene?.modals.map(\.root.id) == [PageID(5), PageID(6)])
        #expect(state.removing([PageID(6)]).activeScene?.modals.count == 1)
    }
}

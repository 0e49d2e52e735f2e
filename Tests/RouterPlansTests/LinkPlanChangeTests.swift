import RouterPlans
import Testing

@Suite struct LinkPlanChangeTests {
    /// The change to the plan of a URL from the pages of other URLs; `nil` for pages that the app has opened itself.
    private func change(to url: String, from open: [String?]) async throws -> String {
        let router = try PlannedDispatcher.router()
        var keys: [PageKey?] = []
        for url in open {
            guard let url else {
                keys.append(nil)
                continue
            }
            keys.append(try await router.plan(for: url, as: Screen.self).target.id)
        }
        let change = try await router.plan(for: url, as: Screen.self).change(from: keys)
        return "\(change.keptCount) \(change.pushed.map(\.destination)) \(change.presented.map(\.destination))"
    }

    @Test("The open page nearest to the target remains, with what is below it") func nearest() async throws {
        let photo = "//chat/5/photo/7"
        let push = "[RouterPlansTests.Screen.photo(7, of: 5)]"
        #expect(try await change(to: photo, from: ["//inbox", "//chat/5", "//chat/6"]) == "2 \(push) []")
        #expect(try await change(to: photo, from: ["//inbox", nil, "//chat/5", nil]) == "3 \(push) []")
        #expect(try await change(to: photo, from: ["//inbox", "//chat/5", photo, nil]) == "3 [] []")
    }

    @Test("If no page of the plan is open, the whole stack remains") func nothing() async throws {
        let all = "[RouterPlansTests.Screen.inbox, RouterPlansTests.Screen.chat(5)]"
        #expect(try await change(to: "//chat/5", from: [nil, "//welcome"]) == "2 \(all) []")
        #expect(try await change(to: "//chat/5", from: []) == "0 \(all) []")
    }

    @Test("Pages after a presented one are in its stack") func presented() async throws {
        let all = "[RouterPlansTests.Screen.help, RouterPlansTests.Screen.answer(2)]"
        #expect(try await change(to: "//help/2", from: ["//inbox"]) == "1 [] \(all)")
    }

    @Test("A root replaces everything") func root() async throws {
        let all = "[RouterPlansTests.Screen.welcome, RouterPlansTests.Screen.tour]"
        #expect(try await change(to: "//tour", from: ["//welcome"]) == "0 \(all) []")
    }
}

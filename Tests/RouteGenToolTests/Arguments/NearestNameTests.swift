import Testing

@testable import routegen

@Suite struct NearestNameTests {
    @Test(arguments: [
        ("generat", "generate"), ("chekc", "check"), ("CHECK", "check"), ("gnerate", "generate"), ("mapp", "map"),
    ])
    func `a slip is recognised`(word: String, meant: String) {
        #expect(NearestName(to: word, in: ["generate", "check", "map"]).name == meant)
    }

    @Test(arguments: ["", "x", "explode", "regenerated twice"])
    func `nothing far-fetched is proposed`(word: String) {
        #expect(NearestName(to: word, in: ["generate", "check", "map"]).suggestion == "")
    }
}

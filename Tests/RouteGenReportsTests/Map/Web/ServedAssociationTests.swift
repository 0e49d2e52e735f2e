import TestSupport
import Testing

@testable import RouteGenCore
@testable import RouteGenReports

/// Association files as domains serve them, compared with what the app takes.
@Suite struct ServedAssociationTests {
    private static let appIDs = ["ABCDE12345.com.example.app"]

    private func findings(_ json: String) throws -> String {
        let domain = try #require(WebDomain("www.example.com"))
        let links = WebLinks(AppSiteAssociationTests.map(), on: domain)
        let served = try ServedAssociation(json: Array(json.utf8), path: "served.json", appIDs: Self.appIDs)
        return DiagnosticRenderer().render(served.findings(comparedWith: links, on: domain))
    }

    @Test("The file of the map fits, among those of other apps and services")
    func fitting() throws {
        let file = AppSiteAssociationTests.map().appSiteAssociation(of: "www.example.com", appIDs: Self.appIDs)
        #expect(try findings(file) == "")
        let other = #"{"appID": "ABCDE12345.b", "components": [{"/": "/other/*"}]}"#
        let shared = file.replacing("\"details\": [", with: "\"details\": [\(other), ")
            .replacing("{\"applinks\"", with: "{\"webcredentials\": {\"apps\": []}, \"applinks\"")
        #expect(try findings(shared) == "")
    }

    @Test("A file that lacks URLs, or takes others, does not fit")
    func differing() throws {
        let file = AppSiteAssociationTests.map().appSiteAssociation(of: "www.example.com", appIDs: Self.appIDs)
        let lines = file.split(separator: "\n").filter { !$0.contains("/tag/all") }
        let changed = lines.joined(separator: "\n")
            .replacing("{\"/\": \"/page\",", with: "{\"/\": \"/old/*\"},\n{\"/\": \"/page\",", maxReplacements: 1)
            .replacing("},\n]}]}}", with: "}\n]}]}}")
        #expect(
            try findings(changed) == """
                served.json:1:1: error: the file does not take https://www.example.com/tag/all, which opens \
                //tag/:tag?/all of Shop.tag(tag:) [RG902]
                served.json:1:1: note: serve what `routegen map --format aasa` writes
                served.json:1:1: error: the file does not take https://www.example.com/tag/all/, which opens \
                //tag/:tag?/all of Shop.tag(tag:) [RG902]
                served.json:1:1: note: serve what `routegen map --format aasa` writes
                served.json:6:1: error: the file takes https://www.example.com/old/a, which opens nothing in the app [RG902]
                served.json:6:1: note: serve what `routegen map --format aasa` writes

                """
        )
    }

    @Test(
        "A file without a list of components is malformed",
        arguments: [
            ("{", "the file is not valid JSON"), ("{}", "an association needs `applinks`"),
            (
                #"{"applinks": {"details": [{"appID": "ABCDE12345.com.example.app", "paths": []}]}}"#,
                "an element of `details` needs `components`"
            ),
        ]
    )
    func malformed(json: String, message: String) {
        let error = #expect(throws: RouteMapError.self) {
            try ServedAssociation(json: Array(json.utf8), path: "served.json", appIDs: Self.appIDs)
        }
        #expect(error?.message.hasPrefix(message) == true, "\(String(describing: error))")
    }
}

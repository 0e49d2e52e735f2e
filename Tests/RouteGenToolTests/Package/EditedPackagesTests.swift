import Testing

@testable import routegen

/// The packages that SwiftPM's file about their state calls edited.
@Suite struct EditedPackagesTests {
    private static let state = """
        { "version": 7, "object": { "dependencies": [
            { "packageRef": { "identity": "kit", "location": "/re po/kit" }, "state": { "name": "edited" } },
            { "packageRef": { "identity": "web", "location": "https://a.example/web.git" }, "state": { "name": "edited" } },
            { "packageRef": { "identity": "plain", "location": "/plain" }, "state": { "name": "sourceControlCheckout" } },
            { "packageRef": { "identity": "broken" }, "state": { "name": "edited" } }
        ] } }
        """

    @Test("An edited package has the URL from which it was fetched") func edited() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.state.utf8, to: "workspace-state.json")
        let edited = try EditedPackages(contentsOf: path, with: FileReader())
        #expect(edited.urls == ["kit": "file:///re%20po/kit/", "web": "https://a.example/web.git"])
    }

    @Test("A file in another format names no package", arguments: ["", "[]", "{\"object\": 1}", "{"])
    func other(_ text: String) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(text.utf8, to: "workspace-state.json")
        #expect(try EditedPackages(contentsOf: path, with: FileReader()).urls == [:])
    }

    @Test("The file is in the nearest folder around the plugin's") func around() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("{}".utf8, to: "workspace-state.json")
        #expect(EditedPackages.file(around: folder.path("plugins/outputs")) == path)
    }
}

import RouteGenCore
import Testing

@Suite struct ServiceMarkerTests {
    @Test("A service marker is read with all its options")
    func allOptions() throws {
        let fixture = MarkerFixture("@service(Module.Storage, key: \"disk\", scope: transient, default) keeps files")
        #expect(fixture.findings == "")
        let marker = try #require(fixture.markers.services.first)
        #expect(marker.protocolName?.value == "Module.Storage")
        #expect(marker.key?.value == "disk")
        #expect(marker.scope?.value == .transient)
        #expect(marker.isDefault)
        #expect(marker.protocolName.map(fixture.text) == "Module.Storage")
        #expect(marker.key.map(fixture.text) == "\"disk\"")
        #expect(
            fixture.text(at: marker.location, length: marker.length)
                == "@service(Module.Storage, key: \"disk\", scope: transient, default)"
        )
    }

    @Test(
        "A protocol alone is enough, and the rest of the line is a remark",
        arguments: [
            "@service(Storage)", "@service(Storage) on the type", "  @service( Storage , )", "@service(`default`)",
        ]
    )
    func minimal(line: String) throws {
        let fixture = MarkerFixture(line)
        #expect(fixture.findings == "")
        let marker = try #require(fixture.markers.services.first)
        #expect(marker.protocolName != nil)
        #expect(marker.key == nil && marker.scope == nil && !marker.isDefault)
    }
}

import RouterServices
import TestSupport
import Testing

@testable import RouteGenCore
@testable import RouteTables

@Suite struct ServiceMetadataTests {
    private func service(_ protocolName: String, _ index: Int, key: String? = nil) -> ServiceMetadataEncoder.Service {
        var service = ServiceMetadataEncoder.Service()
        service.protocolName = protocolName
        service.typeName = "Module.Type\(index % 7)"
        service.key = key
        service.isDefault = index.isMultiple(of: 2)
        service.isSingleton = index.isMultiple(of: 3)
        service.callKind = CallKind.allCases[index % 4]
        service.module = index % 5
        service.localIndex = index
        return service
    }

    @Test("Services read back and are found by name, in any order")
    func roundTrip() {
        let names = ["Storage", "Clock", "AppConfigService", "Ärger", "Clock", "Clocks", "", "Storage", "Clock"]
        let services = names.enumerated().map {
            service($0.element, $0.offset, key: $0.offset == 3 ? nil : "schlüssel \($0.offset)")
        }
        var encoder = ServiceMetadataEncoder()
        var random = SplitMix(seed: TestSeed.value)
        for service in services.shuffled(using: &random) { encoder.add(service) }
        let metadata = ServiceMetadata(PackedText(encoder.encode()))
        #expect(metadata.count == services.count)
        for name in Set(names + ["Cloc", "Zebra"]) {
            let expected = services.filter { $0.protocolName == name }.map(\.localIndex).sorted()
            let found = metadata.services(named: name).map(metadata.localIndex(of:)).sorted()
            #expect(found == expected, "seed \(TestSeed.value)")
        }
        for record in 0..<metadata.count {
            let service = services[metadata.localIndex(of: record)]
            #expect(metadata.protocolName(of: record) == service.protocolName)
            #expect(metadata.typeName(of: record) == service.typeName)
            #expect(metadata.key(of: record) == service.key)
            #expect(metadata.isDefault(record) == service.isDefault)
            #expect(metadata.isSingleton(record) == service.isSingleton)
            #expect(metadata.callKind(of: record) == service.callKind)
            #expect(metadata.module(of: record) == service.module)
            let partner = services[metadata.localIndex(of: metadata.instance(of: record))]
            #expect(partner.typeName == service.typeName && partner.module == service.module)
        }
    }

    @Test("Empty or damaged metadata has no services")
    func damaged() {
        #expect(ServiceMetadata(PackedText("")).count == 0)
        #expect(ServiceMetadata(PackedText("")).services(named: "Storage").isEmpty)
        let cut = ServiceMetadata(PackedText(Array("@@@A".utf8)))
        #expect(cut.key(of: 0) == nil && cut.typeName(of: 0) == "")
    }
}

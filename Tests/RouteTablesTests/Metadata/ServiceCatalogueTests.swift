import Testing

@testable import RouteGenCore
@testable import RouteTables

@Suite struct ServiceCatalogueTests {
    private func service(_ protocolName: String, _ index: Int, key: String? = nil) -> ServiceCatalogueEncoder.Service {
        ServiceCatalogueEncoder.Service(
            protocolName: protocolName,
            typeName: "Module.Type\(index % 7)",
            key: key,
            isDefault: index.isMultiple(of: 2),
            isSingleton: index.isMultiple(of: 3),
            color: RouteColor.allCases[index % 4],
            module: index % 5,
            localIndex: index
        )
    }

    @Test("What is written is read back, and found by name, whatever the order")
    func roundTrip() {
        let names = ["Storage", "Clock", "AppConfigService", "Ärger", "Clock", "Clocks", "", "Storage", "Clock"]
        let services = names.enumerated().map {
            service($0.element, $0.offset, key: $0.offset == 3 ? nil : "schlüssel \($0.offset)")
        }
        var encoder = ServiceCatalogueEncoder()
        for service in services.shuffled() { encoder.add(service) }
        let catalogue = ServiceCatalogue(PackedText(encoder.encode()))
        #expect(catalogue.count == services.count)
        for name in Set(names + ["Cloc", "Zebra"]) {
            let expected = services.filter { $0.protocolName == name }.map(\.localIndex).sorted()
            #expect(catalogue.services(named: name).map(catalogue.localIndex(of:)).sorted() == expected)
        }
        for record in 0..<catalogue.count {
            let service = services[catalogue.localIndex(of: record)]
            #expect(catalogue.protocolName(of: record) == service.protocolName)
            #expect(catalogue.typeName(of: record) == service.typeName)
            #expect(catalogue.key(of: record) == service.key)
            #expect(catalogue.isDefault(record) == service.isDefault)
            #expect(catalogue.isSingleton(record) == service.isSingleton)
            #expect(catalogue.color(of: record) == service.callKind)
            #expect(catalogue.module(of: record) == service.module)
            let partner = services[catalogue.localIndex(of: catalogue.instance(of: record))]
            #expect(partner.typeName == service.typeName && partner.module == service.module)
        }
    }

    @Test("An empty catalogue, or a damaged one, has nothing")
    func damaged() {
        #expect(ServiceCatalogue(PackedText("")).count == 0)
        #expect(ServiceCatalogue(PackedText("")).services(named: "Storage").isEmpty)
        let cut = ServiceCatalogue(PackedText(Array("1000".utf8)))
        #expect(cut.key(of: 0) == nil && cut.typeName(of: 0) == "")
    }
}

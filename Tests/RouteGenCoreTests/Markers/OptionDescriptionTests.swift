import TestSupport
import Testing

@testable import RouteGenCore

/// The tables of options in `Markers.md` are made from the rules by which the tool reads them.
///
/// `ROUTEGEN_RECORD=1 swift test` writes the page and fails, so that the difference is reviewed.
@Suite(.serialized) struct OptionDescriptionTests {
    private static let page = RecordedPage("Sources/RouterRuntime/RouterRuntime.docc/Markers.md")

    @Test("The page has the options of route markers") func routes() throws {
        let rows = OptionDescription.all.filter { $0.marker == RouteMarker.noun }.map { option in
            let page = option.page.map { "; see \($0)" } ?? ""
            return "| \(option.forms) | \(option.meaning)\(page) | \(option.withoutEffect?.rawValue ?? "") |"
        }
        try Self.page.compareTable(["| option | meaning | without effect |", "| --- | --- | --- |"] + rows)
    }

    @Test("The page has the options of service markers") func services() throws {
        let rows = OptionDescription.all.filter { $0.marker == ServiceMarker.noun }.map { option in
            "| \(option.forms) | \(option.meaning) |"
        }
        try Self.page.compareTable(["| option of a service | meaning |", "| --- | --- |"] + rows)
    }

    /// For each option that may be without effect, a marker in which it is.
    @Test(
        "An option without effect is a finding",
        arguments: [
            (RouteMarker.Option.from, "/// @route(from: app) //a\nfunc a() -> Page { Page() }"),
            (.with, "/// @route(with: b=1) //a\nfunc a() -> Page { Page() }"),
            (.lifetime, "/// @route(lifetime: cached) //a\nfunc a() -> Page { Page() }"),
            (.overlaps, "/// @route(overlaps: b) //a\nfunc a() -> Page { Page() }\n/// @route //b\nfunc b() {}"),
            (.open, "/// @route(open: present) //a\nfunc a() -> Int { 1 }"),
            (.parent, "/// @route(parent: b) //a\nfunc a() -> Int { 1 }\n/// @route //b\nfunc b() -> Page { Page() }"),
            (.inject, "/// @route(inject: b) //a\nfunc a() -> Page { Page() }"),
            (.requires, "/// @route(requires: b) //a\nfunc a() -> Page { Page() }"),
            (.initializer, "/// @route(init) //a\nfunc a() -> Page { Page() }"),
        ]
    )
    func withoutEffect(option: RouteMarker.Option, source: String) throws {
        var request = GenerationRequest(
            module: ModuleScan(name: "App", sources: ["App.swift": "class Page {}\n\(source)"])
        )
        request.isExecutable = true
        let codes = Generator.generate(request).diagnostics.map(\.code)
        let expected = try #require(RouteMarker.rule(of: option).withoutEffect)
        #expect(codes == [expected])
    }

    @Test("Each option that may be without effect has a case above") func complete() {
        let without = RouteMarker.Option.allCases.filter { RouteMarker.rule(of: $0).withoutEffect != nil }
        #expect(without.count == 9)
    }
}

import Testing

@testable import RouteGenCore
@testable import RouterRuntime
@testable import RouterServices

@Suite struct FileOutlineTests {
    private func outline(_ text: String) -> FileOutline {
        Array(text.utf8).withUnsafeBufferPointer { FileOutline(path: "A.swift", bytes: $0, listsFunctions: true) }
    }

    @Test(
        "Types are found by their keywords",
        arguments: [
            ("struct A {}", ["A"]), ("class\n\tA: B {}", ["A"]), ("enum `default` {}", ["default"]),
            ("actor Über_2 {}", ["Über_2"]), ("protocol P {}; typealias T = P", ["P", "T"]),
            ("struct Outer { struct Inner {} }", ["Outer", "Inner"]), ("mystruct A", []), ("structure A", []),
            ("struct", []), ("", []), ("a.class", []), ("struct\0 A {}\0struct B {}", ["B"]),
        ]
    )
    func typesAreFoundByTheirKeywords(text: String, names: [String]) {
        #expect(outline(text).types == names)
        #expect(!outline(text).isUnclear)
    }

    @Test("Each part of an extended type's name is found") func eachPartOfAnExtendedTypesNameIsFound() {
        #expect(outline("extension A.`B`.C where D == E {}").extendedTypes == ["A", "B", "C"])
        #expect(outline("extension Array<Int>: P {}").extendedTypes == ["Array"])
        #expect(outline("extension [Int] {}").extendedTypes == [])
    }

    @Test(
        "Protocols are found by their keyword",
        arguments: [
            ("protocol A {}\nstruct B {}", ["A"]), ("public protocol\n\t`default` {}", ["default"]),
            ("// protocol C is gone", ["C"]), ("myprotocol A; protocols B; protocol: C", []), ("protocol", []),
            ("protocol A\0; protocol B {}", ["A", "B"]),
        ]
    )
    func protocolsAreFoundByTheirKeyword(text: String, names: [String]) {
        #expect(Array(text.utf8).withUnsafeBufferPointer(FileOutline.protocols) == names)
    }

    @Test("Functions are found by their keyword") func functionsAreFound() {
        #expect(outline("func a() {}\nstatic func `b`() {}\nfunc == () {}").functions == ["a", "b"])
    }

    @Test(
        "A comment between a keyword and its name makes the outline unclear",
        arguments: ["class /* a */ A {}", "struct // a\nA {}"]
    )
    func aCommentBetweenWordAndNameLeavesItToTheParser(text: String) {
        #expect(outline(text).isUnclear)
    }

    @Test(
        "An import with an access level is found in every form",
        arguments: [
            "internal import M", "internal\n  import struct M.A", "@_spi(A) internal import M",
            "internal @preconcurrency import M", "import A\n\ninternal import M", "import A; internal import M",
            "@preconcurrency\ninternal import M",
        ]
    )
    func importsWithAnAccessLevelAreFound(text: String) {
        #expect(outline(text).imports.filter { $0.module == "M" }.map(\.access) == ["internal"])
    }

    @Test(
        "An import without an access level is not listed",
        arguments: ["import M", "struct A {}\nimport M", "let important = 1"]
    )
    func importsWithoutOneAreNotParsed(text: String) {
        #expect(outline(text).imports.isEmpty)
    }

    @Test("The word RouteModule is found") func theWordRouteModuleIsFound() {
        #expect(outline("enum A: RouteModule {}").namesRouteModule)
        #expect(!outline("enum A: Module {}").namesRouteModule)
    }
}

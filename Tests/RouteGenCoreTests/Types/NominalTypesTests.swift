import TestSupport
import Testing

@testable import RouteGenCore

/// Whether a value may be passed for a parameter of another type, as far as the names of types show.
@Suite struct NominalTypesTests {
    private let types: NominalTypes = {
        let source = """
            struct Path {}
            enum Kind {}
            class Page {}
            final class Menu: Page {}
            protocol Visible {}
            typealias Name = String
            """
        let scan = ModuleScan(name: "Shop", sources: ["A.swift": source])
        return NominalTypes(scan.types, from: [])
    }()

    @Test(
        "Different structs, enums and standard types do not convert to each other",
        arguments: [
            ("Path", "Kind"), ("Path", "String"), ("Int", "String"), ("[Int]", "Path"), ("Path?", "Kind?"),
            ("Path", "UnsafePointer<CChar>"), ("Data", "Path"), ("Int", "UnsafeRawPointer"), ("Set<Int>", "[Int]"),
        ]
    )
    func different(type: String, other: String) {
        #expect(!types.mayConvert(type, to: other))
    }

    @Test(
        "Optionals, superclasses, protocols, aliases and unknown types may convert",
        arguments: [
            ("Path", "Path"), ("Path", "Path?"), ("Menu", "Page"), ("Path", "Visible"), ("Path", "any Visible"),
            ("Path", "Name"), ("Path", "Imported"), ("Imported", "Path"), ("String", "UnsafePointer<CChar>"),
            ("[UInt8]", "UnsafeRawPointer"), ("CGFloat", "Double"), ("Path", "AnyHashable"), ("Path", "Shop.Path"),
            ("() -> Void", "Path"), ("(Int, Int)", "Path"), ("[Int]", "Array<Int>"), ("NSString", "NSObject"),
        ]
    )
    func maybe(type: String, other: String) {
        #expect(types.mayConvert(type, to: other))
    }
}

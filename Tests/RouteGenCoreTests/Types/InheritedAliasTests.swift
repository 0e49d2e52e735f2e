import Testing

@testable import RouteGenCore

/// The underlying types of aliases that a type inherits from a protocol or a superclass.
@Suite struct InheritedAliasTests {
    private let types = ModuleScan(
        name: "Shop",
        sources: [
            "A.swift": """
            enum Building {
                struct Part {}
                protocol Builder {
                    associatedtype Result
                    typealias Item = Result.Element
                    typealias Items = [Item]
                    typealias Parts = [Part]
                    typealias Me = Self
                }
            }
            struct Lists: Building.Builder { typealias Result = [Int] }
            struct Sets: Building.Builder { func result() -> Set<Int> { [] } }
            class Base<Value> {
                typealias Values = [Value]
                typealias Done = () -> Void
            }
            class Derived: Base<Int> {}
            """
        ]
    ).types.withSupertypes()

    @Test(
        "An alias of a protocol means what it does for the type that conforms to it",
        arguments: [
            ("Items", "Lists", "[Lists.Result.Element]"), ("Self.Items", "Lists", "[Lists.Result.Element]"),
            ("Items", "Sets", "[Sets.Result.Element]"), ("Item?", "Lists", "Lists.Result.Element?"),
            // The protocol's surroundings are those of the alias.
            ("Parts", "Lists", "[Building.Part]"), ("Me", "Lists", "Lists"),
        ]
    )
    func ofProtocol(type: String, place: String, meaning: String) {
        #expect(types.resolved(TypeText(type), from: [place]).text == meaning)
    }

    @Test("An alias of a superclass that names its generic parameters stays as it is")
    func ofGenericSuperclass() {
        #expect(types.resolved(TypeText("Values"), from: ["Derived"]).text == "Derived.Values")
        #expect(types.resolved(TypeText("Done"), from: ["Derived"]).text == "(() -> Void)")
    }
}

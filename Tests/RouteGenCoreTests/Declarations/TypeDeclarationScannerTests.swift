import RouteGenCore
import Testing

@Suite struct TypeDeclarationScannerTests {
    @Test("Types are listed with their paths, attributes and conditions") func listsTypesWithTheirPaths() {
        let text = """
            @MainActor public final class A<T>: B, C {
                struct D { typealias E = [Int] }
                func f() { struct Hidden {} }
            }
            extension A.D {
                indirect enum F {}
                #if DEBUG
                private actor G {}
                #endif
            }
            protocol P: AnyObject { associatedtype Q }
            """
        let types = Array(text.utf8).withUnsafeBufferPointer { TypeDeclarationScanner.scan(path: "F.swift", bytes: $0) }
        #expect(types.map(\.name) == ["A", "A.D", "A.D.E", "A.D.F", "A.D.G", "P"])
        #expect(types.map(\.kind) == [.class, .struct, .typealias, .enum, .actor, .protocol])
        #expect(types[0].inheritedTypes == ["B", "C"])
        #expect(types[0].attributes == [Declaration.Attribute(name: "MainActor")])
        #expect(types[0].modifiers == ["public", "final"])
        #expect(types[0].genericParameters == "<T>")
        #expect(types[0].location == SourceLocation(file: "F.swift", line: 1, column: 31))
        #expect(types[2].aliasedType == "[Int]")
        #expect(types[4].conditions == ["DEBUG"])
        #expect(types[4].enclosing.map(\.name) == ["A.D"])
    }
}

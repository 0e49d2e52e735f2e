import RouterFoundation
import Testing

/// What an import of `RouterFoundation` alone brings.
struct ImportTests {
    @Test("An import of RouterFoundation brings Router") func foundationBringsTheRouter() {
        // This file imports nothing else, so it would not compile otherwise.
        let types: [Any.Type] = [Router.self, RouteOrigin.self, RouterError.self]
        #expect(types.count == 3)
    }
}

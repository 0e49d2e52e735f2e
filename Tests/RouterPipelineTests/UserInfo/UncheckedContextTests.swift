import Foundation
import RouterPipeline
import RouterRuntime
import Testing

/// Contexts of values that are not `Sendable`, such as those of Objective-C.
@Suite struct UncheckedContextTests {
    private final class Image {}

    private struct Wide {
        var numbers = (1, 2, 3, 4, 5)
    }

    @Test("Values of any kind and size keep their types")
    func valuesKeepTheirTypes() throws {
        let image = Image()
        let values: [String: Any] = [
            "number": 5, "text": "a text that is not stored inline", "list": [1, 2], "image": image, "wide": Wide(),
            "nothing": Int?.none as Any, "closure": { (number: Int) in number + 1 },
        ]
        let context = UncheckedContext(values).values
        #expect(Set(context.keys) == Set(values.keys))
        #expect(context["number"] as? Int == 5)
        #expect(context["text"] as? String == "a text that is not stored inline")
        #expect(context["list"] as? [Int] == [1, 2])
        #expect(context["image"] as? Image === image)
        #expect(try #require(context["wide"] as? Wide).numbers.4 == 5)
        #expect((context["closure"] as? (Int) -> Int)?(1) == 2)
    }

    @Test("A context may be empty")
    func aContextMayBeEmpty() {
        #expect(UncheckedContext([:]).values.isEmpty)
    }

    @Test("The caller's dictionary does not change with the context")
    func theCallersDictionaryDoesNotChange() {
        let values: [String: Any] = ["number": 5]
        var context = UncheckedContext(values).values
        context["number"] = 6
        #expect(values["number"] as? Int == 5)
    }
}

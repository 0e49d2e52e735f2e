/// Finds handlers whose signatures may name types that only an import with `@testable` makes visible.
///
/// Generated code repeats the imports of the handler's file without `@testable`, which works in debug builds only.
enum TestableImports {
    /// The finding about a handler of a module; none if its signature does not name types of other modules.
    static func check(_ handler: Handler, of module: ModuleModel) -> [Diagnostic] {
        let testable = handler.imports.filter { item in
            item.attributes.contains { $0.name == "testable" }
                && !handler.imports.contains {
                    $0.module == item.module && $0.attributes.allSatisfy { $0.name != "testable" }
                }
        }
        guard let item = testable.first, let type = module.otherTypes(of: handler).first else { return [] }
        return [
            Problem(.testableImport, at: handler)
                .saying(
                    "generated code cannot use `\(type)` of `\(handler.signatureName)` if it comes from "
                        + "`\(item.module)`, which is imported with `@testable`"
                )
                .noting(testable.map { $0.location.note("`\($0.module)` is imported with `@testable` here") })
                .advising(
                    "import `\(item.module)` without `@testable`, or move the handler to a file that does; "
                        + "if the type comes from another module, add `\"severities\": "
                        + "{ \"\(DiagnosticCode.testableImport.rawValue)\": \"ignore\" }` to routegen.json"
                )
        ]
    }
}

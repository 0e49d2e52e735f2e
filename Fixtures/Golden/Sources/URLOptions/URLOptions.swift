import RouterRuntime

/// @route /Products/:id(SKU-\d+)/:part?
func product(id: String, part: String?) -> String { "product \(id), \(part ?? "whole")" }

/// @route /search?text=:text
func search(text: String, tags: [String] = []) -> String { "search for '\(text)' in \(tags)" }

/// @route /files/v:major.:minor/:path(.*)
func file(major: Int, minor: Int, path: String) -> String { "file \(path) of \(major).\(minor)" }

/// @route(regex) https://old\.example/Item/(?<number>\d+)
func item(number: Int) -> String { "item \(number)" }

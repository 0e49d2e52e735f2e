import RouteGenCore

/// The paths of TheRouter: those in the `patternString` of classes, and those that `addRouterItem` names.
///
/// The handler of a path is the class's `registerAction(info:)`, which takes a marker as it is.
struct TheRouterRegistrations {
    private let sources: [MigrationSource]
    /// The handlers by the names of their classes.
    private let handlers: [String: [[MigrationSource].Declared]]
    /// The static variables by their names and those of their classes: `Page.priority`.
    private let variables: [String: [MigrationSource].Declared]

    init(_ sources: [MigrationSource]) {
        self.sources = sources
        let found = sources.declarations { $0.kind == .function && $0.name == "registerAction" && $0.isStatic }
        handlers = Dictionary(grouping: found) { $0.declaration.typeName }
        let variables = sources.declarations { declaration in
            declaration.kind == .variable && declaration.isStatic && declaration.enclosing.last?.kind != .protocol
        }
        self.variables = Dictionary(
            variables.map { ("\($0.declaration.typeName).\($0.declaration.name)", $0) }
        ) { first, _ in first }
    }

    var all: [OldRegistration] {
        let paths = variables.values.filter { $0.declaration.name == "patternString" }.sorted { left, right in
            (left.source, left.declaration.startOffset) < (right.source, right.declaration.startOffset)
        }
        return paths.flatMap(registrations) + sources.flatMap(items)
    }

    /// The registrations of a `static var patternString`.
    private func registrations(_ found: [MigrationSource].Declared) -> [OldRegistration] {
        let (variable, source) = (found.declaration, sources[found.source])
        let type = variable.typeName
        guard let paths = source.strings(of: variable) else {
            return [Self.unreadable(at: variable.location)]
        }
        // The constants of a path are a class of their own, which names that of the page.
        let named = variables["\(type).routerClass"].flatMap { sources[$0.source].strings(of: $0.declaration)?.first }
        let note = variables["\(type).priority"].flatMap(note)
        return paths.map { path in
            registration(of: path, className: handlers[type] == nil ? named ?? type : type, variable.location, note)
        }
    }

    /// The registrations of `addRouterItem(path, classString: name)` and its other forms.
    private func items(of source: MigrationSource) -> [OldRegistration] {
        source.tokens.indices.flatMap { index -> [OldRegistration] in
            guard source.has("addRouterItem", at: index), !source.has("func", at: index - 1),
                let parentheses = source.closingBrackets[index + 1]
            else { return [] }
            // Each form is a list of paths and names, with other words between them.
            let tokens = ((index + 2)..<parentheses).filter { source.has(.string, at: $0) }
            let texts = tokens.compactMap { StringLiteral.value(of: source.text(of: $0)) }
            guard texts.count == tokens.count, !texts.isEmpty, texts.count.isMultiple(of: 2) else {
                return [Self.unreadable(at: source.location(of: index))]
            }
            return stride(from: 0, to: texts.count, by: 2).map { item in
                registration(of: texts[item], className: texts[item + 1], source.location(of: tokens[item]), nil)
            }
        }
    }

    private func registration(
        of path: String,
        className: String,
        _ location: SourceLocation,
        _ note: String?
    ) -> OldRegistration {
        let name = className.split(separator: ".").last.map(String.init) ?? className
        do throws(MovedPattern.Problem) {
            let pattern = try MovedPattern(theRouter: path)
            let marker = "@route \(pattern.text())"
            guard let handlers = handlers[className] ?? handlers[name], let handler = handlers.first,
                handlers.count == 1
            else {
                return OldRegistration(
                    undecided: "`\(path)` has no `registerAction(info:)` of `\(className)` in these sources; "
                        + "write above the function or initializer of its page: `/// \(marker)`",
                    shape: pattern.shape,
                    at: location
                )
            }
            let target = OldRegistration.Target(source: handler.source, declaration: handler.declaration)
            return OldRegistration(marker, shape: pattern.shape, on: target, at: location, note: note)
        } catch {
            return OldRegistration(undecided: "`\(path)` has no counterpart: \(error.message)", at: location)
        }
    }

    /// The note about a priority that is not TheRouter's default.
    private func note(_ found: [MigrationSource].Declared) -> String? {
        let value = sources[found.source].word(of: found.declaration) ?? ""
        guard !["TheRouterDefaultPriority", "1000"].contains(value) else { return nil }
        return "the priority `\(value)` is left out, because the most specific pattern wins; "
            + "where another one should, write `@route(priority: high)` or `low`"
    }

    private static func unreadable(at location: SourceLocation) -> OldRegistration {
        OldRegistration(
            undecided: "the paths are not string literals; write a marker for each above the function of its page, "
                + "such as `/// @route //host/path`",
            at: location
        )
    }
}

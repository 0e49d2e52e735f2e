import RouteGenCore

/// The paths of TheRouter: those in the `patternString` of classes and in `@RouterPage`, and those that `addRouterItem`
/// and `StaticRouterInfo` name.
///
/// The handler of a path is the class's `registerAction(info:)`, which takes a marker as it is. A class without one is
/// created, and its properties for Objective-C are set.
struct TheRouterRegistrations {
    private let sources: [MigrationSource]
    private let strings: StringEvaluator
    /// The handlers by the names of their classes.
    private let handlers: [String: [[MigrationSource].Declared]]
    private let pages: TheRouterPages

    init(_ sources: [MigrationSource]) {
        self.sources = sources
        strings = StringEvaluator(sources)
        pages = TheRouterPages(sources)
        let found = sources.declarations { $0.kind == .function && $0.name == "registerAction" && $0.isStatic }
        handlers = Dictionary(grouping: found) { $0.declaration.typeName }
    }

    var all: [OldRegistration] {
        let paths = sources.declarations { declaration in
            declaration.kind == .variable && declaration.isStatic && declaration.name == "patternString"
                && declaration.enclosing.last?.kind != .protocol
        }
        let annotated = sources.declarations { $0.attributes.contains { $0.name == "RouterPage" } }
        return paths.flatMap(registrations) + annotated.flatMap(annotations) + sources.indices.flatMap(items)
    }

    /// The registrations of a `static var patternString`.
    private func registrations(_ found: [MigrationSource].Declared) -> [OldRegistration] {
        let type = found.declaration.typeName
        guard let paths = strings.strings(of: found.declaration, in: found.source) else {
            return [unreadable("patternString", found.source, at: found.declaration.location)]
        }
        // The constants of a path are a class of their own, which names that of the page.
        let named = strings.variable("\(type).routerClass").flatMap {
            strings.string(of: $0.declaration, in: $0.source)
        }
        let note = strings.variable("\(type).priority").flatMap(note)
        return paths.map { path in
            let name = handlers[type] == nil ? named ?? type : type
            return registration(of: path, className: name, in: found.source, found.declaration.location, note)
        }
    }

    /// The registrations of `@RouterPage(["scheme://router/page"])`.
    private func annotations(_ found: [MigrationSource].Declared) -> [OldRegistration] {
        let source = sources[found.source]
        let name = source.token(at: found.declaration.location)
        // The attribute is before the name, with nothing but other attributes and modifiers between them.
        let attribute = (0..<name).last { source.has("RouterPage", at: $0) && source.has(.at, at: $0 - 1) }
        let type = (found.declaration.enclosing.map(\.name) + [found.declaration.name]).joined(separator: ".")
        guard let attribute, let call = CallSyntax(source, found.source, at: attribute),
            let first = call.arguments.first,
            let paths = strings.strings(first.tokens, in: found.source)
        else { return [unreadable("RouterPage", found.source, at: found.declaration.location)] }
        return paths.map { registration(of: $0, className: type, in: found.source, found.declaration.location, nil) }
    }

    /// The registrations of `addRouterItem(path, classString: name)` and its other forms, and of `StaticRouterInfo`.
    private func items(of index: Int) -> [OldRegistration] {
        let source = sources[index]
        return source.tokens.indices.flatMap { token -> [OldRegistration] in
            let isItem = source.has("addRouterItem", at: token)
            guard isItem || source.has("StaticRouterInfo", at: token), !source.has("func", at: token - 1),
                let call = CallSyntax(source, index, at: token), let first = call.arguments.first
            else { return [] }
            guard let items = items(call, first) else {
                return [unreadable(call.excerpt, index, at: source.location(of: token))]
            }
            return items.map { item in
                registration(of: item.path, className: item.name, in: index, source.location(of: item.token), nil)
            }
        }
    }

    /// The paths and the names of classes in a call; `nil` if some are unknown.
    private func items(
        _ call: CallSyntax,
        _ first: CallSyntax.Argument
    ) -> [(path: String, name: String, token: Int)]? {
        let source = call.source
        var (call, first) = (call, first)
        while true {
            let name = ["classString", "className", "routerClass"].lazy.compactMap(call.argument).first
            if let name {
                return pair(first.tokens, name.tokens, call).map { [$0] }
            }
            var cursor = TokenCursor(source, first.tokens)
            guard cursor.takeName() == "RouteItem",
                let item = CallSyntax(source, call.sourceIndex, at: first.tokens.lowerBound),
                let path = item.arguments.first
            else { break }
            (call, first) = (item, path)
        }
        var cursor = TokenCursor(source, first.tokens)
        guard let inside = cursor.takeBrackets(.leftBracket), cursor.isAtEnd, !inside.isEmpty else { return nil }
        var items: [(path: String, name: String, token: Int)] = []
        for element in source.elements(of: inside) {
            guard let colon = element.first(where: { source.has(.colon, at: $0) }),
                let item = pair(element.lowerBound..<colon, (colon + 1)..<element.upperBound, call)
            else { return nil }
            items.append(item)
        }
        return items
    }

    private func pair(
        _ path: Range<Int>,
        _ name: Range<Int>,
        _ call: CallSyntax
    ) -> (path: String, name: String, token: Int)? {
        guard let text = strings.string(path, in: call.sourceIndex),
            let type = strings.string(name, in: call.sourceIndex)
        else { return nil }
        return (text, type, path.lowerBound)
    }

    private func registration(
        of path: String,
        className: String,
        in source: Int,
        _ location: SourceLocation,
        _ note: String?
    ) -> OldRegistration {
        // TheRouter removes the spaces around both.
        let className = className.filter { $0 != " " }
        let name = className.split(separator: ".").last.map(String.init) ?? className
        do throws(MovedPattern.Problem) {
            let pattern = try MovedPattern(theRouter: path.filter { $0 != " " })
            let marker = "@route \(pattern.text())"
            if let handlers = handlers[className] ?? handlers[name], let handler = handlers.first, handlers.count == 1 {
                let target = OldRegistration.Target(source: handler.source, declaration: handler.declaration)
                return OldRegistration(marker, shape: pattern.shape, on: .declaration(target), at: location, note: note)
            }
            do throws(MovedBody.Obstacle) {
                let page = try pages.skeleton(of: [className, name], pattern)
                return OldRegistration(marker, shape: pattern.shape, on: .skeleton(page), at: location, note: note)
            } catch {
                return OldRegistration(
                    undecided:
                        "`\(path)` shows `\(className)`, \(error.reason); write above the function or initializer "
                        + "of its page: `/// \(marker)`",
                    shape: pattern.shape,
                    at: location
                )
            }
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

    private func unreadable(_ text: String, _ source: Int, at location: SourceLocation) -> OldRegistration {
        OldRegistration(
            undecided: "the paths of `\(text)` are not ones that these sources show; write a marker for each above the "
                + "function of its page, such as `/// @route //host/path`",
            at: location
        )
    }
}

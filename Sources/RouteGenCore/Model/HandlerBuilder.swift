import RoutePatterns
import RouteTables

/// Creates a handler from a declaration and its markers.
struct HandlerBuilder {
    let module: String
    let types: TypeIndex
    let typeMarkers: TypeMarkers
    /// The cases around the values of routes.
    let enclosing: EnclosingCases
    let functions: FunctionIndex
    /// The findings about markers and declarations so far.
    private(set) var diagnostics: [Diagnostic] = []

    /// The handlers for a declaration: none if none of its patterns is usable, and several if branches of an `#if` have
    /// different cases around its value.
    mutating func handlers(_ declaration: Declaration, markers: [RouteMarker], file: ParsedFile) -> [Handler] {
        let obstacles = obstacles(to: declaration, markers)
        diagnostics += obstacles
        guard obstacles.isEmpty, let first = markers.first else { return [] }
        let typePath = types.path(around: declaration)
        let effect = typeMarkers.effect(on: declaration)
        let injected = markers.flatMap(\.injected)
        var parameters = parameters(of: declaration, typePath: typePath).map { parameter in
            var parameter = parameter
            if injected.contains(where: { $0.value == SwiftText.withoutBackticks(parameter.name) }) {
                // Each call passes it.
                (parameter.role, parameter.defaultValue, parameter.mayBeFunction) = (.service, .none, false)
            }
            return parameter
        }
        let callee = callee(of: declaration, typePath: typePath, lifetime: effect.marker?.lifetime?.value)
        let result = result(of: declaration, typePath: typePath)
        let isOfOwnType = result?.text == SwiftText.path(typePath) && !declaration.setsParameters
        // All URLs of a handler lead to the same page, so they share what one of the markers says about it.
        let shared = markers.dropFirst().reduce(first) { $0.inheriting(from: $1, where: \.isShared) }
        let marker = shared.inheriting(from: effect.marker) {
            $0.reach == .everything || $0.reach == .type && isOfOwnType
        }
        var patterns = markers.compactMap {
            pattern(
                of: $0.inheriting(from: shared, where: \.isShared),
                on: declaration,
                typePath: typePath,
                effect,
                parameters: parameters
            )
        }
        guard !patterns.isEmpty else { return [] }
        if declaration.setsParameters { parameters = parameters.map { Self.set($0, by: patterns) } }
        // Accessors use the first pattern. If possible, it fixes no parameters and is not deprecated.
        let ranks = patterns.map(\.marker).map {
            ($0.fixedParameters.isEmpty ? 0 : 2) + ($0.deprecation == nil ? 0 : 1)
        }
        patterns = (0...3).flatMap { rank in patterns.indices.filter { ranks[$0] == rank }.map { patterns[$0] } }

        let isOfUnsafeType = types.entry(typePath)?.attributes.contains { $0.name == "unsafe" } ?? false
        let isolation = HandlerIsolation.of(declaration, types: types)
        let handler = Handler(
            module: module,
            callee: callee,
            isolation: HandlerIsolation.of(declaration, isolated: isolation, calledAs: callee),
            unknownSupertype: callee != .enumCase && isolation == .none
                ? HandlerIsolation.unknownSupertype(of: declaration, types: types) : nil,
            uncertainName: types.uncertainName(
                in: [result].compactMap(\.self) + parameters.map(\.type),
                from: typePath
            ),
            name: declaration.name,
            typePath: typePath,
            parameters: parameters,
            isAsync: declaration.isAsync,
            isThrowing: types.canThrow(declaration) || declaration.setsParameters && types.inheritsThrowing(typePath),
            isOfUnsafeType: isOfUnsafeType,
            setsParameters: declaration.setsParameters,
            isDiscardable: declaration.attributes.contains { $0.name == "discardableResult" },
            result: result.flatMap { $0.isVoid ? nil : $0 },
            publicResult: marker.returns.map { TypeText($0.value) },
            marker: marker,
            injected: injected,
            patterns: patterns,
            givenName: patterns.first?.marker.name?.value,
            documentation: declaration.documentationWithoutMarkers,
            availability: HandlerAvailability(of: declaration, types: types),
            conditions: [],
            location: declaration.location,
            imports: file.imports
        )
        let around = isOfOwnType ? enclosing.around(SwiftText.path(typePath), of: declaration) : [[]]
        return around.map { place(handler, of: declaration, inside: $0) }
    }

    /// A handler with what the cases around its value mean for it.
    private func place(
        _ handler: Handler,
        of declaration: Declaration,
        inside cases: [EnclosingCases.Around]
    ) -> Handler {
        let around = cases.map(\.declaration)
        var handler = handler
        handler.enclosingCases = cases.map(\.reference)
        if let outermost = cases.last { handler.result = TypeText(outermost.type) }
        handler.publicResult = handler.publicResult ?? handler.result?.existential
        handler.isUnsafe = ([declaration] + around).contains { isUnsafe($0) }
        handler.availability = HandlerAvailability(of: declaration, inside: around, types: types)
        handler.conditions =
            around.flatMap(\.conditions).filter { !declaration.conditions.contains($0) }
            + declaration.conditions + handler.availability.conditions
        for index in handler.patterns.indices {
            handler.patterns[index].condition?.conditions = handler.conditions
            handler.patterns[index].condition?.availability.add(handler.availability.availability)
        }
        return handler
    }

    /// The findings about a declaration that cannot be a handler: the rules for its own form, then those that depend on
    /// other declarations.
    private func obstacles(to declaration: Declaration, _ markers: [RouteMarker]) -> [Diagnostic] {
        let own = HandlerRules(declaration, markers).check() + HandlerLimits.check(declaration)
        guard own.isEmpty, let marker = markers.first else { return own }
        return MemberRules(declaration, types: types, marker: marker).check()
    }

    /// The type of the result as written at the module's top level; `nil` for none.
    private func result(of declaration: Declaration, typePath: [String]) -> TypeText? {
        let buildsType = declaration.kind == .initializer || declaration.kind == .enumCase
        var result = buildsType ? SwiftText.path(typePath) : declaration.resultType
        if declaration.kind == .initializer, declaration.isFailable { result = result.map { "\($0)?" } }
        return result.map { qualified(TypeText($0), of: declaration, typePath: typePath) }
    }

    /// Whether a use of a declaration must be marked as `unsafe`.
    private func isUnsafe(_ declaration: Declaration) -> Bool {
        let type = types.entry(types.path(around: declaration))
        return (declaration.attributes + (type?.attributes ?? [])).contains { $0.name == "unsafe" }
    }

    private func callee(
        of declaration: Declaration,
        typePath: [String],
        lifetime: RouteMarker.Lifetime?
    ) -> Handler.Callee {
        if declaration.kind == .initializer { return .initializer }
        if declaration.kind == .enumCase { return .enumCase }
        if declaration.kind == .variable { return .staticProperty }
        if typePath.isEmpty { return .freeFunction }
        if declaration.isStatic { return .staticMember }
        let type = types.entry(typePath)
        let kind = type?.kind ?? declaration.enclosing.last?.kind
        let isValue = kind == .struct || kind == .enum
        let path = typePath.joined(separator: ".")
        let lifetime = lifetime ?? (isValue ? .transient : .cached)
        let obstacle = lifetime == .provided ? nil : InstanceObstacle(to: path, in: types)
        return .instanceMember(
            Handler.Instance(
                isCached: lifetime != .transient,
                // The initializers of another module's type are unknown.
                construction: lifetime == .provided || obstacle != nil
                    ? .needsFactory : types.construction(of: path) ?? .needsFactory,
                isolation: HandlerIsolation.ofInstance(of: declaration, types: types),
                obstacle: obstacle
            )
        )
    }

    private func parameters(of declaration: Declaration, typePath: [String]) -> [HandlerParameter] {
        declaration.parameters.map { parameter in
            let type = qualified(TypeText(parameter.type), of: declaration, typePath: typePath)
            var role = HandlerParameter.Role.value
            if type.isRequest {
                role = .request
            } else if type.isFunction || parameter.specifiers.contains("@escaping")
                || types.isFunctionAlias(TypeText(parameter.type), from: typePath)
                || types.isImportedFunctionAlias(type, from: typePath)
            {
                role = .callback
            } else if type.isInfo {
                role = .info
            }
            return HandlerParameter(
                label: parameter.label,
                name: parameter.name,
                type: type,
                isSending: parameter.specifiers.contains("sending"),
                functionAttributes: parameter.specifiers.compactMap { functionAttribute($0, typePath: typePath) },
                role: role,
                defaultValue: DefaultValue(parameter.defaultValue),
                mayBeFunction: role == .value && types.mayBeFunction(type, from: typePath),
                location: parameter.location
            )
        }
    }

    /// A parameter that a route sets after the type is built.
    ///
    /// If the request has no value, the property is not set, since setting it may have effects. If every URL has one,
    /// typed routes require it.
    private static func set(_ parameter: HandlerParameter, by patterns: [Handler.Pattern]) -> HandlerParameter {
        guard parameter.role != .service else { return parameter }
        var parameter = parameter
        let isCaptured = patterns.allSatisfy { $0.binding(of: parameter.name).isCertain }
        if parameter.role == .info {
            parameter.defaultValue = .literal("[:]")
        } else if isCaptured {
            parameter.defaultValue = .none
            parameter.type = parameter.type.unwrapped
        } else if parameter.defaultValue != .literal("nil") {
            parameter.defaultValue = .expression
        }
        return parameter
    }

    /// An attribute as written at the module's top level if it is part of a function type, unlike a result builder or a
    /// property wrapper.
    private func functionAttribute(_ specifier: String, typePath: [String]) -> String? {
        guard specifier.hasPrefix("@") else { return nil }
        let name = String(specifier.dropFirst().prefix { $0 != "(" })
        if ["Sendable", "convention", "isolated", "concurrent"].contains(name) { return specifier }
        return types.globalActor(Declaration.Attribute(name: name), from: typePath).map { "@\($0)" }
    }

    private func qualified(_ type: TypeText, of declaration: Declaration, typePath: [String]) -> TypeText {
        types.resolved(type.explicitlyOptional, from: typePath, where: declaration.conditions)
    }

    /// The whole pattern of a marker, with the prefix of the types around it.
    private mutating func pattern(
        of marker: RouteMarker,
        on declaration: Declaration,
        typePath: [String],
        _ effect: TypeMarkers.Effect,
        parameters: [HandlerParameter]
    ) -> Handler.Pattern? {
        let prefix = effect.prefix
        if !effect.isOpenOrUnclear, let finding = MarkerPlacement.closingNothing(marker) { diagnostics.append(finding) }
        let isMethod = [.function, .variable, .enumCase].contains(declaration.kind) && !typePath.isEmpty
        let text: String
        // The offset of the written pattern in the whole one, for the places of findings.
        var shift = 0
        switch (marker.pattern?.value, prefix) {
        case (let written?, _) where marker.isRegex:
            text = RoutePattern.regexPrefix + written
            shift = RoutePattern.regexPrefix.utf8.count
        case (let written?, _) where !RelativePattern.isRelative(written): text = written
        case (let written?, let prefix?):
            text = TypeMarkers.join(prefix, written)
            shift = text.utf8.count - written.utf8.count
        case (_?, nil):
            if let finding = RelativePattern.diagnose(marker) { diagnostics.append(finding) }
            return nil
        case (nil, let prefix?) where isMethod: text = TypeMarkers.join(prefix, declaration.name)
        case (nil, let prefix?): text = prefix
        case (nil, nil) where isMethod && types.entry(typePath)?.construction == .service:
            text = Handler.servicePattern(typePath, declaration.name)
        case (nil, nil) where isMethod: text = "//\(typePath.joined(separator: "/"))/\(declaration.name)"
        case (nil, nil):
            // An initializer gives the type after which its accessor is named.
            let name = declaration.kind == .initializer ? typePath.last : nil
            let example = name.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? declaration.name
            diagnostics += Problem(.missingPattern, at: marker)
                .saying("the marker needs a pattern, since `\(declaration.name)` is not a method of a type")
                .advising("write the pattern after the marker: `@route //\(example)`")
            return nil
        }
        guard let pattern = parse(text, marker: marker, shift: shift) else { return nil }
        return Handler.Pattern(
            text: text,
            pattern: pattern.namingGroups(after: parameters),
            marker: marker.inheriting(from: effect.marker) { $0.reach == .braces },
            prefixLength: shift,
            condition: ConditionBuilder(types: types, functions: functions)
                .condition(of: marker, on: declaration, typePath: typePath)
        )
    }

    private mutating func parse(_ text: String, marker: RouteMarker, shift: Int) -> RoutePattern? {
        do {
            return try RoutePattern(text)
        } catch {
            var place = marker.location
            var length = marker.length
            if let written = marker.pattern, error.offset >= shift {
                place = written.location
                let start = min(error.offset - shift, written.length)
                place.column += start
                length = max(1, min(error.offset - shift + error.length, written.length) - start)
            }
            diagnostics += Problem(.malformedPattern, at: Located((), at: place, length: length))
                .saying("the pattern `\(text)` is malformed: \(error.message)")
                .advising(error.help)
            return nil
        }
    }
}

extension RoutePattern {
    /// The pattern of a `regex` route with each group named after the parameter that takes it.
    ///
    /// A named group goes to the parameter with its name. The other groups go, in order, to the remaining parameters
    /// that take a value. A group without a parameter keeps its number as its name.
    func namingGroups(after parameters: [HandlerParameter]) -> RoutePattern {
        guard regex != nil else { return self }
        let written = Set(captures.map(\.name))
        var names = parameters.filter { $0.role == .value && !written.contains($0.name) }.map(\.name)[...]
        return naming(
            captures.map { capture in
                capture.isNumbered ? names.popFirst() ?? capture.name : capture.name
            }
        )
    }
}

extension RoutePattern.Capture {
    /// Whether it is a group without a name.
    var isNumbered: Bool { place == .url && name.utf8.allSatisfy(URLCharacters.isDigit) }
}

extension ImpliedInitializers {
    /// Finds out how a route builds a class: with `init()`, after which it sets the stored properties by name.
    ///
    /// A view controller usually has no initializer of its own, and its users set its properties.
    ///
    /// - Parameters:
    ///   - type: The class.
    ///   - file: Its file, which has all stored properties that it declares itself.
    ///   - markers: The markers that name the initializer.
    init(ofClass type: Declaration, in file: ParsedFile, markers: [RouteMarker]) {
        let members = file.declarations.filter { $0.isMember(of: type) }
        let written = Self.written(members)
        if written == nil, let obstacle = Self.obstacle(type, members) {
            diagnostics += obstacle.noting(markers.note)
            return
        }
        if written == nil { outletWarning = Self.outletWarning(type, members, markers) }
        let properties = members.compactMap { MemberwiseProperty(settable: $0) }
        declarations = Self.declarations(type, properties).map { implied in
            var initializer = implied
            initializer.setsParameters = true
            initializer.attributes = written?.attributes ?? []
            initializer.throwing = written?.throwing ?? .never
            return initializer
        }
        if declarations.isEmpty { diagnostics += [Self.tooManyConditions(type, markers)] }
    }

    /// The written initializer that a call without arguments means; `nil` if none does.
    private static func written(_ members: [Declaration]) -> Declaration? {
        members.first { member in
            member.kind == .initializer && !member.isFailable && !member.isAsync
                && member.genericParameters == nil && Visibility.ownRestriction(of: member) == nil
                && member.parameters.allSatisfy { $0.defaultValue != nil }
        }
    }

    /// The warning about a class with outlets: `init()` finds only a nib that has the name of the class.
    private static func outletWarning(
        _ type: Declaration,
        _ members: [Declaration],
        _ markers: [RouteMarker]
    ) -> Diagnostic? {
        let outlet = members.first { member in member.attributes.contains { $0.name == "IBOutlet" } }
        guard let outlet, let marker = markers.first else { return nil }
        return Problem(.unprovidedInstance, at: marker)
            .saying("`init()` connects the outlets of `\(type.name)` only if a nib has the name of the class")
            .noting("`\(outlet.name)` is an outlet", at: outlet.location)
            .advising(
                "if its scene is in a storyboard, mark a static function that makes the instance; if its nib has another "
                    + "name, write an `init()` that passes the name"
            )
    }

    /// The reason why a class without an initializer for it cannot be built by a call without arguments.
    private static func obstacle(_ type: Declaration, _ members: [Declaration]) -> Diagnostic? {
        let unsupported = Problem(.unsupportedHandler, at: type)
        // A class without a designated initializer has those of its superclass.
        if let other = members.first(where: { $0.kind == .initializer && !$0.modifiers.contains("convenience") }) {
            let isForStoryboards = other.parameters.first.map { TypeText($0.type).text } == "NSCoder"
            return unsupported.saying("`\(type.name)` has no `init()` that a route can call")
                .noting("this initializer is declared", at: other.location)
                .advising(
                    isForStoryboards
                        ? "write an `init()`, or mark a static function that returns the page of the storyboard"
                        : "mark that initializer, or write an `init()` that is visible and cannot fail"
                )
        }
        // It compiles, but UIKit stops the app.
        let superclass = type.inheritedTypes.first ?? ""
        if superclass == "UICollectionViewController" || superclass == "UIKit.UICollectionViewController" {
            return unsupported.saying(
                "`\(type.name)` cannot be built by `init()`, since a `UICollectionViewController` needs a layout"
            )
            .advising("write an `init()` that calls `super.init(collectionViewLayout:)`")
        }
        return nil
    }
}

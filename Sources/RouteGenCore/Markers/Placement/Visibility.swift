/// Determines whether generated code in another file of the module sees a declaration.
struct Visibility {
    /// The modifier that hides a declaration, and its reason in words.
    struct Restriction {
        /// The end of a sentence that starts with the declaration's name.
        let reason: String
        /// The place of the modifier; `nil` if it is on the declaration itself.
        let location: SourceLocation?
        /// The modifier to remove.
        let modifier: String

        /// A note about the modifier, unless it is on the declaration itself.
        var related: [Diagnostic.Related] { location.map { [$0.note("`\(modifier)` is here")] } ?? [] }
    }

    /// The outermost restriction for a declaration; `nil` if it is visible.
    static func restriction(of declaration: Declaration) -> Restriction? {
        for (index, scope) in declaration.enclosing.enumerated() where scope.kind != .extension {
            let outer = index > 0 ? declaration.enclosing[index - 1] : nil
            if let restriction = restriction(scope.modifiers, in: outer) {
                return Restriction(
                    reason: "is in `\(scope.name)`, which \(restriction.reason)",
                    location: restriction.location ?? scope.location,
                    modifier: restriction.modifier
                )
            }
        }
        return ownRestriction(of: declaration)
    }

    /// The restriction for a declaration where the types around it are visible; `nil` if there is none.
    static func ownRestriction(of declaration: Declaration) -> Restriction? {
        restriction(declaration.modifiers, in: declaration.enclosing.last)
    }

    /// The restriction for a declaration with these modifiers: one of them, or the default of a private extension.
    private static func restriction(_ modifiers: [String], in scope: Declaration?) -> Restriction? {
        if let hiding = modifiers.first(where: isHiding) {
            return Restriction(reason: "is \(hiding)", location: nil, modifier: hiding)
        }
        guard let scope, scope.kind == .extension, !modifiers.contains(where: isShowing),
            let hiding = scope.modifiers.first(where: isHiding)
        else { return nil }
        return Restriction(reason: "is \(hiding) because its extension is", location: scope.location, modifier: hiding)
    }

    private static func isHiding(_ modifier: String) -> Bool { modifier == "private" || modifier == "fileprivate" }

    private static func isShowing(_ modifier: String) -> Bool {
        modifier == "internal" || modifier == "package" || modifier == "public" || modifier == "open"
    }
}

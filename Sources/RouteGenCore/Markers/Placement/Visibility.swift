/// Determines whether generated code in another file of the module sees a declaration.
struct Visibility {
    /// The reason why a declaration is hidden.
    struct Obstacle {
        /// The end of a sentence that starts with the declaration's name.
        let reason: String
        /// The place of the modifier; `nil` if it is on the declaration itself.
        let location: SourceLocation?
        /// The modifier to remove.
        let modifier: String

        /// A note about the modifier, unless it is on the declaration itself.
        var related: [Diagnostic.Related] { location.map { [$0.note("`\(modifier)` is here")] } ?? [] }
    }

    /// The outermost obstacle for a declaration; `nil` if it is visible.
    static func obstacle(of declaration: Declaration) -> Obstacle? {
        for (index, scope) in declaration.enclosing.enumerated() where scope.kind != .extension {
            let outer = index > 0 ? declaration.enclosing[index - 1] : nil
            if let obstacle = obstacle(scope.modifiers, in: outer) {
                return Obstacle(
                    reason: "is in `\(scope.name)`, which \(obstacle.reason)",
                    location: obstacle.location ?? scope.location,
                    modifier: obstacle.modifier
                )
            }
        }
        return ownObstacle(of: declaration)
    }

    /// The obstacle for a declaration where the types around it are visible; `nil` if there is none.
    static func ownObstacle(of declaration: Declaration) -> Obstacle? {
        obstacle(declaration.modifiers, in: declaration.enclosing.last)
    }

    /// The obstacle for a declaration with these modifiers: one of them, or the default of a private extension.
    private static func obstacle(_ modifiers: [String], in scope: Declaration?) -> Obstacle? {
        if let hiding = modifiers.first(where: isHiding) {
            return Obstacle(reason: "is \(hiding)", location: nil, modifier: hiding)
        }
        guard let scope, scope.kind == .extension, !modifiers.contains(where: isShowing),
            let hiding = scope.modifiers.first(where: isHiding)
        else { return nil }
        return Obstacle(reason: "is \(hiding) because its extension is", location: scope.location, modifier: hiding)
    }

    private static func isHiding(_ modifier: String) -> Bool { modifier == "private" || modifier == "fileprivate" }

    private static func isShowing(_ modifier: String) -> Bool {
        modifier == "internal" || modifier == "package" || modifier == "public" || modifier == "open"
    }
}

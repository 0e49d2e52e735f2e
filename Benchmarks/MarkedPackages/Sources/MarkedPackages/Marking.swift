/// Which declarations get markers.
enum Marking {
    /// Every function and initializer, which nobody marks: what must hold is that no call is wrong.
    case everything
    /// The kinds that the apps mark which were read: cases of enumerations, initializers, functions, static functions and
    /// methods of classes, in types of the module itself.
    case asPeopleDo

    /// A kind of declaration that people mark.
    enum Kind: String, Codable, CaseIterable {
        case enumerationCase = "case"
        case initializer
        case function
        case staticFunction = "static function"
        case method = "method of a class"
    }

    /// Tells what a declaration is.
    ///
    /// - Parameters:
    ///   - word: Its keyword.
    ///   - isStatic: Whether it is `static` or `class`.
    ///   - scope: The type around it; `nil` outside of all.
    /// - Returns: Its kind; `nil` if it gets no marker.
    func kind(of word: String, isStatic: Bool, in scope: DeclarationScopes.Scope?) -> Kind? {
        guard case .asPeopleDo = self else {
            return word == "case" ? nil : word == "init" ? .initializer : scope == nil ? .function : .method
        }
        switch (word, scope?.kind) {
        case ("func", nil): return .function
        case ("func", _) where isStatic: return scope?.isOfType == true ? .staticFunction : nil
        case ("func", .class), ("func", .actor): return .method
        case ("init", _): return scope?.isOfType == true ? .initializer : nil
        case ("case", .enumeration): return .enumerationCase
        default: return nil
        }
    }
}

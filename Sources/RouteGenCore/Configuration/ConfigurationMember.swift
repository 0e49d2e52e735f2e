/// A member of `routegen.json`.
///
/// The reader, `routegen explain`, the schema for editors and the page of the configuration follow from it.
public struct ConfigurationMember: Sendable {
    /// The form of a value; strings are as expressions say.
    enum Form: Sendable {
        case one, bool
        case string(_ pattern: String? = nil)
        case choice([String], default: String? = nil)
        /// An array of strings.
        case list(_ pattern: String? = nil, isSet: Bool = true)
        /// An array of words, one of which must be there.
        case choices([String], required: String)
        /// An object whose names the author of the app chooses.
        case entries(names: String? = nil, _ values: String? = nil)
        /// An object whose names and values are words.
        case choicesByName(names: [String], values: [String])
        /// An object with members of its own.
        case object(Group)
        /// An array of objects, which need the members without a default.
        case array(Group)
    }

    /// The members of an object.
    enum Group: Sendable {
        case accessors, urls, rule
    }

    typealias Read = @Sendable (inout ConfigurationReader, LocatedJSON.Member, inout Configuration) -> Void

    /// The name.
    public let name: String
    let form: Form
    /// The meaning, as in a table of the documentation.
    public let meaning: String
    /// The default, as in a table of the documentation; `nil` if the member cannot be left out.
    public let otherwise: String?
    /// The page of the documentation that says more; `nil` if none does.
    public let page: String?
    /// Whether only the table of an app follows it, so that it is an error in other targets.
    public let isOfApp: Bool
    /// The name in earlier versions, which is still read, with a warning.
    let formerName: String?
    /// Whether a module can have it for every app that links the module.
    public let isShared: Bool
    /// Whether it is a member of a package's file, and not of a target's.
    let isOfPackage: Bool
    let read: Read

    init(
        _ name: String,
        _ form: Form,
        _ meaning: String,
        otherwise: String? = "none",
        page: String? = nil,
        isOfApp: Bool = false,
        isShared: Bool = false,
        isOfPackage: Bool = false,
        formerName: String? = nil,
        read: @escaping Read = { _, _, _ in }
    ) {
        self.name = name
        self.form = form
        self.meaning = meaning
        self.otherwise = otherwise
        self.page = page
        self.isOfApp = isOfApp
        self.formerName = formerName
        self.isShared = isShared
        self.isOfPackage = isOfPackage
        self.read = read
    }

    /// The member as it is written now, for a value under its former name, which may be a truth value for two choices.
    func spelling(of value: LocatedJSON) -> String {
        guard case .choice(let words, _) = form, case .bool(let isFirst) = value.content else { return name }
        return "\"\(name)\": \"\(words[isFirst ? 0 : 1])\""
    }
}

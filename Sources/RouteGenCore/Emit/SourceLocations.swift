/// The names of files by which the compiler reports its errors in calls of handlers at the handlers' own lines.
public enum SourceLocations: Hashable, Sendable {
    /// The paths of the sources as they were given.
    case asGiven
    /// The paths below a folder, so that the generated file is the same in each checkout.
    case below(String)
    /// No names: the file does not change when handlers move to other lines.
    case none

    /// The name of a file; `nil` if the compiler names the generated file.
    func name(of file: String) -> String? {
        switch self {
        case .asGiven: return file
        case .none: return nil
        case .below(let folder):
            let folder = folder.hasSuffix("/") ? folder : folder + "/"
            // The compiler warns about two paths that end with one name, so the name is another.
            return file.hasPrefix(folder) ? "\(file.dropFirst(folder.count)): marker" : file
        }
    }
}

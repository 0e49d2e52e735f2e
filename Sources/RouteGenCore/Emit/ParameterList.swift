import RoutePatterns
import RouteTables

extension Handler.Pattern {
    /// The names of the handler's parameters in the format of path constants, with the values that the marker fixes.
    func parameterList(_ handler: Handler) -> String {
        let names = handler.namedParameters.map(\.name)
        // A handler that takes all parameters as one dictionary has no parameter with that name.
        let others = marker.fixedParameters.map(\.key.value).filter { !names.contains($0) }
        return list(names) + (others.isEmpty ? "" : ";\(list(others))")
    }

    /// The same with the name of the handler's module, if it is needed.
    func parameterList(_ handler: Handler, namingModule: Bool) -> String {
        let list = parameterList(handler)
        guard namingModule else { return list }
        return "\(list)\(list.contains(";") ? ";" : ";;")\(handler.module)"
    }

    private func list(_ names: [String]) -> String {
        names.map { name in
            guard case .marker(let fixed) = binding(of: name) else { return name }
            return "\(name)=\(Self.percentEncoded(fixed.value.value))"
        }.joined(separator: ",")
    }

    /// The string with everything but unreserved characters encoded (RFC 3986, section 2.3).
    private static func percentEncoded(_ text: String) -> String {
        let bytes = text.utf8.flatMap { URLCharacters.isUnreserved($0) ? [$0] : URLCharacters.escape($0) }
        return String(decoding: bytes, as: UTF8.self)
    }
}

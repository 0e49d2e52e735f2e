import RouteGenCore

/// The paths and their classes in the form that TheRouter exports: `[{"path": ..., "class": ...}]`.
struct TheRouterMap {
    /// The paths, each with its class.
    ///
    /// The class of a free function is the function itself.
    let pathsAndClasses: [(path: String, className: String)]

    init(_ map: RouteMap) { pathsAndClasses = map.routes.map { ($0.pattern, Self.className(of: $0)) } }

    /// TheRouter's map as JSON, with a route on each line.
    var json: String {
        JSONValue.lines(pathsAndClasses.map { ["path": .string($0.path), "class": .string($0.className)] }) + "\n"
    }

    /// TheRouter's map as an XML property list.
    var propertyList: String {
        let items = pathsAndClasses.map { path, className in
            """
            \t<dict>
            \t\t<key>class</key>
            \t\t<string>\(XMLText.escaped(className))</string>
            \t\t<key>path</key>
            \t\t<string>\(XMLText.escaped(path))</string>
            \t</dict>

            """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <array>
            \(items.joined())</array>
            </plist>

            """
    }

    /// The type of a route's handler with its module: `FeatureA.AModule`; a free function is its own class.
    private static func className(of route: MappedRoute) -> String {
        let labels = route.handler.firstIndex(of: "(") ?? route.handler.endIndex
        guard let dot = route.handler[..<labels].lastIndex(of: ".") else { return route.handler }
        let owner = route.handler[..<dot]
        return owner == route.module ? String(route.handler[..<labels]) : String(owner)
    }
}

/// Text in an XML document.
enum XMLText {
    /// The string with the characters escaped that have a meaning in XML.
    ///
    /// XML has no way to write most control characters, so a replacement character stands for each of them.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\t", "\n": result.unicodeScalars.append(scalar)
            case "\r": result += "&#13;"
            case "\u{0}"..<" ", "\u{FFFE}"..."\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

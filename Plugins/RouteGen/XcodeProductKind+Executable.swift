#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension XcodeProduct.Kind {
        /// Whether such products are executable, so that their table holds everything that they link.
        ///
        /// Xcode has cases only for a few kinds. Apps for watches, App Clips, extensions and services are `other`, with
        /// the identifier that the project file has: `com.apple.product-type.app-extension.messages`.
        var isExecutable: Bool {
            switch self {
            case .application, .executable: true
            case .framework, .library: false
            case .other(let identifier): Self.isExecutable(identifier)
            @unknown default: false
            }
        }

        private static func isExecutable(_ identifier: String) -> Bool {
            let prefix = "com.apple.product-type."
            guard identifier.hasPrefix(prefix) else { return false }
            let family = identifier.dropFirst(prefix.count).prefix { $0 != "." }
            return ["application", "tool", "xpc-service"].contains(family) || family.hasSuffix("-extension")
        }
    }
#endif

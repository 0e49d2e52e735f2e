#if ALWAYS_OFF
    import NoSuchModule
#else
    import GoldenModels
#endif

#if ALWAYS_OFF
    /// @route //platform
    func platform() -> String { "off" }

    /// @route //off/:id
    func off(id: NoSuchType) -> NoSuchType { id }
#elseif os(Linux) || os(macOS) || os(iOS)
    /// @route //platform
    func platform() -> String { "known" }

    #if !ALWAYS_OFF
        #if swift(>=5)
            /// @route //nested
            func nested(account: Account? = nil) -> String { account?.name ?? "nobody" }
        #else
            /// @route //nested
            func nested(account: Int) -> Int { account }
        #endif
    #endif
#else
    /// @route //platform
    func platform() -> String { "unknown" }
#endif

#if ALWAYS_OFF
    typealias Key = String
    typealias Off = Int
#else
    typealias Key = Int
#endif

/// @route //key/:key
func key(_ key: Key) -> String { "\(key + 1)" }

#if !ALWAYS_OFF
    final class Tools {
        #if ALWAYS_OFF
            /// @route
            func hammer(_ off: Off) -> Int { off }
        #else
            /// @route
            func hammer() -> String { "hammer" }
        #endif

        /// @route
        func saw(wood: String) -> String {
            #if ALWAYS_OFF
                "off"
            #else
                "saw \(wood)"
            #endif
        }
    }
#endif

/// Everything in it is compiled out.
enum Nothing {
    #if ALWAYS_OFF
        /// @route
        static func nothing() -> Off { 0 }
    #endif
}

extension Nothing {
    #if ALWAYS_OFF || os(Linux) || os(macOS)
        /// @route //something
        @MainActor static func something() async -> String { "something" }
    #endif
}

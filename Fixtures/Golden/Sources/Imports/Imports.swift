@preconcurrency import struct Foundation.URL
internal import GoldenModels
@_spi(Internal) import RouterRuntime

#if canImport(Dispatch) && !ALWAYS_OFF
    import Dispatch
#endif

/// @route //imports/link
func link(_ url: URL, account: Account?) -> String { url.path }

#if canImport(Dispatch) && !ALWAYS_OFF
    /// @route //imports/queue
    func queue(_ queue: DispatchQueue?) -> String { queue?.label ?? "none" }
#endif

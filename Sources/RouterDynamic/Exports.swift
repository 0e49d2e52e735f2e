@_exported import RoutePatterns
@_exported import RouterPipeline

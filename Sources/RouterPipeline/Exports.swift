@_exported import RouterRuntime

@_exported public import RouterRuntime

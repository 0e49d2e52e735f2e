/// Declared as the system declares its own protocols, so that the compiler only warns of calls from elsewhere.
@preconcurrency @MainActor
public protocol Drawn {}

/// What isolates it is in another module than the types that conform to it.
public protocol Sheet: Drawn {}

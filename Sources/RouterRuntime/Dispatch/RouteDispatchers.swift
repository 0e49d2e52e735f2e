import RouteTables

/// The code of each module, by the module's name.
///
/// Generated code adds a property for each module, and tables of apps refer to them.
///
/// A table of many modules accesses a module's code when it calls one of the module's handlers. It does not refer to
/// the modules' own tables, so the linker can remove those that nothing else uses.
public enum RouteDispatchers {}

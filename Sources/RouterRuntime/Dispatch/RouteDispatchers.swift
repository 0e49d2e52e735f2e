import RouteTables

/// The code of each module, by the module's name; generated code adds a property for each, and apps' tables refer to them.
///
/// A table of many modules asks for a module's code when one of its handlers is called. The modules' own tables stay
/// untouched, so that the linker can leave out those that nothing else uses.
public enum RouteDispatchers {}

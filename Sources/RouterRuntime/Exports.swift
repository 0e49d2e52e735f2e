@_exported import RouteTables

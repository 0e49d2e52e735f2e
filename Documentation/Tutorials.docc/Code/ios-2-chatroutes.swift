// Everything in this module is generated; SwiftPM requires a source file in each target.

// The table of the app is generated; SwiftPM requires a source file in each target.

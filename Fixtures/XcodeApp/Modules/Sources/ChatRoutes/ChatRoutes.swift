// Everything in this module is generated; SwiftPM wants one source file in each target.

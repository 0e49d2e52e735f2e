import Testing

/// Tests that run the compiler without a package, beside those that build packages: one after the other, because some
/// of them run as many compilers as there are processors.
@Suite(.serialized, .onOwnThread) enum CompilerTests {}

/// The formats of generated files, one type each.
///
/// Generated code uses it.
///
/// Each generated file names its format, so that the compiler refuses a file that another version of the generator has
/// written, and nothing checks that at run time. A format that this version does not read is unavailable, with a message
/// that says what to do.
@_spi(Generated)
public enum RouteTableFormat {
    /// The format that this version generates and reads.
    public enum Version3 {}
}

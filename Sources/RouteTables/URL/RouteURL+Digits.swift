extension RouteURL {
    /// The number that the bytes between two offsets spell; `nil` if they are not one to eighteen digits.
    ///
    /// It is not generic, and a module of its own calls it: the compiler specializes generic functions with package
    /// access for no other module. The loop uses plain indices: in a debug build, the first use of a generic range or
    /// slice type searches all conformances of the app.
    package func digits(from start: Int, to end: Int) -> Int64? {
        guard start < end, end - start <= 18 else { return nil }
        return withBytes { bytes in
            var number: Int64 = 0
            var index = start
            while index < end {
                let digit = bytes[index] &- UInt8(ascii: "0")
                guard digit < 10 else { return nil }
                number = number &* 10 &+ Int64(digit)
                index += 1
            }
            return number
        }
    }
}

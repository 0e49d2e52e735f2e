/// Swift of every form that the lexer and the parser have a rule for.
enum Sample {
    static let text = ##"""
        #!/usr/bin/env swift
        @preconcurrency public import Models
        import class Foundation.NSString
        /// A prefix.
        /// @route //a
        @MainActor final class A<T: Sendable>: Base, @unchecked Sendable where T: Hashable {
            /** @route //b */
            public static func b(_ x: inout [String: Any], y z: @escaping @Sendable (Int) -> Void = { _ in }) async throws {}
            let a: Int, b = "\(f("\(1 + 2)"))", c: [Int] = [1, 2]
            lazy var d = { /* } */ "}" }()
            var e: Int { get async throws { 1 } }
            init?<U>(a: U...) where U: P { let r = /x{"y/; let s = #/ { /# }
            #if DEBUG && !os(Linux)
            /// C
            case c(a: Int = 1, _ b: [String])
            #elseif swift(>=6)
            subscript(i: Int) -> Int? { get { 1 } set {} }
            #else
            deinit { print(#"a"b"#, """
                x \(
                    y)
                """) }
            #endif
            /// stray
        }
        indirect enum `E e` { case x(Int), y = 2, z }
        infix operator <=> : Additive
        func ==<T>(a: T, b: T) -> Bool { a / b / c == 1 }
        extension A.B where T == Int { typealias X<Y> = (Y) async throws(Z) -> any P & Q }
        protocol P<R>: AnyObject { associatedtype R: Q = Int where R.S == Int
            /// @route //p
            func p() -> some Q
            var q: Int { get set } }
        func outer() { struct Local { /// @route //l
            func l() {} } }
        /**
         * Decorated
         *   @route //m
         */
        nonisolated(unsafe) private(set) var été = 1 // é
        /// end
        """##
}

import FuzzSupport

/// Reads a text as a value of the type that the first byte selects, writes it, and reads it again, also in a request.
@main enum ValuesTarget: FuzzTarget {
    static func test(_ input: UnsafeRawBufferPointer) {
        guard let choice = input.first else { return }
        guard let router = Kinds.router else { finding("there is no router") }
        let kind = Kinds.all[Int(choice) % Kinds.all.count]
        kind.test(String(decoding: input.dropFirst(), as: UTF8.self), router)
    }
}

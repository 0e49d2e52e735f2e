public import RouterRuntime

/// A link that someone asks for: its URL and its caller.
///
/// An app that cannot show a link yet saves the request, and asks again later with the same caller:
///
/// ```swift
/// let waiting = LinkRequest(url: "//chat/5", origin: .external)
/// let plan: LinkPlan<Screen> = try await router.plan(for: waiting)
/// ```
///
/// > Warning: Save the request rather than its URL. A URL without its caller would come back as the app's own, to which
/// > every route is open. Say by ``trustedOriginsKey`` that the saved data is the app's; otherwise the caller is read as
/// > `external`.
public struct LinkRequest: Hashable, Sendable {
    /// The URL as it was asked for.
    public let url: String
    /// The caller.
    public let origin: RouteOrigin

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - origin: The caller.
    public init(url: String, origin: RouteOrigin) {
        self.url = url
        self.origin = origin
    }
}

extension RouteRequest {
    /// The request that a detour has put off; `nil` if no detour led here.
    ///
    /// The handler of a login continues with it later:
    ///
    /// ```swift
    /// func logIn(_ request: RouteRequest) {
    ///     if let next = request.postponed { print("after the login: \(next.url) from \(next.origin)") }
    /// }
    /// ```
    public var postponed: LinkRequest? {
        storage.hops.postponed.map { LinkRequest(url: $0.url, origin: $0.origin) }
    }
}

extension LinkRequest: Codable {
    private enum CodingKeys: String, CodingKey {
        case url, origin
    }

    /// The key of the callers that data may name, a `Set` of `RouteOrigin`, in the `userInfo` of a decoder.
    ///
    /// Data names its own caller, so others could write a request that comes from the app. A caller that is not in the set
    /// is read as `external`, and without a set, every caller is. An app that reads what only it could write says so:
    ///
    /// ```swift
    /// func savedLink(_ data: Data) throws -> LinkRequest {
    ///     let decoder = JSONDecoder()
    ///     decoder.userInfo[LinkRequest.trustedOriginsKey] = Set(RouteOrigin.allCases)
    ///     return try decoder.decode(LinkRequest.self, from: data)
    /// }
    /// ```
    ///
    /// Data of Handoff, of a shared file or of an app group is not of that kind.
    public static let trustedOriginsKey: CodingUserInfoKey = {
        guard let key = CodingUserInfoKey(rawValue: "LinkRequest.trustedOrigins") else {
            preconditionFailure("each string is a key")
        }
        return key
    }()

    /// Reads a request, whose caller is `external` unless the decoder allows another one; see ``trustedOriginsKey``.
    ///
    /// - Throws: `DecodingError`, also for a caller that does not exist.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        url = try container.decode(String.self, forKey: .url)
        let named = try container.decodeOrigin(forKey: .origin)
        let trusted = decoder.userInfo[Self.trustedOriginsKey] as? Set<RouteOrigin>
        origin = trusted?.contains(named) == true ? named : .external
    }

    /// Writes the request.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(url, forKey: .url)
        try container.encode(origin.rawValue, forKey: .origin)
    }
}

extension KeyedDecodingContainer {
    /// Reads a caller from its number.
    ///
    /// - Throws: `DecodingError`, also for a caller that does not exist.
    package func decodeOrigin(forKey key: Key) throws -> RouteOrigin {
        let number = try decode(UInt8.self, forKey: key)
        guard let origin = RouteOrigin(rawValue: number) else {
            throw DecodingError.dataCorruptedError(
                forKey: key,
                in: self,
                debugDescription: "no caller has the number \(number)"
            )
        }
        return origin
    }
}

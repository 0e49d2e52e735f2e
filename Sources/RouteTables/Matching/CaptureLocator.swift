/// Finds the captures of a match.
///
/// It has pointers to the URL's bytes and to the found route, and the table, so it must not outlive any of them.
struct CaptureLocator {
    let table: PackedText
    let bytes: UnsafeBufferPointer<UInt8>
    let foundPlace: UnsafePointer<FoundRoute>
    let partsPlace: UnsafePointer<RouteURL.Parts>

    private var found: FoundRoute { foundPlace.pointee }
    private var parts: RouteURL.Parts { partsPlace.pointee }

    /// The index of the pattern.
    @inline(__always)
    var patternIndex: Int { Int(foundPlace.pointee.patternIndex) }

    /// The range of a capture, and whether it takes several components; `nil` if it is absent.
    @inline(__always)
    func locate(_ index: Int) -> (range: Range<Int>, isRepeated: Bool)? {
        if foundPlace.pointee.captures == 0 { return foundPlace.pointee.component(index).map { ($0, false) } }
        return locateByRecord(index)
    }

    /// Finds a capture by its record in the table.
    @inline(never)
    private func locateByRecord(_ index: Int) -> (range: Range<Int>, isRepeated: Bool)? {
        guard let record = record(index), let base = bytes.baseAddress else { return nil }
        if record.kind == CaptureKind.query { return queryItem(record).map { ($0, false) } }
        guard let region = region(record.region) else { return nil }
        let form = record.region <= CaptureRegion.host ? .folded : parts.form(at: region.lowerBound)
        switch record.kind {
        case CaptureKind.fromStart: return (component(record.first, in: region), false)
        case CaptureKind.fromEnd: return (component(fromEnd: record.first, in: region), false)
        case CaptureKind.components:
            let start = component(record.first, in: region).lowerBound
            let end = component(fromEnd: record.second, in: region).upperBound
            return start <= end ? (start..<end, record.group == 1) : nil
        case CaptureKind.groupFromStart:
            let part = component(record.first, in: region)
            return group(record, CanonicalBytes(base, part, form)).map { ($0, false) }
        case CaptureKind.groupFromEnd:
            let part = component(fromEnd: record.first, in: region)
            return group(record, CanonicalBytes(base, part, form)).map { ($0, false) }
        case CaptureKind.regexGroup: return regexGroup(record, base).map { ($0, false) }
        case CaptureKind.wholeGroup, CaptureKind.repeatedGroup:
            return group(
                record,
                CanonicalBytes(base, region, form),
                codes: RouteMatcher.codes(table, bytes, parts, found)
            )
            .map { ($0, record.kind == CaptureKind.repeatedGroup) }
        default: return nil
        }
    }

    /// The decoded value of a capture; `nil` if it is absent.
    @inline(never)
    func text(_ index: Int) -> String? {
        guard let range = locate(index)?.range else { return isEmpty(index) ? "" : nil }
        return parts.decoded(bytes, range)
    }

    /// The decoded values of a capture: one for each component or query item of a repeated capture.
    @inline(never)
    func texts(_ index: Int) -> [String] {
        if found.captures != 0, let values = queryValues(index) { return values }
        guard let located = locate(index) else { return isEmpty(index) ? [""] : [] }
        return located.isRepeated
            ? RouteURL.components(bytes, located.range) : [parts.decoded(bytes, located.range)]
    }

    /// Whether a capture has the empty string, because it takes no component.
    private func isEmpty(_ index: Int) -> Bool {
        found.captures != 0 && record(index)?.kind == CaptureKind.empty
    }

    /// The values of a capture that is repeated in the query; `nil` for other captures.
    @inline(never)
    private func queryValues(_ index: Int) -> [String]? {
        guard let record = record(index), record.kind == CaptureKind.query, record.second == 1 else { return nil }
        var values: [String] = []
        let requirement = QueryRequirement(table, record.first, parts.queryForm)
        var items = QueryItems(bytes, requirement.items(bytes, parts))
        while let item = items.next() {
            if requirement.isNamed(bytes, item.name), requirement.accepts(bytes, item.value) {
                values.append(parts.decoded(bytes, item.value))
            }
        }
        return values
    }

    private func record(_ index: Int) -> CaptureRecord? {
        guard index >= 0, index < table.number4(at: Int(found.captures)) else { return nil }
        let record = CaptureRecord(table: table, offset: Int(found.captures) &+ 4 &+ 24 &* index)
        return record.kind == CaptureKind.absent ? nil : record
    }

    /// The part of the URL that contains a capture; `nil` if it has no components.
    @inline(never)
    private func region(_ region: Int) -> Range<Int>? {
        switch region {
        case CaptureRegion.scheme: return Int(parts.start)..<Int(parts.schemeEnd)
        case CaptureRegion.host: return Int(parts.hostStart)..<Int(parts.hostEnd)
        case CaptureRegion.path: return parts.path
        case CaptureRegion.fragment: return parts.fragmentPath(in: bytes)
        default: return Int(parts.start)..<Int(parts.end)
        }
    }

    /// The component at an index from the start.
    @inline(never)
    private func component(
        _ index: Int,
        in region: Range<Int>
    ) -> Range<Int> {
        var start = region.lowerBound
        var remaining = index
        while true {
            var end = start
            while end < region.upperBound, bytes[end] != UInt8(ascii: "/") { end &+= 1 }
            if remaining == 0 || end == region.upperBound { return start..<end }
            remaining -= 1
            start = end &+ 1
        }
    }

    /// The component at an index from the end.
    @inline(never)
    private func component(
        fromEnd index: Int,
        in region: Range<Int>
    ) -> Range<Int> {
        var end = region.upperBound
        var remaining = index
        while true {
            var start = end
            while start > region.lowerBound, bytes[start &- 1] != UInt8(ascii: "/") { start &-= 1 }
            if remaining == 0 || start == region.lowerBound { return start..<end }
            remaining -= 1
            end = start &- 1
        }
    }

    @inline(never)
    private func group(_ record: CaptureRecord, _ source: CanonicalBytes, codes: [UInt8] = []) -> Range<Int>? {
        PackedProgram(table, at: record.program).range(ofGroup: record.group, in: source, codes: codes)
    }

    /// A group of a `regex` route, whose subject is the whole URL with scheme and host in lower case, in the spelling
    /// that is matched.
    private func regexGroup(_ record: CaptureRecord, _ base: UnsafePointer<UInt8>) -> Range<Int>? {
        let source = CanonicalBytes(
            base,
            Int(parts.start)..<Int(parts.end),
            .path,
            foldedUntil: parts.foldedEnd
        )
        return group(record, source)
    }

    @inline(never)
    private func queryItem(_ record: CaptureRecord) -> Range<Int>? {
        let requirement = QueryRequirement(table, record.first, parts.queryForm)
        guard let base = bytes.baseAddress, let value = requirement.find(bytes, requirement.items(bytes, parts)).value
        else {
            return nil
        }
        return record.program == 0 ? value : group(record, CanonicalBytes(base, value, requirement.form))
    }
}

/// How to find a capture in a matched URL: six numbers in the table.
private struct CaptureRecord {
    let table: PackedText
    let offset: Int

    var kind: Int { table.number4(at: offset) }
    var region: Int { table.number4(at: offset &+ 4) }
    var first: Int { table.number4(at: offset &+ 8) }
    var second: Int { table.number4(at: offset &+ 12) }
    var program: Int { table.number4(at: offset &+ 16) }
    var group: Int { table.number4(at: offset &+ 20) }
}

extension RouteURL.Parts {
    /// The end of the part of the URL in which case is ignored: scheme and host.
    package var foldedEnd: Int { Int(max(schemeEnd, hostEnd)) }
}

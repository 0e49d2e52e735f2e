import RouteTables

/// Matches the components of a path or fragment with all variants of a pattern at once.
///
/// A place tells how much of a variant has matched so far. Places are ordered by the ranks that led to them, so the
/// best match is known at the end without a second search. Each place is kept once, so the walk is linear in the length
/// of the URL.
package struct ComponentWalk {
    /// The match of the best variant.
    package struct Result {
        /// The index of the variant.
        let variant: Int
        /// The rank of each component.
        let codes: [UInt8]
        let endsWithEmptyRest: Bool
    }

    private struct Place: Hashable {
        var variant: Int
        /// The index of the next step.
        var step: Int
        /// The state within a step that spans components; `outside` before a step, `inside` within a step that loops.
        var state: Int

        static let outside = -1
        static let inside = -2
    }

    /// A place and the order of the ranks that led to it.
    private struct Ranked {
        var place: Place
        var order: Int
        var code: Int = 0
    }

    private let variants: [PreparedVariant]
    private var places: [Ranked]
    /// For each component, the rank of each order there and the previous order.
    private var history: [[(order: Int, code: Int)]] = []

    private init(_ variants: [PreparedVariant]) {
        self.variants = variants
        places = variants.indices.map { Ranked(place: Place(variant: $0, step: 0, state: Place.outside), order: 0) }
    }

    /// The variant that matches best.
    ///
    /// - Parameters:
    ///   - variants: The variants of the pattern.
    ///   - text: The URL.
    ///   - range: The components, separated by slashes; `nil` if there is none.
    ///   - parts: The parts of the URL.
    /// - Returns: The match; `nil` if no variant matches.
    static func best(
        of variants: [PreparedVariant],
        _ text: UnsafePointer<UInt8>,
        _ range: Range<Int>?,
        _ parts: RouteURL.Parts
    ) -> Result? {
        let form = range.map { parts.form(at: $0.lowerBound) } ?? .path
        guard variants.contains(where: { $0.mayMatch(text, range, form) }) else { return nil }
        var walk = ComponentWalk(variants)
        if let range {
            var start = range.lowerBound
            while true {
                var end = start
                while end < range.upperBound, text[end] != UInt8(ascii: "/") { end += 1 }
                walk.pass(CanonicalBytes(text, start..<end, form))
                if walk.places.isEmpty { return nil }
                guard end < range.upperBound else { break }
                start = end + 1
            }
        }
        return walk.result
    }

    /// Advances to the places after a component.
    private mutating func pass(_ component: CanonicalBytes) {
        var next: [Ranked] = []
        for ranked in places {
            enter(ranked.place, ranked.order, component, &next)
            if ranked.place.state == Place.inside {
                let place = Place(variant: ranked.place.variant, step: ranked.place.step + 1, state: Place.outside)
                enter(place, ranked.order, component, &next)
            }
        }
        if next.count > 1 { next.sort { ($0.order, $0.code) < ($1.order, $1.code) } }
        var ranks: [(order: Int, code: Int)] = []
        var seen: Set<Place> = []
        places.removeAll(keepingCapacity: true)
        for ranked in next {
            if ranks.last.map({ $0 != (ranked.order, ranked.code) }) ?? true {
                ranks.append((ranked.order, ranked.code))
            }
            guard next.count == 1 || seen.insert(ranked.place).inserted else { continue }
            places.append(Ranked(place: ranked.place, order: ranks.count - 1))
        }
        history.append(ranks)
    }

    /// Adds the places to which a component leads from one place.
    private func enter(
        _ place: Place,
        _ order: Int,
        _ component: CanonicalBytes,
        _ next: inout [Ranked]
    ) {
        let steps = variants[place.variant].steps
        guard place.step < steps.count else { return }
        let prepared = steps[place.step]
        let step = prepared.step
        // A step that has taken a component no longer follows an empty `**`.
        let code = place.state == Place.outside ? step.code : Int(step.rank.rawValue) * 2
        var after = Place(variant: place.variant, step: place.step + 1, state: Place.outside)
        if step.loops { after = Place(variant: place.variant, step: place.step, state: Place.inside) }
        if step.isSpan, let automaton = prepared.automaton {
            let state = automaton.run(IteratorSequence(component), from: place.state >= 0 ? place.state : nil)
            if automaton.labels[state] != 0 { next.append(Ranked(place: after, order: order, code: code)) }
            let inside = automaton.next(state, UInt8(ascii: "/"))
            if inside != Automaton.dead {
                let place = Place(variant: place.variant, step: place.step, state: inside)
                next.append(Ranked(place: place, order: order, code: code))
            }
        } else if prepared.matches(component) {
            next.append(Ranked(place: after, order: order, code: code))
        }
    }

    /// The best place at which a variant may end.
    private var result: Result? {
        func mayEnd(_ place: Place) -> Bool {
            let count = variants[place.variant].steps.count
            return place.step == count && place.state == Place.outside
                || place.step == count - 1 && place.state == Place.inside
        }
        let ends = places.filter { mayEnd($0.place) }
        let best = ends.min { left, right in
            func key(_ ranked: Ranked) -> (Int, Int, Int) {
                (ranked.order, variants[ranked.place.variant].endsWithEmptyRest ? 1 : 0, ranked.place.variant)
            }
            return key(left) < key(right)
        }
        guard let best else { return nil }
        var codes: [UInt8] = []
        var order = best.order
        for ranks in history.reversed() {
            codes.append(UInt8(truncatingIfNeeded: ranks[order].code))
            order = ranks[order].order
        }
        return Result(
            variant: best.place.variant,
            codes: codes.reversed(),
            endsWithEmptyRest: variants[best.place.variant].endsWithEmptyRest
        )
    }
}

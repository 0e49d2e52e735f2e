/// The part of the page's script that finds the routes that nearly match a URL.
enum NearestScript {
    static let text = #"""
        // A part of a pattern is a literal, or an object with its spelling, with `literal` for one that is spelled in
        // another way, with `mayBeNone` and `loops` if it may take no component or several, and with `needsText` or an
        // automaton for what it matches.
        const spellingOf = part => typeof part === "string" ? part : part.spelling;
        const literalOf = part => typeof part === "string" ? part : part.literal;

        // The number of letters to insert, remove, replace or exchange with a neighbor.
        function lettersBetween(left, right) {
          let [beforePrevious, previous] = [[], Array.from({ length: right.length + 1 }, (_, index) => index)];
          for (let row = 1; row <= left.length; row++) {
            const current = [row];
            for (let column = 1; column <= right.length; column++) {
              const exchange = previous[column - 1] + (left[row - 1] === right[column - 1] ? 0 : 1);
              let cost = Math.min(exchange, previous[column] + 1, current[column - 1] + 1);
              if (row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]) {
                cost = Math.min(cost, beforePrevious[column - 2] + 1);
              }
              current.push(cost);
            }
            [beforePrevious, previous] = [previous, current];
          }
          return previous[right.length];
        }

        // The distance of a text from a part of a pattern: 0 if it matches, 1 for a near miss, 3 for a literal that is
        // not similar, 2 for anything else; and the number of wrong letters of a near miss.
        function differenceOf(part, text, accepts) {
          const literal = literalOf(part);
          if (literal === undefined) {
            if (part.needsText) return [text === "" ? 2 : 0, 0];
            return [accepts && part.automaton && !accepts(part.automaton, text) ? 2 : 0, 0];
          }
          if (literal === text) return [0, 0];
          const allowed = Math.max(1, Math.floor(Math.min(literal.length, text.length) / 3));
          if (literal.length > 100 || text.length > 100 || Math.abs(literal.length - text.length) > allowed) return [3, 0];
          const letters = literal.length > 1 ? lettersBetween(lowercased(literal), lowercased(text)) : allowed + 1;
          return letters <= allowed ? [1, letters] : [3, 0];
        }

        const distanceOf = (part, text, accepts) => differenceOf(part, text, accepts)[0];

        // The cheapest alignment of the parts of a pattern with the components of a URL, with its first difference.
        function alignment(parts, texts, accepts) {
          let below = [{ cost: 0, letters: 0, first: null, meetsLiteral: false }];
          for (let index = texts.length - 1; index >= 0; index--) {
            below.unshift({ ...below[0], cost: below[0].cost + 2, first: { surplus: index } });
          }
          for (let place = parts.length - 1; place >= 0; place--) {
            const part = parts[place];
            const row = [];
            for (let index = texts.length; index >= 0; index--) {
              let best = part.mayBeNone ? below[index]
                : { ...below[index], cost: below[index].cost + 2, first: { missing: place } };
              if (index < texts.length) {
                const [distance, letters] = differenceOf(part, texts[index], accepts);
                // A part that takes several components may take further ones.
                const isLoop = part.loops && row[index + 1].cost < below[index + 1].cost;
                const next = isLoop ? row[index + 1] : below[index + 1];
                const exchange = { cost: next.cost + distance, letters: next.letters + letters,
                  first: distance ? { place, index } : next.first,
                  meetsLiteral: next.meetsLiteral || literalOf(part) !== undefined && distance < 2 };
                if (exchange.cost <= best.cost) best = exchange;
                if (row[index + 1].cost + 2 < best.cost) {
                  best = { ...row[index + 1], cost: row[index + 1].cost + 2, first: { surplus: index } };
                }
              }
              row[index] = best;
            }
            below = row;
          }
          return below[0];
        }

        // Compares a pattern with a URL: the cost, the first reason why it does not match, and whether both have
        // something in common. A comparison with `accepts` also tries constraints.
        function comparison(pattern, url, accepts, isMatch) {
          if (pattern.isExpression) return { cost: isMatch ? 0 : 100, letters: 0, reason: null, isAlike: isMatch };
          const result = { cost: 0, letters: 0, reason: null, isAlike: false };
          const note = (cost, reason) => {
            result.cost += cost;
            result.reason = result.reason || reason;
          };
          const text = part => writtenPart(url, part);
          const distance = (part, component) => distanceOf(part, component.text, accepts);
          // Messages about further components would not help.
          let path = url.path.slice(0, 60);
          if (pattern.scheme) {
            if (!url.scheme) note(2, reasonOf("missingScheme", spellingOf(pattern.scheme)));
            else if (distance(pattern.scheme, url.scheme)) {
              note(2, reasonOf("otherScheme", text(url.scheme), spellingOf(pattern.scheme)));
            }
          } else if (url.isForeign) note(2, foreignReason(url));
          // One missing or extra slash turns the first component into a host.
          if (!pattern.host && url.host) {
            const isFirst = pattern.path.length > 0 && distance(pattern.path[0], url.host) === 0;
            note(isFirst ? 1 : 3, reasonOf("surplusHost", text(url.host)));
            if (isFirst) path = [url.host, ...path];
          } else if (pattern.host && !url.host) {
            const isLiteral = literalOf(pattern.host) !== undefined;
            const isFirst = isLiteral && path.length > 0 && distance(pattern.host, path[0]) === 0;
            note(isFirst ? 1 : 3, reasonOf("missingHost", spellingOf(pattern.host)));
            if (isFirst) path = path.slice(1);
            result.isAlike = isFirst;
          } else if (pattern.host) {
            const [between, letters] = differenceOf(pattern.host, url.host.text, accepts);
            result.letters += letters;
            result.isAlike = literalOf(pattern.host) !== undefined && between < 2;
            if (between) note(between === 1 ? 1 : 4, reasonOf("otherHost", text(url.host), spellingOf(pattern.host)));
          }
          const aligned = alignment(pattern.path, path.map(component => component.text), accepts);
          result.letters += aligned.letters;
          if (aligned.cost) note(aligned.cost, pathReason(aligned.first, pattern.path, path.map(text)));
          const hosts = pattern.host === undefined ? [] : [pattern.host];
          const hasLiterals = [...pattern.path, ...hosts].some(part => literalOf(part) !== undefined);
          result.isAlike = result.isAlike || aligned.meetsLiteral || !hasLiterals;
          if (accepts) for (const item of pattern.query) compareItem(item, url, accepts, note);
          if (pattern.fragment) {
            const wanted = "/" + pattern.fragment.map(spellingOf).join("/");
            const parts = url.fragment && url.fragment.slice(0, 60);
            const cost = parts && alignment(pattern.fragment, parts.map(part => part.text), accepts).cost;
            if (!parts) note(2, reasonOf("missingFragment", wanted));
            else if (cost) note(cost, reasonOf("otherFragment", "/" + parts.map(text).join("/"), wanted));
          }
          if (accepts && !result.reason && !isMatch) note(1, reasonOf("path"));
          return result;
        }

        const writtenPart = (url, part) => part && decoded(url.bytes.slice(part.start, part.end));

        // Why a URL begins with none of the app's own links.
        function foreignReason(url) {
          const { scheme, host, ownLinks } = url;
          const own = ownLinks.filter(link => link.startsWith(scheme.text + ":")).sort();
          if (!own.length) return reasonOf("foreignScheme", writtenPart(url, scheme));
          const start = scheme.text + "://";
          // The app gives a named host, as in `https://:server`, when it starts.
          const isOwn = link => link === start + host.text || [start + host.text + "/", start + ":"].some(begin => link.startsWith(begin));
          if (host && !own.some(isOwn)) return reasonOf("foreignHost", writtenPart(url, host));
          return reasonOf("foreignLink", textOf(own[0]));
        }

        function pathReason({ surplus, missing, place, index }, parts, texts) {
          if (missing !== undefined) return reasonOf("missingComponent", spellingOf(parts[missing]));
          if (surplus !== undefined) return reasonOf("surplusComponent", surplus + 1, texts[surplus]);
          return reasonOf("otherComponent", index + 1, texts[index], spellingOf(parts[place]));
        }

        function compareItem({ name, inFragment, value }, url, accepts, note) {
          const item = itemsOf(url, inFragment).find(item => item.name === name);
          const place = inFragment ? "fragment" : "query";
          if (!item) {
            if (!value.mayBeNone) note(1, reasonOf("missingItem", place, name));
            return;
          }
          const text = decodedPart(url, ...item.value);
          if (text === "" && value.mayBeNone) return;
          if (distanceOf(value, bytesOf(text).replace(notPlain, escaped), accepts)) {
            note(1, reasonOf("otherItem", place, name, text, spellingOf(value)));
          }
        }

        // The nearest routes, the nearest first, as the runtime's messages name them. The page compares all patterns in
        // pieces, so that it reacts to keys, and stops if the result is no longer wanted.
        async function nearestRoutes(patterns, url, accepts, matches, excluded, isWanted) {
          const nearestFirst = (left, right) =>
            left.cost - right.cost || left.letters - right.letters || left.index - right.index;
          const compared = (index, accepts) =>
            ({ index, ...comparison(patterns[index], url, accepts, matches.has(index)) });
          const rough = [];
          for (let index = 0; index < patterns.length && isWanted(); index++) {
            if (index % 200 === 199) await new Promise(resolve => setTimeout(resolve));
            const candidate = compared(index, null);
            if (!excluded.has(index) && candidate.cost <= 6 && candidate.isAlike) rough.push(candidate);
          }
          rough.sort(nearestFirst);
          const close = rough.slice(0, 16).map(({ index }) => compared(index, accepts)).sort(nearestFirst);
          const allowed = Math.min(6, (close.length ? close[0].cost : 0) + 2);
          return close.filter(({ cost }) => cost <= allowed).slice(0, 3);
        }
        """#
}

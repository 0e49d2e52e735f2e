extension PageScript {
    /// The search for the routes of a URL.
    static let matching = #"""
        // All routes of a table that match a URL, each once, best first: with their pattern, the list of their captures
        // in the table, and the components that led to them, the last one first.
        function findRoutes(table, url) {
          const found = [];
          const seen = new Set();
          const host = url.host ? [url.host] : null;
          const places = 2 + url.path.length + (url.fragment || []).length;
          // Where a search has been before: a byte for each such place of the table and of the URL.
          const visited = new Map();

          function visit(memory, parts, index) {
            const place = index + (parts === url.path ? 1 : parts === url.fragment ? 2 + url.path.length : 0);
            if (!visited.has(memory)) visited.set(memory, new Uint8Array(places));
            const isFirst = visited.get(memory)[place] === 0;
            visited.get(memory)[place] = 1;
            return isFirst;
          }

          // The ways to continue at a node, best first.
          function choices({ node, parts, index, steps }) {
            const { literals, edges, ends, fragment, memory } = table.node(node);
            if (index === parts.length) {
              const atEnd = ends.length ? [{ ends, steps }] : [];
              return fragment && url.fragment && parts !== url.fragment
                ? [{ node: fragment, parts: url.fragment, index: 0, steps }, ...atEnd] : atEnd;
            }
            const isHost = parts === host;
            if (memory && !visit(memory, parts, index)) return [];
            const component = parts[index];
            const after = isHost ? { parts: url.path, index: 0 } : { parts, index: index + 1 };
            const literal = literals.get(component.text);
            const next = literal ? [{ code: 0, target: literal }] : [];
            return [...next, ...table.targets(edges, component.text)].map(({ code, target }) =>
              ({ node: target, ...after, steps: { component, code, isHost, before: steps } }));
          }

          function end({ ends, steps }) {
            for (const { pattern, query, captures } of ends) {
              if (seen.has(pattern) || query && !table.items(query).every(item => fits(item, url))) continue;
              seen.add(pattern);
              found.push({ pattern, captures, steps });
            }
          }

          // A list of what is left to try, and no recursion, because URLs may have any number of components.
          function walk(start) {
            const { withoutHost, withHost } = start;
            const node = host ? withHost : withoutHost;
            const pending = node ? [{ node, parts: host || url.path, index: 0, steps: null }] : [];
            while (pending.length) {
              const place = pending.pop();
              if (place.ends) end(place);
              else pending.push(...choices(place).reverse());
            }
          }

          for (const { start, schemes, expressions } of table.roots) {
            if (url.scheme) {
              for (const { target } of table.targets(schemes, url.scheme.text)) walk(table.start(target));
            }
            if (!url.isForeign) walk(start);
            if (expressions.length) {
              const text = wholeURL(url).map(([text]) => text).join("");
              for (const { automaton, pattern, captures } of expressions) {
                if (table.label(automaton, text)) end({ ends: [{ pattern, query: 0, captures }], steps: null });
              }
            }
          }
          return found;
        }

        // Whether the items of a URL satisfy what a route requires. Only the first item of a name counts.
        function fits(required, url) {
          const item = firstItem(url, required);
          return item ? required.accepts(item.text) || !required.isRequired && item.text === "" : !required.isRequired;
        }

        // The canonical characters of a part of a URL with the places where they end.
        function units(bytes, start, end, form, foldedEnd = 0) {
          let at = start;
          return bytes.slice(start, end).match(unitsOfURLs)?.map(unit => {
            const isFolded = at < foldedEnd;
            at += unit.length;
            const text = canonicalUnit(unit, form);
            return [isFolded && text.length === 1 ? lowercased(text) : text, at];
          }) || [];
        }

        // The whole URL as expressions match it: scheme and host are in lower case.
        function wholeURL(url) {
          return url.units || (url.units = units(url.bytes, url.start, url.bytes.length, "path", url.foldedEnd));
        }
        """#
}

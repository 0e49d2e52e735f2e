/// The part of the page's script that reads compiled tables and finds the routes of a URL in them.
enum TableScript {
    static let text = #"""
        // The parts of a table. Each is decoded when it is first needed, and remembered.
        function tableReader(table) {
          const digit = at => table.charCodeAt(at) & 63;
          const short = at => digit(at) << 6 | digit(at + 1);
          const number = at => short(at) << 12 | short(at + 2);
          const wide = (at, digits) => digits === 1 ? digit(at) : digits === 2 ? short(at) : number(at);
          const remembered = read => {
            const known = new Map();
            return at => {
              if (!known.has(at)) known.set(at, read(at));
              return known.get(at);
            };
          };
          const list = (at, size, read) =>
            Array.from({ length: number(at) }, (_, index) => read(at + 4 + size * index));

          const start = at => ({ withoutHost: number(at), withHost: number(at + 4) });

          const root = at => ({ start: start(at), schemes: number(at + 8) ? edges(number(at + 8)) : [],
            expressions: number(at + 12) ? list(number(at + 12), 12, at =>
              ({ automaton: number(at), pattern: number(at + 4), captures: number(at + 8) })) : [] });

          const edges = at => list(at, 16, at => ({ code: number(at), kind: number(at + 4), first: number(at + 8),
            second: number(at + 12) }));

          const node = remembered(offset => {
            const [, rightShift, probe, flags] = [0, 1, 2, 3].map(index => digit(offset + index));
            const result = { literals: new Map(), edges: [], ends: [], fragment: 0, memory: 0 };
            const end = (pattern, query, captures) => ({ pattern, query, captures });
            if (flags & 32) {
              result.ends = [end(number(offset) >> 6, 0, 0)];
              return result;
            }
            let at = offset + 4;
            const next = () => number((at += 4) - 4);
            if (flags & 2) result.edges.push({ code: 8, kind: 1, first: next(), second: 0 });
            if (flags & 4) {
              const more = next();
              if (number(more) === 1) return node(number(more + 4));
              result.memory = number(more + 4);
              result.fragment = number(more + 8);
              // The free edge comes after others of the same code.
              result.edges = edges(more + 12).concat(result.edges).sort((left, right) => left.code - right.code);
            }
            if (flags & 1) result.ends = [end(next(), 0, 0)];
            if (flags & 16) result.ends = list(next(), 12, at => end(number(at), number(at + 4), number(at + 8)));
            if (flags & 8) readLiterals(offset + (probe & 0x1c), probe, rightShift, result.literals);
            return result;
          });

          function readLiterals(slots, probe, rightShift, literals) {
            const beginning = at => table.slice(at, at + 8).split("/")[0];
            const readLabel = (first, at) => {
              const length = short(at);
              const target = at + 2 + Math.max(length - 8, 8);
              literals.set(first + table.slice(target - (length - 8), target), target);
            };
            if (probe & 2) {
              if (probe & 1) readLabel(beginning(slots), slots + 8);
              else literals.set(beginning(slots), slots + 8);
              return;
            }
            for (let index = 0; index < 2 ** (64 - rightShift); index++) {
              const slot = slots + 12 * index;
              const target = number(slot + 8);
              if (target >= 1 << 23) readLabel(beginning(slot), target - (1 << 23));
              else if (target) literals.set(beginning(slot), target);
            }
          }

          const automaton = remembered(at => {
            const digits = [1, 2, 4][number(at)];
            const columns = at + 36;
            const columnDigits = Math.min(digits, 2);
            return { start: number(at + 8), shift: number(at + 4), labels: number(at + 12), digits,
              columns: Array.from({ length: 128 }, (_, byte) => wide(columns + columnDigits * byte, columnDigits)),
              transitions: columns + 128 * columnDigits };
          });

          // The label that an automaton gives to a canonical text; 0 if it rejects the text.
          function label(at, text) {
            const { start, shift, labels, digits, columns, transitions } = automaton(at);
            let state = start;
            for (let index = 0; index < text.length && state; index++) {
              state = wide(transitions + digits * (state << shift | columns[text.charCodeAt(index)]), digits);
            }
            return state && short(labels + 2 * state);
          }

          const chosen = (targets, label) => label && number(targets + 4 * (label - 1));

          // The targets of a list of edges for a text: the offsets of nodes or starts, with their codes, best first.
          function targets(edges, text) {
            const result = [];
            for (const { code, kind, first, second } of edges) {
              let target = 0;
              if (kind === 0 || kind === 1 && text) target = first;
              else if (kind === 2) target = label(first, text) && second;
              else if (kind === 3) target = chosen(second, label(first, text));
              else if (kind === 4) target = node(first).literals.get(text) || 0;
              else if (kind === 5) target = table.slice(first + 4, first + 4 + number(first)) === text && second;
              if (target) result.push({ code, target });
            }
            return result;
          }

          const item = remembered(at => {
            const value = at + 16 + number(at);
            const [kind, operand] = [number(at + 8), number(at + 12)];
            const name = table.slice(at + 16, value);
            // A space marks an item of the fragment.
            const inFragment = name.startsWith(" ");
            return { name: inFragment ? name.slice(1) : name, inFragment, isRequired: number(at + 4) === 1,
              accepts: text => kind === 0 ? table.slice(value, value + operand) === text
                : kind === 1 || (kind === 2 ? text !== "" : label(operand, text) !== 0) };
          });
          const items = remembered(at => list(at, 4, at => item(number(at))));

          const captures = remembered(at => list(at, 24, at => {
            const numbers = [0, 4, 8, 12, 16, 20].map(place => number(at + place));
            const [kind, region, first, second, program, group] = numbers;
            return { kind, region, first, second, program, group };
          }));

          const program = remembered(at => {
            let place = at + 8;
            const next = () => number((place += 4) - 4);
            const instructions = Array.from({ length: number(at) }, () => {
              const kind = digit(place++);
              if (kind === 0) return { kind };
              if (kind !== 3) return { kind, first: next(), second: next() };
              const second = next();
              const bits = Array.from({ length: 22 }, (_, index) => digit(place + index));
              place += 22;
              return { kind, second, takes: byte => bits[Math.floor(byte / 6)] >> byte % 6 & 1 };
            });
            return { instructions, start: number(at + 4) };
          });

          const roots = [8, 12, 16].map(number).filter(at => at).map(root);
          return { roots, node, start, label, targets, item, items, captures, program };
        }

        // All routes of a table that match a URL, each once, best first: with their pattern, the list of their captures
        // in the table, and the components that led to them, the last one first.
        function findRoutes(table, url) {
          const found = [];
          const seen = new Set();
          const host = url.host ? [url.host] : null;
          const places = 2 + url.path.length + (url.fragment || []).length;
          // The places that the search has visited: a byte for each pair of a place of the table and one of the URL.
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

          // A list of the remaining choices instead of recursion, because URLs may have any number of components.
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
          const written = bytes.slice(start, end).match(unitsOfURLs) || [];
          return canonicalUnits(written, form).map((text, index) => {
            const isFolded = at < foldedEnd;
            at += written[index].length;
            return [isFolded && text.length === 1 ? lowercased(text) : text, at];
          });
        }

        // The whole URL as expressions match it: scheme and host are in lower case.
        function wholeURL(url) {
          return url.units || (url.units = units(url.bytes, url.start, url.bytes.length, "path", url.foldedEnd));
        }
        """#
}

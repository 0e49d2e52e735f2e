/// The part of the page's script that reads the captures of a match, and what a call needs of them.
enum CaptureScript {
    static let text = #"""
        // The components that were captured on the way to a match, if the table has no list of its captures.
        function notedComponents(match) {
          const noted = [];
          for (let step = match.steps; step; step = step.before) if ([3, 4].includes(step.code >> 1)) noted.push(step);
          return noted.reverse().map(step => step.component);
        }

        // The place of a capture in the URL; null if it is absent, or takes nothing.
        function captureRange(table, url, match, index) {
          if (!match.captures) return notedComponents(match)[index] || null;
          const { kind, region, first, second, program, group } = table.captures(match.captures)[index];
          const inGroup = (start, end, form, codes = null) => {
            const isFolded = region < 2 || region === 2 && url.options.ignoreCase;
            const text = units(url.bytes, start, end, form, isFolded ? end : 0);
            return groupRange(table.program(program), group, start, text, codes);
          };
          if (kind === 7) {
            const required = table.item(first);
            const item = firstItem(url, required);
            if (!item || !required.accepts(item.text)) return null;
            const [start, end] = item.value;
            return program ? inGroup(start, end, formOfItems(url, required.inFragment)) : { start, end };
          }
          if (kind === 6) return groupRange(table.program(program), group, url.start, wholeURL(url), null);
          const parts = [url.scheme && [url.scheme], url.host && [url.host], url.path, url.fragment][region];
          if (!parts || !parts.length) return null;
          const fromStart = index => parts[Math.min(index, parts.length - 1)];
          const fromEnd = index => parts[Math.max(parts.length - 1 - index, 0)];
          const { start, end } = kind === 3 ? { start: fromStart(first).start, end: fromEnd(second).end }
            : kind === 1 || kind === 4 ? fromStart(first) : kind === 2 || kind === 5 ? fromEnd(first)
            : { start: parts[0].start, end: parts[parts.length - 1].end };
          if (kind <= 3) return kind > 0 && start <= end ? { start, end, isRepeated: kind === 3 && group === 1 } : null;
          if (kind <= 5) return inGroup(start, end, "path");
          if (kind > 9) return null;
          const codes = new Map();
          for (let step = match.steps; step; step = step.before) {
            if (!step.isHost) codes.set(step.component.start, step.code);
          }
          const range = inGroup(start, end, "path", codes);
          return range && { ...range, isRepeated: kind === 9 };
        }

        // The decoded texts of a capture: one for each component or query item of one that is repeated.
        function captureTexts(table, url, match, index) {
          const { kind, first, second } = match.captures ? table.captures(match.captures)[index] : {};
          if (kind === 7 && second === 1) {
            const required = table.item(first);
            return itemsOf(url, required.inFragment)
              .filter(item => item.key === required.name && required.accepts(item.text))
              .map(item => decodedPart(url, ...item.value));
          }
          const range = captureRange(table, url, match, index);
          if (!range) return kind === 10 ? [""] : [];
          if (!range.isRepeated) return [decodedPart(url, range.start, range.end)];
          return url.bytes.slice(range.start, range.end).split("/").map(decoded);
        }

        // The place of a group in a text that a program matches as a whole; null if the group takes no part in that.
        //
        // All ways through the program are followed in parallel, in order of preference.
        function groupRange({ instructions, start }, group, from, units, codes) {
          const reached = new Array(instructions.length).fill(-1);
          let generation = 0;

          // Adds the places that a thread reaches without a character.
          function add(threads, thread, position) {
            const pending = [thread];
            while (pending.length) {
              const { place, first, last } = pending.pop();
              if (reached[place] === generation) continue;
              reached[place] = generation;
              const { kind, first: left, second: right } = instructions[place];
              if (kind === 0 || kind === 3) threads.push({ place, first, last });
              else if (kind === 1) pending.push({ place: right, first, last }, { place: left, first, last });
              else if (kind === 2) {
                pending.push({ place: right, first: left === 2 * group ? position : first,
                  last: left === 2 * group + 1 ? position : last });
              } else if (!codes || (codes.get(position) || 0) === left) pending.push({ place: right, first, last });
            }
          }

          let threads = [];
          add(threads, { place: start, first: -1, last: -1 }, from);
          for (const [text, position] of units) {
            for (const character of text) {
              const following = [];
              generation++;
              for (const { place, first, last } of threads) {
                const { kind, second, takes } = instructions[place];
                if (kind !== 3 || !takes(character.charCodeAt(0))) continue;
                add(following, { place: second, first, last }, position);
              }
              threads = following;
            }
          }
          const match = threads.find(thread => instructions[thread.place].kind === 0);
          return match && match.first >= 0 && match.last >= 0 ? { start: match.first, end: match.last } : null;
        }

        // The bounds of integers, by the names of their types.
        const integerBounds = Object.fromEntries([["", 64], ["8", 8], ["16", 16], ["32", 32], ["64", 64]].flatMap(
          ([suffix, width]) => [["Int" + suffix, [-(2n ** BigInt(width - 1)), 2n ** BigInt(width - 1) - 1n]],
            ["UInt" + suffix, [0n, 2n ** BigInt(width) - 1n]]]));

        // Whether a text is a value of a standard type.
        function readsAs(type, text) {
          if (type === "Bool") return /^(?:true|false|yes|no|on|off|[01])$/.test(lowercased(text));
          if (type === "Character") return [...new Intl.Segmenter().segment(text)].length === 1;
          if (type === "Double" || type === "Float") {
            const number = /^[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?$/.test(text) ? Number(text) : NaN;
            return Number.isFinite(type === "Float" ? Math.fround(number) : number);
          }
          const [, sign, digits] = text.match(/^([+-]?)([0-9]+)$/) || [];
          if (digits === undefined) return false;
          const [least, most] = integerBounds[type];
          // A number with very many digits takes long to read.
          const significant = digits.replace(/^0+/, "");
          if (significant.length > 20) return false;
          const number = BigInt(significant || "0") * (sign === "-" ? -1n : 1n);
          return number >= least && number <= most;
        }

        // The forms that a number or a truth value has in another type's form.
        function looseForms(written) {
          const text = written.replace(/^\s+|\s+$/g, "");
          if (readsAs("Bool", text)) return /^(?:true|yes|on|1)$/.test(lowercased(text)) ? [text, "1", "true"] : [text, "0", "false"];
          if (!readsAs("Double", text)) return [text];
          const [, whole] = text.match(/^([^.]+)[.]0*$/) || [];
          const number = Number(text);
          const isWhole = Number.isInteger(number) && Math.abs(number) <= 2 ** 53;
          return [text, ...(whole ? [whole] : isWhole ? [String(number)] : []), number === 0 ? "false" : "true"];
        }

        // The text of a number as Swift writes it.
        function numberText(text) { return String(BigInt(text.replace(/^[+]/, ""))); }

        // The reason why a call for a match fails; null if none is known.
        function callProblem(handler, readings, table, url, match) {
          const problemOf = ({ name, type, standard, cases, isLoose, isFlag }, text) => {
            if (isFlag && text === "") return null;
            const form = [text, ...(isLoose ? looseForms(text) : [])].find(form => !standard || readsAs(standard, form));
            if (form === undefined) return reasonOf("invalidParameter", text, standard, name, handler);
            if (!cases) return null;
            const value = standard && standard !== "Character" ? numberText(form) : form;
            if (cases.some(known => known.normalize() === value.normalize())) return null;
            const list = cases.slice(0, caseLimit).join(", ") + (cases.length > caseLimit ? ", ..." : "");
            return reasonOf("invalidParameter", value, type, name, handler) + reasonOf("cases", list);
          };
          for (const reading of readings || []) {
            const { name, capture, problem, missing, isArray } = reading;
            if (problem) return problem;
            const texts = capture !== undefined ? captureTexts(table, url, match, capture)
              : itemsOf(url).filter(item => item.name === name).map(item => decodedPart(url, ...item.value));
            if (!texts.length && missing) return reasonOf("missingParameter", handler, name, missing);
            const reason = (isArray ? texts : texts.slice(0, 1)).map(text => problemOf(reading, text)).find(found => found);
            if (reason) return reason;
          }
          return null;
        }
        """#
}

/// The part of the page's script that splits and decodes URLs, as the runtime does.
enum URLScript {
    static let text = #"""
        // URLs are handled as bytes of UTF-8, one in each character of a text.
        function bytesOf(text) {
          const bytes = new TextEncoder().encode(text);
          let result = "";
          for (let at = 0; at < bytes.length; at += 4096) {
            result += String.fromCharCode(...bytes.subarray(at, at + 4096));
          }
          return result;
        }

        function textOf(bytes) {
          const array = Uint8Array.from(bytes, byte => byte.charCodeAt(0));
          return new TextDecoder("utf-8", { ignoreBOM: true }).decode(array);
        }

        function decoded(bytes) {
          const byte = escape => String.fromCharCode(parseInt(escape.slice(1), 16));
          return textOf(bytes.replace(/%[0-9A-Fa-f]{2}/g, byte));
        }

        function lowercased(bytes) { return bytes.replace(/[A-Z]+/g, letters => letters.toLowerCase()); }

        function escaped(byte) {
          return "%" + byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0");
        }

        // The reasons why a text is no URL, and why rewriting rules find no route.
        class URLProblem extends Error {}
        class RewriteProblem extends URLProblem {}

        // The characters that a URL may contain without an escape, and those whose escapes equal the characters.
        const plain = /^[\w.~:/?#[\]@!$&'()*+,;=-]$/;
        const notPlain = /[^\w.~:/?#[\]@!$&'()*+,;=-]/g;
        const unreserved = /^[\w.~-]$/;

        // The canonical form of a byte or an escape, in a "path", or in a "query" or a "spacedQuery", where escapes equal
        // delimiters. In the latter, a plus sign is a space.
        function canonicalUnit(unit, form) {
          if (unit === "+" && form === "spacedQuery") return "%20";
          if (unit.length === 1) return plain.test(unit) ? unit : escaped(unit);
          const byte = String.fromCharCode(parseInt(unit.slice(1), 16));
          return (form === "path" ? unreserved : plain).test(byte) ? byte : unit.toUpperCase();
        }

        const unitsOfURLs = /%[0-9A-Fa-f]{2}|[^]/g;

        function canonical(bytes, form = "path") {
          const isCanonical = bytes.search(notPlain) < 0 && !(form === "spacedQuery" && bytes.includes("+"));
          return isCanonical ? bytes : bytes.replace(unitsOfURLs, unit => canonicalUnit(unit, form));
        }

        // A part of a URL: its place, and its canonical form for matching.
        function part(bytes, start, end, isFolded = false) {
          const text = canonical(bytes.slice(start, end));
          // Escapes have upper-case digits in lower case, too.
          const folded = one => one.length === 1 ? one.toLowerCase() : one;
          return { start, end, text: isFolded ? text.replace(/%..|[A-Z]/g, folded) : text };
        }

        // The components of a path or a fragment, without its first and one trailing slash.
        function components(bytes, start, end, isFolded = false) {
          if (start < end && bytes[start] === "/") start++;
          if (start === end) return [];
          if (bytes[end - 1] === "/") end--;
          const result = [];
          for (;;) {
            let next = bytes.indexOf("/", start);
            if (next < 0 || next > end) next = end;
            result.push(part(bytes, start, next, isFolded));
            if (next === end) return result;
            start = next + 1;
          }
        }

        // Splits a URL, or a path with what follows it. The options are those of the app's configuration.
        function splitURL(bytes, options, pathFrom = null) {
          const url = { bytes, options, start: pathFrom || 0, scheme: null, host: null, isForeign: false };
          let at = url.start;
          let foldedEnd = 0;
          let afterScheme = at;
          let user = 0;
          if (pathFrom === null) {
            const scheme = /^[A-Za-z][A-Za-z0-9+.-]*(?=:)/.exec(bytes);
            if (scheme) {
              foldedEnd = scheme[0].length;
              url.scheme = part(bytes, 0, foldedEnd, true);
              at = afterScheme = foldedEnd + 1;
            }
            if (bytes.startsWith("//", at)) {
              const end = at + 2 + bytes.slice(at + 2).match(/^[^/?#]*/)[0].length;
              const start = Math.max(at + 2, bytes.lastIndexOf("@", end - 1) + 1);
              if (bytes[start] === "[" && start < end && !bytes.slice(start, end).includes("]")) {
                throw new URLProblem(`at byte ${start}: the '[' of the host has no ']'`);
              }
              user = start - at - 2;
              if (start < end) url.host = part(bytes, start, end, true);
              foldedEnd = Math.max(foldedEnd, end);
              at = end;
            }
          }
          checkEscapes(bytes, afterScheme);
          // Patterns do not see the user and the password before the host.
          if (user) return splitURL(bytes.slice(0, afterScheme + 2) + bytes.slice(afterScheme + 2 + user), options);
          const pathEnd = at + bytes.slice(at).match(/^[^?#]*/)[0].length;
          if (pathEnd - at > 16384) throw new URLProblem("the path is longer than 16,384 bytes");
          let queryEnd = bytes.indexOf("#", pathEnd);
          if (queryEnd < 0) queryEnd = bytes.length;
          url.foldedEnd = foldedEnd;
          url.path = components(bytes, at, pathEnd, options.ignoreCase);
          url.query = bytes[pathEnd] === "?" ? [pathEnd + 1, queryEnd] : [queryEnd, queryEnd];
          url.fragmentStart = queryEnd;
          const [fragmentEnd, itemsStart] = fragmentEnds(bytes, Math.min(queryEnd + 1, bytes.length));
          url.fragment = queryEnd < bytes.length ? components(bytes, queryEnd + 1, fragmentEnd) : null;
          url.fragmentItems = [itemsStart, bytes.length];
          return url;
        }

        // The end of the fragment's path, and the start of its items: what follows its first "?", or all of the fragment
        // if it begins with a name and "=".
        function fragmentEnds(bytes, start) {
          const fragment = bytes.slice(start);
          if (/^[^/?]+=/.test(fragment)) return [start, start];
          const end = start + fragment.match(/^[^?]*/)[0].length;
          return [end, Math.min(end + 1, bytes.length)];
        }

        // Escapes must be well-formed, and consecutive ones of a character must be UTF-8.
        function checkEscapes(bytes, from) {
          const byteAt = at => {
            const digits = bytes.slice(at + 1, at + 3);
            if (!/^[0-9A-Fa-f]{2}$/.test(digits)) {
              throw new URLProblem(`at byte ${at}: '%' is not followed by two hexadecimal digits`);
            }
            return parseInt(digits, 16);
          };
          for (let start = bytes.indexOf("%", from); start >= 0; start = bytes.indexOf("%", start)) {
            const lead = byteAt(start);
            const count = lead < 0x80 ? 1 : lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
            let isText = count > 0;
            for (let index = 1; index < count && isText; index++) {
              const byte = bytes[start + 3 * index] === "%" ? byteAt(start + 3 * index) : 0;
              const [first, last] = index > 1 ? [0x80, 0xbf] : { 0xe0: [0xa0, 0xbf], 0xed: [0x80, 0x9f],
                0xf0: [0x90, 0xbf], 0xf4: [0x80, 0x8f] }[lead] || [0x80, 0xbf];
              isText = byte >= first && byte <= last;
            }
            if (!isText) throw new URLProblem(`at byte ${start}: the escapes are not UTF-8`);
            start += 3 * count;
          }
        }

        // How items of the query or of the fragment are compared.
        const formOfItems = (url, inFragment) => !inFragment && url.options.plusIsSpace ? "spacedQuery" : "query";

        // The decoded text of a part of a URL. A plus sign of the query may be a space.
        function decodedPart(url, start, end) {
          const text = url.bytes.slice(start, end);
          const isSpaced = url.options.plusIsSpace && start >= url.query[0] && end <= url.query[1];
          return decoded(isSpaced ? text.replaceAll("+", " ") : text);
        }

        // The items of a URL's query or fragment: the places of names and values, and their canonical forms.
        function itemsOf(url, inFragment = false) {
          const place = inFragment ? "itemsOfFragment" : "itemsOfQuery";
          if (url[place]) return url[place];
          const [start, end] = inFragment ? url.fragmentItems : url.query;
          const form = formOfItems(url, inFragment);
          const items = url[place] = [];
          for (let at = start, next; at < end; at = next + 1) {
            next = url.bytes.indexOf("&", at);
            if (next < 0 || next > end) next = end;
            if (next === at) continue;
            const [name] = url.bytes.slice(at, next).match(/^[^=]*/);
            const value = [Math.min(at + name.length + 1, next), next];
            items.push({ start: at, value, name: decodedPart(url, at, at + name.length), key: canonical(name, form),
              text: canonical(url.bytes.slice(...value), form) });
          }
          return items;
        }

        // The first item that has the name of a required one, in canonical form.
        function firstItem(url, { name, inFragment }) {
          const place = inFragment ? "firstOfFragment" : "firstOfQuery";
          url[place] = url[place] || new Map([...itemsOf(url, inFragment)].reverse().map(item => [item.key, item]));
          return url[place].get(name);
        }

        // The prefixes of the app's own URLs, the longest first.
        function readLinks(links, options) {
          return links.map(link => {
            const prefix = bytesOf(link.prefix).replace(/(?<=[^/])\/$/, "");
            const folded = options.ignoreCase ? prefix.length : /^(?:[^:/]*:)?(?:\/\/[^/]*)?/.exec(prefix)[0].length;
            return { prefix: lowercased(prefix.slice(0, folded)) + prefix.slice(folded), folded,
              replacement: bytesOf(link.replacement) };
          }).sort((left, right) => right.prefix.length - left.prefix.length);
        }

        // Splits a URL after replacing its prefix.
        function reduceURL(bytes, links, options) {
          for (const { prefix, folded, replacement } of links) {
            const end = prefix.length;
            if (lowercased(bytes.slice(0, folded)) + bytes.slice(folded, end) !== prefix) continue;
            // A prefix ends where a scheme, a host or a component ends.
            if (bytes.length > end && !/[:/]$/.test(prefix) && !/[/?#]/.test(bytes[end])) continue;
            const isScheme = prefix.endsWith(":");
            if (replacement === "" && isScheme) return splitURL(bytes, options);
            const leavesPath = replacement === "" || replacement === "/" && prefix.endsWith("//");
            if (leavesPath) return splitURL(bytes, options, end);
            const rest = bytes.slice(end);
            // A path of two slashes does not become a host.
            const separator = replacement.endsWith(":") && !isScheme && rest.startsWith("//") ? "//"
              : /[^/:]$/.test(replacement) && /^[^/?#]/.test(rest) ? "/" : "";
            return splitURL(replacement + separator + rest, options);
          }
          const url = splitURL(bytes, options);
          url.isForeign = links.length > 0 && url.scheme !== null;
          return url;
        }
        """#
}

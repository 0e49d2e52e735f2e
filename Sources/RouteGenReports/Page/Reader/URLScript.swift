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

        // The canonical forms of bytes and escapes. An escape that is part of no character of UTF-8 is U+FFFD.
        function canonicalUnits(units, form) {
          const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
          const byteOf = unit => unit.length > 1 ? parseInt(unit.slice(1), 16) : 0;
          const isText = run => {
            try { return run.every(byteOf) && !!decoder.decode(Uint8Array.from(run, byteOf)); }
            catch { return false; }
          };
          let continuing = 0;
          return units.map((unit, index) => {
            const byte = byteOf(unit);
            if (byte >= 0x80 && !continuing--) {
              const count = byte < 0xc2 || byte > 0xf4 ? 0 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
              const run = units.slice(index, index + count);
              continuing = 0;
              if (!count || run.length < count || !isText(run)) return "%EF%BF%BD";
              continuing = count - 1;
            }
            return canonicalUnit(unit, form);
          });
        }

        function canonical(bytes, form = "path") {
          const isCanonical = bytes.search(notPlain) < 0 && !(form === "spacedQuery" && bytes.includes("+"));
          return isCanonical ? bytes : canonicalUnits(bytes.match(unitsOfURLs) || [], form).join("");
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
          let other = null;
          if (pathFrom === null) {
            const scheme = /^[A-Za-z][A-Za-z0-9+.-]*(?=:)/.exec(bytes);
            if (scheme) {
              foldedEnd = scheme[0].length;
              url.scheme = part(bytes, 0, foldedEnd, true);
              at = afterScheme = foldedEnd + 1;
            }
            if (bytes.startsWith("//", at)) {
              const end = at + 2 + bytes.slice(at + 2).match(/^[^/?#]*/)[0].length;
              if (end - at - 2 > 1024) throw new URLProblem(reasonOf("authorityTooLong"));
              const start = Math.max(at + 2, bytes.lastIndexOf("@", end - 1) + 1);
              const unsuitable = bytes.slice(at + 2, end).search(/\\|[\0- \x7f](?=[^]*@)/);
              if (unsuitable >= 0) throw new URLProblem(reasonOf("unsuitableAuthority", at + 2 + unsuitable));
              if (bytes[start] === "[" && start < end && !bytes.slice(start, end).includes("]")) {
                throw new URLProblem(reasonOf("unclosedBracket", start));
              }
              const name = bytes.slice(start, end);
              const ports = /^[^]+:[0-9]*(:[0-9]*)$/.exec(name);
              if (ports) {
                throw new URLProblem(reasonOf("severalPorts", end - ports[1].length));
              }
              const written = name && otherHost(name, bytes.slice(0, Math.max(afterScheme - 1, 0)));
              // Patterns see neither the user and the password before the host nor another form of it.
              if (start > at + 2 || written !== name) other = bytes.slice(0, at + 2) + written + bytes.slice(end);
              if (start < end) url.host = part(bytes, start, end, true);
              foldedEnd = Math.max(foldedEnd, end);
              at = end;
            }
          }
          const pathEnd = at + bytes.slice(at).match(/^[^?#]*/)[0].length;
          if (pathEnd - at > 16384) throw new URLProblem(reasonOf("tooLong"));
          if (other !== null) return splitURL(other, options);
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

        // A host in the form in which hosts are compared: without the scheme's default port, and in the ASCII form of IDNA.
        function otherHost(bytes, scheme) {
          const [, name, port = ""] = /^([^]+?)(:[0-9]*)?$/.exec(bytes) || [null, bytes];
          const isDefault = /^https:(443)?$|^http:(80)?$/.test(lowercased(scheme) + port);
          return (asciiName(name) ?? name) + (isDefault ? "" : port);
        }

        // The ASCII form of a name; null if the name is ASCII, or has characters that no name has.
        function asciiName(bytes) {
          const text = decoded(bytes);
          if (!/[^\x00-\x7f]/.test(text)) return null;
          const wide = one => String.fromCharCode(one.charCodeAt(0) - 0xfee0).toLowerCase();
          const mapped = [...text].map(one => /[\u3002\uff0e\uff61]/.test(one) ? "."
            : /[\xad\u200b\u2060\ufe00-\ufe0f\ufeff]/.test(one) ? "" : one === "\u1e9e" ? "\xdf"
            : /[\uff01-\uff5e]/.test(one) ? wide(one) : one.toLowerCase()).join("");
          if (/[^\w.\xa1-\u{10ffff}-]|\ufffd/u.test(mapped)) return null;
          const labels = mapped.split(".").map(label => /^[\x00-\x7f]*$/.test(label) ? label : punycode(label));
          return labels.includes(null) ? null : labels.join(".");
        }

        // The Punycode of a label (RFC 3492); null if it is too long.
        function punycode(label) {
          const scalars = [...label].map(one => one.codePointAt(0));
          if (scalars.length > 63) return null;
          const basic = scalars.filter(one => one < 0x80).map(one => String.fromCharCode(one)).join("");
          let output = "xn--" + basic + (basic && "-");
          let [next, delta, bias] = [0x80, 0, 72];
          const digit = value => String.fromCharCode(value < 26 ? value + 0x61 : value + 22);
          for (let handled = basic.length; handled < scalars.length; delta++, next++) {
            const smallest = Math.min(...scalars.filter(one => one >= next));
            delta += (smallest - next) * (handled + 1);
            next = smallest;
            for (const scalar of scalars) {
              if (scalar < next) delta++;
              if (scalar !== next) continue;
              let rest = delta;
              for (let place = 36; ; place += 36) {
                const threshold = Math.min(Math.max(place - bias, 1), 26);
                if (rest < threshold) break;
                output += digit(threshold + (rest - threshold) % (36 - threshold));
                rest = Math.floor((rest - threshold) / (36 - threshold));
              }
              output += digit(rest);
              delta = Math.floor(delta / (handled === basic.length ? 700 : 2));
              delta += Math.floor(delta / ++handled);
              for (bias = 0; delta > 455; bias += 36) delta = Math.floor(delta / 35);
              bias += Math.floor(36 * delta / (delta + 38));
              delta = 0;
            }
          }
          return output;
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
            const nameEnd = at + name.length;
            items.push({ start: at, nameEnd, value, name: decodedPart(url, at, nameEnd), key: canonical(name, form),
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
            const prefix = bytesOf(link.prefix).replace(/(?<=[^/])\/$/, "")
              .replace(/^([^:/]*)(:?\/\/)([^/]+)/, (_, scheme, slashes, host) => scheme + slashes + otherHost(host, scheme));
            const folded = options.ignoreCase ? prefix.length : /^(?:[^:/]*:)?(?:\/\/[^/]*)?/.exec(prefix)[0].length;
            return { prefix: lowercased(prefix.slice(0, folded)) + prefix.slice(folded), folded,
              replacement: bytesOf(link.replacement) };
          }).sort((left, right) => right.prefix.length - left.prefix.length);
        }

        // Splits a URL after replacing its prefix.
        function reduceURL(bytes, links, options) {
          if (links.length && /^[^/]*\/\/[^/?#]*[:@%\x80-\xff]/.test(bytes)) bytes = splitURL(bytes, options).bytes;
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
          url.ownLinks = links.map(({ prefix }) => prefix);
          return url;
        }
        """#
}

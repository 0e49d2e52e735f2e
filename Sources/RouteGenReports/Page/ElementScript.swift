/// The part of the page's script that makes elements, whose content is always text.
enum ElementScript {
    static let text = #"""
        // An element with properties and children; a text becomes a text node, never markup.
        function element(name, properties, ...children) {
          const result = document.createElement(name);
          for (const [key, value] of Object.entries(properties || {})) {
            if (key === "scope") result.setAttribute(key, value);
            else result[key] = value;
          }
          result.append(...children.filter(child => child !== null));
          return result;
        }

        // Characters that are invisible or change the order of others. The page shows their numbers.
        const invisible = new RegExp(
          "[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5"
            + "\\u180b-\\u180f\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff"
            + "\\uffa0\\ufff0-\\ufffb\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}]", "gu");

        // The nodes of a text, in which the words of a search are marked.
        function textNodes(text, words = []) {
          const nodes = [];
          let last = 0;
          for (const match of text.matchAll(invisible)) {
            nodes.push(...markedNodes(text.slice(last, match.index), words));
            const number = match[0].codePointAt(0).toString(16).toUpperCase().padStart(4, "0");
            nodes.push(element("span", { className: "hidden-character" }, "U+" + number));
            last = match.index + match[0].length;
          }
          nodes.push(...markedNodes(text.slice(last), words));
          return nodes;
        }

        function markedNodes(text, words) {
          const lower = text.toLowerCase();
          // In a few languages, lower case has another length. Then the places of words are not known.
          if (!words.length || lower.length !== text.length) return text ? [text] : [];
          const nodes = [];
          let last = 0;
          while (last < text.length) {
            let start = -1;
            let length = 0;
            for (const word of words) {
              const found = lower.indexOf(word, last);
              if (found >= 0 && (start < 0 || found < start || found === start && word.length > length)) {
                start = found;
                length = word.length;
              }
            }
            if (start < 0) break;
            if (start > last) nodes.push(text.slice(last, start));
            nodes.push(element("mark", {}, text.slice(start, start + length)));
            last = start + length;
          }
          if (last < text.length) nodes.push(text.slice(last));
          return nodes;
        }

        function code(text, words) { return element("code", {}, ...textNodes(text, words)); }

        function badge(...content) { return element("span", { className: "badge" }, ...content); }

        function plural(number, noun) {
          return number.toLocaleString("en") + " " + noun + (number === 1 ? "" : "s");
        }
        """#
}

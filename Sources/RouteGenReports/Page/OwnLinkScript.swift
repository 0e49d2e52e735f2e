/// The part of the page's script that offers the URLs of a route to copy and to try.
enum OwnLinkScript {
    static let text = #"""
        // The URLs that an app's link with a prefix makes of a URL, which the link reduces to that URL again.
        function withPrefix({ prefix, replacement }, example) {
          const start = prefix.replace(/(?<=[^/])\/$/, "");
          if (replacement === "" && start.endsWith(":")) return [start + example];
          if (!example.startsWith(replacement)) return [];
          const rest = example.slice(replacement.length);
          return [start + rest, start + "/" + rest];
        }

        // A function that writes a URL with a scheme of the app, and on a web host of the app: by the first links in the
        // configuration that the app reduces to the URL.
        function ownURLs(map, { preferredPrefixes: prefixes, options }) {
          const read = readLinks(map.links, options);
          const partsOf = text => {
            const { host, path, query, fragmentStart, isForeign, bytes } = reduceURL(bytesOf(text), read, options);
            return JSON.stringify([host && host.text, path.map(component => component.text), bytes.slice(...query),
              bytes.slice(fragmentStart), !!isForeign]);
          };
          const order = link => prefixes.indexOf(link.prefix) < 0 ? prefixes.length : prefixes.indexOf(link.prefix);
          const links = [...map.links].sort((left, right) => order(left) - order(right));
          const isWeb = link => /^https?:/i.test(link.prefix);
          const groups = [links.filter(link => !isWeb(link)), links.filter(isWeb)];
          return example => {
            if (!example) return [];
            if (/^[A-Za-z][A-Za-z0-9+.-]*:/.test(example)) return [example];
            const wanted = partsOf(example);
            const found = groups.map(links => links.flatMap(link => withPrefix(link, example))
              .find(text => partsOf(text) === wanted)).filter(url => url);
            return found.length ? found : [example];
          };
        }

        // A button that copies a text, and says so.
        function copyButton(text, name) {
          const button = element("button", { type: "button", className: "small", title: "Copy " + name }, "Copy");
          button.setAttribute("aria-label", "Copy " + name);
          button.addEventListener("click", async () => {
            const isCopied = await copied(text);
            button.textContent = isCopied ? "Copied" : "Not copied";
            setTimeout(() => { button.textContent = "Copy"; }, 1500);
          });
          return button;
        }

        async function copied(text) {
          try {
            await navigator.clipboard.writeText(text);
            return true;
          } catch {
            // A file that was opened without a server may have no clipboard of its own.
            const field = element("textarea", { value: text, className: "outside" });
            document.body.append(field);
            field.select();
            const isCopied = document.execCommand("copy");
            field.remove();
            return isCopied;
          }
        }

        // A URL to tap, unless it has no scheme, or would run in the page.
        function tappable(url) {
          const isSafe = /^[A-Za-z][A-Za-z0-9+.-]*:/.test(url) && !/^(?:javascript|data|blob|file|about|vbscript):/i.test(url);
          return isSafe ? element("a", { href: url }, code(url)) : code(url);
        }

        // The lines that open a URL in a simulator and in an emulator, whose shell reads the URL again.
        function commandsFor(url) {
          const quoted = text => "'" + text.replaceAll("'", "'\\''") + "'";
          const twice = /["$`\\!']/.test(url) ? quoted(quoted(url)) : '"' + quoted(url) + '"';
          return ["xcrun simctl openurl booted " + quoted(url),
            "adb shell am start -a android.intent.action.VIEW -d " + twice].map(line =>
            element("div", { className: "offer" }, code(line), copyButton(line, line)));
        }

        // A URL with buttons that copy it, and show the lines that open it elsewhere.
        function offeredURL(url) {
          const button = element("button", { type: "button", className: "small" }, "Commands");
          button.setAttribute("aria-expanded", "false");
          button.setAttribute("aria-label", "Commands of " + url);
          const commands = element("div", { className: "commands", hidden: true }, ...commandsFor(url));
          button.addEventListener("click", () => {
            commands.hidden = !commands.hidden;
            button.setAttribute("aria-expanded", String(!commands.hidden));
            if (!commands.hidden) commands.scrollIntoView({ block: "nearest" });
          });
          return element("div", {},
            element("div", { className: "offer" }, tappable(url), copyButton(url, url), button), commands);
        }
        """#
}

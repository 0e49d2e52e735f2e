/// The part of the page's script that offers the URLs of a route to copy and to scan.
enum OwnLinkScript {
    static let text = #"""
        // The URLs that an app's link with a prefix makes of an example, which the link reduces to the example again.
        function withPrefix({ prefix, replacement }, example) {
          const start = prefix.replace(/(?<=[^/])\/$/, "");
          if (replacement === "" && start.endsWith(":")) return [start + example];
          if (!example.startsWith(replacement)) return [];
          const rest = example.slice(replacement.length);
          return [start + rest, start + "/" + rest];
        }

        // The example of a route with a scheme of the app, and on a web host of the app: by the first links in the
        // configuration that the app reduces to the example.
        function ownURLs(route, map, { preferredPrefixes: prefixes, options }) {
          if (!route.example) return [];
          if (/^[A-Za-z][A-Za-z0-9+.-]*:/.test(route.example)) return [route.example];
          const read = readLinks(map.links, options);
          const partsOf = text => {
            const { host, path, query, fragmentStart, isForeign, bytes } = reduceURL(bytesOf(text), read, options);
            return JSON.stringify([host && host.text, path.map(component => component.text), bytes.slice(...query),
              bytes.slice(fragmentStart), !!isForeign]);
          };
          const wanted = partsOf(route.example);
          const opens = text => partsOf(text) === wanted;
          const order = link => prefixes.indexOf(link.prefix) < 0 ? prefixes.length : prefixes.indexOf(link.prefix);
          const links = [...map.links].sort((left, right) => order(left) - order(right));
          const isWeb = link => /^https?:/i.test(link.prefix);
          const first = links => links.flatMap(link => withPrefix(link, route.example)).find(opens);
          const found = [first(links.filter(link => !isWeb(link))), first(links.filter(isWeb))].filter(url => url);
          return found.length ? found : [route.example];
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

        // A URL with buttons that copy it and show its code.
        function offeredURL(url, note) {
          const scan = element("button", { type: "button", className: "small" }, "QR code");
          scan.setAttribute("aria-expanded", "false");
          scan.setAttribute("aria-label", "QR code of " + url);
          const line = element("div", { className: "offer" }, code(url), copyButton(url, url), scan);
          const box = element("div", {}, line);
          scan.addEventListener("click", () => {
            const isShown = box.childElementCount > 1;
            scan.setAttribute("aria-expanded", String(!isShown));
            if (isShown) {
              box.lastChild.remove();
              return;
            }
            const rows = qrCode(url);
            box.append(element("figure", { className: "qr" }, rows ? qrDrawing(rows, "QR code of " + url) : null,
              element("figcaption", {}, rows ? note : "The URL is too long for a QR code.")));
            box.lastChild.scrollIntoView({ block: "nearest" });
          });
          return box;
        }
        """#
}

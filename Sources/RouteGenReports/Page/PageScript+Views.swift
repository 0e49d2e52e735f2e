extension PageScript {
    /// The list, and the trees by module and by path.
    static let views = #"""
        const chunkSize = 60;

        // A list that shows its first items, and more when its end comes into view.
        function longList(items, row) {
          const list = element("ul");
          const fill = end => {
            while (shown < Math.min(end, items.length)) list.append(element("li", {}, row(items[shown++])));
            if (shown < items.length) more.textContent = "Show more (" + plural(items.length - shown, "other") + ")";
            else { more.remove(); endOfView.disconnect(); }
          };
          let shown = 0;
          const more = element("button", { type: "button", className: "more" });
          const endOfView = new IntersectionObserver(entries => {
            if (entries.some(entry => entry.isIntersecting)) fill(shown + chunkSize);
          });
          more.addEventListener("click", () => {
            const next = shown;
            fill(shown + chunkSize);
            const item = list.children[next];
            if (item) item.querySelector("summary").focus();
          });
          fill(chunkSize);
          if (shown === items.length) return [list];
          endOfView.observe(more);
          // Paper has no end of the view.
          list.showAll = () => fill(items.length);
          return [list, more];
        }

        // A group of a tree, whose content is made when it is opened.
        function group(name, number, content, isOpen) {
          const summary = element("summary", {}, code(name), badge(plural(number, "route")));
          const result = element("details", { className: "group" }, summary);
          const fill = () => {
            if (result.open && result.childElementCount === 1) result.append(...content());
          };
          result.addEventListener("toggle", fill);
          result.open = isOpen;
          fill();
          return result;
        }

        function moduleTree(routes, indices, row) {
          const modules = new Map();
          for (const index of indices) {
            const module = routes[index].module;
            if (!modules.has(module)) modules.set(module, []);
            modules.get(module).push(index);
          }
          const names = [...modules.keys()].sort();
          return longList(names, name => {
            const members = modules.get(name);
            return group(name, members.length, () => longList(members, row), names.length === 1);
          });
        }

        // The parts of a pattern for the tree: the scheme and the host, then each component with its slash.
        function patternParts(pattern) {
          if (pattern.startsWith("regex ")) return ["regex", pattern.slice(6)];
          const parts = [];
          let start = 0;
          let depth = 0;
          for (let index = 0; index < pattern.length; index++) {
            const character = pattern[index];
            if (character === "\\") index++;
            else if (character === "(" || character === "[") depth++;
            else if (character === ")" || character === "]") depth--;
            else if (character === "/" && depth === 0) {
              if (pattern[index + 1] === "/" && parts.length === 0) index++;
              else if (index > start) {
                parts.push(pattern.slice(start, index));
                start = index;
              }
            }
          }
          parts.push(pattern.slice(start));
          return parts;
        }

        function pathTree(routes, indices, row) {
          const root = { children: new Map(), routes: [], count: 0 };
          for (const index of indices) {
            let node = root;
            node.count++;
            for (const part of routes[index].parts || (routes[index].parts = patternParts(routes[index].pattern))) {
              if (!node.children.has(part)) node.children.set(part, { children: new Map(), routes: [], count: 0 });
              node = node.children.get(part);
              node.count++;
            }
            node.routes.push(index);
          }
          return branches(root, row);
        }

        function branches(node, row) {
          const items = node.routes.map(index => ({ index }));
          for (const [name, child] of [...node.children].sort((left, right) => left[0] < right[0] ? -1 : 1)) {
            let [label, last] = [name, child];
            // A part with only one continuation needs no group of its own.
            while (!last.routes.length && last.children.size === 1) {
              const [part, only] = [...last.children][0];
              label += part;
              last = only;
            }
            if (last.count === 1) items.push({ index: last.routes[0] });
            else items.push({ label, node: last });
          }
          return longList(items, item => item.node
            ? group(item.label, item.node.count, () => branches(item.node, row), items.length === 1) : row(item.index));
        }
        """#
}

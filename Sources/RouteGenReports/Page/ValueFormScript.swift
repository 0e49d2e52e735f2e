/// The part of the page's script that writes the URL of a route from values.
enum ValueFormScript {
    static let text = #"""
        // The parts of a URL with the values of the captures, of which a repeated one has several.
        function writtenParts(parts, values) {
          let text = "";
          for (let place = 0; place < parts.length; place++) {
            const part = parts[place];
            if (typeof part === "string") text += part;
            else if (part.group !== undefined) {
              const group = parts.slice(place + 1, place + 1 + part.group);
              if (!group.some(({ index }) => index !== undefined && values[index].length)) place += part.group;
            } else {
              for (const value of part.isSingle || part.isRaw ? values[part.index].slice(0, 1) : values[part.index]) {
                const encoded = part.isRaw ? value : encodeURIComponent(value);
                text += (part.before || "") + (part.keepsSlashes ? encoded.replaceAll("%2F", "/") : encoded);
              }
            }
          }
          return text;
        }

        // The URL of a pattern with the values of its captures and those of other items by their names.
        function writtenURL({ start, query = [], fragment = [] }, values, items) {
          const others = items.flatMap(({ name, values }) =>
            values.map(value => encodeURIComponent(name) + "=" + encodeURIComponent(value)));
          const all = [...query.map(parts => writtenParts(parts, values)), ...others].filter(item => item);
          return writtenParts(start, values) + (all.length ? "?" + all.join("&") : "") + writtenParts(fragment, values);
        }

        // A field for a value, in whose place several are written in lines.
        function valueField(name, { standard, cases, isArray, missing }, isRequired, changed) {
          const choices = cases && !isArray ? cases : standard === "Bool" && !isArray ? ["true", "false"] : null;
          const field = choices
            ? element("select", {}, ...["", ...choices].map(choice => element("option", {}, choice)))
            : isArray ? element("textarea", { rows: 2, spellcheck: false })
            : element("input", { type: "text", autocomplete: "off", spellcheck: false });
          field.addEventListener("input", changed);
          const hint = (isArray ? "one in each line" : standard || "") + (isRequired ? ", required" : "");
          const label = element("label", {}, element("span", {}, ...textNodes(name), " ",
            element("span", { className: "hint" }, hint.replace(/^, /, ""))), field);
          return { label, values: () => field.value.split(isArray ? "\n" : "\0").filter(text => text !== "") };
        }

        // A form with the values that a URL of a route may have; null if it has none, or no URL can be written. `changed`
        // gets the URL, or null if a value is missing.
        function valueForm({ template, captures, readings = [] }, changed) {
          const others = readings.filter(reading => !reading.problem && reading.capture === undefined);
          if (!template || !captures.length && !others.length) return null;
          const update = () => {
            const values = fields.map(field => field.values());
            const isMissing = fields.some(({ isRequired }, index) => isRequired && !values[index].length);
            const items = others.map(({ name }, index) => ({ name, values: values[captures.length + index] }));
            changed(isMissing ? null : writtenURL(template, values, items));
          };
          const fieldOf = (name, reading, isRequired) =>
            ({ ...valueField(name, reading, isRequired, update), isRequired });
          const fields = [...captures.map(({ name, isRepeated, isRequired }, index) => fieldOf(name,
            { ...readings.find(({ capture }) => capture === index), isArray: isRepeated }, !!isRequired)),
            ...others.map(reading => fieldOf(reading.name, reading, !!reading.missing))];
          const form = element("form", { className: "fields" }, ...fields.map(({ label }) => label));
          form.addEventListener("submit", event => event.preventDefault());
          return form;
        }
        """#
}

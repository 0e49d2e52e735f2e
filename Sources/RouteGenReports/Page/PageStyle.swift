/// The page's style.
enum PageStyle {
    static let text = #"""
        :root { color-scheme: light dark; --text: light-dark(#1d2430, #e4e8ef); --faint: light-dark(#566072, #a3adbd);
          --page: light-dark(#f6f7f9, #14181f); --card: light-dark(#fff, #1c222c); --line: light-dark(#d8dde5, #343d4b);
          --accent: light-dark(#0b57b8, #84b6ff); --bad: light-dark(#a8281e, #ff9d92);
          --mark: light-dark(#ffe58a, #665200); --code: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
        :root[data-theme=light] { color-scheme: light; }
        :root[data-theme=dark] { color-scheme: dark; }
        * { box-sizing: border-box; }
        body { margin: 0 auto; max-width: 72rem; padding: 0 1.25rem 4rem; background: var(--page); color: var(--text);
          font: 1rem/1.5 system-ui, sans-serif; }
        h1 { font-size: 1.5rem; margin: 0; }
        h2 { font-size: 1.1rem; margin: 0 0 .5rem; }
        h3 { font-size: 1rem; margin: .8rem 0 .3rem; color: var(--faint); font-weight: 600; }
        header { display: flex; flex-wrap: wrap; align-items: baseline; gap: .25rem 1rem; padding: 1.25rem 0 1rem; }
        header p { margin: 0; color: var(--faint); }
        header .theme { margin-left: auto; }
        section { margin-bottom: 1.75rem; }
        .fields { display: flex; flex-wrap: wrap; gap: .6rem .8rem; align-items: end; }
        .fields label { display: flex; flex-direction: column; font-size: .85rem; color: var(--faint); }
        .fields label, .fields select { max-width: 100%; }
        .fields .wide { flex: 1 1 22rem; }
        .fields textarea { min-height: 3.6rem; }
        dd .fields label { flex: 1 1 10rem; max-width: 18rem; }
        .hint { font-size: .8em; }
        .plan { margin: 0 0 .6rem; }
        input[type=search], input[type=text], select, textarea { font: inherit; font-size: 1rem; color: var(--text);
          background: var(--card); border: 1px solid var(--faint); border-radius: .4rem; padding: .4rem .6rem; min-height: 2.5rem; }
        code, .pattern { font-family: var(--code); font-size: .92em; }
        .theme { color: var(--faint); font-size: .85rem; }
        .theme select { min-height: 1.9rem; padding: .1rem .4rem; font-size: .85rem; }
        .help { color: var(--faint); font-size: .85rem; margin: .4rem 0 .6rem; }
        kbd { font: inherit; background: var(--card);
          border: 1px solid var(--line); border-radius: .25rem; padding: 0 .3rem; }
        :focus-visible { outline: 3px solid var(--accent); outline-offset: 1px; }
        .chips { display: flex; flex-wrap: wrap; gap: .4rem; align-items: center; margin: 0 1.2rem .5rem 0; }
        #chips { display: flex; flex-wrap: wrap; margin-top: .2rem; }
        .chips-title { color: var(--faint); font-size: .85rem; margin-right: .2rem; }
        button.chip { border-radius: 1rem; padding: .1rem .7rem; font-size: .85rem; color: var(--text); }
        .chip .count { color: var(--faint); font-variant-numeric: tabular-nums; }
        .chip[aria-pressed=true] { background: var(--accent); border-color: var(--accent); color: var(--page); }
        .chip[aria-pressed=true] .count { color: inherit; }
        .views { border: 0; padding: 0; margin: 0; display: flex; gap: 1rem; flex-wrap: wrap; }
        .views legend { float: left; margin-right: 1rem; padding: 0; font-size: .85rem; color: var(--faint); }
        #count { color: var(--faint); margin: .8rem 0 .4rem; }
        ul { list-style: none; margin: 0; padding: 0; }
        ul ul { margin-left: 1.25rem; }
        details.route { background: var(--card); border: 1px solid var(--line); border-bottom-width: 0; }
        li:first-child > details.route { border-radius: .5rem .5rem 0 0; }
        li:last-child > details.route { border-radius: 0 0 .5rem .5rem; border-bottom-width: 1px; }
        li:only-child > details.route { border-radius: .5rem; }
        summary { cursor: pointer; padding: .45rem .75rem; overflow-wrap: anywhere; }
        details.group > summary { font-weight: 600; }
        .pattern { font-weight: 600; color: var(--accent); unicode-bidi: isolate; }
        .title { font-weight: 600; }
        .url, .title ~ .pattern { display: block; padding-left: 1.05rem; }
        .url { color: var(--accent); }
        .title ~ .pattern { font-weight: 400; color: var(--faint); font-size: .85em; }
        .about { display: block; padding-left: 1.05rem; font-size: .88rem; color: var(--faint); }
        .badge { display: inline-block; font-size: .75rem; line-height: 1.4; color: var(--faint);
          border: 1px solid var(--line); border-radius: 1rem; padding: 0 .5rem; margin-left: .4rem; }
        .badge.warning, .deprecated > summary .title { color: var(--bad); }
        .deprecated > summary .title { text-decoration: line-through; }
        .body { padding: .25rem 1.8rem 1rem; overflow-wrap: anywhere; }
        .documentation { white-space: pre-line; margin: 0 0 .75rem; unicode-bidi: plaintext; }
        dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: 0 0 .75rem; }
        dt { color: var(--faint); }
        dd { margin: 0; }
        code, bdi { unicode-bidi: isolate; overflow-wrap: anywhere; }
        table { border-collapse: collapse; font-size: .9rem; }
        th, td { text-align: left; vertical-align: top;
          padding: .2rem .9rem .2rem 0; border-bottom: 1px solid var(--line); }
        thead th { white-space: nowrap; }
        th { color: var(--faint); font-weight: 600; }
        #answer { margin: .6rem 0 .4rem; overflow-wrap: anywhere; }
        #answer:empty { display: none; }
        .values { margin: 0 0 .6rem; }
        .others > summary { color: var(--faint); padding-left: 0; }
        .reason { color: var(--bad); }
        mark { background: var(--mark); color: var(--text); }
        a { color: var(--accent); }
        button { font: inherit; color: var(--accent); background: var(--card); border: 1px solid var(--line);
          border-radius: .4rem; padding: .3rem .8rem; cursor: pointer; }
        button.small { font-size: .8rem; padding: .05rem .5rem; }
        .offer { display: flex; flex-wrap: wrap; gap: .3rem .5rem; align-items: center; }
        .offer + .offer { margin-top: .3rem; }
        .outside { position: fixed; left: -100rem; }
        .unused { color: var(--faint); }
        .drawing { overflow: auto; max-height: 32rem; margin-bottom: .8rem; background: var(--card); border: 1px solid var(--line); border-radius: .5rem;
          padding: 1rem; }
        .tree, .tree ul { display: flex; flex-direction: column; gap: .5rem; margin: 0; }
        .tree ul { margin-left: 1.25rem; position: relative; }
        .tree li { display: flex; align-items: center; position: relative; }
        .tree > li { margin-bottom: .6rem; }
        .tree ul::before { content: ""; position: absolute; left: -1.25rem; top: 50%; width: 1.25rem;
          border-top: 1px solid var(--faint); }
        .tree ul > li { padding-left: 1.25rem; }
        .tree ul > li::before { content: ""; position: absolute; left: 0; top: 50%; width: 1.25rem;
          border-top: 1px solid var(--faint); }
        .tree ul > li::after { content: ""; position: absolute; left: 0; top: -.5rem; bottom: 0;
          border-left: 1px solid var(--faint); }
        .tree ul > li:first-child::after { top: 50%; }
        .tree ul > li:last-child::after { bottom: 50%; }
        .node { display: block; flex: none; max-width: 30rem; border: 1px solid var(--faint); border-radius: .5rem;
          padding: .3rem .7rem; background: var(--page); text-decoration: none; overflow-wrap: anywhere; }
        .node.root { border-style: dashed; border-radius: 1.2rem; color: var(--faint); }
        .node-url { display: block; font-size: .8rem; color: var(--faint); }
        .hidden-character { font-size: .75em; color: var(--bad);
          border: 1px solid var(--bad); border-radius: .2rem; padding: 0 .15rem; }
        .skip { position: absolute; left: -100rem; }
        .skip:focus { left: 1rem; top: .5rem; background: var(--card); padding: .5rem; }
        @media (max-width: 40rem) {
          body { padding: 0 .9rem 3rem; }
          .body { padding: .25rem .9rem 1rem; }
          dl { grid-template-columns: 1fr; gap: 0; }
          dt { font-size: .8rem; }
          dd { margin-bottom: .4rem; }
          .help { display: none; }
          .parameters thead { position: absolute; left: -100rem; }
          .parameters, .parameters tbody, .parameters tr, .parameters td { display: block; }
          .parameters tr { border-bottom: 1px solid var(--line); padding: .3rem 0; }
          .parameters td { border: 0; padding: .05rem 0 .05rem 5.5rem; position: relative; min-height: 1.4em; }
          .parameters td::before { content: attr(data-head); position: absolute; left: 0; color: var(--faint); }
          .parameters td:empty { display: none; } }
        @media print { .theme, .try, #find-title, form, .offer button, .self, .skip, button.more, .help { display: none !important; }
          body { max-width: none; padding: 0; background: #fff; }
          details { break-inside: avoid; }
          :root { color-scheme: light; } }
        """#
}

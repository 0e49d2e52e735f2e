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
        header p { margin: 0; color: var(--faint); flex: 1; }
        section { margin-bottom: 1.75rem; }
        .fields { display: flex; flex-wrap: wrap; gap: .6rem .8rem; align-items: end; }
        .fields label { display: flex; flex-direction: column; font-size: .85rem; color: var(--faint); }
        .fields .wide { flex: 1 1 22rem; }
        input[type=search], input[type=text], select { font: inherit; font-size: 1rem; color: var(--text);
          background: var(--card); border: 1px solid var(--faint); border-radius: .4rem; padding: .4rem .6rem; min-height: 2.5rem; }
        code, .pattern { font-family: var(--code); font-size: .92em; }
        .theme { color: var(--faint); font-size: .85rem; }
        .theme select { min-height: 1.9rem; padding: .1rem .4rem; font-size: .85rem; }
        .help { color: var(--faint); font-size: .85rem; margin: .4rem 0 .6rem; }
        kbd { font: inherit; background: var(--card);
          border: 1px solid var(--line); border-radius: .25rem; padding: 0 .3rem; }
        :focus-visible { outline: 3px solid var(--accent); outline-offset: 1px; }
        .views { border: 0; padding: 0; margin: 0; display: flex; gap: 1rem; flex-wrap: wrap; }
        .views legend { float: left; margin-right: 1rem; color: var(--faint); }
        #count { color: var(--faint); margin: .8rem 0 .4rem; }
        ul { list-style: none; margin: 0; padding: 0; }
        ul ul { margin-left: 1.25rem; }
        details.route { background: var(--card); border-bottom: 1px solid var(--line); }
        summary { cursor: pointer; padding: .45rem .75rem; overflow-wrap: anywhere; }
        details.group > summary { font-weight: 600; }
        .pattern { font-weight: 600; color: var(--accent); unicode-bidi: isolate; }
        .about { display: block; padding-left: 1.05rem; font-size: .88rem; color: var(--faint); }
        .badge { display: inline-block; font-size: .75rem; line-height: 1.4; color: var(--faint);
          border: 1px solid var(--line); border-radius: 1rem; padding: 0 .5rem; margin-left: .4rem; }
        .badge.warning, .deprecated > summary .pattern { color: var(--bad); }
        .deprecated > summary .pattern { text-decoration: line-through; }
        .body { padding: .25rem 1.8rem 1rem; overflow-wrap: anywhere; }
        .documentation { white-space: pre-wrap; margin: 0 0 .75rem; unicode-bidi: plaintext; }
        dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: 0 0 .75rem; }
        dt { color: var(--faint); }
        dd { margin: 0; }
        code, bdi { unicode-bidi: isolate; overflow-wrap: anywhere; }
        table { border-collapse: collapse; font-size: .9rem; }
        th, td { text-align: left; vertical-align: top;
          padding: .2rem .9rem .2rem 0; border-bottom: 1px solid var(--line); }
        th { color: var(--faint); font-weight: 600; }
        #answer { margin: .6rem 0 .4rem; overflow-wrap: anywhere; }
        #answer:empty { display: none; }
        .values { margin: 0 0 .6rem; }
        .reason { color: var(--bad); }
        mark { background: var(--mark); color: var(--text); }
        a { color: var(--accent); }
        button { font: inherit; color: var(--accent); background: var(--card); border: 1px solid var(--line);
          border-radius: .4rem; padding: .3rem .8rem; cursor: pointer; }
        .hidden-character { font-size: .75em; color: var(--bad);
          border: 1px solid var(--bad); border-radius: .2rem; padding: 0 .15rem; }
        .skip { position: absolute; left: -100rem; }
        .skip:focus { left: 1rem; top: .5rem; background: var(--card); padding: .5rem; }
        @media print { .theme, .try, #find-title, form, .skip, button.more, .help { display: none !important; }
          body { max-width: none; padding: 0; background: #fff; }
          details { break-inside: avoid; }
          :root { color-scheme: light; } }
        """#
}

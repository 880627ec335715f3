/** Ways to run code from a project. Each sets `window.ran` if it runs. */
const ran = 'window.ran = true';

export const ways: Readonly<Record<string, string>> = {
  'state in a component': `export const A = () => { ${ran}; const [n] = useState(0); return <b>{n}</b>; };\n\n<A />`,
  'an imported component': 'import {Bad} from "/snippets/bad.jsx";\n\n<Bad />',
  'an imported default': 'import Bad from "/snippets/bad.jsx";\n\n<Bad />',
  'an import for its effects': 'import "/snippets/bad.jsx";\n\nText.',
  'a component without hooks': `export const A = () => { ${ran}; return <b>x</b>; };\n\n<A />`,
  'a class': `export class A extends React.Component { render() { ${ran}; return <b>x</b>; } }\n\n<A />`,
  'a static block': `export class A { static { ${ran}; } }\n\n<A />`,
  'a handler': `<button onClick={() => { ${ran}; }}>x</button>`,
  'a handler as text': `<button onclick="${ran}">x</button>`,
  'an image that fails': `<img src="x" onError={() => { ${ran}; }} onerror="${ran}" />`,
  'a script element': `<script>${ran}</script>`,
  'a script element of a module': `<script type="module">{\`${ran}\`}</script>`,
  'an expression': `{(() => { ${ran}; return 1; })()}`,
  'a constructor': `{[].constructor.constructor("${ran}")()}`,
  'a template': '{`${window.ran = true}`}',
  'a getter': `export const a = {get b() { ${ran}; return 1; }};\n\n{a.b}`,
  'a default of a parameter': 'export const A = ({a = (window.ran = true)}) => <b>{String(a)}</b>;\n\n<A />',
  'a statement at the top': `export const a = (() => { ${ran}; return 1; })();\n\n{a}`,
  'an address': `<a href="javascript:${ran}">x</a>`,
  'an address in Markdown': `[x](javascript:${encodeURI(ran)})`,
  'HTML that is set': `<div dangerouslySetInnerHTML={{__html: '<img src=x onerror="${ran}">'}} />`,
  'a document in a frame': `<iframe srcDoc="<script>parent.ran = true</script>" />`,
  'an effect': `export const A = () => { useEffect(() => { ${ran}; }); return null; };\n\n<A />`,
  'an import in text': `{import("data:text/javascript,${encodeURI(ran)}")}`,
  'a spread of props': `<div {...{onMouseEnter: () => { ${ran}; }, onFocus: () => { ${ran}; }}} tabIndex={0}>x</div>`,
  'an island by hand': `<docs-live data-live='{"file":"snippets/bad.jsx","name":"Bad","props":{},"page":"1"}' data-name="Bad">x</docs-live>`,
  'an island by hand, compiled ahead': `<docs-live data-module="/snippets/evil.js" data-live='{}'>x</docs-live>`,
  'a slot by hand': `<docs-slot data-slot="0"><img src="x" onError={() => { ${ran}; }} /></docs-slot>`,
  'a drawing': `<svg onLoad={() => { ${ran}; }}><script>${ran}</script><animate onbegin="${ran}" /></svg>`,
  'a component of a snippet': 'import Inner from "/snippets/inner.mdx";\n\n<Inner />',
  'the word in the head of a page':
    'export const run = ["components"];\nexport const A = () => { window.ran = true; useState(0); return null; };\n\n<A />',
  'the word in a query': `export const A = () => { useState(0); ${ran}; return null; };\n\n<A />\n\n[again](?run=components#/index?run=components)`,
};

export const files = {
  'snippets/bad.jsx': `${ran};\nexport const Bad = () => { ${ran}; useState(0); return <b>x</b>; };\nexport default Bad;\n`,
  'snippets/evil.js': `${ran};`,
  'snippets/inner.mdx': 'import {Bad} from "/snippets/bad.jsx";\n\n<Bad />\n',
};

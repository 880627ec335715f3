/** A component as in real projects: its file, and a reader's actions. */
export interface Kind {
  readonly name: string;
  readonly source: string;
  /** The steps: a click (`button`) or typing (`input=text`). */
  readonly steps?: readonly string[];
  /** The tag in the page. Defaults to `<Sample />`. */
  readonly use?: string;
}

const react =
  "import {useState, useEffect, useRef, useContext, createContext, useReducer, useLayoutEffect, useMemo, useCallback, useId, Fragment, memo, forwardRef, Component, useImperativeHandle, useSyncExternalStore, useTransition, useDeferredValue, lazy, Suspense, Children, cloneElement, isValidElement} from 'react';\nimport {createPortal} from 'react-dom';\n";
const kind = (name: string, body: string, steps: readonly string[] = [], use?: string): Kind => ({
  name,
  // Statements begin at the start of a line.
  source:
    react +
    body.replace(/(?<=[;}]) (?=export |const [A-Z]\w* = (?:\(|memo|forwardRef|createContext)|class |enum )/g, '\n'),
  steps,
  ...(use !== undefined && {use}),
});

/** Runs with Preact in a site, and with React 19 next to it. Both must show the same content after each step. */
export const kinds: readonly Kind[] = [
  kind(
    'counter',
    'export const Sample = () => { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>Clicked {n} times</button>; };',
    ['button', 'button'],
  ),
  kind(
    'function declaration with props',
    'export function Sample({start = 3, step}) { const [n, set] = useState(start); return <p><button onClick={() => set(n + step)}>+</button> {n}</p>; }',
    ['button'],
    '<Sample start={4} step={5} />',
  ),
  kind(
    'tabs with state',
    "export const Sample = () => { const [at, set] = useState('a'); return <div><div role=\"tablist\">{['a', 'b'].map(id => <button key={id} role=\"tab\" aria-selected={at === id} onClick={() => set(id)}>{id}</button>)}</div><div role=\"tabpanel\">{at === 'a' ? <b>First</b> : <i>Second</i>}</div></div>; };",
    ['[role=tab]:nth-child(2)', '[role=tab]:nth-child(1)'],
  ),
  kind(
    'copy button',
    "export const Sample = ({text = 'x'}) => { const [done, set] = useState(false); return <button onClick={() => { set(true); }}>{done ? 'Copied' : `Copy ${text}`}</button>; };",
    ['button'],
    '<Sample text="npm i" />',
  ),
  kind(
    'calculator',
    'export const Sample = () => { const [a, setA] = useState(2); const [b, setB] = useState(3); return <div><input className="a" value={a} onChange={e => setA(Number(e.target.value))} /><input className="b" value={b} onChange={e => setB(Number(e.target.value))} /><output>{a * b}</output></div>; };',
    ['.a=7', '.b=6'],
  ),
  kind(
    'filter table',
    "const rows = ['ant', 'bee', 'cat']; export const Sample = () => { const [q, set] = useState(''); const shown = useMemo(() => rows.filter(r => r.includes(q)), [q]); return <div><input value={q} onChange={e => set(e.target.value)} /><table><tbody>{shown.map(r => <tr key={r}><td>{r}</td></tr>)}</tbody></table></div>; };",
    ['input=e'],
  ),
  kind(
    'video player',
    'export const Sample = () => { const [on, set] = useState(false); return on ? <video controls muted poster="" /> : <button className="play" onClick={() => set(true)}>Play</button>; };',
    ['button'],
  ),
  kind(
    'chart by SVG',
    'export const Sample = ({values = [1, 4, 2]}) => { const [hot, set] = useState(-1); return <svg viewBox="0 0 30 10" width="300" strokeWidth="2">{values.map((v, i) => <rect key={i} x={i * 10} y={10 - v} width="8" height={v} fill={i === hot ? \'red\' : \'gray\'} onClick={() => set(i)} />)}</svg>; };',
    ['rect:nth-child(2)'],
  ),
  kind(
    'form',
    'export const Sample = () => { const [sent, set] = useState(\'\'); return <form onSubmit={e => { e.preventDefault(); set(new FormData(e.currentTarget).get(\'mail\')); }}><label>Mail <input name="mail" defaultValue="a@b.c" /></label><button>Send</button>{sent && <p>Thanks, {sent}</p>}</form>; };',
    ['button'],
  ),
  kind(
    'accordion',
    'const Item = ({title, children}) => { const [open, set] = useState(false); return <div><button aria-expanded={open} onClick={() => set(o => !o)}>{title}</button>{open && <div>{children}</div>}</div>; }; export const Sample = () => <div><Item title="One">First</Item><Item title="Two"><b>Second</b></Item></div>;',
    ['div:nth-child(2) > button'],
  ),
  kind(
    'quiz',
    "export const Sample = () => { const [at, set] = useState(null); return <fieldset><legend>2 + 2?</legend>{[3, 4].map(n => <label key={n}><input type=\"radio\" name=\"q\" checked={at === n} onChange={() => set(n)} />{n}</label>)}<p>{at === null ? 'Choose' : at === 4 ? 'Right' : 'Wrong'}</p></fieldset>; };",
    ['label:nth-of-type(2) input'],
  ),
  kind(
    'feature matrix',
    "const plans = {Free: ['docs'], Pro: ['docs', 'search']}; export const Sample = () => { const [only, set] = useState(false); return <div><button onClick={() => set(!only)}>Toggle</button><table><thead><tr><th scope=\"col\">Plan</th></tr></thead><tbody>{Object.entries(plans).filter(([, f]) => !only || f.length > 1).map(([p, f]) => <tr key={p}><th scope=\"row\">{p}</th><td colSpan={2}>{f.join(', ')}</td></tr>)}</tbody></table></div>; };",
    ['button'],
  ),
  kind(
    'code switcher',
    "const code = {js: 'let a = 1;', py: 'a = 1'}; export const Sample = () => { const [l, set] = useState('js'); return <div><select value={l} onChange={e => set(e.target.value)}>{Object.keys(code).map(k => <option key={k} value={k}>{k}</option>)}</select><pre><code className={`language-${l}`}>{code[l]}</code></pre></div>; };",
    ['select=py'],
  ),
  kind(
    'useContext',
    "const Theme = createContext('light'); const Show = () => <em>{useContext(Theme)}</em>; export const Sample = () => { const [t, set] = useState('dark'); return <Theme.Provider value={t}><button onClick={() => set('blue')}>Blue</button><Show /></Theme.Provider>; };",
    ['button'],
  ),
  kind(
    'useReducer',
    "export const Sample = () => { const [s, send] = useReducer((s, a) => a === 'add' ? {n: s.n + 1} : s, {n: 0}); return <button onClick={() => send('add')}>{s.n}</button>; };",
    ['button', 'button'],
  ),
  kind(
    'useLayoutEffect',
    "export const Sample = () => { const box = useRef(null); const [tag, set] = useState(''); useLayoutEffect(() => { set(box.current.tagName); }, []); return <div ref={box}>{tag}</div>; };",
  ),
  kind(
    'dangerouslySetInnerHTML',
    'export const Sample = () => { const [n, set] = useState(1); return <div><button onClick={() => set(2)}>b</button><div dangerouslySetInnerHTML={{__html: `<b>bold ${n}</b>`}} /></div>; };',
    ['button'],
  ),
  kind(
    'createPortal',
    'export const Sample = () => { const [open, set] = useState(false); return <div><button onClick={() => set(true)}>Open</button>{open && createPortal(<dialog open className="portal">Portal</dialog>, document.body)}</div>; };',
    ['button'],
  ),
  kind(
    'useId',
    'export const Sample = () => { const id = useId(); return <p><label htmlFor={id}>Name</label><input id={id} /></p>; };',
  ),
  kind(
    'async effect with abort',
    "export const Sample = () => { const [t, set] = useState('loading'); useEffect(() => { const c = new AbortController(); Promise.resolve('done').then(v => { if (!c.signal.aborted) set(v); }); return () => c.abort(); }, []); return <p>{t}</p>; };",
  ),
  kind(
    'fetch and list',
    "export const Sample = () => { const [list, set] = useState(null); useEffect(() => { fetch('data:application/json,[1,2,3]').then(r => r.json()).then(set); }, []); return list ? <ul>{list.map(i => <li key={i}>{i}</li>)}</ul> : <p>Loading</p>; };",
  ),
  kind(
    'theme-aware',
    "export const Sample = () => { const [dark, set] = useState(false); useEffect(() => { set(document.documentElement.classList.contains('never')); }, []); return <div style={{background: dark ? 'black' : 'white', paddingTop: 4, lineHeight: 1.5}}>{dark ? 'dark' : 'light'}</div>; };",
  ),
  kind(
    'forwardRef and useImperativeHandle',
    "const Field = forwardRef((props, ref) => { const own = useRef(null); useImperativeHandle(ref, () => ({fill: v => { own.current.textContent = v; }})); return <span ref={own}>empty</span>; }); export const Sample = () => { const ref = useRef(null); return <div><Field ref={ref} /><button onClick={() => ref.current.fill('full')}>Fill</button></div>; };",
    ['button'],
  ),
  kind(
    'ref as a prop',
    "const Field = ({ref}) => <i ref={ref}>text</i>; export const Sample = () => { const ref = useRef(null); const [w, set] = useState(''); return <div><Field ref={ref} /><button onClick={() => set(ref.current.tagName)}>Read</button>{w}</div>; };",
    ['button'],
  ),
  kind(
    'memo and useCallback',
    'const Row = memo(({n, add}) => <button onClick={add}>{n}</button>); export const Sample = () => { const [n, set] = useState(0); const add = useCallback(() => set(x => x + 1), []); return <Row n={n} add={add} />; };',
    ['button'],
  ),
  kind(
    'class component',
    'export class Sample extends Component { state = {n: 1}; componentDidMount() { this.setState({n: 2}); } render() { return <button onClick={() => this.setState(s => ({n: s.n + 1}))}>{this.state.n}</button>; } }',
    ['button'],
  ),
  kind(
    'error boundary of its own',
    "class Guard extends Component { state = {e: null}; static getDerivedStateFromError(e) { return {e}; } render() { return this.state.e ? <p>Caught {this.state.e.message}</p> : this.props.children; } } const Bad = ({on}) => { if (on) throw new Error('bad'); return <p>fine</p>; }; export const Sample = () => { const [on, set] = useState(false); return <div><button onClick={() => set(true)}>Break</button><Guard><Bad on={on} /></Guard></div>; };",
    ['button'],
  ),
  kind(
    'useSyncExternalStore',
    'let n = 0; const heard = new Set(); const store = {get: () => n, hear: f => { heard.add(f); return () => heard.delete(f); }, add() { n++; heard.forEach(f => f()); }}; export const Sample = () => <button onClick={store.add}>{useSyncExternalStore(store.hear, store.get, store.get)}</button>;',
    ['button'],
  ),
  kind(
    'useTransition',
    "export const Sample = () => { const [n, set] = useState(0); const [wait, start] = useTransition(); return <button onClick={() => start(() => set(9))}>{wait ? 'wait' : n}</button>; };",
    ['button'],
  ),
  kind(
    'interval that is cleared',
    'export const Sample = () => { const [n, set] = useState(0); useEffect(() => { if (n >= 3) return; const t = setTimeout(() => set(n + 1), 5); return () => clearTimeout(t); }, [n]); return <p>{n}</p>; };',
  ),
  kind(
    'keyboard',
    "export const Sample = () => { const [k, set] = useState('-'); return <input onKeyDown={e => set(e.key)} placeholder={k} />; };",
    ['input!Enter'],
  ),
  kind(
    'controlled checkbox',
    "export const Sample = () => { const [on, set] = useState(true); return <label><input type=\"checkbox\" checked={on} onChange={e => set(e.target.checked)} />{on ? 'on' : 'off'}</label>; };",
    ['input'],
  ),
  kind(
    'textarea',
    "export const Sample = () => { const [t, set] = useState('abc'); return <div><textarea value={t} onChange={e => set(e.target.value)} /><p>{t.length}</p></div>; };",
    ['textarea=hello'],
  ),
  kind(
    'children as a prop',
    'const Box = ({title, children, footer}) => <section><h4>{title}</h4>{children}<footer>{footer}</footer></section>; export const Sample = () => { const [n, set] = useState(0); return <Box title="T" footer={<button onClick={() => set(n + 1)}>{n}</button>}>Text</Box>; };',
    ['button'],
  ),
  kind(
    'cloneElement and Children',
    "const Group = ({children}) => <ul>{Children.map(children, (c, i) => isValidElement(c) ? cloneElement(c, {place: i + 1}) : c)}</ul>; const Entry = ({place, text}) => <li>{place}: {text}</li>; export const Sample = () => { const [t, set] = useState('a'); return <div><button onClick={() => set('z')}>Change</button><Group><Entry text={t} /><Entry text=\"b\" /></Group></div>; };",
    ['button'],
  ),
  kind(
    'reordered keys',
    'export const Sample = () => { const [l, set] = useState([1, 2, 3]); return <div><button onClick={() => set([...l].reverse())}>Turn</button>{l.map(i => <input key={i} defaultValue={i} />)}</div>; };',
    ['button'],
  ),
  kind(
    'TypeScript',
    'type Props = {readonly label: string; n?: number}; enum Size { Small = 1, Large }; export const Sample = ({label, n = Size.Large}: Props) => { const [v, set] = useState<number>(n as number); return <button onClick={() => set((v satisfies number) + 1)}>{label!}: {v}</button>; };',
    ['button'],
    '<Sample label="Size" />',
  ),
  kind(
    'custom hook',
    'function useToggle(start) { const [on, set] = useState(start); return [on, () => set(v => !v)]; } export const Sample = () => { const [on, flip] = useToggle(false); return <button aria-pressed={on} onClick={flip}>{String(on)}</button>; };',
    ['button'],
  ),
  kind(
    'fragments, null and numbers',
    'export const Sample = () => { const [n, set] = useState(0); return <><button onClick={() => set(n + 1)}>+</button>{n && <b>{n}</b>}{null}{false}<Fragment key="x">{[1, \'two\', <i key="3">3</i>]}</Fragment></>; };',
    ['button'],
  ),
  kind(
    'attributes',
    'export const Sample = () => { const [d, set] = useState(false); return <div className="a b" data-n={1} aria-hidden={false} tabIndex={-1} title=\'"q" & <b>\' onClick={() => set(true)}><button disabled={d} hidden={false} autoFocus={false}>x</button><a href="#x" target="_blank" rel="noreferrer">l</a><input readOnly maxLength={3} spellCheck={false} value="v" /></div>; };',
    ['div'],
  ),
  kind(
    'default export',
    'export default function Sample() { const [n, set] = useState(1); return <button onClick={() => set(n * 2)}>{n}</button>; }',
    ['button'],
  ),
  kind(
    'lazy initial state',
    "export const Sample = () => { const [m] = useState(() => new Map([['a', 1]])); const [, again] = useState({}); return <button onClick={() => { m.set('a', m.get('a') + 1); again({}); }}>{m.get('a')}</button>; };",
    ['button'],
  ),
];

import {docs, page} from '../../../e2e/site.js';
import type {Journey, Trip} from '../journey.js';
import {servePrerendered} from '../projects.js';

const files = {
  'docs.json': docs({navigation: {pages: ['index', 'other']}, integrations: {lectern: {run: ['components']}}}),
  'snippets/all.tsx': `import {createContext, useContext, useEffect, useId, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
const ColorContext = createContext('none');
export const Count = ({start = 0, children}: {start?: number; children?: unknown}) => {
  const [n, set] = useState(start);
  useEffect(() => { document.body.dataset.counted = String(n); }, [n]);
  return <div className="p-[13px] dark:bg-[#010203]" id="count"><button className="count" onClick={() => set(n + 1)}>count {n}</button>{children}</div>;
};
const Inner = () => <i className="inner">{useContext(ColorContext)}</i>;
export const Form = () => {
  const [text, set] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  return <ColorContext.Provider value="red"><label htmlFor={id}>Name</label><input id={id} ref={box} className="name" value={text} onChange={event => set(event.target.value.toUpperCase())} /><b className="said">said {text}</b><Inner />{createPortal(<u className="portal">out</u>, document.body)}</ColorContext.Provider>;
};
export const Async = () => {
  const [all, set] = useState<string[]>([]);
  useEffect(() => { const stop = new AbortController(); fetch('/data.json', {signal: stop.signal}).then(answer => answer.json()).then(set).catch(() => {}); return () => stop.abort(); }, []);
  return <ul>{all.map(each => <li className="row" key={each}>{each}</li>)}</ul>;
};
export const Bad = () => { useState(0); throw new Error('in render'); };
`,
  'data.json': '["one", "two"]',
  'index.mdx': page(
    'Live',
    'import {Count, Form, Async, Bad} from "/snippets/all.tsx";\n\n<Count start={3}>**Kept** <Card title="Card">inside</Card></Count>\n\n<Form />\n\n<Async />\n\n<Bad />',
  ),
  'other.mdx': page('Other', 'Text.'),
};

async function goAll(trip: Trip): Promise<void> {
  await trip.title('Live');
  await trip.until(() => document.querySelectorAll('docs-live[data-runs]').length >= 3);
  await trip.click('.count');
  await trip.see('.count', 'count 4');
  await trip.until(() => document.body.dataset.counted === '4');
  await trip.see('#count strong', 'Kept');
  await trip.until(() => document.querySelector('#count .card')?.textContent?.includes('inside'));
  // A class that our utility style sheet does not contain.
  await trip.until(() => getComputedStyle(document.querySelector('#count') as Element).paddingLeft === '13px');
  await trip.tab.run(() => document.querySelector<HTMLElement>('.name')?.focus());
  await trip.tab.type('ab');
  await trip.see('.said', 'said AB');
  await trip.see('.inner', 'red');
  await trip.see('.portal', 'out');
  await trip.until(() => document.querySelectorAll('.row').length === 2);
  await trip.says('docs-live[data-name=Bad] .live-failure', 'in render');
  await trip.click('.site-sidebar a', 'Other');
  await trip.title('Other');
  await trip.until(() => !document.querySelector('.portal, docs-live'));
  await trip.tab.back();
  await trip.title('Live');
  await trip.see('.count', 'count 3');
}

export const live: readonly Journey[] = [
  {
    name: 'live: components run by script tag: state, context, refs, portals, fetch, faults, and coming back',
    expects: /in render/,
    async go(trip) {
      const site = await trip.serve(files, {attributes: 'router="history" base="/"', rewrites: true});
      await trip.tab.go(site.url);
      await goAll(trip);
    },
  },
  {
    name: 'live: the same, prerendered and hydrated',
    isGate: true,
    expects: /in render/,
    async go(trip) {
      const url = await servePrerendered(trip, files);
      await trip.tab.go(url);
      await goAll(trip);
    },
  },
];

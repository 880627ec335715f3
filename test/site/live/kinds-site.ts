import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {docs, type ProjectFiles, page, writeProject} from '../../e2e/site.js';
import {serveBoth} from '../../tools/parity/sites.js';
import {type Kind, kinds} from './kinds.js';

export interface KindSite {
  readonly runtime: string;
  readonly prerendered: string;
  close(): void;
}

export const slugOf = (kind: Kind) => `k${kinds.indexOf(kind)}`;

/** Serves a project with a page for each kind of component, as both kinds of site. */
export async function serveKinds(further: ProjectFiles = {}): Promise<KindSite> {
  const folder = mkdtempSync(join(tmpdir(), 'kinds-'));
  const files = kinds.map(kind => [`snippets/${slugOf(kind)}.tsx`, kind.source] as const);
  const texts = kinds.map(kind => {
    const name = /export default/.test(kind.source) ? 'Sample' : '{Sample}';
    const body = `import ${name} from "/snippets/${slugOf(kind)}.tsx";\n\n<div className="kind">\n${kind.use ?? '<Sample />'}\n</div>`;
    return [`${slugOf(kind)}.mdx`, page(kind.name, body)] as const;
  });
  const config = docs({navigation: {pages: kinds.map(slugOf)}, integrations: {lectern: {run: ['components']}}});
  writeProject(folder, {...Object.fromEntries([...files, ...texts]), 'docs.json': config, ...further});
  const both = await serveBoth(folder);
  return {
    runtime: both.runtime,
    prerendered: both.prerendered,
    close() {
      both.close();
      rmSync(folder, {recursive: true});
    },
  };
}

/** Returns the props of the component on its page, for React. */
export function propsOf({use = ''}: Kind): Record<string, string | number> {
  return Object.fromEntries(
    [...use.matchAll(/(\w+)=(?:\{(\d+)\}|"([^"]*)")/g)].map(([, name, number, text]) => [
      name as string,
      text ?? Number(number),
    ]),
  );
}

/** Parses a step: a selector, followed by nothing for a click, `=` and text to type, or `!` and a key to press. */
export function readStep(step: string): {selector: string; sign: string | undefined; value: string} {
  const [, selector = '', sign, value = ''] =
    /^(.*?)(?:([=!])(\w+))?$/.exec(step.replace(/\[(\w+)=(\w+)\]/g, '[$1"$2]')) ?? [];
  return {selector: `.kind ${selector.replace(/\[(\w+)"(\w+)\]/g, '[$1="$2"]')}`, sign, value};
}

/** Runs the steps of a course in a browser. */
export interface Hand {
  look(): Promise<string>;
  wait(milliseconds: number): Promise<void>;
  take(step: string): Promise<void>;
}

/** Returns the content at first and after each step, once it is stable. */
export async function course(hand: Hand, {steps = []}: Kind): Promise<readonly string[]> {
  const settled = async () => {
    for (let last = ''; ; ) {
      const now = await hand.look();
      if (now === last) return now;
      last = now;
      await hand.wait(60);
    }
  };
  const seen = [await settled()];
  for (const step of steps) {
    await hand.take(step);
    seen.push(await settled());
  }
  return seen;
}

import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';

// Runs as build/test/words.test.js, on the source files.
const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = ['src', 'elements', 'shell'].flatMap(list);
const scripts = list('scripts');
const tests = ['test', 'demo'].flatMap(list);

function list(folder: string): {readonly path: string; readonly lines: readonly string[]}[] {
  return readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter(name => name.endsWith('.ts'))
    .map(name => join(folder, name).replaceAll('\\', '/'))
    .map(path => ({path, lines: readFileSync(join(root, path), 'utf8').split('\n')}));
}

/** Finds lines of comments that match, as `path:line text`. */
function findComments(files: typeof sources, pattern: RegExp): string[] {
  return files.flatMap(({path, lines}) =>
    lines.flatMap((line, at) => {
      const comment = /^\s*(?:\/\*\*|\*|\/\/) ?(.*)$/.exec(line)?.[1];
      return comment && pattern.test(comment) ? [`${path}:${at + 1} ${comment}`] : [];
    }),
  );
}

test('comments begin with a verb or the thing itself, not with “What …”', () => {
  assert.deepEqual(
    findComments([...sources, ...scripts, ...tests], /^(?:What|Whoever|That which|Of (?:an?|the)) /),
    [],
  );
});

test('comments name the actor', () => {
  assert.deepEqual(
    findComments([...sources, ...scripts, ...tests], /\b(?:whoever|somebody|nobody|told|mended|unsaid|enliven\w*)\b/i),
    [],
  );
});

/**
 * First words of functions that are not verbs. Families of builders read as what they build: fields of docs.json, props
 * of components, writers of sample languages, JSX. The rest are prefixes and predicates.
 */
const otherFirstWords = new Set(
  (
    'anything either filled flag hex label legacy lenient list number optional record scalar section text ' +
    'classes component data markdown reflected rich style doc html ' +
    'c cpp csharp curl dart java javascript jsx kotlin php powershell python ruby rust swift typescript code docs ' +
    'accepts adds allows are can carries covers differs ends fits has have hides holds includes is joins leads leaves ' +
    'lists looks matches may names needs opens refuses shows spans takes turns wants document documents by from one on ' +
    'stat to with without proxy reference callout'
  ).split(' '),
);

/** Verbs that begin the names of functions. */
const verbs = new Set(
  (
    'accept add adjust adopt allow announce append apply arrange ask assemble assign await bind break build bundle call ' +
    'capitalize cast change check choose clean click close collect combine compare compile complete compose compress ' +
    'compute conceal connect convert copy correct count create cut decide decode dedent deepen define delay dereference ' +
    'describe detect diff discover dismiss distribute divide download draft drain draw enable encode end enlarge ensure ' +
    'enter escape estimate evaluate evict exhaust expand explain export expose extract fade fail fence fetch fill filter find ' +
    'finish fit fix flatten focus fold follow forget format forward gather generate get go group guard guess handle hash ' +
    'hide highlight hold humanize identify ignore import include indent index infer inherit insert intersect isolate item ' +
    'iterate join judge keep lay leave limit link listen load locate lock log look lower make map mark mask match measure merge ' +
    'meter migrate mix modernize move multiply name nest normalize note observe offer omit open outdent pack paint ' +
    'pair parse patch pick place plan position prepare preload prerender press print provide prune publish push put quote ' +
    'rank rate read record redirect redraw refuse register release remember remove rename render renew repair replace ' +
    'report request reserve resolve respond restore reveal reverse reword rewrite run sample sanitize save scan score ' +
    'scroll search select send serialize set settle share shorten show sign skip slugify sniff sort spell spend ' +
    'split spread start step stop store strip suggest sum survey switch take throw tidy transfer transform translate treat ' +
    'trim try turn unescape unlink unmark unpack unquote unwrap update upgrade use validate view visit wait walk ' +
    'warn watch weigh widen wrap write yield'
  ).split(' '),
);

test('names of functions begin with a verb', () => {
  const declared = /^(?:export )?(?:declare )?(?:async )?function\*? ([a-z]+)/;
  const unknown = sources.flatMap(({path, lines}) =>
    lines.flatMap((line, at) => {
      const first = declared.exec(line)?.[1];
      // `nameOf` has no verb, although "name" can be one.
      const isBare = /^(?:export )?(?:async )?function\*? [a-z]+Of\b/.test(line);
      return first === undefined || otherFirstWords.has(first) || (verbs.has(first) && !isBare)
        ? []
        : [`${path}:${at + 1} ${line}`];
    }),
  );
  assert.deepEqual(unknown, []);
});

test('the number of names exported from several files does not grow', () => {
  const files = new Map<string, Set<string>>();
  const exported = /^export (?:declare |async |abstract )*(?:function\*?|interface|type|class|const) ([\w$]+)/;
  for (const {path, lines} of sources)
    for (const line of lines) {
      const name = exported.exec(line)?.[1];
      if (name) files.set(name, (files.get(name) ?? new Set()).add(path));
    }
  const shared = [...files]
    .filter(([, paths]) => paths.size > 1)
    .map(([name, paths]) => `${name}: ${[...paths].join(', ')}`);
  assert.ok(files.size > 2_000, 'Names were found.');
  assert.ok(shared.length <= 92, `${shared.length} names are exported from several files:\n${shared.join('\n')}`);
});

test('documents for developers name files that exist', () => {
  const names = new Set([...sources, ...scripts, ...tests].flatMap(({path}) => [path, path.replace(/^.*\//, '')]));
  const folders = ['docs', 'docs/decisions'];
  const documents = folders.flatMap(folder =>
    readdirSync(join(root, folder))
      .filter(name => name.endsWith('.md'))
      .map(name => `${folder}/${name}`),
  );
  const unknown = ['CONTRIBUTING.md', 'README.md', ...documents].flatMap(file =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/`([\w./-]+\.ts)`/g)].flatMap(([, name = '']) =>
      names.has(name) || names.has(name.replace(/^.*\//, '')) ? [] : [`${file}: ${name}`],
    ),
  );
  assert.deepEqual(unknown, []);
});

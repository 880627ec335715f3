import assert from 'node:assert/strict';
import {test} from 'node:test';
import {openReader} from '../src/api-reference/views/local-reader.js';
import {createMemoryFiles} from '../src/base/files.js';
import {checkProject} from '../src/check/check-project.js';
import {buildPageMetadata} from '../src/markdown/frontmatter/page.js';
import {buildTextSections} from '../src/markdown/render/text/build-text-sections.js';
import {loadLanguages} from '../src/openapi/request/load-languages.js';
import {openProject} from '../src/prerender/open-project.js';
import {prerender} from '../src/prerender/prerender.js';
import {buildPageMarkdown} from '../src/site/page/build-page-markdown.js';
import {createPageContext} from '../src/site/page/create-page-context.js';
import {createMemoryProject} from '../src/site/project/project-files.js';
import {drawPage} from './components/draw.js';
import {allComponents} from './e2e/all-components.js';
import {hostileNames, listPlaces, withHostileNames} from './hostile-names.js';
import {optionsInMemory} from './prerender/options-in-memory.js';
import {richDocument} from './rich-document.js';

await loadLanguages(undefined);
const files = (docs: unknown, page: string, document: unknown) => ({
  'docs.json': JSON.stringify(docs),
  'index.mdx': page,
  'api.json': JSON.stringify(document),
});
const context = createPageContext('guides/page', 'guides/page.mdx', {base: '/docs/', router: 'history'});
const docs = {name: 'T', api: {openapi: 'api.json'}, navigation: {pages: ['index']}};

/** Checks and prerenders a project. Returns the output. Fails if a caught exception is among the problems. */
async function build(written: Readonly<Record<string, string>>): Promise<ReadonlyMap<string, string>> {
  const {findings} = await checkProject(createMemoryProject(written), {version: '0'});
  const project = await openProject(createMemoryProject(written), async path => ({path, missing: 'absent'}));
  const out = new Map<string, string>();
  const {problems} = await prerender(project, optionsInMemory(out));
  assert.deepEqual(
    [...findings, ...problems].filter(({code}) => code === 'file-failed'),
    [],
  );
  for (const [path, text] of out) assert.doesNotMatch(text, /\[native code\]|\[object Object\]/, path);
  return out;
}

/** Adds the changed location to an exception. */
async function at(place: unknown, run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    throw new Error(`${JSON.stringify(place)}: ${error instanceof Error ? error.stack : error}`);
  }
}

test('an API document with hostile names for any key or text renders', async () => {
  for (const place of listPlaces(richDocument))
    for (const first of hostileNames.keys())
      await at({...place, first}, async () => {
        const text = JSON.stringify(withHostileNames(richDocument, place, first));
        const reader = openReader('api.json', createMemoryFiles({'api.json': text}));
        assert.match(JSON.stringify(await reader.overview({})), /"(?:ready|failed)"/);
        for (const {method, path} of (await reader.index()).index?.operations ?? []) {
          const name = {method, path};
          await reader.operation(name, {});
          await reader.rest(name, {});
          assert.doesNotMatch(await reader.markdown(name, {}), /\[native code\]|\[object Object\]/);
          await reader.form(name, {});
          await reader.request(name, {}, {});
        }
      });
});

test('a project with such a document is checked and prerendered', async () => {
  for (const [index, place] of listPlaces(richDocument).entries())
    await at(place, () => build(files(docs, '# Home', withHostileNames(richDocument, place, index))));
});

const small = {openapi: '3.1.0', info: {title: 'T', version: '1'}, paths: {'/a': {get: {responses: {}}}}};

const everyName = (value: (name: string) => unknown) =>
  Object.fromEntries(hostileNames.map(name => [name, value(name)]));

test('parts with hostile names are documented normally', async () => {
  const properties = everyName(name => ({
    type: 'string',
    description: `About x${hostileNames.indexOf(name as never)}.`,
    example: `x-${name}`,
  }));
  const schema = {type: 'object', required: hostileNames, properties};
  const out = await build(
    files(docs, '# Home', {
      ...richDocument,
      paths: {
        '/things': {
          post: {
            summary: 'Post things',
            parameters: hostileNames.map(name => ({
              name,
              in: 'query',
              required: true,
              schema: {type: 'string'},
              example: `q-${name}`,
            })),
            requestBody: {content: {'application/json': {schema: {$ref: '#/components/schemas/constructor'}}}},
            responses: {200: {description: 'OK', headers: everyName(() => ({schema: {type: 'integer'}}))}},
            security: hostileNames.map(name => ({[name]: []})),
          },
        },
      },
      components: {
        schemas: {...everyName(() => schema), Other: schema},
        securitySchemes: everyName(name => ({type: 'apiKey', in: 'query', name: `key-${name}`})),
      },
    }),
  );
  const read = (ending: string) => [...out].find(([path]) => path.endsWith(`post-things${ending}`))?.[1] ?? '';
  const [html, markdown] = [read('/index.html'), read('.md')];
  const search = [...out].filter(([path]) => path.includes('/search/')).join();
  for (const name of hostileNames) {
    for (const text of [html, markdown]) {
      assert.ok(
        text.includes(`About x${hostileNames.indexOf(name)}.`),
        `${name} in ${text === html ? 'HTML' : 'Markdown'}`,
      );
      assert.ok(text.includes(`x-${name}`), `the example of ${name}`);
      assert.ok(text.includes(`q-${name}`), `the parameter ${name}`);
      assert.ok(text.includes(`key-${name}`), `the scheme ${name}`);
    }
    assert.ok(search.includes(name.toLowerCase()), `${name} in search`);
  }
});

/** Changeable parts of a page: names of tags, props and words of code fences, and their values. */
const pageParts =
  /<([A-Z][\w.]*|[a-z][\w-]*)(?=[\s/>])|\s([a-zA-Z][\w-]*)=(?=["{])|="([^"]*)"|={([^{}"]+)}|\{"([^"]*)"\}|```([\w-]+)|\{([a-z.]+)\}/g;

test('a page with hostile names for tags, props or values renders', async () => {
  const count = [...allComponents.matchAll(pageParts)].length;
  assert.ok(count > 150, String(count));
  const together = 12;
  for (let at = 0; at < count; at += together)
    for (const [offset] of hostileNames.entries()) {
      let index = -1;
      const page = allComponents.replace(pageParts, (whole, ...parts: (string | undefined)[]) => {
        index++;
        const part = parts.slice(0, 7).find(each => each !== undefined) ?? '';
        // Spreads the changes, so that a changed tag does not hide its props.
        if (index % Math.ceil(count / together) !== at / together || !part) return whole;
        return whole.replace(part, hostileNames[(index + offset) % hostileNames.length] as string);
      });
      const {content, nodes, frontmatter} = await drawPage(page);
      assert.ok(content.text.length > 1000);
      buildTextSections(nodes);
      await buildPageMarkdown({metadata: buildPageMetadata(frontmatter), nodes}, context);
    }
});

test('tags with hostile names are unknown tags', async () => {
  for (const name of hostileNames) {
    const out = await build(
      files(docs, `# Home\n\n<${name}>Text</${name}> {${name}} {user.${name}}\n\n<${name} />\n`, richDocument),
    );
    assert.match(out.get('index.html') ?? '', /Text/);
    assert.match(out.get('index.md') ?? '', /Text/);
  }
});

const settings = {
  name: 'T',
  theme: 'theme_1',
  description: 'About',
  logo: {light: '/a.svg', dark: '/b.svg'},
  favicon: '/a.svg',
  colors: {primary: '#123456', light: '#abcdef'},
  fonts: {family: 'Inter', source: '/inter.woff2', format: 'woff2', heading: {family: 'Own', source: '/own.ttf'}},
  icons: {library: 'lucide'},
  api: {
    openapi: 'api.json',
    baseUrl: 'https://example.com',
    auth: {method: 'key', name: 'X-Key'},
    playground: {mode: 'simple'},
  },
  navbar: {
    links: [{label: 'Blog', href: 'https://example.com', icon: 'star', type: 'github'}],
    primary: {type: 'button', label: 'Go', href: '/'},
  },
  footer: {
    socials: {x: 'https://x.com/a', github: 'https://github.com/a'},
    links: [{header: 'More', items: [{label: 'One', href: '/'}]}],
  },
  navigation: {
    languages: [
      {language: 'en', tabs: [{tab: 'Guide', icon: 'book', groups: [{group: 'One', tag: 'NEW', pages: ['index']}]}]},
      {language: 'de', anchors: [{anchor: 'API', openapi: 'api.json', directory: 'ref'}]},
    ],
    global: {anchors: [{anchor: 'Blog', href: 'https://example.com'}]},
  },
  redirects: [{source: '/a/:slug', destination: '/index'}],
  seo: {metatags: {'og:image': '/a.png'}, indexing: 'all'},
  search: {prompt: 'Find'},
  banner: {content: 'New', dismissible: true},
  contextual: {
    options: ['copy', 'view', {title: 'Own', description: 'Tool', icon: 'star', href: 'https://example.com'}],
  },
  integrations: {ga4: {measurementId: 'G-1'}, posthog: {apiKey: 'phc_1'}, lectern: {proxy: '/p'}},
  code: {theme: {light: 'github-light', dark: 'github-dark'}},
  styling: {eyebrows: 'breadcrumbs', codeblocks: 'dark'},
  thumbnails: {appearance: 'dark'},
  variables: {product: 'Shop'},
  errors: {404: {redirect: false, title: 'Gone', description: 'Sorry'}},
  metadata: {timestamp: true},
  background: {decoration: 'grid', image: '/a.png', color: {light: '#fff'}},
};

test('a docs.json with hostile names is read, checked and prerendered', async () => {
  const places = listPlaces(settings);
  for (const place of places)
    for (const first of [0, 1, 2])
      await at({...place, first}, () => build(files(withHostileNames(settings, place, first), '# Home', small)));
});

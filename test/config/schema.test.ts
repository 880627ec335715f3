import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Ajv} from 'ajv';
import {fields} from '../../src/config/docs-json.js';
import {formatPath} from '../../src/config/finding.js';
import {parseConfig} from '../../src/config/parse-config.js';
import {buildSchema} from '../../src/config/schema.js';
import {badSamples, goodSamples} from './samples.js';

const schema = buildSchema();
const validate = new Ajv({strict: false, allErrors: false}).compile(schema);
const base = {name: 'Docs', navigation: {pages: ['index']}};

function assertAgree(value: unknown, what: string) {
  const errors = parseConfig(value).findings.filter(({level}) => level === 'error');
  if (validate(value) === (errors.length === 0)) return;
  const said = errors.map(({code, at}) => `${code} ${formatPath(at)}`).join(', ');
  assert.fail(`${what}: the parser says "${said}", the schema ${JSON.stringify(validate.errors)}`);
}

test('every good sample is valid', () => {
  for (const {says, keys} of goodSamples)
    assert.equal(validate({...base, ...keys}), true, `${says}: ${JSON.stringify(validate.errors)}`);
});

test('every bad sample is invalid', () => {
  for (const {says, keys} of badSamples) assert.equal(validate({...base, ...keys}), false, says);
});

test('every field has a good and a bad sample', () => {
  const covered = (samples: readonly {readonly keys: object}[]) =>
    new Set(samples.flatMap(({keys}) => Object.keys(keys)));
  const good = covered(goodSamples);
  const bad = covered(badSamples);
  const old = Object.entries(fields)
    .filter(([, field]) => field.instead)
    .map(([key]) => key);
  const current = Object.keys(fields).filter(key => !old.includes(key));
  assert.deepEqual(
    current.filter(key => key !== 'navigation' && !good.has(key)),
    [],
  );
  assert.deepEqual(
    current.filter(key => !bad.has(key)),
    [],
  );
});

test('an empty file is invalid in schema and parser', () => {
  for (const value of [null, [], '', 0, true, {}, {name: 'A'}, {navigation: {}}])
    assertAgree(value, JSON.stringify(value));
});

test('the schema contains descriptions, defaults, values and aliases', () => {
  const {properties} = schema as {
    properties: Record<string, {description: string; default?: unknown; properties: never}>;
  };
  assert.equal(properties.theme?.default, 'theme_1');
  assert.equal(properties.modeToggle?.description, 'Old form of appearance.');
  const api = (properties.api as unknown as {properties: Record<string, unknown>}).properties;
  assert.deepEqual(api.viewer, {
    description: 'Shows operations in Lectern’s own view, or in Scalar, Redoc, or Stoplight Elements.',
    default: 'native',
    anyOf: [
      {enum: ['native', 'scalar', 'redoc', 'stoplight']},
      {enum: ['builtin', 'default', 'elements', 'thirdparty_a', 'thirdparty_b', 'thirdparty_c']},
    ],
  });
});

test('every field of the schema is described', () => {
  const bare: string[] = [];
  const walk = (node: unknown, path: string) => {
    if (typeof node !== 'object' || node === null) return;
    const {properties} = node as {properties?: Record<string, {description?: string}>};
    for (const [key, inner] of Object.entries(properties ?? {})) if (!inner.description) bare.push(`${path}.${key}`);
    for (const [key, inner] of Object.entries(node)) walk(inner, `${path}.${key}`);
  };
  walk(schema, '');
  assert.deepEqual(bare, []);
});

/** Returns a docs.json with every key. The test replaces each of its nodes in turn. */
function fullConfig(): Record<string, unknown> {
  const node = (kind: string, more: object) => ({
    [kind]: 'Label',
    icon: {name: 'i', style: 's', library: 'l'},
    tag: 't',
    description: 'd',
    hidden: false,
    public: true,
    expanded: true,
    collapsed: false,
    default: true,
    root: 'r',
    directory: 'd',
    href: '/h',
    url: 'u',
    name: 'n',
    boost: 1,
    searchable: true,
    color: '#fff',
    banner: {content: 'c'},
    navbar: {links: [{label: 'l', href: 'h'}]},
    footer: {lastUpdated: true},
    openapi: {source: 's', directory: 'd'},
    asyncapi: ['a', {source: 'b'}],
    pages: ['p', 'GET /p'],
    ...more,
  });
  return {
    $schema: 's',
    name: 'n',
    description: 'd',
    theme: 'theme_2',
    colors: {
      primary: '#fff',
      light: '#fff',
      dark: '#fff',
      background: {light: '#fff', dark: '#fff'},
      anchors: {from: '#fff', to: '#fff'},
    },
    logo: {light: 'l', dark: 'd', href: 'h'},
    favicon: {light: 'l', dark: 'd'},
    navigation: {
      languages: [node('language', {versions: [node('version', {products: [node('product', {})]})]})],
      tabs: [node('tab', {menu: [node('item', {groups: [node('group', {pages: ['p', node('group', {})]})]})]})],
      dropdowns: [node('dropdown', {})],
      anchors: [node('anchor', {})],
      global: {
        anchors: [node('anchor', {})],
        tabs: [node('tab', {})],
        dropdowns: [node('dropdown', {})],
        languages: [{language: 'l', href: 'h'}],
      },
    },
    navbar: {links: [{label: 'l', href: 'h', icon: 'i', type: 't'}], primary: {type: 'button', label: 'l', href: 'h'}},
    footer: {
      socials: {x: 'h'},
      links: [{header: 'h', title: 't', items: [{label: 'l', href: 'h'}]}],
      lastUpdated: true,
      editUrl: 'e',
      repo: 'r',
    },
    redirects: [{source: 's', destination: 'd', permanent: true}],
    seo: {
      metatags: {a: 'b'},
      indexing: 'all',
      organization: {id: 'i', name: 'n', legalName: 'l', url: 'u', logo: 'l', sameAs: ['s']},
      trailingSlash: false,
    },
    analytics: {posthog: {apiKey: 'k', apiHost: 'h'}, hotjar: {hjid: 1}, clarity: {projectId: 1}, intercom: 'i'},
    api: {
      baseUrl: ['b'],
      auth: {method: 'key', name: 'n'},
      playground: {mode: 'simple', display: 'auth', proxy: true},
      openapi: ['a', {source: 'b', directory: 'c'}],
      asyncapi: 'a',
      viewer: 'redoc',
      mdx: {server: ['s'], auth: {method: 'basic'}},
      examples: {languages: ['go'], defaults: 'all', prefill: true, autogenerate: true},
      params: {expanded: 'all', post: ['p']},
      url: 'full',
    },
    appearance: {default: 'dark', strict: true, readingTime: true, readingProgress: true},
    code: {copyButton: true, theme: {light: 'l', dark: 'd'}},
    background: {
      image: {light: 'l', dark: 'd'},
      color: {light: '#fff', dark: '#fff'},
      decoration: 'grid',
      style: 'grid',
    },
    fonts: {
      heading: {family: 'f', weight: 1, source: 's', format: 'f'},
      body: {family: 'f'},
      family: 'f',
      weight: '1',
      source: 's',
      format: 'f',
    },
    styling: {
      eyebrows: 'section',
      codeblocks: {theme: {light: 'l', dark: 'd'}, languages: {custom: ['c']}},
      latex: true,
    },
    integrations: {
      ga4: {measurementId: 'm'},
      other: {a: [1]},
      lectern: {
        siteUrl: 's',
        proxy: 'p',
        cdn: 'c',
        consent: 'required',
        analytics: {respectDnt: true},
        remote: ['r'],
        ignore: ['i'],
        counts: true,
        webFonts: true,
        detectLanguage: true,
        mcp: '/m',
        history: {d: [{date: '2026-03', file: 'f'}]},
        feedback: {endpoint: 'e'},
        openapi: {a: 1},
      },
    },
    errors: {'404': {redirect: true, title: 't', description: 'd'}},
    feedback: {thumbsRating: true, suggestEdit: true, raiseIssue: true},
    markdown: {schema: true, instructions: ['i']},
    contextual: {
      display: 'toc',
      options: ['copy', 'claude', 'assistant', {title: 't', description: 'd', icon: 'i', href: 'h'}],
    },
    search: {prompt: 'p'},
    thumbnails: {background: 'b', appearance: 'dark', fonts: {family: 'f', source: 's'}},
    metadata: {a: 'b', timestamp: true},
    banner: {content: 'c', dismissible: true, id: 'i', type: 'info', color: {light: '#fff', dark: '#fff'}},
    icons: {library: 'icon_lib_2'},
    variables: {version: '2'},
    interaction: {drilldown: true},
    anchors: [{name: 'n', url: 'u', icon: 'i'}],
    footerSocials: {x: 'h'},
    modeToggle: {default: 'dark', isHidden: true},
    public: true,
    openapi: 'o',
    tabs: [{name: 'n', url: 'u'}],
    topbarCtaButton: {name: 'n', url: 'u'},
    topbarLinks: [{name: 'n', url: 'u'}],
    versions: ['v'],
    unknown: {a: 1},
  };
}

type Keys = readonly (string | number)[];
const replacements = [null, [], {}, '', 0, true, 'word', '#12', [null], [{}], {a: 1}];

function pathsOf(value: unknown, at: Keys = []): Keys[] {
  if (typeof value !== 'object' || value === null) return [at];
  const keys: Keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [at, ...keys.flatMap(key => pathsOf((value as Record<string | number, unknown>)[key], [...at, key]))];
}

function replaceAt(value: unknown, keys: Keys, replacement: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return replacement;
  const copy = (Array.isArray(value) ? [...value] : {...(value as object)}) as Record<string | number, unknown>;
  copy[key] = replaceAt(copy[key], rest, replacement);
  return copy;
}

test('the full sample has every field', () => {
  assert.deepEqual(
    Object.keys(fields).filter(key => !(key in fullConfig())),
    [],
  );
  assertAgree(fullConfig(), 'full sample');
  assert.equal(validate(fullConfig()), true);
});

test('schema and parser agree on errors when any node is replaced', () => {
  const full = fullConfig();
  for (const keys of pathsOf(full)) {
    for (const replacement of replacements) {
      assertAgree(replaceAt(full, keys, replacement), `${keys.join('.')} = ${JSON.stringify(replacement)}`);
    }
  }
});

test('schema and parser agree when several nodes are replaced', () => {
  // A seeded generator, which makes a failure repeatable.
  let seed = 20_240_601;
  const below = (limit: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * limit);
  };
  for (let round = 0; round < 300; round++) {
    let value: unknown = fullConfig();
    const told: string[] = [];
    for (let change = 0; change < 3; change++) {
      const paths = pathsOf(value);
      const keys = paths[below(paths.length)] ?? [];
      const replacement = replacements[below(replacements.length)];
      told.push(`${keys.join('.')} = ${JSON.stringify(replacement)}`);
      value = replaceAt(value, keys, replacement);
    }
    assertAgree(value, told.join('; '));
  }
});

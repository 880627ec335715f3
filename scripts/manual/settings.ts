import {buildSchema, type JsonSchema} from '../../src/config/schema.js';
import {exampleOf, providerExamples} from './key-examples.js';
import {code, compactJson, describe, listed, type ManualPage, table} from './mdx.js';
import {settingExamples} from './setting-examples.js';
import {lightPictures, settingPictures} from './setting-pictures.js';

/** The keys of docs.json by subject, with one page each. */
const subjects: readonly (Omit<ManualPage, 'body'> & {readonly keys: readonly string[]; readonly about: string})[] = [
  {
    path: 'look',
    title: 'Site and appearance',
    description: 'Keys of docs.json for name, logo, colors, themes, fonts, and icons.',
    icon: 'palette',
    about:
      'For authors who set up a site. Use these keys to give every page your name, logo, colors, and fonts.\n\n[Themes](/guide/themes) and [Colors](/guide/colors) show examples. Run `npx lectern dev docs` to see each change.',
    keys: [
      ...['$schema', 'name', 'description', 'theme', 'logo', 'favicon', 'colors', 'appearance', 'background', 'fonts'],
      ...['styling', 'icons', 'code', 'variables'],
    ],
  },
  {
    path: 'navigation',
    title: 'Navigation',
    description: 'Keys of docs.json for the pages of a site, their order, and their nesting.',
    icon: 'list-tree',
    about:
      'For authors who arrange pages. Use these keys to choose the menus of the site, and the order of its pages.\n\nThe [guide](/guide/navigation) has an example of each kind of node. Run `npx lectern check docs` to find pages that the navigation does not list.',
    keys: ['navigation', 'interaction'],
  },
  {
    path: 'header-footer',
    title: 'Header, footer, and menus',
    description: 'Keys of docs.json for header, footer, banner, search, menus, and the 404 page.',
    icon: 'panel-top',
    about:
      'For authors who set up a site. Use these keys to change the header, the footer, the banner, and the menus of every page.\n\nRun `npx lectern dev docs` to see each change.',
    keys: ['navbar', 'footer', 'banner', 'search', 'contextual', 'feedback', 'errors'],
  },
  {
    path: 'api',
    title: 'API documents',
    description: 'Keys of docs.json for API pages and the request form.',
    icon: 'square-terminal',
    about:
      'For authors with an API document. Use these keys to generate a page for each operation, and to change its samples and its request form.\n\n[Try it](/guide/try-it) explains the form.',
    keys: ['api'],
  },
  {
    path: 'publishing',
    title: 'Publishing',
    description: 'Keys of docs.json for redirects, search engines, shared links, agents, and analytics.',
    icon: 'rocket',
    about:
      'For site owners. Use these keys to control redirects, search engines, link previews, AI agents, and analytics.\n\nRun `npx lectern prerender docs` to write the result. See [Prerender](/guide/prerender) and [Hosts](/guide/hosts).',
    keys: ['redirects', 'seo', 'metadata', 'thumbnails', 'markdown', 'public', 'integrations', 'analytics'],
  },
];

const schema = buildSchema();

function proseOf({description}: JsonSchema): string {
  return describe(String(description ?? ''));
}

const keysOf = (part: JsonSchema) => (part.properties ?? {}) as Readonly<Record<string, JsonSchema>>;
const alternatives = (part: JsonSchema) => (part.anyOf ?? []) as readonly JsonSchema[];
const isOld = (part: JsonSchema) => part.deprecated === true;

/** All keys at the first level of docs.json, including deprecated ones. */
export const topKeys: readonly string[] = Object.keys(keysOf(schema));

export function settingPages(): readonly ManualPage[] {
  return [overview(), ...subjects.map(subject => ({...subject, body: subjectText(subject)}))];
}

function overview(): ManualPage {
  const rows = subjects.flatMap(({path, keys}) =>
    keys.map(key => {
      const part = keysOf(schema)[key] as JsonSchema;
      return [`[${code(key)}](/reference/${path}#${anchor(key)})`, typeOf(part), proseOf(part)];
    }),
  );
  const old = Object.entries(keysOf(schema)).filter(([, part]) => isOld(part));
  return {
    path: 'docs-json',
    title: 'docs.json: all keys',
    description: 'Every key of docs.json, with its type and a link to its details.',
    icon: 'braces',
    body: `For authors who look up a setting. Open a key to see its values, its default, and an example.

Only \`name\` and \`navigation\` are required. If a value is invalid, Lectern uses the default, and \`npx lectern check docs\`
reports the value. To split the file, or to complete keys in your editor, see [docs.json](/guide/docs-json).

${table(['Key', 'Type', 'Effect'], rows)}

## Older keys

Lectern still reads these keys. \`npx lectern check docs\` reports each one with its replacement.

${table(
  ['Old key', 'New key'],
  old.map(([key, part]) => [code(key), code(/^Old form of (.+)\.$/.exec(String(part.description))?.[1] ?? '')]),
)}
`,
  };
}

function subjectText({about, keys}: {readonly about: string; readonly keys: readonly string[]}): string {
  const parts = keys.map(key => {
    const part = keysOf(schema)[key] as JsonSchema;
    const fields = key === 'navigation' ? navigationFields(part) : fieldsOf(part, key);
    const fallback = defaultOf(part);
    const told = fallback === undefined ? '' : ` Default: ${code(fallback)}.`;
    const type = part.properties === undefined && key !== 'navigation' ? ` Type: ${typeOf(part)}.${told}` : '';
    return [
      `## ${key}${anchor(key) === key ? '' : ` {#${anchor(key)}}`}`,
      proseOf(part) + type,
      `\`\`\`json docs.json\n${compactJson({[key]: settingExamples[key]})}\n\`\`\``,
      picture(key),
      ...(key === 'integrations' || key === 'analytics' ? services(part, key) : fields),
      key === 'contextual' ? pageActions() : '',
    ]
      .filter(Boolean)
      .join('\n\n');
  });
  return `${about}\n\n${parts.join('\n\n')}`;
}

/** Text that readers see for each built-in page action. */
const actionTexts: Readonly<Record<string, readonly [label: string, effect: string]>> = {
  copy: ['Copy page', 'Copies the page as Markdown, with a button beside the title'],
  view: ['View as Markdown', 'Opens the Markdown of the page'],
  assistant_a: ['Open in ChatGPT', 'Opens ChatGPT with a question about the page. Also written as `chatgpt`'],
  assistant_b: ['Open in Claude', 'Opens Claude with a question about the page. Also written as `claude`'],
  perplexity: ['Open in Perplexity', 'Opens Perplexity with a question about the page'],
  cursor: [
    'Connect to Cursor',
    'Adds the MCP server to Cursor. Without `integrations.lectern.mcp`, opens the page in Cursor',
  ],
  vscode: ['Connect to VS Code', 'Adds the MCP server to VS Code. Needs `integrations.lectern.mcp`'],
  mcp: ['Copy MCP URL', 'Copies the URL of the MCP server. Needs `integrations.lectern.mcp`'],
  'download-spec': ['Download openapi.yaml', 'Downloads the API document that the page shows'],
  'download-pdf': ['Save as PDF', 'Opens the print dialog of the browser'],
};

/** Returns a table of the built-in page actions. Throws if one has no text, so that the manual is complete. */
function pageActions(): string {
  const {contextual} = keysOf(schema);
  const rows = wordsOf(keysOf(contextual as JsonSchema).options as JsonSchema).map(action => {
    const [label, effect] = actionTexts[action] ?? [];
    if (label === undefined || effect === undefined) throw new Error(`The page action "${action}" has no text.`);
    return [code(action), `**${label}**`, effect];
  });
  return `### Page actions\n\n${table(['Option', 'Readers see', 'Effect'], rows)}`;
}

/** Returns the tag for an example's picture, which `npm run pictures` takes. */
function picture(key: string): string {
  const words = settingPictures[key];
  if (words === undefined) return '';
  const path = `/assets/settings/${key}`;
  if (lightPictures.has(key)) return `<Frame>\n  ![${words}](${path}.webp)\n</Frame>`;
  return `<Frame>\n  <img className="block dark:hidden" src="${path}.webp" alt="${words}" />\n  <img className="hidden dark:block" src="${path}-dark.webp" alt="${words}" />\n</Frame>`;
}

/** Lists the fields of a navigation node once, because they are the same at every level. */
function navigationFields(part: JsonSchema): readonly string[] {
  const {node} = schema.definitions as Readonly<Record<string, JsonSchema>>;
  const roots = Object.keys(keysOf(alternatives(part)[0] ?? {}));
  const lists = roots.filter(key => rootKey(part, key)?.type === 'array' && key !== 'menu');
  const names = Object.keys(keysOf(node as JsonSchema));
  const only = roots.filter(key => !names.includes(key));
  const root: JsonSchema = {properties: Object.fromEntries(only.map(key => [key, rootKey(part, key)]))};
  return [
    `Write a list of nodes at the root: ${listed(lists.map(code), 'or')}. Give each node the key of its kind (\`group\`, \`tab\`,
\`anchor\`, \`dropdown\`, \`version\`, \`language\`, \`product\`; in the menu of a tab, \`item\`) and a list of the nodes or pages below it.`,
    ...fieldsOf(root, 'navigation'),
    '### Nodes',
    ...fieldsOf(node as JsonSchema, ''),
  ];
}

function rootKey(part: JsonSchema, key: string): JsonSchema | undefined {
  return alternatives(part)
    .map(each => keysOf(each)[key])
    .find(each => each !== undefined);
}

/** Lists services in one table, because their only keys are their own settings. */
function services(part: JsonSchema, key: string): readonly string[] {
  if (key === 'integrations')
    return fieldsOf(
      {
        properties: Object.fromEntries(['lectern', 'cookies', 'telemetry'].map(name => [name, keysOf(part)[name]])),
      } as JsonSchema,
      key,
    );
  const rows = Object.entries(providerExamples).map(([name, example]) => {
    const forms = [keysOf(part)[name] as JsonSchema].flatMap(each => [each, ...alternatives(each)]);
    return [code(name), listed(forms.flatMap(form => Object.keys(keysOf(form))).map(code)), code(compactJson(example))];
  });
  return [
    `You can also set each provider in \`integrations\`. If both have the same provider, this key overrides the other. See
[\`integrations\`](#integrations) for consent, and [Analytics](/guide/analytics) for what Lectern sends.`,
    table(['Provider', 'Keys', 'Example'], rows),
  ];
}

/** Returns the keys in a value, each with its full property path. */
function fieldsOf(part: JsonSchema, name: string): readonly string[] {
  const inside = [part, ...alternatives(part)].flatMap(each => Object.entries(keysOf(each)));
  const item = itemOf(part);
  // A list of alternatives has the same objects as the key itself, if the key accepts one alone.
  const ofItems =
    item && !item.$ref && (inside.length === 0 || !item.anyOf)
      ? fieldsOf(item, listOf(part) ? `${name}[]` : `${name}.*`)
      : [];
  return [
    ...inside
      .filter(([, each]) => !isOld(each))
      .flatMap(([key, each]) => field(each, name ? `${name}.${key}` : key, part, key)),
    ...ofItems,
  ];
}

/** Returns the schema of a list's entries, or of an object whose keys the author chooses. */
function itemOf(part: JsonSchema): JsonSchema | undefined {
  return (listOf(part) ?? part.additionalProperties) as JsonSchema | undefined;
}

function listOf(part: JsonSchema): unknown {
  return [part, ...alternatives(part)].find(({items}) => items)?.items;
}

function field(part: JsonSchema, name: string, parent: JsonSchema, key: string): readonly string[] {
  const required = (parent.required as readonly string[] | undefined)?.includes(key) ? ' required' : '';
  const fallback = defaultOf(part);
  const words = proseOf(part);
  // A table lists the page actions.
  const isListed = name === 'contextual.options';
  const choice = choicesOf(part);
  const example = choice || part.type === 'boolean' ? undefined : exampleOf(name);
  const text = [
    words,
    choice && (isListed ? 'See [Page actions](#page-actions).' : `Allowed values: ${choice}.`),
    example !== undefined && !hasKeys(part) && `Example: ${code(compactJson(example).replace(/\n\s*/g, ' '))}.`,
  ]
    .filter(Boolean)
    .join(' ');
  return [
    `<ResponseField name=${JSON.stringify(name)} type=${JSON.stringify(typeOf(part))}${required}${fallback === undefined ? '' : ` default={${JSON.stringify(fallback)}}`}>\n  ${text}\n</ResponseField>`,
    // Navigation nodes have the same page chrome keys as the root.
    ...(key === 'icon' || chromeOfNodes.includes(name) ? [] : fieldsOf(part, name)),
  ];
}

const chromeOfNodes = ['banner', 'navbar', 'footer'];

/** Returns the allowed values without the names that other tools use for them. */
function choicesOf(part: JsonSchema): string {
  return wordsOf(part).map(code).join(', ');
}

function wordsOf(part: JsonSchema): readonly string[] {
  const {enum: words, items} = part;
  const [first] = alternatives(part);
  if (!words) return items || first ? wordsOf((items ?? first) as JsonSchema) : [];
  return (words as readonly string[]).filter(Boolean);
}

/** Returns whether the reference describes the keys inside a value, with their own examples. */
function hasKeys(part: JsonSchema): boolean {
  const item = itemOf(part);
  return part.type === 'object'
    ? fieldsOf(part, '').length > 0
    : item !== undefined && keysOf(item) !== undefined && item.properties !== undefined;
}

/** Formats a default value. Returns undefined for an empty list, which readers expect. */
function defaultOf({default: value}: JsonSchema): string | undefined {
  const written = typeof value === 'string' ? value : JSON.stringify(value);
  return written === '[]' ? undefined : written;
}

/** Describes a value's type. */
function typeOf(part: JsonSchema): string {
  if (part.pattern) return String(part.pattern).startsWith('^#') ? 'color' : 'date';
  if (part.enum) return 'string';
  if (part.$ref) return 'node';
  if (part.anyOf) return [...new Set(alternatives(part).map(typeOf))].join(' or ');
  if (part.type === 'array') return `array of ${plural(typeOf((part.items ?? {}) as JsonSchema))}`;
  if (Array.isArray(part.type)) return part.type.map(nameOfType).join(' or ');
  return nameOfType(part.type);
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'string',
  boolean: 'boolean',
  object: 'object',
  number: 'number',
};

function nameOfType(type: unknown): string {
  return typeNames[String(type)] ?? 'any';
}

function plural(name: string): string {
  return name === 'any' ? name : name.replace(/(\w)( or |$)/g, '$1s$2');
}

function anchor(key: string): string {
  return key.replace(/\W/g, '').toLowerCase();
}

import {copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {components} from '../src/components/table.js';
import {type AttributeFacts, type ElementFacts, elementFacts, type PropertyFacts} from './element-types.js';

/**
 * Writes the package's data for editors and compilers, from the table of components. The data contains types of every
 * export, JSX and Vue types, the custom elements manifest, and custom data for editors.
 */
const root = join(import.meta.dirname, '../..');
const types = join(root, 'dist/types');
const elements = elementFacts(components);
rmSync(types, {recursive: true, force: true});
mkdirSync(types, {recursive: true});

write('types/lectern.d.ts', '/** Draws a site of documentation; importing it is all. */\nexport {};\n');
write('types/elements.d.ts', elementsText());
write('types/elements.d.cts', "export type * from './elements.js' with {'resolution-mode': 'import'};\n");
// `embedding` is no element, but the pattern `./elements/*` of package.json exports it too.
for (const tag of [...elements.map(each => each.tag), 'embedding'])
  write(`types/elements/${tag}.d.ts`, "export type * from '../elements.js';\n");
write(
  'types/react.d.ts',
  jsxText(
    'react',
    'React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>',
    "import type * as React from 'react';",
  ),
);
write(
  'types/preact.d.ts',
  jsxText('preact', 'preact.HTMLAttributes<HTMLElement>', "import type * as preact from 'preact';"),
);
write('types/solid.d.ts', jsxText('solid-js', 'JSX.HTMLAttributes<HTMLElement>', "import type {JSX} from 'solid-js';"));
write(
  'types/vue.d.ts',
  `import type {DefineComponent} from 'vue';\nimport type {LecternAttributes} from './elements.js';\n\ndeclare module 'vue' {\n  interface GlobalComponents {\n${elements.map(({tag}) => `    '${tag}': DefineComponent<LecternAttributes['${tag}']>;`).join('\n')}\n  }\n}\n`,
);
for (const [name, entry] of [
  ['proxy', 'src/proxy/proxy'],
  ['proxy-server', 'shell/node/commands/proxy/proxy-server'],
] as const)
  write(`types/${name}.d.ts`, `export * from './${copyDeclarations(`build/${entry}.d.ts`)}';\n`);
const referenceOptions = copyDeclarations('build/src/reference/reference-options.d.ts');
write(
  'types/server.d.ts',
  `import type {IncomingMessage, ServerResponse} from 'node:http';
import type {ReferenceHandler, ReferenceOptions} from './${referenceOptions}';
export type {GivenSpec, ReferenceHandler, ReferenceOptions, Spec, SpecOfRequest} from './${referenceOptions}';
/** Creates a handler that serves an API reference: its page, its documents, and its files. */
export declare function reference(options: ReferenceOptions): ReferenceHandler;
/** Makes a request listener of a handler, for \`node:http\` and frameworks that take one. Not on edge hosts. */
export declare function toListener(handler: ReferenceHandler): (request: IncomingMessage, response: ServerResponse, next?: (error?: unknown) => void) => Promise<void>;
`,
);
const renderOptions = copyDeclarations('build/shell/node/commands/render/render-options.d.ts');
write(
  'types/ssr.d.ts',
  `import type {ServerRenderer} from './${renderOptions}';\nexport type {EndpointOptions, ReadDocumentText as ReadDocument, RenderOptions} from './${renderOptions}';\nexport declare const renderElements: ServerRenderer['renderElements'];\nexport declare const streamElements: ServerRenderer['streamElements'];\nexport declare const renderEndpoint: ServerRenderer['renderEndpoint'];\n`,
);
// Copies only the requested types of the agent server, because others name packages that are not installed.
write(
  'types/mcp.d.ts',
  `export type {McpHandler, McpOptions} from './${copyDeclarations('build/src/mcp/options.d.ts')}';\nimport type {McpHandler, McpOptions} from './${copyDeclarations('build/src/mcp/options.d.ts')}';\n/** The MCP server of a prerendered site. */\nexport declare function createMcp(options: McpOptions): McpHandler;\n`,
);
write('custom-elements.json', `${JSON.stringify(manifest())}\n`);
write('html-data.json', `${JSON.stringify(htmlData())}\n`);
write('web-types.json', `${JSON.stringify(webTypes())}\n`);
write(
  'types/parts.d.ts',
  "/** Sets the folder of a copy of the package's `dist`, from which files load that the application does not bundle. */\nexport declare function loadPartsFrom(folder: string): void;\n",
);
// In Node, importing elements has no effect, so that pages and components rendered there can import them. Jest uses
// `require`, even if it has a `document`.
write('node/nothing.js', 'export {};\n');
write('node/nothing.cjs', 'module.exports = {};\n');
write('types/nothing.d.ts', 'export {};\n');
write('types/nothing.d.cts', 'export {};\n');

function write(path: string, text: string): void {
  const file = join(root, 'dist', path);
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, text);
}

/**
 * Returns the properties for attributes. The setter accepts text or a flag, and the getter returns the attribute's
 * value.
 */
function propertiesOf(attributes: readonly AttributeFacts[]): string {
  return attributes
    .filter(({name}) => name !== 'spec' && name !== 'values')
    .map(({name, doc, type}) => {
      const property = name.replace(/-./g, ([, letter]) => (letter as string).toUpperCase());
      return `  /** ${doc} */\n  get ${property}(): string | null;\n  set ${property}(given: ${type} | null | undefined);`;
    })
    .join('\n');
}

function fieldsOf(properties: readonly PropertyFacts[]): string {
  return properties.map(({name, doc, type}) => `  /** ${doc} */\n  ${name}: ${type};`).join('\n');
}

function elementsText(): string {
  const attributes = elements.map(
    ({tag, doc, attributes}) =>
      `  /** ${doc} */\n  '${tag}': {\n${attributes.map(each => `    /** ${each.doc} */\n    '${each.name}'?: ${each.type} | undefined;`).join('\n')}\n  };`,
  );
  const classes = elements.map(({name, doc, tag, attributes, properties}) => {
    const more = /^(?:openapi-endpoint|asyncapi-channel)$/.test(tag)
      ? ` {
  /** Address of the document, its text, or the document itself. */
  get spec(): string | null;
  set spec(given: string | object | null);
  /** Initial values of the form: parameters by name, and body. */
  get values(): string | null;
  set values(given: string | object | null);
  /** Credentials for requests to the first server. Write-only. */
  set credential(given: GivenCredential | readonly GivenCredential[] | undefined);
${propertiesOf(attributes)}
  /** Reads its document again and draws the view again; what was typed into the form stays. */
  reload(): Promise<void>;
}`
      : ` {
${fieldsOf(properties)}
}`;
    return `/** ${doc} */\nexport interface ${name} extends HTMLElement${more}`;
  });
  return `${readFileSync(join(root, 'scripts/element-events.d.ts'), 'utf8')}
/** The attributes of every element, by its tag. */
export interface LecternAttributes {
${attributes.join('\n')}
}

${classes.join('\n')}

declare global {
  interface HTMLElementTagNameMap {
${elements.map(({tag, name}) => `    '${tag}': ${name};`).join('\n')}
  }
  interface HTMLElementEventMap {
    'openapi-shown': OpenapiShownEvent;
    'openapi-failed': OpenapiFailedEvent;
    'openapi-before-send': OpenapiBeforeSendEvent;
    'openapi-response': OpenapiResponseEvent;
    'docs-tab-change': TabChangeEvent;
  }
}
`;
}

/** Returns the tags for a library that declares elements by name in its module. */
function jsxText(module: string, base: string, imported: string): string {
  const tags = elements.map(({tag}) => `      '${tag}': Known<'${tag}'>;`);
  return `${imported}\nimport type {LecternAttributes} from './elements.js';\n\ntype Known<T extends keyof LecternAttributes> = Omit<${base}, keyof LecternAttributes[T]> & LecternAttributes[T];\n\ndeclare module '${module}' {\n  namespace JSX {\n    interface IntrinsicElements {\n${tags.join('\n')}\n    }\n  }\n}\n`;
}

/** Copies declarations with everything they import, and returns the import path of the first. */
function copyDeclarations(entry: string, seen = new Set<string>()): string {
  const path = relative('build', entry);
  const imported = `declarations/${path.replace(/\.d\.ts$/, '.js')}`;
  if (seen.has(entry)) return imported;
  seen.add(entry);
  const from = join(root, entry);
  const to = join(types, 'declarations', path);
  mkdirSync(dirname(to), {recursive: true});
  copyFileSync(from, to);
  const text = readFileSync(from, 'utf8').replace(/\n\/\/# sourceMappingURL=.*$/m, '');
  writeFileSync(to, text);
  for (const [, name] of text.matchAll(/(?:from |import\()['"](\.[^'"]+)\.js['"]/g)) {
    const next = join(dirname(entry), `${name}.d.ts`);
    if (existsSync(join(root, next))) copyDeclarations(next, seen);
  }
  return imported;
}

function manifest() {
  const moduleOf = ({tag, name, doc, attributes, properties, events}: ElementFacts) => {
    const path = `dist/elements/${tag}.js`;
    return {
      kind: 'javascript-module',
      path,
      declarations: [
        {
          kind: 'class',
          customElement: true,
          name,
          tagName: tag,
          description: doc,
          attributes: attributes.map(each => ({name: each.name, type: {text: each.type}, description: each.doc})),
          members: properties.map(each => ({
            kind: 'field',
            name: each.name,
            type: {text: each.type},
            description: each.doc,
            attribute: each.attribute,
            reflects: true,
          })),
          events: events.map(each => ({name: each.name, type: {text: each.type}, description: each.doc})),
          slots: [{name: '', description: 'What stands in the element.'}],
          cssProperties: [
            {name: '--docs-brand', description: 'Color of the brand; its shades follow it.'},
            {name: '--docs-gap', description: 'Distance to what stands before and behind it (16px).'},
          ],
        },
      ],
      exports: [{kind: 'custom-element-definition', name: tag, declaration: {name, module: path}}],
    };
  };
  return {schemaVersion: '1.0.0', modules: elements.map(moduleOf)};
}

/** For VS Code: `html.customData`. */
function htmlData() {
  return {
    version: 1.1,
    tags: elements.map(({tag, doc, attributes}) => ({
      name: tag,
      description: doc,
      attributes: attributes.map(({name, doc: description, type, values}) => ({
        name,
        description,
        ...(type.startsWith('boolean') && {valueSet: 'v'}),
        ...(values.length > 0 && {values: values.map(value => ({name: value}))}),
      })),
    })),
  };
}

/** For JetBrains editors. */
function webTypes() {
  const {name, version} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, string>;
  return {
    $schema: 'https://json.schemastore.org/web-types',
    name,
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: elements.map(({tag, doc, attributes, events}) => ({
          name: tag,
          description: doc,
          attributes: attributes.map(({name: attribute, doc: description, values, type}) => ({
            name: attribute,
            description,
            required: false,
            value: /boolean/.test(type) ? {kind: 'no-value'} : {type: values.length > 0 ? 'enum' : 'string'},
            ...(values.length > 0 && {values: values.map(value => ({name: value}))}),
          })),
          js: {events: events.map(({name: event, doc: description}) => ({name: event, description}))},
        })),
      },
    },
  };
}

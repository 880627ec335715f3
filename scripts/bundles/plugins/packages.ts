import {sep} from 'node:path';
import type {Plugin} from 'rollup';

/** Documentation of fields and props is for tools. The check reads it for allowed words; browsers do not load it. */
export const withoutDocs: Plugin = {
  name: 'without-docs',
  transform: (code, id) =>
    id.includes(`${sep}build${sep}`) ? {code: code.replace(/\bdoc\s*`[^`]*`/g, "''"), map: null} : null,
};

/** Bundles Lit's element base without its templates: our own renderer renders component elements. */
export const baseAlone: Plugin = {
  name: 'base-alone',
  async resolveId(source, importer) {
    if (source !== 'lit' || !importer?.endsWith('component-element.js')) return null;
    const lit = await this.resolve('lit', importer, {skipSelf: true});
    return lit && this.resolve('@lit/reactive-element', lit.id);
  },
};

const stubs: Readonly<Record<string, string>> = {
  '@jridgewell/gen-mapping': 'export const GenMapping = Object, maybeAddSegment = () => {}, toEncodedMap = () => ({});',
  'ts-interface-checker':
    'const none = () => ({});\nexport {none as union, none as array, none as lit, none as opt, none as iface, none as name, none as func, none as param, none as enumtype, none as tuple};\nexport const createCheckers = () => ({Options: {strictCheck() {}}});',
};

/** sucrase without source maps and without the validation of its options. */
export const compilerOnly: Plugin = {
  name: 'compiler-only',
  resolveId: (id, importer) =>
    Object.hasOwn(stubs, id) && /[\\/]sucrase[\\/]/.test(importer ?? '') ? `\0${id}` : null,
  load: id => (Object.hasOwn(stubs, id.slice(1)) ? stubs[id.slice(1)] : null) ?? null,
};

/** ref-parser gets all documents as data, so its HTTP code and undici stay out. */
export const withoutServers: Plugin = {
  name: 'without-servers',
  transform: (_, id) =>
    /[\\/]json-schema-ref-parser[\\/].*[\\/]resolvers[\\/]http\.js$/.test(id)
      ? {code: 'export default {order: 200, canRead: () => false};', map: null}
      : null,
};

/** ref-parser tests for Node's buffers. In a browser it gets data, never bytes. */
export const withoutBytes: Plugin = {
  name: 'without-bytes',
  transform: (code, id) =>
    /[\\/]json-schema-ref-parser[\\/]/.test(id) && code.includes('Buffer.')
      ? {code: `const Buffer = {isBuffer: () => false};\n${code}`, map: null}
      : null,
};

/** Lit uses Node's buffer for base 64, which every host has. */
export const withoutBuffer: Plugin = {
  name: 'without-buffer',
  resolveId: id => (id === 'buffer' ? '\0buffer' : null),
  load: id => (id === '\0buffer' ? 'export const Buffer = {from: text => ({toString: () => btoa(text)})};' : null),
};

/** Imports the JSON schemas of ajv as modules. */
export const asModule: Plugin = {
  name: 'as-module',
  transform: (code, id) => (id.endsWith('.json') ? `export default ${code}` : undefined),
};

/** The agent server requests nothing from clients, so it needs no validator for their answers (120 KB). */
export const asksNothing: Plugin = {
  name: 'asks-nothing',
  load: id =>
    /[\\/]@modelcontextprotocol[\\/]sdk[\\/].*[\\/]validation[\\/]ajv-provider\.js$/.test(id)
      ? 'export class AjvJsonSchemaValidator {}'
      : null,
};

/** zod must not compile: edge hosts run no generated code, and some reject a file that could. */
export const withoutCode: Plugin = {
  name: 'without-code',
  transform(code, id) {
    if (!/[\\/]zod[\\/]v4[\\/]core[\\/]util\.js$/.test(id)) return null;
    const plain = code.replace(/(?<=export const allowsEval = )cached\(\(\) => \{[\s\S]*?\n\}\);/, '{value: false};');
    if (plain === code) this.error('zod tests differently whether it may compile: find that place again.');
    return {code: plain, map: null};
  },
};

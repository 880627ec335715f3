import {sep} from 'node:path';
import type {Plugin} from 'rollup';

/**
 * Removes the documentation of fields and props. The check reads the allowed values from it, but browsers do not need
 * it.
 */
export const withoutDocs: Plugin = {
  name: 'without-docs',
  transform: (code, id) =>
    id.includes(`${sep}build${sep}`) ? {code: code.replace(/\bdoc\s*`[^`]*`/g, "''"), map: null} : null,
};

/** Bundles Lit's element base without its templates, because our own renderer renders component elements. */
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

/** Bundles sucrase without source maps and without validation of its options. */
export const compilerOnly: Plugin = {
  name: 'compiler-only',
  resolveId: (id, importer) =>
    Object.hasOwn(stubs, id) && /[\\/]sucrase[\\/]/.test(importer ?? '') ? `\0${id}` : null,
  load: id => (Object.hasOwn(stubs, id.slice(1)) ? stubs[id.slice(1)] : null) ?? null,
};

/** Excludes the HTTP code and undici of ref-parser, which gets all documents as data. */
export const withoutServers: Plugin = {
  name: 'without-servers',
  transform: (_, id) =>
    /[\\/]json-schema-ref-parser[\\/].*[\\/]resolvers[\\/]http\.js$/.test(id)
      ? {code: 'export default {order: 200, canRead: () => false};', map: null}
      : null,
};

/** Removes the test for Node's buffers from ref-parser. In a browser, it gets data, never bytes. */
export const withoutBytes: Plugin = {
  name: 'without-bytes',
  transform: (code, id) =>
    /[\\/]json-schema-ref-parser[\\/]/.test(id) && code.includes('Buffer.')
      ? {code: `const Buffer = {isBuffer: () => false};\n${code}`, map: null}
      : null,
};

/** Replaces Node's buffer, which Lit uses for base64. Every host has its own base64 functions. */
export const withoutBuffer: Plugin = {
  name: 'without-buffer',
  resolveId: id => (id === 'buffer' ? '\0buffer' : null),
  load: id => (id === '\0buffer' ? 'export const Buffer = {from: text => ({toString: () => btoa(text)})};' : null),
};

/** Imports ajv's JSON schemas as modules. */
export const asModule: Plugin = {
  name: 'as-module',
  transform: (code, id) => (id.endsWith('.json') ? `export default ${code}` : undefined),
};

/** Excludes the validator for client responses (120 KB), because the agent server sends no requests to clients. */
export const asksNothing: Plugin = {
  name: 'asks-nothing',
  load: id =>
    /[\\/]@modelcontextprotocol[\\/]sdk[\\/].*[\\/]validation[\\/]ajv-provider\.js$/.test(id)
      ? 'export class AjvJsonSchemaValidator {}'
      : null,
};

/** Disables zod's compiler, because edge hosts run no generated code. Some reject a file that contains such code. */
export const withoutCode: Plugin = {
  name: 'without-code',
  transform(code, id) {
    if (!/[\\/]zod[\\/]v4[\\/]core[\\/]util\.js$/.test(id)) return null;
    const plain = code.replace(/(?<=export const allowsEval = )cached\(\(\) => \{[\s\S]*?\n\}\);/, '{value: false};');
    if (plain === code) this.error('zod tests differently whether it may compile: find that place again.');
    return {code: plain, map: null};
  },
};

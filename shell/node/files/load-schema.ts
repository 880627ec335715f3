import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {CompiledSchema, LoadSchema} from '../../../src/openapi/validation/compiled-schema.js';
import {resolvePackageFolder} from './package-folder.js';

/** Loads official schemas of API documents, which the package's build has compiled. */
export const loadSchema: LoadSchema = async name => {
  const file = join(resolvePackageFolder(), 'dist/spec-schemas', `${name}.js`);
  return (await import(pathToFileURL(file).href)) as CompiledSchema;
};

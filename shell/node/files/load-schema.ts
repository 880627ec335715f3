import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {CompiledSchema, LoadSchema} from '../../../src/openapi/validation/compiled-schema.js';
import {resolvePackageFolder} from './package-folder.js';

/** Official schemas of API documents, compiled when the package was built. */
export const loadSchema: LoadSchema = async name => {
  const file = join(resolvePackageFolder(), 'dist/spec-schemas', `${name}.js`);
  return (await import(pathToFileURL(file).href)) as CompiledSchema;
};

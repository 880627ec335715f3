import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {CompiledSchema, LoadSchema} from '../../../src/openapi/validation/compiled-schema.js';
import {resolvePackageFolder} from './package-folder.js';

/** Loads an official JSON Schema of OpenAPI or AsyncAPI. The build has compiled them to functions. */
export const loadSchema: LoadSchema = async name => {
  const file = join(resolvePackageFolder(), 'dist/spec-schemas', `${name}.js`);
  return (await import(pathToFileURL(file).href)) as CompiledSchema;
};

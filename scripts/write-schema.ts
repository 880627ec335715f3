import {mkdir, writeFile} from 'node:fs/promises';
import {dirname} from 'node:path';
import {fileURLToPath} from 'node:url';
import {buildSchema} from '../src/config/schema.js';

// Runs as build/scripts/write-schema.js.
const path = fileURLToPath(new URL('../../dist/docs.schema.json', import.meta.url));
await mkdir(dirname(path), {recursive: true});
await writeFile(path, `${JSON.stringify(buildSchema())}\n`);
